/** Getting something better into the hand, loading it and clearing it. */
import { explosives } from '../equipment/explosives.ts'
import { explosiveNamed } from '../equipment/weapon.ts'
import { bestStrike } from './bot-blow.ts'
import { guns, type Moment } from './bot-moment.ts'
import { type Best, bestShot, type Plan } from './bot-shoot.ts'
import { chanceOf } from './bot-worth.ts'
import { BARE_HANDS } from './fighter.ts'
import { metresApart, metresBetween, squareAt } from './ground.ts'
import { freeHand, heldArms } from './now.ts'
import { armAt } from './shot-at.ts'
import { canAct, fighterAt, idAt, present, standingAt } from './state.ts'
import { thrownAt } from './throw.ts'
import { ANY } from './where.ts'

/** What is done in a round or two is worth less than what is done now. */
const [NEXT_ROUND, LATER] = [0.66, 0.5]
/** Nobody gets to blows from farther off in time. */
const FAR = 40

/** What something would be worth in the hand. */
function worthInHand(moment: Moment, arm: number): number {
  const { fighter, one, foes, fight, place } = moment
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
    const acts = [`shoot:${arm}`]
    const aim = { arm, target: idAt(fight, nearest), extra: 0 }
    const shot = bestShot(moment.as({ arms, acts, aim }), arm, foes.slice(0, 3))?.worth ?? 0
    return held.jammed || held.rounds === 0 ? shot * LATER : shot
  }
  if (thing.kind === 'grenade') return bestThrow(moment.as({ arms, acts: [`throw:${arm}`] }), arm)?.worth ?? 0
  const strike = bestStrike(moment.as({ arms, acts: [`strike:${arm}`] }), arm, [nearest])?.worth ?? 0
  return strike * Math.max(0.1, 1 - metresApart(fight, place, nearest) / FAR)
}

/** What goes first, so that there is a hand for it: nothing, if there is one; a gun is fired with the better one. */
function inTheWay({ fighter, one }: Moment, arm: number): readonly number[] {
  const { hands, kind } = armAt(fighter, arm)
  const free = freeHand(fighter, one, hands)
  return free === undefined || (free === 'off hand' && kind !== 'grenade') ? heldArms(one) : []
}

/** Drawing something that is worth more than all that is in the hand. */
export function* drawingPlans(moment: Moment): Generator<Plan> {
  const { fighter, one, fight } = moment
  for (const [arm, { weapon }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || weapon === BARE_HANDS) continue
    const near = fight.lying.some(
      thing => thing.owner === one.id && thing.arm === arm && metresBetween(thing, one) < 1.5,
    )
    if (held.where !== 'stowed' && !(held.where === 'dropped' && near)) continue
    const drops = inTheWay(moment, arm)
    const given = Math.max(0, ...drops.map(other => worthInHand(moment, other)))
    const worth = worthInHand(moment, arm) * NEXT_ROUND - given * LATER
    if (worth > 0) yield { acts: [...drops.map(other => `drop:${other}`), `draw:${arm}`], worth }
  }
}

/** Loading what is empty, clearing what is jammed. */
export function* loadingPlans(moment: Moment): Generator<Plan> {
  for (const arm of guns(moment)) {
    const held = moment.one.arms[arm]
    if (held === undefined) continue
    const worth = worthInHand(moment, arm)
    if (held.jammed) yield { acts: [`clear:${arm}`], worth: Math.max(worth, 0.01) }
    else if (held.rounds === 0 && held.spare > 0) yield { acts: [`reload:${arm}`], worth: Math.max(worth, 0.01) }
  }
}

const EVEN = 10
/** Friends are worth more than foes. */
const CARE = 3
/** They may be elsewhere when it goes off. */
const STAYS = 0.5

/** What a grenade on a square does to everybody around; less than nothing, if friends are. */
function blast(moment: Moment, weapon: string, at: { readonly x: number; readonly y: number }): number {
  const { fight, fighter, worth, why } = moment
  const { threat_radius, damage_type } = explosiveNamed(weapon, why)
  let sum = 0
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    const distance = metresBetween(at, one)
    if (!present(one) || distance > threat_radius) continue
    const friend = fighterAt(fight, place).side === fighter.side
    if (!friend && !canAct(one)) continue
    const { fragments } = explosives({ weapon, distance, fragments_rolled: EVEN }, why)
    const hit = {
      target: place,
      attack: 'ranged',
      weapon,
      damage_type,
      where: ANY,
      settled: { explosive: true },
    } as const
    const lost = worth.ofHit(fight, { ...hit, fragments })
    sum += friend ? -CARE * Math.max(lost, 0.1) : STAYS * lost
  }
  return sum
}

/** The square to throw a grenade on. */
export function bestThrow(moment: Moment, arm: number): Best | undefined {
  const { fight, place, fighter, why, seen } = moment
  const { kind, weapon } = armAt(fighter, arm)
  if (kind !== 'grenade') return undefined
  let best: Best | undefined
  for (const target of seen) {
    const at = squareAt(fight, target)
    const thrown = thrownAt(fight, { by: place, arm, target: null, at }, why)
    if (!thrown.possible) continue
    // Even a miss lands somewhere near.
    const chance = Math.max(0.2, chanceOf(thrown.attribute, thrown.difficulty))
    const worth = chance * blast(moment, weapon, at)
    if (worth > (best?.worth ?? 0)) best = { key: `on/${at.x},${at.y}`, target, worth, chance }
  }
  return best
}

export function* throwingPlans(moment: Moment): Generator<Plan> {
  for (const arm of heldArms(moment.one)) {
    if (moment.fighter.arms[arm]?.kind !== 'grenade') continue
    const acts = [`throw:${arm}`]
    const best = bestThrow(moment.as({ acts }), arm)
    if (best !== undefined) yield { acts, worth: best.worth }
  }
}
