/** Tests that replace a module by `vi.mock`, which all files of a worker would share: each has modules of its own. */
export const MOCKED = 'apps/cli/**/{check,check-systems,fight,new,odds}.test.ts'
