/** Getting something better into the hand, loading it and clearing it. */
import { MemoTable } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { explosives } from '../../equipment/explosives.ts'
import { explosiveNamed } from '../../tables/weapon.ts'
import { thrownAt } from '../attack/throw.ts'
import { actKey } from '../choice/act.ts'
import { ANY } from '../choice/called-location.ts'
import { metresBetween } from '../ground/ground.ts'
import { armAt, BARE_HANDS } from '../state/fighter.ts'
import { freeHand, heldArms } from '../state/now.ts'
import { canAct, present } from '../state/state.ts'
import { type Alike, asAttacker, asTarget } from './attack-inputs.ts'
import { bestStrike } from './blow.ts'
import { guns, type Moment } from './moment.ts'
import { type Best, bestShot, type Leading, type Plan } from './shoot.ts'

/** What is done in a round or two is worth less than what is done now. */
const [NEXT_ROUND, LATER] = [0.66, 0.5]
/** Nobody gets to blows from farther off in time. */
const FAR = 40

/** Of those whom something could be used on at once. */
const MOST_FOES = 3

/** What something would be worth in the hand; what cannot be more than that is not looked at closely. */
function worthInHand(moment: Moment, arm: number, least = 0): number {
  const { fighter, one, foes, worth } = moment
  const thing = fighter.arms[arm]
  const held = one.arms[arm]
  const [nearest] = foes
  if (thing === undefined || held === undefined || nearest === undefined) return 0
  const where = thing.hands === 2 ? 'both hands' : 'main hand'
  const arms = one.arms.map((other, at) =>
    at === arm
      ? ({ ...other, where, jammed: false, rounds: Math.max(other.rounds, other.spare > 0 ? 1 : 0) } as const)
      : other,
  )
  if (thing.kind === 'gun') {
    if (held.rounds === 0 && held.spare === 0) return 0
    const at = foes.slice(0, MOST_FOES)
    if (at.every(foe => worth.left(moment.standing(foe)) <= least)) return 0
    const acts = [actKey({ kind: 'shoot', arm })]
    const aim = { arm, target: moment.fighterAt(nearest).id, extra: 0 }
    const shot = bestShot(moment.as({ arms, acts, aim }), arm, at)?.worth ?? 0
    return held.jammed || held.rounds === 0 ? shot * LATER : shot
  }
  if (thing.kind === 'grenade')
    return bestThrow(moment.as({ arms, acts: [actKey({ kind: 'throw', arm })] }), arm, least)?.worth ?? 0
  const inTime = Math.max(0.1, 1 - moment.metresTo(nearest) / FAR)
  if (worth.left(moment.standing(nearest)) * inTime <= least) return 0
  return (bestStrike(moment.as({ arms, acts: [actKey({ kind: 'strike', arm })] }), arm, [nearest])?.worth ?? 0) * inTime
}

/** What goes first, so that there is a hand for it: nothing, if there is one; a gun is fired with the better one. */
function inTheWay({ fighter, one }: Moment, arm: number): readonly number[] {
  const { hands, kind } = armAt(fighter, arm)
  const free = freeHand(fighter, one, hands)
  return free === undefined || (free === 'off hand' && kind !== 'grenade') ? heldArms(one) : []
}

/** Drawing something that is worth more than all that is in the hand, and than the best he knows already. */
export function* drawingPlans(moment: Moment, leading: Leading): Generator<Plan> {
  const { fighter, one, fight } = moment
  const inHand = new MemoTable<number, number>()
  const givenUp = (arm: number): number => inHand.get(arm, () => worthInHand(moment, arm))
  for (const [arm, { weapon }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || weapon === BARE_HANDS) continue
    const near = fight.lying.some(
      thing => thing.owner === one.id && thing.arm === arm && metresBetween(thing, one) < 1.5,
    )
    if (held.where !== 'stowed' && !(held.where === 'dropped' && near)) continue
    const drops = inTheWay(moment, arm)
    const given = Math.max(0, ...drops.map(givenUp)) * LATER
    const worth = worthInHand(moment, arm, (leading() + given) / NEXT_ROUND) * NEXT_ROUND - given
    if (worth > 0)
      yield {
        acts: [...drops.map(other => actKey({ kind: 'drop', arm: other })), actKey({ kind: 'draw', arm })],
        worth,
      }
  }
}

/** Loading what is empty, clearing what is jammed. */
export function* loadingPlans(moment: Moment): Generator<Plan> {
  for (const arm of guns(moment)) {
    const held = moment.one.arms[arm]
    if (held === undefined) continue
    if (!held.jammed && (held.rounds > 0 || held.spare === 0)) continue
    const kind = held.jammed ? 'clear' : 'reload'
    yield { acts: [actKey({ kind, arm })], worth: Math.max(worthInHand(moment, arm), 0.01) }
  }
}

const EVEN = 10
/** Friends are worth more than foes, and are not to be touched at all. */
const [CARE, A_FRIEND] = [3, 0.1]
/** They may be elsewhere when it goes off. */
const STAYS = 0.5

/** What somebody so far from it loses on average when it goes off. */
function blown(moment: Moment, weapon: string, place: number, squared: number): number {
  const { worth, why } = moment
  return worth.blasts.get(why, asTarget(moment, place), [squared, weapon], () => {
    const { fragments } = explosives({ weapon, distance: Math.sqrt(squared), fragments_rolled: EVEN }, why)
    const { damage_type } = explosiveNamed(weapon, why)
    const settled = { explosive: true }
    const hit = { target: place, attack: 'ranged', weapon, damage_type, where: ANY, settled, fragments } as const
    return worth.ofHit(moment.fight, hit)
  })
}

/**
 * What a grenade on a square does to everybody around; less than nothing, if friends are. It is looked at closely only if it
 * may be more than that.
 */
function blast(moment: Moment, weapon: string, at: Square, least: number): number {
  const { fighter, worth, why } = moment
  const { threat_radius } = explosiveNamed(weapon, why)
  const around: { readonly place: number; readonly squared: number; readonly friend: boolean }[] = []
  let most = 0
  for (let place = 0; place < moment.people; place++) {
    const one = moment.standing(place)
    const squared = (one.x - at.x) ** 2 + (one.y - at.y) ** 2
    if (squared > threat_radius ** 2 || !present(one)) continue
    const friend = moment.fighterAt(place).side === fighter.side
    if (!friend && !canAct(one)) continue
    most += friend ? -CARE * A_FRIEND : STAYS * worth.left(one)
    around.push({ place, squared, friend })
  }
  if (most <= least) return most
  let sum = 0
  for (const { place, squared, friend } of around) {
    const lost = blown(moment, weapon, place, squared)
    sum += friend ? -CARE * Math.max(lost, A_FRIEND) : STAYS * lost
  }
  return sum
}

/** How likely it lands where it is meant to; none where it is too far. */
function thrownChance(moment: Moment, attacker: Alike, arm: number, at: Square): number {
  const { worth, one, why } = moment
  const squared = (one.x - at.x) ** 2 + (one.y - at.y) ** 2
  return worth.throws.get(why, attacker, [squared], () => {
    const thrown = thrownAt(moment.fight, { by: moment.place, arm, target: null, at }, why)
    // Even a miss lands somewhere near.
    return thrown.possible ? Math.max(0.2, worth.chance(thrown.attribute, thrown.difficulty)) : 0
  })
}

interface BestThrow extends Best {
  readonly at: Square
}

/** The square to throw a grenade on, if any is worth more than that. */
export function bestThrow(moment: Moment, arm: number, least = 0): BestThrow | undefined {
  const { fighter, seen } = moment
  const { kind, weapon } = armAt(fighter, arm)
  if (kind !== 'grenade') return undefined
  if (seen.length === 0) return undefined
  const attacker = asAttacker(moment, arm)
  let best: BestThrow | undefined
  for (const target of seen) {
    const { x, y } = moment.standing(target)
    const chance = thrownChance(moment, attacker, arm, { x, y })
    if (chance === 0) continue
    const above = best?.worth ?? least
    const worth = chance * blast(moment, weapon, { x, y }, above / chance)
    if (worth > above) best = { at: { x, y }, target, worth, chance }
  }
  return best
}

export function* throwingPlans(moment: Moment, leading: Leading): Generator<Plan> {
  for (const arm of heldArms(moment.one)) {
    if (moment.fighter.arms[arm]?.kind !== 'grenade') continue
    const acts = [actKey({ kind: 'throw', arm })]
    const best = bestThrow(moment.as({ acts }), arm, leading())
    if (best !== undefined) yield { acts, worth: best.worth }
  }
}
