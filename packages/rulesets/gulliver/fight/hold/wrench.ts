/** What else is done to whoever is held: limbs torn, jaws held shut, necks snapped. gulliver.unarmed.rending, -.gator, -.maneuvers. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  type Bar,
  damageDice,
  type Fight,
  type FurtherAct,
  fighterAt,
  frameOf,
  fullHp,
  idAt,
  no,
  protectionAt,
  standingAt,
  sufferer,
  THREE_DICE,
  wound,
} from '@umpire/gurps/fight-rooms'
import { basicDamage, readDiceAdds, success } from '@umpire/gurps/rooms'
import { firstOver } from '../../injury/blows.ts'
import { choke, gator, rending } from '../../unarmed/choke.ts'
import { unarmedManeuvers } from '../../unarmed/skills.ts'
import { moreOf } from '../body/body.ts'
import { actOnFoe } from './act-of.ts'
import { gripWound } from './grip-wound.ts'
import { heldOf, holderOf, JAWS, tighten } from './hold.ts'
import { handsAt, strengthFor, struggle } from './strength.ts'

const EFFORT = { aoa: false, resists: false }
const RESISTS = { aoa: false, resists: true }
const LIMB = 'right arm'
const TWO = 2

/** What the margin of the Contest does, as choking does it: none, half of the dice, or all. */
function torn(ask: Asking, place: number, damage: string, margin: number): number {
  const { damage: how } = choke({ choker_margin: margin, against: 'usual', unconscious: false, hands: TWO }, ask.why)
  if (how === 'none' || how === null) return 0
  const dice = damageDice(readDiceAdds(damage, 'damage'))
  const rolled = Math.max(0, ask.roll(dice, { purpose: 'damage', by: idAt(ask.state, place) }))
  return how === 'half thrust' ? Math.floor(rolled / TWO) : rolled
}

const damageOf = (fight: Fight, place: number, why: Why) =>
  basicDamage({ st: Math.max(0, fighterAt(fight, place).st) }, why)

/** With both hands, at an arm: its own hit points hold it together. */
export const rend: FurtherAct = actOnFoe({
  name: 'rend',
  role: 'attack',
  rule: rending,
  says: foe => `Tear at an arm of ${foe}`,
  offered: (fight, place, target) => heldOf(fight, place) === target && handsAt(fight, place) >= TWO,
  refused: (fight, place, target) => {
    if (heldOf(fight, place) !== target) return no(rending, 'grapple first')
    return handsAt(fight, place) < TWO ? no(rending, 'it takes both hands') : undefined
  },
  perform(ask, place, target): ActOutcome {
    const { why, state } = ask
    const own = strengthFor(state, place, target, 'hold', EFFORT, why)
    const foe = strengthFor(state, target, place, 'break free', RESISTS, why)
    const margin = struggle(ask, { place, load_st: own }, { place: target, load_st: foe }, 'tear at an arm')
    const rolled = torn(ask, place, damageOf(ask.state, place, why).thrust, margin)
    const victim = fighterAt(ask.state, target)
    const hp = Math.max(0, fullHp(victim, standingAt(ask.state, target)))
    const limb_hp = firstOver(hp, hp / TWO)
    const { dr } = protectionAt(victim, LIMB)
    const injury = Math.floor(rending({ rolled, limb_hp, toughness: victim.toughness, dr }, why))
    if (injury === 0) return 'failed'
    const rent = { location: LIMB, damage: '', type: 'crushing', thrust: false, critical: false, small: false } as const
    wound(ask, sufferer(target, place, LIMB), { ...rent, basic: rolled, dr, penetrating: injury, injury })
    return 'done'
  },
  worth: (fight, place, target, why) => {
    const own = strengthFor(fight, place, target, 'hold', EFFORT, why)
    return own >= STRONGER * strengthFor(fight, target, place, 'break free', RESISTS, why) ? REND_WORTH : 0
  },
})
const STRONGER = 3
const REND_WORTH = 0.2

const hasJaws = (fight: Fight, place: number): boolean => frameOf(fighterAt(fight, place)).arms === 0

export const holdJaws: FurtherAct = actOnFoe({
  name: 'hold-jaws',
  role: 'attack',
  rule: gator,
  says: foe => `Hold the jaws of ${foe} shut`,
  offered: (fight, place, target) =>
    heldOf(fight, place) === target && hasJaws(fight, target) && standingAt(fight, target).marks[JAWS] === undefined,
  refused: (fight, place, target) => {
    if (heldOf(fight, place) !== target) return no(gator, 'grapple it first')
    return hasJaws(fight, target) ? undefined : no(gator, 'it does not fight with its jaws')
  },
  perform(ask, place, target): ActOutcome {
    const { why, state } = ask
    const own = strengthFor(state, place, target, 'hold', EFFORT, why)
    const jaws = gator(
      { beast_load_st: frameOf(fighterAt(state, target)).lift_st, snout: 'medium', action: 'keep shut' },
      why,
    )
    const margin = struggle(ask, { place, load_st: own }, { place: target, load_st: jaws }, 'hold its jaws')
    if (margin <= 0) return 'failed'
    tighten(ask, target, JAWS, true, `The jaws of ${fighterAt(ask.state, target).name} are held shut.`)
    return 'done'
  },
  worth: (fight, place, target) => (hasJaws(fight, target) && handsAt(fight, place) > 0 ? JAWS_WORTH : 0),
})
const JAWS_WORTH = 0.1

/** A mouth that is held shut bites nobody. */
export const shutJaws: Bar = (fight, place, kind): Refusal | undefined => {
  if (kind !== 'strike' && kind !== 'all-out') return undefined
  const shut = standingAt(fight, place).marks[JAWS] !== undefined && holderOf(fight, place) !== undefined
  return shut && hasJaws(fight, place) ? no(gator, 'its jaws are held shut') : undefined
}

const NECK = 'neck'
const UNTAUGHT = 'Neck Snap'

/** By DX, and then by strength: as choking does it, but with all the force of a swing. */
export const neckSnap: FurtherAct = actOnFoe({
  name: 'neck-snap',
  role: 'attack',
  rule: unarmedManeuvers,
  says: foe => `Snap the neck of ${foe}`,
  offered: (fight, place, target) => heldOf(fight, place) === target && handsAt(fight, place) >= TWO,
  refused: (fight, place, target) => {
    if (heldOf(fight, place) !== target) return no(unarmedManeuvers, 'grapple first')
    return handsAt(fight, place) < TWO ? no(unarmedManeuvers, 'it takes both hands') : undefined
  },
  perform(ask, place, target): ActOutcome {
    const { why, state } = ask
    const fighter = fighterAt(state, place)
    const plain = strengthFor(state, place, target, 'hold', EFFORT, why)
    const by = { maneuver: UNTAUGHT, dx: fighter.dx, skill: moreOf(state, place, 'neck_snap'), load_st: plain }
    const { default: untaught, load_st } = unarmedManeuvers(by, why)
    const effective = Math.max(untaught ?? fighter.dx, by.skill)
    const made = ask.read(
      THREE_DICE,
      { purpose: 'snap the neck', by: fighter.id },
      roll => success({ effective, roll }, why).success,
    )
    if (!made) return 'failed'
    const foe = strengthFor(ask.state, target, place, 'break free', RESISTS, why)
    const sides = [
      { place, load_st: load_st ?? plain },
      { place: target, load_st: foe },
    ] as const
    const margin = struggle(ask, ...sides, 'snap the neck')
    const rolled = torn(ask, place, damageOf(ask.state, place, why).swing, margin)
    const snapped = { target, location: NECK, rolled, half: false, factor: null, thrust: false } as const
    const hurt = gripWound(ask, snapped)
    if (hurt.injury === 0) return 'failed'
    wound(ask, sufferer(target, place, NECK), hurt)
    return 'done'
  },
  worth: (fight, place, target, why) => {
    const own = strengthFor(fight, place, target, 'hold', EFFORT, why)
    return own >= STRONGER * strengthFor(fight, target, place, 'break free', RESISTS, why) ? SNAP_WORTH : 0
  },
})
const SNAP_WORTH = 0.25
