/** Rows of the table of fright, reached by scripted dice: what each asks for then, and what it leaves. */
import type { Ruleset, Scripted } from '@umpire/engine'
import { conditionIn, storyOf } from '../facts/state.ts'
import { fright } from '../mind/fright.ts'
import { somebody } from './people-fixture.ts'
import { played } from './played-fixture.ts'

/** Somebody with tens who fails a check so badly that this row comes up. */
export function terrified(row: number, answers: readonly Scripted[], ruleset?: Ruleset, more: object = {}) {
  const margin = Math.max(1, row - 10)
  const start = storyOf({ Ada: somebody(more) })
  // Whatever is over 13 counts as 13: the check is failed by a 14.
  const given = { who: 'Ada', cause: 'a ghost', modifier: 4 - margin, phobia: 'blood' }
  const came = played(fright, given, [14, row - margin, ...answers], start, ruleset)
  return { ...came, left: conditionIn(came.state, 'Ada') }
}

/** What a row asks for and leaves; of a stun, its seconds. */
export interface Case {
  readonly answers: readonly Scripted[]
  readonly stunned?: number
  readonly left?: object
  readonly notes?: readonly string[]
}

const gains = (what: string, points: number, more: object = {}): object => ({ gained: [{ what, points, ...more }] })
const aged = (points: number): object => gains('physical-disadvantages-or-aging', points, { a_year: -3 })
const out = (by: string, next_in: number, roll: string, every: string): object => ({
  out: { by, next_in, roll, every },
})
const tired = (ordinary: number): object => ({ fatigue: { ordinary } })
const weak = (seconds_left: number | null): object => ({
  penalties: [{ to: ['skill-rolls', 'attribute-checks'], value: -2, until: 'time', seconds_left, from_waking: true }],
})
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
const PHOBIA = 'phobia-or-mental-disadvantage'

const collapsed = { answers: [2], left: { ...out('unconscious', 2 * HOUR, 'HT', '1d hours'), ...weak(6 * HOUR) } }

/** As printed, by the row; what follows the roll on the table is in `answers`. */
export const FRIGHT_CASES: { readonly [row: number]: Case } = {
  4: { answers: [], stunned: 1 },
  5: { answers: [], stunned: 1 },
  6: { answers: [11, 10], stunned: 2 },
  7: { answers: [10], stunned: 1 },
  8: { answers: [14, 13], stunned: 2 },
  9: { answers: [13], stunned: 1 },
  10: { answers: [4, 13], stunned: 4 },
  11: { answers: [7, 14, 13], stunned: 8 },
  12: { answers: [10], stunned: 15, notes: ['Ada is sick.'] },
  13: { answers: [], left: gains('quirk', -1) },
  14: { answers: [3, 2, 10], stunned: 2, left: tired(3) },
  15: { answers: [3, 2, 10, 9], stunned: 3, left: tired(3) },
  16: { answers: [2, 9, 8], stunned: 3, left: gains('quirk', -1) },
  17: { answers: [3], left: out('faint', 3 * MINUTE, 'HT', 'minute') },
  18: { answers: [3, 11], left: { ...out('faint', 3 * MINUTE, 'HT', 'minute'), hp_lost: 1 } },
  19: { answers: [7], left: { ...out('faint', 7 * MINUTE, 'HT', 'minute'), hp_lost: 1 } },
  20: { answers: [14, 3], left: { ...out('faint', 14 * MINUTE, 'none', 'turn'), ...tired(3) } },
  21: { answers: [2], left: out('panic', 2 * MINUTE, 'IQ', 'minute') },
  22: { answers: [], left: gains(PHOBIA, -10) },
  23: { answers: [], left: gains(PHOBIA, -10) },
  24: { answers: [], left: aged(-15) },
  25: { answers: [], left: aged(-15) },
  26: { answers: [3, 11], left: { ...out('faint', 3 * MINUTE, 'HT', 'minute'), hp_lost: 1, ...gains(PHOBIA, -10) } },
  27: { answers: [3, 10], left: { ...out('faint', 3 * MINUTE, 'HT', 'minute'), hp_lost: 0, ...gains(PHOBIA, -10) } },
  28: { answers: [], left: { ...out('unconscious', 30 * MINUTE, 'HT', '30 minutes'), ...weak(6 * HOUR) } },
  29: collapsed,
  30: {
    answers: [2],
    left: { ...out('catatonia', 2 * DAY, 'HT', '1d days'), ...weak(null), wasting: { day: 1, next_in: DAY } },
  },
  31: {
    answers: [3, 7, 18, 4],
    left: {
      ...out('seizure', 3 * MINUTE, 'none', 'turn'),
      ...tired(7),
      hp_lost: 4,
      attributes_lost: { ht: 1, iq: 0 },
    },
  },
  32: { answers: [7], left: { hp_lost: 7, out: null } },
  33: { answers: [], left: out('total-panic', 1, 'IQ', 'turn') },
  34: { answers: [], left: gains(PHOBIA, -15) },
  35: { answers: [], left: gains(PHOBIA, -15) },
  36: { answers: [], left: aged(-20) },
  37: { answers: [], left: aged(-30) },
  38: { ...collapsed, left: { ...collapsed.left, ...gains(PHOBIA, -15) } },
  39: { ...collapsed, left: { ...collapsed.left, ...gains(PHOBIA, -15) } },
  40: { ...collapsed, left: { ...collapsed.left, ...gains(PHOBIA, -15), attributes_lost: { ht: 0, iq: 1 } } },
  45: { ...collapsed, left: { ...collapsed.left, ...gains(PHOBIA, -15), attributes_lost: { ht: 0, iq: 1 } } },
}

/** What came of a row, in the words of a case. */
export function leftBy(row: number, { answers }: Case, ruleset?: Ruleset) {
  const { facts, left, notes } = terrified(row, answers, ruleset)
  const stunned = facts.find(fact => Object.keys(fact).join() === 'who,seconds')?.['seconds']
  const rows = facts.map(fact => ('row' in fact ? fact['row'] : undefined)).filter(one => one !== undefined)
  return { rows, stunned, left, notes }
}
