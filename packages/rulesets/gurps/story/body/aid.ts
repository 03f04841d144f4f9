/** What is done for the wounded: blood stopped, wounds bound, the dying helped. */
import { BadInput, oneOf, procedure } from '@umpire/engine'
import { techLevel } from '../../campaign/settings.ts'
import { isUp, MINUTE } from '../../condition/condition.ts'
import { bandage, firstAid } from '../../recovery/treatment.ts'
import { success } from '../../roll/success.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn } from '../facts/state.ts'
import { saved, treated, workedOnWound } from '../facts/time-facts.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive, mustBeUp, ONE_DIE, TAKES_TIME } from './common.ts'
import { afterLoss } from './harm.ts'
import { restoreHealed } from './heal.ts'
import { advance } from './time.ts'

/** Where nothing was learned and nothing can be tried. */
const HOPELESS = 0

const skillOf = (ask: Asking, healer: string): number =>
  levelOf(vitalsOf(ask.state, healer, ask.why).person, 'First Aid', ask.why) ?? HOPELESS

/** Whether there is anything to stop. */
export const bleedsNow = (ask: Asking, who: string): boolean => {
  const { bleeding, drains } = conditionIn(ask.state, who)
  return isAlive(ask.state, who) && (bleeding !== null || drains.length > 0)
}

/** A minute of work; it comes before that minute's blood. */
export function workOn(ask: Asking, healer: string, who: string, takes_time: boolean): boolean {
  if (takes_time) advance(ask, MINUTE, [], true)
  if (!bleedsNow(ask, who) || !isUp(conditionIn(ask.state, healer))) return false
  const skill = skillOf(ask, healer)
  const stopped = ask.read(
    THREE_DICE,
    { purpose: 'First Aid, bleeding', by: healer },
    roll => success({ effective: skill, roll }, ask.why).success,
  )
  ask.record(workedOnWound({ who, healer, stopped }))
  return stopped
}

const AID = { ...WHO, healer: NAME, takes_time: TAKES_TIME }

export const stopBleeding = procedure(
  { id: 'gurps.procedure.stop-bleeding', title: 'Stopping the blood', given: AID },
  (ask: Asking, { who, healer, takes_time }): { readonly stopped: boolean } => {
    mustBeUp(ask.state, healer)
    conditionIn(ask.state, who)
    const stopped = workOn(ask, healer, who, takes_time)
    // Whatever fell due in that very second.
    if (takes_time) advance(ask, 0)
    return { stopped }
  },
)

export type How = 'first-aid' | 'bandage'

/** The treatment itself, once the time is over. */
function firstAidOn(ask: Asking, healer: string, who: string): number {
  const { why } = ask
  const { condition } = vitalsOf(ask.state, who, why)
  const done = { bandaged: condition.treated === 'bandaged', first_aid_done: condition.treated === 'first-aid' }
  const given = { skill: skillOf(ask, healer), hp_lost: condition.hp_lost, tl: techLevel(why), ...done }
  // The die is thrown only where the roll leaves it to decide.
  const roll = ask.read(THREE_DICE, { purpose: 'First Aid', by: healer }, total => {
    const { restored } = firstAid({ ...given, roll: total }, why)
    return restored === null ? { total, restored: null } : { total: 0, restored }
  })
  if (roll.restored !== null) return roll.restored
  return ask.read(
    ONE_DIE,
    { purpose: 'hit points restored', by: healer },
    die => firstAid({ ...given, roll: roll.total, die }, why).restored ?? 0,
  )
}

/** Half an hour or less for one patient; answers the hit points that came back. */
export function treat(
  ask: Asking,
  healer: string,
  who: string,
  how: How,
  takes_time: boolean,
): Refused | { readonly allowed: true; readonly restored: number } {
  const { why } = ask
  const { condition } = vitalsOf(ask.state, who, why)
  const done = { bandaged: condition.treated === 'bandaged', first_aid_done: condition.treated === 'first-aid' }
  const given = { skill: skillOf(ask, healer), hp_lost: condition.hp_lost, tl: techLevel(why), ...done }
  const plan = how === 'bandage' ? bandage({ hp_lost: condition.hp_lost, ...done }, why) : firstAid(given, why)
  if (!plan.allowed) {
    return refused(how === 'bandage' ? bandage : firstAid, `${who} was treated already; rest must do the rest`)
  }
  if (takes_time) advance(ask, Math.round(plan.minutes * MINUTE))
  if (!isAlive(ask.state, who) || !isUp(conditionIn(ask.state, healer))) return { allowed: true, restored: 0 }
  const before = vitalsOf(ask.state, who, why).hp
  const restored = how === 'bandage' ? (plan.restored ?? 0) : firstAidOn(ask, healer, who)
  ask.record(treated({ who, healer, how: how === 'bandage' ? 'bandaged' : 'first-aid', restored }))
  if (restored < 0) afterLoss(ask, who, before, 'bad treatment')
  else help(ask, healer, who)
  restoreHealed(ask, who)
  return { allowed: true, restored }
}

/** Help that came in time. */
function help(ask: Asking, healer: string, who: string): void {
  const { dying } = conditionIn(ask.state, who)
  if (dying !== null) ask.record(saved({ who, by: healer }))
}

export const treatWounds = procedure(
  {
    id: 'gurps.procedure.treat-wounds',
    title: 'First Aid, or simple bandaging',
    given: { ...AID, how: oneOf('first-aid', 'bandage') },
  },
  (ask: Asking, { who, healer, how, takes_time }): Refused | { readonly allowed: true; readonly restored: number } => {
    mustBeUp(ask.state, healer)
    if (!isAlive(ask.state, who)) throw new BadInput('who', 'somebody who lives', who)
    return treat(ask, healer, who, how, takes_time)
  },
)

/** A physician, water, warmth: the game master's word that it was what was needed. */
export const bringHelp = procedure(
  { id: 'gurps.procedure.help', title: 'Help for the dying', given: { ...WHO, by: NAME } },
  (ask: Asking, { who, by }): { readonly saved: boolean } => {
    const { dying, wasting } = conditionIn(ask.state, who)
    if (dying === null && wasting === null) return { saved: false }
    ask.record(saved({ who, by }))
    return { saved: true }
  },
)
