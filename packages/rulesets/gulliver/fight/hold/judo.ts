/** Judo throws and arm locks as acts of a turn: gulliver.unarmed.judo and gulliver.unarmed.arm-lock. */
import { procedure, text, type Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  damageDice,
  type Fight,
  type FurtherAct,
  fighterAt,
  idAt,
  no,
  penaltyTo,
  standingAt,
  sufferer,
  THREE_DICE,
  wound,
} from '@umpire/gurps/fight-rooms'
import { judo as judoRule, armLock as lockRule } from '../../unarmed/judo.ts'
import { balanceSkill } from '../body/balance.ts'
import { sizeAt } from '../body/body.ts'
import { placeField } from '../foe/foes.ts'
import { actOnFoe, isBeside } from './act-of.ts'
import { gripWound } from './grip-wound.ts'
import { heldOf, LOCKED, lockOf, tighten } from './hold.ts'
import { handsAt, strengthFor, struggle } from './strength.ts'
import { takeDown } from './wrestle.ts'

const hinders = (fight: Fight, place: number): number => {
  const one = standingAt(fight, place)
  return penaltyTo(one, ['dx', 'all-actions', 'skill-rolls']) - one.shock
}

const judoOf = (fight: Fight, place: number): number => (fighterAt(fight, place).judo ?? 0) + hinders(fight, place)

/** The better of balance and Judo: each has penalties and shock in it once. */
function resistanceOf(fight: Fight, place: number, why: Why): number {
  const one = standingAt(fight, place)
  const hindered = penaltyTo(one, ['dx', 'all-actions', 'attribute-checks']) - one.shock
  return Math.max(balanceSkill(fight, place, why) + hindered, judoOf(fight, place))
}

/** Won by so much, a throw hurts. */
const CLEANLY = 5

/** Both sides of the Contest of Skill, as far as anything depends on it: what follows is weighed once for each end. */
const contestOfSkill = procedure(
  {
    id: 'gulliver.procedure.judo-contest',
    title: 'Contest of Judo',
    given: { by: placeField, target: placeField, purpose: text(60) },
  },
  (ask: Asking, { by, target, purpose }) => {
    const roll = ask.roll(THREE_DICE, { purpose, by: idAt(ask.state, by) })
    const foe_roll = ask.roll(THREE_DICE, { purpose: `resist: ${purpose}`, by: idAt(ask.state, target) })
    const { state, why } = ask
    const { next, degree, fixed_st_bonus, contest_margin } = judoRule(
      {
        judo: judoOf(state, by),
        roll,
        foe_skill: resistanceOf(state, target, why),
        foe_roll,
        size_difference: sizeAt(state, target) - sizeAt(state, by),
        level: fighterAt(state, by).encumbrance_level,
        hands: handsAt(state, by),
        full_coordination: 0,
        aoa: false,
        sutemi: false,
        foe_aod: standingAt(state, target).maneuver === 'all-out-defense',
      },
      why,
    )
    return { next, degree, fixed_st_bonus, clean: contest_margin >= CLEANLY }
  },
)

export const judoThrow: FurtherAct = actOnFoe({
  name: 'judo-throw',
  role: 'attack',
  rule: judoRule,
  says: foe => `Throw ${foe} by Judo`,
  offered: (fight, place, target) => fighterAt(fight, place).judo !== null && isBeside(fight, place, target),
  refused: (fight, place, target) => {
    if (fighterAt(fight, place).judo === null) return no(judoRule, 'Judo was never learned')
    if (!isBeside(fight, place, target)) return no(judoRule, 'out of reach of the hands')
    if (standingAt(fight, target).position === 'lying') return no(judoRule, 'on the ground already')
    return handsAt(fight, place) === 0 ? no(judoRule, 'no hand is free') : undefined
  },
  perform(ask, place, target): ActOutcome {
    const contest = ask.call(contestOfSkill, { by: place, target, purpose: 'throw by Judo' })
    if (contest.next === 'turn over') return 'failed'
    const margin = takeDown(ask, place, target, false, contest.fixed_st_bonus)
    if (margin >= CLEANLY && contest.clean) struckDown(ask, place, target)
    return standingAt(ask.state, target).position === 'lying' ? 'done' : 'failed'
  },
  worth: (fight, place) => (judoOf(fight, place) >= GOOD ? JUDO_WORTH : 0),
})

const GOOD = 12
const JUDO_WORTH = 0.25

/** A clean throw hurts as a punch does. */
function struckDown(ask: Asking, place: number, target: number): void {
  const punch = fighterAt(ask.state, place).arms.at(-1)?.blows[0]
  if (punch === undefined || standingAt(ask.state, target).status === 'dead') return
  const rolled = ask.roll(damageDice(punch.damage), { purpose: 'damage', by: idAt(ask.state, place) })
  const fall = { target, location: 'torso', rolled, half: false, factor: null, thrust: false } as const
  wound(ask, sufferer(target, place), gripWound(ask, fall))
}

export const armLock: FurtherAct = actOnFoe({
  name: 'arm-lock',
  role: 'attack',
  rule: lockRule,
  says: foe => `Lock an arm of ${foe}`,
  offered: (fight, place, target) => fighterAt(fight, place).judo !== null && heldOf(fight, place) === target,
  refused: (fight, place, target) => {
    if (fighterAt(fight, place).judo === null) return no(lockRule, 'Judo was never learned')
    return heldOf(fight, place) === target ? undefined : no(lockRule, 'grapple first')
  },
  perform(ask, place, target): ActOutcome {
    const { degree, next } = ask.call(contestOfSkill, { by: place, target, purpose: 'lock an arm' })
    if (next === 'turn over') return 'failed'
    const before = lockOf(ask.state, target)
    const name = fighterAt(ask.state, target).name
    // Once it is set, skill alone makes it tighter.
    if (before !== null) {
      if (degree <= before) return 'failed'
      tighten(ask, target, LOCKED, degree, `The lock on ${name} is tighter.`)
      return 'done'
    }
    const { why } = ask
    const own = strengthFor(ask.state, place, target, 'hold', { aoa: false, resists: false }, why)
    const foe = strengthFor(ask.state, target, place, 'break free', { aoa: false, resists: true }, why)
    const set = lockRule({ victim_st: foe, attacker_st: own, lock: 'arm', stage: 'set', degree }, why)
    const margin = struggle(
      ask,
      { place, load_st: set.attacker ?? own, after: set.fixed_st_bonus },
      { place: target, load_st: set.victim },
      'lock an arm',
    )
    if (margin <= 0) return 'failed'
    tighten(ask, target, LOCKED, degree, `An arm of ${name} is locked.`)
    return 'done'
  },
})
