import type { Entry } from '../procedure/entry.ts'
import type { Reason } from '../rule/reason.ts'

/**
 * How often each rule fired in a recorded game, read off the reasons in its log. Simulated games are counted by a
 * `Counter`, which keeps no log.
 */
export function firedIn(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const fired = new Map<string, number>()
  const count = (reasons: readonly Reason[]): void => {
    for (const reason of reasons) {
      if (reason.kind === 'rule') {
        fired.set(reason.id, (fired.get(reason.id) ?? 0) + 1)
        count(reason.because)
      } else if (reason.kind === 'sum' || reason.kind === 'product') {
        for (const term of reason.terms) count(term.because)
      }
    }
  }
  for (const { why } of entries) count(why)
  return fired
}
