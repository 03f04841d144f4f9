/** What is open to whoever is attacked, and what each would be worth. */
import type { Why } from '@umpire/engine'
import { maneuverList } from '../../combat/basics/maneuver-list.ts'
import { turnLength } from '../../combat/turn.ts'
import { activeChoice, type DefenseSituation } from '../../defense/active-choice.ts'
import { parriedAt, thrownAs } from '../../defense/parry.ts'
import { parryLimit } from '../../defense/parry-limit.ts'
import { rangedDefense } from '../../ranged/defense.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, defenseSituation, heldWith, KINDS } from '../attempt/defense.ts'
import { defenseKey } from '../choice/answer.ts'
import { freeHands, isBare, isReady, isSound, offSide, parriesInBoth } from '../state/hands.ts'
import { limbPenalty } from '../state/limb.ts'
import { paceNow, penaltyTo } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { addRetreats } from './retreat.ts'

const against = (fight: Fight, { kind, by, arm }: Attempt): string => {
  if (kind !== 'thrown') return KINDS[kind]
  return thrownAs(armAt(fighterAt(fight, by), arm).weight_lb)
}

/** Bare hands, by what comes at them, and by whether both of them are empty. */
function bareParry(fight: Fight, { target, kind, how, thrust }: Attempt): number | null {
  const fighter = fighterAt(fight, target)
  const both = freeHands(fighter, standingAt(fight, target)) === 2
  const { punch, kick, thrust: thrusting, swing } = both ? fighter.bare_parries : fighter.one_hand_parries
  if (kind === 'strike') return how === 'kick' ? kick : punch
  if (kind === 'grapple') return punch
  return thrust ? thrusting : swing
}

/** A weapon, in both hands if it is better so and they are there for it. */
function parryOf(fight: Fight, target: number, place: number): number | null {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const { parry, one_hand_parry } = armAt(fighter, place)
  return one_hand_parry === undefined || parriesInBoth(fighter, one, place) ? parry : one_hand_parry
}

/** Whether he may parry with it once more. */
function mayParry(fight: Fight, target: number, place: number, why: Why): boolean {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
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
  const { target } = attempt
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const x = defenseSituation(fight, attempt, location, why)
  const found: Defense[] = []
  const { maneuver } = one
  const mayAct = turnLength({ maneuver, attacked_before_next_own_turn: true }, why).active_defense_allowed !== false
  if (x.aware && one.status === 'active' && mayAct) {
    addDefense(found, x, 'dodge', null, paceNow(fighter, one, why).dodge, why)
    // Whoever has hurt one arm parries worse with the other.
    const other = one.penalties.length === 0 ? 0 : penaltyTo(one, ['other-arm'])
    const limb = (place: number): number => (one.penalties.length === 0 ? 0 : limbPenalty(fighter, one, place, 'parry'))
    const modifier = mayBeParried(attempt, why) ? parriedAt(against(fight, attempt), why) : null
    for (const [place, arm] of fighter.arms.entries()) {
      const score = isBare(arm) ? bareParry(fight, attempt) : parryOf(fight, target, place)
      if (score !== null && modifier !== null && mayParry(fight, target, place, why)) {
        addDefense(
          found,
          { ...x, ...heldWith(fighter, place), unarmed: isBare(arm) },
          'parry',
          place,
          score + modifier + other + limb(place),
          why,
        )
      }
      if (arm.block !== null && attempt.kind !== 'gun' && mayBlock(fight, target, place, why)) {
        addDefense(found, { ...x, ...heldWith(fighter, place) }, 'block', place, arm.block + limb(place), why)
      }
    }
    addRetreats(found, fight, attempt, x, why)
  }
  const alone = activeChoice({ ...x, defense: 'none' }, why)
  if (alone.defense_allowed)
    found.push({
      key: defenseKey('armor', null, null),
      how: 'armor',
      arm: null,
      total: alone.defense_total,
      retreat: null,
    })
  return found
}

/** A blow can be, and what is thrown; a bullet cannot. */
const mayBeParried = ({ kind }: Attempt, why: Why): boolean =>
  kind === 'gun' || kind === 'thrown' || kind === 'grenade'
    ? rangedDefense({ attack: kind, defense: 'parry', aware: true }, why).allowed
    : true

/** The arm that bears it must be good for something. */
function mayBlock(fight: Fight, target: number, place: number, why: Why): boolean {
  const one = standingAt(fight, target)
  const held = one.arms[place]
  if (held === undefined || !isReady(held) || !isSound(one, offSide(fighterAt(fight, target)))) return false
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
