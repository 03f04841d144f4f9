/** Grapple, takedown, pin and breaking free as acts of a turn: gulliver.unarmed.*. */
import type { Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  type Attempt,
  afterDefense,
  type Bar,
  bodyAttack,
  type Fight,
  type FurtherAct,
  fallDown,
  fighterAt,
  frameOf,
  hitOrMiss,
  judoAttempt,
  no,
  penaltyTo,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { breakFree, grapple as grappleRule, pin as pinRule, takedown as takedownRule } from '../../unarmed/wrestle.ts'
import { loseBalance } from '../body/balance.ts'
import { isDown, massOf, sizeAt } from '../body/body.ts'
import { actOnFoe, isBeside } from './act-of.ts'
import {
  endHold,
  heldBack,
  heldOf,
  holderOf,
  isPinned,
  lockedStrength,
  lockOf,
  PINNED,
  takeHold,
  tighten,
} from './hold.ts'
import { handsAt, strengthFor, struggle } from './strength.ts'

export const barred: Bar = heldBack

const schooled = (fight: Fight, place: number, school: string): { readonly [skill: string]: number } => {
  const { arms } = fighterAt(fight, place)
  const found = arms.at(-1)?.blows.find(one => one.school === school)
  return found === undefined ? {} : { [school]: found.skill }
}

/** What is rolled against to get hold of somebody. */
function toGrapple(fight: Fight, place: number, target: number, why: Why): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const { wrestling, sumo_wrestling } = frameOf(fighter).more
  const { effective } = grappleRule(
    {
      dx: fighter.dx,
      ...(fighter.judo === null ? {} : { judo: fighter.judo }),
      ...(wrestling === undefined ? {} : { wrestling }),
      ...(sumo_wrestling === undefined ? {} : { sumo_wrestling }),
      ...schooled(fight, place, 'brawling'),
      hands: handsAt(fight, place),
      full_coordination: frameOf(fighter).more['full_coordination'] ?? 0,
      attacker_size: sizeAt(fight, place),
      target_size: sizeAt(fight, target),
    },
    why,
  )
  return (effective ?? fighter.dx) - one.shock + penaltyTo(one, ['attacks', 'dx', 'all-actions', 'skill-rolls'])
}

const grappling = (fight: Fight, place: number, target: number, why: Why): Attempt => ({
  ...judoAttempt(fight, place, target, why),
  how: 'grapple',
  effective: toGrapple(fight, place, target, why),
})

export const grapple: FurtherAct = actOnFoe({
  name: 'grapple',
  role: 'attack',
  rule: grappleRule,
  says: foe => `Grapple ${foe}`,
  offered: (fight, place, target) => isBeside(fight, place, target) && heldOf(fight, place) !== target,
  refused: (fight, place, target, why) => {
    if (!isBeside(fight, place, target)) return no(grappleRule, 'out of reach of the hands')
    if (heldOf(fight, place) === target) return no(grappleRule, 'held already')
    if (handsAt(fight, place) === 0) return no(grappleRule, 'no hand is free')
    return toGrapple(fight, place, target, why) < LEAST_SKILL
      ? no(grappleRule, 'hopeless: the skill is below 3')
      : undefined
  },
  attempt: grappling,
  perform(ask, place, target): ActOutcome {
    const { lands, attempt, after } = bodyAttack(ask, grappling(ask.state, place, target, ask.why), hitOrMiss)
    afterDefense(ask, attempt, { after })
    if (!lands) return 'failed'
    takeHold(ask, place, target)
    return 'done'
  },
  worth: (fight, place, target, why) => (isStronger(fight, place, target, why) ? GRAPPLE_WORTH : 0),
})

const LEAST_SKILL = 3
/** Worth a little to whoever would win the struggle that follows. */
const GRAPPLE_WORTH = 0.12
const TAKEDOWN_WORTH = 0.25
const STRONGER = 1.5

const isStronger = (fight: Fight, place: number, target: number, why: Why): boolean =>
  strengthFor(fight, place, target, 'takedown', EFFORT, why) >=
  STRONGER * strengthFor(fight, target, place, 'takedown', RESISTS, why)

const EFFORT = { aoa: false, resists: false }
const ALL_OUT = { aoa: true, resists: false }
const RESISTS = { aoa: false, resists: true }

/** Strength and weight of both, before anything is rolled. */
function wrestlers(fight: Fight, place: number, target: number, what: 'takedown' | 'pin', aoa: boolean, why: Why) {
  const own = strengthFor(fight, place, target, what, aoa ? ALL_OUT : EFFORT, why)
  const foe = strengthFor(fight, target, place, what, RESISTS, why)
  return {
    attacker: { load_st: own, weight: massOf(fight, place), drops: false },
    target: { load_st: foe, weight: massOf(fight, target), drops: false },
  }
}

export function takeDown(ask: Asking, place: number, target: number, aoa: boolean, after: number): number {
  const both = wrestlers(ask.state, place, target, 'takedown', aoa, ask.why)
  const { attacker_st, target_st } = takedownRule(both, ask.why)
  const margin = struggle(
    ask,
    { place, load_st: attacker_st, after },
    { place: target, load_st: target_st },
    'take down',
  )
  const { result } = takedownRule({ ...both, margin }, ask.why)
  if (result === 'down') fallDown(ask, target)
  if (result === 'off-balance') loseBalance(ask, target, (standingAt(ask.state, target).facing + 3) % 6)
  return margin
}

const takedownOf = (aoa: boolean): FurtherAct =>
  actOnFoe({
    name: aoa ? 'takedown-all-out' : 'takedown',
    role: aoa ? 'all-out-attack' : 'attack',
    rule: takedownRule,
    says: foe => `Take ${foe} down${aoa ? ', all out' : ''}`,
    offered: (fight, place, target) => heldOf(fight, place) === target && !isDown(fight, target),
    refused: (fight, place, target) => {
      if (heldOf(fight, place) !== target) return no(takedownRule, 'grapple first')
      return isDown(fight, target) ? no(takedownRule, 'down already') : undefined
    },
    perform(ask, place, target): ActOutcome {
      takeDown(ask, place, target, aoa, 0)
      return isDown(ask.state, target) ? 'done' : 'failed'
    },
    worth: (fight, place, target, why) => (!aoa && isStronger(fight, place, target, why) ? TAKEDOWN_WORTH : 0),
  })

export const takedown = takedownOf(false)
export const takedownAllOut = takedownOf(true)

const pinOf = (aoa: boolean): FurtherAct =>
  actOnFoe({
    name: aoa ? 'pin-all-out' : 'pin',
    role: aoa ? 'all-out-attack' : 'attack',
    rule: pinRule,
    says: foe => `Pin ${foe} to the ground${aoa ? ', all out' : ''}`,
    offered: (fight, place, target) => heldOf(fight, place) === target && !isPinned(fight, target),
    refused: (fight, place, target, why) => {
      if (heldOf(fight, place) !== target) return no(pinRule, 'grapple first')
      if (isPinned(fight, target)) return no(pinRule, 'pinned already')
      return pinRule({ foe_down: isDown(fight, target) }, why).allowed
        ? undefined
        : no(pinRule, 'the foe is on both feet')
    },
    perform(ask, place, target): ActOutcome {
      const both = wrestlers(ask.state, place, target, 'pin', aoa, ask.why)
      const { attacker_st, target_st } = pinRule({ foe_down: true, ...both }, ask.why)
      const [own, foe] = [attacker_st ?? 0, target_st ?? 0]
      const margin = struggle(ask, { place, load_st: own }, { place: target, load_st: foe }, 'pin down')
      if (margin <= 0) return 'failed'
      tighten(ask, target, PINNED, true, `${fighterAt(ask.state, target).name} is pinned.`)
      return 'done'
    },
    worth: (fight, place, target, why) => (!aoa && isStronger(fight, place, target, why) ? TAKEDOWN_WORTH : 0),
  })

export const pin = pinOf(false)
export const pinAllOut = pinOf(true)

/** How strong the hold is that he is in. */
function holdOn(fight: Fight, place: number, by: number, why: Why) {
  const own = strengthFor(fight, place, by, 'break free', EFFORT, why)
  const holds = strengthFor(fight, by, place, 'hold', RESISTS, why)
  const degree = lockOf(fight, place)
  if (degree !== null) return { ...lockedStrength(own, holds, degree, why) }
  const hold = isPinned(fight, place)
    ? { pinner_st: holds, pinner_weight: massOf(fight, by) }
    : { grappler_st: holds, pinner_weight: 0 }
  const { victim, grappler, pinner } = breakFree({ victim_st: own, ...hold }, why)
  return { victim, holder: pinner ?? grappler ?? holds, after: 0 }
}

export const breakLoose: FurtherAct = {
  name: 'break-free',
  role: 'attack',
  shapes: [[]],
  *choices(fight, place) {
    if (holderOf(fight, place) !== undefined) yield { kind: 'break-free' }
  },
  label: (fight, place) => {
    const by = holderOf(fight, place)
    return by === undefined ? 'Break free' : `Break free of ${fighterAt(fight, by).name}`
  },
  target: holderOf,
  refused: (fight, place) => (holderOf(fight, place) === undefined ? no(breakFree, 'nobody holds on') : undefined),
  perform(ask, place): ActOutcome {
    const by = holderOf(ask.state, place)
    if (by === undefined) return 'failed'
    const { victim, holder, after } = holdOn(ask.state, place, by, ask.why)
    const margin = struggle(ask, { place, load_st: victim }, { place: by, load_st: holder, after }, 'break free')
    const { free, costs_action } = breakFree({ victim_st: victim, pinner_weight: 0, margin }, ask.why)
    if (free !== true) return 'failed'
    endHold(ask, by, place, `${fighterAt(ask.state, place).name} breaks free.`)
    return costs_action === false ? 'acts on' : 'done'
  },
  worth: () => BREAK_WORTH,
}

const BREAK_WORTH = 0.2
