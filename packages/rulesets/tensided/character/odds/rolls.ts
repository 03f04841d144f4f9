/**
 * A roll and a task of many rolls by their numbers alone, for odds. At the table they are those of a story
 * (`play/resolve.ts`, `play/task.ts`), with people and a clock; the rules of both are the same.
 */
import { type Ask, int, oneOf, procedure, type Ruleset, record, vocabulary, type World } from '@umpire/engine'
import { extended } from '../../core/extended.ts'
import { criticalBotch, roll, score } from '../../core/roll.ts'
import { D10, reads } from '../../fight/facts/ask.ts'

const nothing = record({})
type Nothing = { readonly [name: string]: never }
export type RollAsk = Ask<Nothing, never>

/** Nothing is kept of a roll by itself. */
export const rollWorld = (ruleset: Ruleset): World<Nothing, never> => ({
  state: { spec: nothing.spec, read: () => ({}) },
  facts: vocabulary(),
  evolve: state => state,
  ruleset,
})

const ROLLED = { attribute: score, difficulty: score }

export type Came = { readonly success: boolean; readonly critical: boolean; readonly botch: boolean }

export const weighedRoll = procedure(
  { id: 'tensided.odds.roll', title: 'A roll, weighed', given: ROLLED },
  (ask: RollAsk, x): Came =>
    reads(ask, D10, { purpose: 'roll' }, d10 => {
      const { success, mos } = roll({ d10, ...x }, ask.why)
      return { success, ...criticalBotch({ mos, d10 }, ask.why) }
    }),
)

const TASK = {
  ...ROLLED,
  success_at: int({ min: 1, max: 100_000 }),
  failure_at: int({ min: -100_000, max: -1 }),
  cmos: score,
  result: oneOf('success', 'failure', 'open'),
}

/** One roll of it: its margin is added to those before. */
const taskRoll = procedure(
  { id: 'tensided.odds.task-roll', title: 'A roll of a long task', given: TASK },
  (ask: RollAsk, x) => {
    const { attribute, difficulty, success_at, failure_at } = x
    return reads(ask, D10, { purpose: 'roll' }, d10 => {
      const { mos } = roll({ d10, attribute, difficulty }, ask.why)
      const { cmos, result } = extended({ success_at, failure_at, margins: [x.cmos + mos] }, ask.why)
      return { ...x, cmos, result }
    })
  },
)

export const weighedTask = procedure(
  {
    id: 'tensided.odds.task',
    title: 'A task of many rolls, weighed',
    given: { ...TASK, rolls: int({ min: 1, max: 400 }) },
  },
  (ask: RollAsk, { rolls, ...x }): 'success' | 'failure' | 'open' => {
    const { result } = ask.iterate(taskRoll, x, task => task.result !== 'open', rolls)
    return result
  },
)
