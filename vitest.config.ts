import { defineConfig } from 'vitest/config'

const BROWSER = 'e2e/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{packages,apps,tools,bench}/**/*.test.ts'],
          sequence: { groupOrder: 0 },
          // By itself it would leave a core to whoever watches.
          maxWorkers: '100%',
        },
      },
      // Pages and servers want the machine for themselves.
      { extends: true, test: { name: 'browser', include: [BROWSER], sequence: { groupOrder: 1 }, maxWorkers: 1 } },
    ],
    setupFiles: ['./tools/src/fuzz-seed.ts'],
    testTimeout: 60_000,
  },
})
