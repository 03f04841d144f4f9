import { keyOf } from '../field/json.ts'
import { memoByObject } from '../memo/memo-by-object.ts'
import { MemoTable } from '../memo/memo-table.ts'
import type { Choosable } from '../ruleset/option.ts'
import { type Chosen, compose, type Ruleset } from '../ruleset/ruleset.ts'

const MOST = 100

/**
 * The rules that a table plays by, composed once for all tables that chose the same: what is worked out of the rules in
 * force is then worked out once, and kept once, for all of them.
 *
 *     composedFor(choosable)(chosen) === composedFor(choosable)(chosen)
 */
export const composedFor = memoByObject((choosable: Choosable) => {
  const known = new MemoTable<string, Ruleset>(MOST)
  return (chosen: Chosen): Ruleset => known.get(keyOf(chosen), () => compose(choosable, chosen))
})
