/** What is open to whoever is attacked, and what each would be worth. */
import type { Why } from '@umpire/engine'
import { maneuverList } from '../../combat/basics/maneuver-list.ts'
import { turnLength } from '../../combat/turn.ts'
import { activeChoice, type DefenseSituation } from '../../defense/active-choice.ts'
import { parriedAt, thrownAs } from '../../defense/parry.ts'
import { parryLimit } from '../../defense/parry-limit.ts'
import { rangedDefense } from '../../ranged/defense.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, heldWith, type Incoming, incomingAt, KINDS, situationFor } from '../attempt/defense.ts'
import { defenseKey } from '../choice/answer.ts'
import type { Fighter } from '../state/fighter.ts'
import { freeHands, isBare, isReady, isSound, offSide, parriesInBoth } from '../state/hands.ts'
import { limbPenalty } from '../state/limb.ts'
import { paceNow, penaltyTo } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { addRetreats } from './retreat.ts'

const against = ({ kind, weapon_lb }: Incoming): string => (kind === 'thrown' ? thrownAs(weapon_lb) : KINDS[kind])

/** Bare hands, by what comes at them, and by whether both of them are empty. */
function bareParry(one: Standing, { target, kind, how, thrust }: Incoming): number | null {
  const both = freeHands(target, one) === 2
  const { punch, kick, thrust: thrusting, swing } = both ? target.bare_parries : target.one_hand_parries
  if (kind === 'strike') return how === 'kick' ? kick : punch
  if (kind === 'grapple') return punch
  return thrust ? thrusting : swing
}

/** A weapon, in both hands if it is better so and they are there for it. */
function parryOf(fighter: Fighter, one: Standing, place: number): number | null {
  const { parry, one_hand_parry } = armAt(fighter, place)
  return one_hand_parry === undefined || parriesInBoth(fighter, one, place) ? parry : one_hand_parry
}

/** Whether he may parry with it once more. */
function mayParry(fighter: Fighter, one: Standing, place: number, why: Why): boolean {
  const arm = armAt(fighter, place)
  const held = one.arms[place]
  if (held === undefined) return false
  const bare = isBare(arm)
  if (bare ? freeHands(fighter, one) < 1 : !isReady(held)) return false
  const x = {
    weapons: bare ? freeHands(fighter, one) : 1,
    maneuver: one.maneuver,
    fencing: arm.fencing,
    unbalanced: arm.unbalanced,
    attacked: held.struck,
  }
  const { parries } = parryLimit(x, why)
  return parries === null || held.parries < parries
}

/** Everything open to whoever is attacked, armour alone included; nothing if no roll is made at all. */
export function defensesOf(fight: Fight, attempt: Attempt, location: string, why: Why): readonly Defense[] {
  const one = standingAt(fight, attempt.target)
  const incoming = incomingAt(fight, attempt, location, why)
  const x = situationFor(one, incoming, why)
  const found = activeDefenses(one, incoming, x, why)
  addRetreats(found, fight, attempt, x, why)
  addArmor(found, x, why)
  return found
}

/** The same without a step back: of what flies, that is all there is. */
export function defensesInPlace(one: Standing, incoming: Incoming, why: Why): readonly Defense[] {
  const x = situationFor(one, incoming, why)
  const found = activeDefenses(one, incoming, x, why)
  addArmor(found, x, why)
  return found
}

function activeDefenses(one: Standing, incoming: Incoming, x: DefenseSituation, why: Why): Defense[] {
  const { target: fighter, kind } = incoming
  const found: Defense[] = []
  const { maneuver } = one
  const mayAct = turnLength({ maneuver, attacked_before_next_own_turn: true }, why).active_defense_allowed !== false
  if (!x.aware || one.status !== 'active' || !mayAct) return found
  addDefense(found, x, 'dodge', null, paceNow(fighter, one, why).dodge, why)
  // Whoever has hurt one arm parries worse with the other.
  const other = one.penalties.length === 0 ? 0 : penaltyTo(one, ['other-arm'])
  const limb = (place: number): number => (one.penalties.length === 0 ? 0 : limbPenalty(fighter, one, place, 'parry'))
  const modifier = mayBeParried(kind, why) ? parriedAt(against(incoming), why) : null
  for (const [place, arm] of fighter.arms.entries()) {
    const score = isBare(arm) ? bareParry(one, incoming) : parryOf(fighter, one, place)
    if (score !== null && modifier !== null && mayParry(fighter, one, place, why)) {
      const held = { ...x, ...heldWith(fighter, place), unarmed: isBare(arm) }
      addDefense(found, held, 'parry', place, score + modifier + other + limb(place), why)
    }
    if (arm.block !== null && kind !== 'gun' && mayBlock(fighter, one, place, why)) {
      addDefense(found, { ...x, ...heldWith(fighter, place) }, 'block', place, arm.block + limb(place), why)
    }
  }
  return found
}

function addArmor(found: Defense[], x: DefenseSituation, why: Why): void {
  const { defense_allowed, defense_total: total } = activeChoice({ ...x, defense: 'none' }, why)
  if (!defense_allowed) return
  found.push({ key: defenseKey('armor', null, null), how: 'armor', arm: null, total, retreat: null })
}

/** A blow can be, and what is thrown; a bullet cannot. */
const mayBeParried = (kind: Incoming['kind'], why: Why): boolean =>
  kind === 'gun' || kind === 'thrown' || kind === 'grenade'
    ? rangedDefense({ attack: kind, defense: 'parry', aware: true }, why).allowed
    : true

/** The arm that bears it must be good for something. */
function mayBlock(fighter: Fighter, one: Standing, place: number, why: Why): boolean {
  const held = one.arms[place]
  if (held === undefined || !isReady(held) || !isSound(one, offSide(fighter))) return false
  const { allowed, defenses = 0 } = maneuverList({ maneuver: one.maneuver, defense: 'block', aim_turns: 0 }, why)
  return allowed && one.blocks < defenses
}

type Active = 'dodge' | 'parry' | 'block'

function addDefense(
  found: Defense[],
  x: DefenseSituation,
  how: Active,
  arm: number | null,
  score: number,
  why: Why,
): void {
  const came = activeChoice({ ...x, [how]: score, defense: how }, why)
  const { active, defense_total: total, defense_allowed, armor_total } = came
  if (active !== how || !defense_allowed) return
  const apart = armor_total === undefined ? {} : { armor: armor_total }
  found.push({ key: defenseKey(how, arm, null), how, arm, total, retreat: null, ...apart })
}
