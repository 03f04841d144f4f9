/** Tasks of many rolls, kept over time: tensided.proc.extended-task. */
import { dice, NotationError } from '@umpire/dice'
import { BadInput, flag, int, oneOf, optional, or, procedure, text } from '@umpire/engine'
import { extendedLastInterval } from '../../campaign/readings.ts'
import { learnedOf } from '../../character/skill-lines.ts'
import { passiveComplex } from '../../core/df-stacking.ts'
import { type ExtendedResult, extended, FAILURE_AT, SUCCESS_AT, UNITS } from '../../core/extended.ts'
import { score } from '../../core/roll.ts'
import { throws } from '../../fight/facts/ask.ts'
import { type Attempt, attempt, harder } from '../../skills/attempt.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { SKILL } from '../../tables/skills.ts'
import type { Asking } from '../facts/ask.ts'
import { SECONDS } from '../facts/clock.ts'
import { taskEnded, workedOn } from '../facts/facts.ts'
import type { Person } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { ROLL, type RollGiven, roller, rollFor, WHO } from '../facts/roll.ts'
import type { Story, Task } from '../facts/state.ts'
import { advance } from '../time/time.ts'
import { attributeOf, numbersOf } from './resolve.ts'

export type Worked = {
  readonly allowed: true
  readonly result: ExtendedResult
  readonly cmos: number
  readonly rolls: number
  readonly clock: number
}

export const taskIn = ({ tasks }: Story, who: string, name: string): Task | undefined =>
  tasks.find(task => task.who === who && task.name === name)

/** What one roll of it is, for him as he is now. */
type Attempting = (task: Task, person: Person, df_modifier: number) => (thrown: { readonly d10?: number }) => Attempt

const MOST_ROLLS = 1000

/** One roll, or as many as it takes: between two of them the clock goes on for everybody. */
export function workOn(
  ask: Asking,
  begun: Task,
  x: RollGiven & { readonly keep_at_it: boolean },
  attempting: Attempting,
): Worked | Refused {
  const { who, name } = begun
  let task = begun
  for (;;) {
    if (task.next > ask.state.clock) {
      if (!x.keep_at_it)
        return refused(extended, `${who} can go on with ${name} in ${task.next - ask.state.clock} seconds`)
      advance(ask, task.next - ask.state.clock)
    }
    const { skill, success_at, failure_at } = task
    const able = roller(ask, who, { skill }, x)
    if ('rule' in able) return able
    const { mos } = rollFor(ask, { ...x, who, skill, what: name }, attempting(task, able.person, able.df_modifier))
    const { cmos, result } = extended({ success_at, failure_at, margins: [task.cmos, mos] }, ask.why)
    task = { ...task, cmos, rolls: task.rolls + 1 }
    const told = { allowed: true, result, cmos, rolls: task.rolls } as const
    if (result !== 'open') {
      // A campaign may want the time of the roll that decides as well.
      if (extendedLastInterval(ask.why)) advance(ask, waits(ask, task))
      ask.record(taskEnded({ who, name, result, cmos }))
      return { ...told, clock: ask.state.clock }
    }
    task = { ...task, next: ask.state.clock + waits(ask, task) }
    ask.record(workedOn({ who, task }))
    if (!x.keep_at_it || task.rolls >= MOST_ROLLS) return { ...told, clock: ask.state.clock }
  }
}

/** Seconds between two rolls. */
function waits(ask: Asking, { who, interval, unit }: Task): number {
  const units = throws(ask, dice(interval), { purpose: `${unit} until the next roll`, by: who })
  return units * SECONDS[unit]
}

/** By the skill's own number, half as much again where it is complex; and what he did not learn of it. */
const plainly =
  (ask: Asking): Attempting =>
  (task, person, df_modifier) => {
    const { why } = ask
    const { skill, situation, field } = task
    const own = numbersOf(
      person,
      { skill, ...(situation === null ? {} : { situation }), ...(field === null ? {} : { field }) },
      why,
    )
    const { concentrations: held } = learnedOf(person.character, skill, field ?? undefined)
    const foreign = concentrations(
      { skill, concentrations: held, ...(field === null ? {} : { field }) },
      why,
    ).df_modifier
    const burden = df_modifier + foreign
    const difficulty = own.complex ? passiveComplex(task.base_df, why, burden) : harder(task.base_df, burden, why)
    return ({ d10 }) => attempt(attributeOf(own, why), difficulty, d10, why)
  }

const DEFAULT_INTERVAL = '1d10'

function intervalOf(text: string): string {
  try {
    return dice(text).text
  } catch (error) {
    if (error instanceof NotationError) throw new BadInput('interval', 'dice, as 1d10', text)
    throw error
  }
}

export const extendedTask = procedure(
  {
    id: 'tensided.proc.extended-task',
    title: 'Work on an extended task',
    given: {
      ...WHO,
      name: text(100),
      /** What the task is; a task that is under way goes on as it was begun. */
      skill: optional(SKILL),
      situation: optional(text(60)),
      field: optional(text(60)),
      difficulty: optional(score),
      success_at: or(int({ min: 1, max: 100_000 }), SUCCESS_AT),
      failure_at: or(int({ min: -100_000, max: -1 }), FAILURE_AT),
      interval: or(text(20), DEFAULT_INTERVAL),
      unit: or(oneOf(...UNITS), 'hours'),
      /** Until it is decided, with the time that takes. */
      keep_at_it: or(flag(), false),
      give_up: or(flag(), false),
      ...ROLL,
    },
  },
  (ask: Asking, x): Worked | Refused => {
    const { who, name } = x
    const known = taskIn(ask.state, who, name)
    if (x.give_up) {
      if (known === undefined) return refused(extended, `${who} works on nothing called ${name}`)
      const { cmos, rolls } = known
      ask.record(taskEnded({ who, name, result: 'given up', cmos }))
      return { allowed: true, result: 'failure', cmos, rolls, clock: ask.state.clock }
    }
    return workOn(ask, known ?? begun(ask, x), x, plainly(ask))
  },
)

function begun({ state }: Asking, x: Parameters<typeof extendedTask.run>[1]): Task {
  const { who, name, skill, difficulty, situation = null, field = null, success_at, failure_at, unit } = x
  if (skill === undefined || difficulty === undefined) {
    throw new BadInput('given', 'skill and difficulty of a task that begins', name)
  }
  const interval = intervalOf(x.interval)
  const task = { who, name, skill, situation, field, base_df: difficulty, success_at, failure_at, interval, unit }
  return { ...task, cmos: 0, rolls: 0, next: state.clock }
}
