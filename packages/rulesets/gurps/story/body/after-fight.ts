/** After a fight: blood first, then the wounds, dirt in them, and rest. */
import { flag, int, list, nullable, oneOf, or, procedure } from '@umpire/engine'
import { isUp, MINUTE } from '../../condition/condition.ts'
import { DIRTY_WOUNDS } from '../../disease/catching.ts'
import { NAME } from '../facts/fields.ts'
import { characterIn, conditionIn } from '../facts/state.ts'
import { bleedsNow, type How, treat, workOn } from './aid.ts'
import { type Asking, isAlive, livingIn, mustBeUp, PEOPLE } from './common.ts'
import { limbs } from './heal.ts'
import { exposeWound } from './sickness.ts'
import { advance } from './time.ts'

/** Nobody works longer than this at one who bleeds: by then it is over, one way or the other. */
const LONGEST_WORK = 60

type Way = How | 'nothing'

export const afterFight = procedure(
  {
    id: 'gurps.procedure.after-fight',
    title: 'After a fight',
    given: {
      healer: NAME,
      /** Whom he sees to, in that order; all who are hurt, if none are named. */
      patients: PEOPLE,
      /** Who has dirt in the wound, and what kind of it. */
      dirty: or(list(NAME, 1000), []),
      wound: or(nullable(oneOf(...DIRTY_WOUNDS)), null),
      special_area: or(flag(), false),
      /** Afterwards, for everybody. */
      rest_minutes: or(int({ min: 0, max: 24 * 60 }), 0),
    },
  },
  (ask: Asking, x): { readonly treated: readonly string[] } => {
    mustBeUp(ask.state, x.healer)
    for (const who of x.dirty) characterIn(ask.state, who)
    const patients = livingIn(ask.state, x.patients).filter(
      who => who !== x.healer && conditionIn(ask.state, who).hp_lost > 0,
    )
    for (const who of patients) ask.call(limbs, { who })
    for (const who of patients) stopBlood(ask, x.healer, who)
    const treated: string[] = []
    for (const who of patients) if (treatOne(ask, x.healer, who)) treated.push(who)
    for (const who of x.wound === null ? [] : livingIn(ask.state, x.dirty)) {
      if (x.dirty.includes(who)) exposeWound(ask, who, x.wound ?? DIRTY_WOUNDS[0], x.special_area)
    }
    advance(ask, x.rest_minutes * MINUTE, livingIn(ask.state, []))
    return { treated }
  },
)

function stopBlood(ask: Asking, healer: string, who: string): void {
  for (let minute = 0; minute < LONGEST_WORK && bleedsNow(ask, who) && isUp(conditionIn(ask.state, healer)); minute++) {
    workOn(ask, healer, who, true)
    advance(ask, 0)
  }
}

function treatOne(ask: Asking, healer: string, who: string): boolean {
  if (!isAlive(ask.state, who) || !isUp(conditionIn(ask.state, healer))) return false
  const way: Way = ask.choose({
    who: healer,
    question: `how ${who} is treated`,
    choices: [
      { key: 'first-aid', label: 'First Aid' },
      { key: 'bandage', label: 'simple bandaging' },
      { key: 'nothing', label: 'not at all' },
    ],
  })
  if (way === 'nothing') return false
  return treat(ask, healer, who, way, true).allowed
}
