/** Attacks that somebody might sensibly declare now: one, or the same again up to three times, drawn or charged first. */
import type { Choice, Why } from '@umpire/engine'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { PACES } from '../../tables/paces.ts'
import { ShootOffer, StrikeOffer } from '../attack/target-offer.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { isThrow } from '../choice/about.ts'
import { GRIPS, type Grip } from '../choice/grip.ts'
import { foesInReach, refused } from '../declare/refuse.ts'
import { WhereOffer } from '../ground/destinations.ts'
import { squareAt } from '../ground/ground.ts'
import { BARE_HANDS } from '../state/fighter.ts'
import { heldArms, paceNow } from '../state/now.ts'
import { inHand } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, idAt, placeOf, present, standingAt } from '../state/state.ts'
import { actKeys, type Plan, type PlannedAct } from './plan.ts'

/** Where somebody aims who does not take what he finds: beside that, only the places he names himself. */
const CALLED = ['cripple', 'weapon', 'head'] as const

interface Asked {
  readonly fight: Fight
  readonly place: number
  readonly why: Why
}

const again = (act: PlannedAct, times: number): Plan => Array.from({ length: times }, () => act)
const TIMES = Array.from({ length: MOST_ACTIONS }, (_, index) => index + 1)

const isOpen = (choice: Choice | undefined): boolean => choice !== undefined && choice.refused === undefined

function* shots({ fight, place, why }: Asked): Generator<Plan> {
  const [{ arms }, one] = [fighterAt(fight, place), standingAt(fight, place)]
  for (const [arm, { kind }] of arms.entries()) {
    const held = one.arms[arm]
    if (kind !== 'gun' || held === undefined) continue
    const offer = new ShootOffer(fight, place, arm, why)
    const first: Plan = inHand(held) ? [] : [{ act: { kind: 'draw', arm } }]
    const act = { kind: 'shoot', arm } as const
    for (const target of offer.targets()) {
      for (const how of offer.rates()) {
        const plain = { kind: 'shot', target: idAt(fight, target), how, where: 'any', through: false } as const
        for (const times of TIMES) yield [...first, ...again({ act, says: plain }, times)]
        const covered = standingAt(fight, target).cover !== null
        const others = [
          ...CALLED.map(where => ({ ...plain, where })),
          ...(covered ? [{ ...plain, through: true }] : []),
        ]
        for (const says of others) if (isOpen(offer.offered(says))) yield [...first, { act, says }]
      }
    }
  }
}

/** To a square beside somebody, at the easiest pace that gets there. */
function chargeTo({ fight, place, why }: Asked, target: number): PlannedAct | undefined {
  const { x, y } = squareAt(fight, target)
  for (const pace of PACES) {
    const metres = paceNow(fighterAt(fight, place), standingAt(fight, place), pace, why)
    const found = new WhereOffer(fight, place, metres)
      .destinations()
      .find(to => Math.max(Math.abs(to.x - x), Math.abs(to.y - y)) <= 1)
    if (found !== undefined) {
      return { act: { kind: 'move', pace }, says: { kind: 'square', x: found.x, y: found.y } }
    }
  }
  return undefined
}

function* blows(asked: Asked): Generator<Plan> {
  const { fight, place, why } = asked
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  for (const [arm, { kind, weapon }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (kind !== 'melee' || held === undefined || (weapon !== BARE_HANDS && held.where === 'gone')) continue
    const offer = new StrikeOffer(fight, place, arm, why)
    const drawn = weapon === BARE_HANDS || inHand(held)
    const first: Plan = drawn ? [] : [{ act: { kind: 'draw', arm } }]
    const act = { kind: 'strike', arm } as const
    for (const how of offer.modes()) {
      const at = (target: number) =>
        ({ kind: 'blow', target: idAt(fight, target), how, where: 'any', dirty: false }) as const
      for (const target of offer.targets()) {
        const plain = at(target)
        for (const times of TIMES) yield [...first, ...again({ act, says: plain }, times)]
        yield [...first, { act, says: plain }, { act: { kind: 'block', arm } }]
        for (const says of [...CALLED.map(where => ({ ...plain, where })), { ...plain, dirty: true }]) {
          if (isOpen(offer.offered(says))) yield [...first, { act, says }]
        }
      }
      for (const target of foes(asked).filter(other => !offer.targets().includes(other))) {
        const to = drawn ? chargeTo(asked, target) : undefined
        if (to !== undefined) yield [to, { act, says: at(target) }]
      }
    }
  }
}

const foes = ({ fight, place }: Asked): readonly number[] =>
  fight.standing.flatMap((one, other) =>
    present(one) && fighterAt(fight, other).side !== fighterAt(fight, place).side ? [other] : [],
  )

/** Grips that do something to him. */
const MEANT: readonly Grip['kind'][] = ['strike', 'hold', 'break']

function* grips({ fight, place }: Asked): Generator<Plan> {
  const already = (target: number, grip: Grip): boolean =>
    grip.kind === 'hold' &&
    fight.holds.some(
      ({ by, on, kind }) => by === idAt(fight, place) && on === idAt(fight, target) && kind === grip.hold,
    )
  for (const target of foesInReach(fight, place)) {
    const says = { kind: 'person', target: idAt(fight, target) } as const
    for (const grip of GRIPS) {
      if (MEANT.includes(grip.kind) && !already(target, grip)) yield [{ act: { kind: 'grapple' }, says, grip }]
    }
    if (heldArms(standingAt(fight, target)).length > 0) yield [{ act: { kind: 'disarm' }, says }]
  }
}

function* throws({ fight, place, why }: Asked): Generator<Plan> {
  for (const [arm, { kind, weapon }] of fighterAt(fight, place).arms.entries()) {
    if (kind === 'gun' || weapon === BARE_HANDS) continue
    const act = { kind: 'throw', arm } as const
    for (const { about, refused: no } of new ThrowOffer(fight, place, arm, why).choices) {
      if (no === undefined && isThrow(about)) yield [{ act, says: about }]
    }
  }
}

function allowed({ fight, place, why }: Asked, plan: Plan): boolean {
  const acts = actKeys(plan)
  return acts.every((act, index) => refused(fight, place, acts.slice(0, index), act, why) === undefined)
}

/** All that may be declared. */
export function plansOf(fight: Fight, who: string, why: Why): readonly Plan[] {
  const asked = { fight, place: placeOf(fight, who), why }
  if (!canAct(standingAt(fight, asked.place))) return []
  return [...shots(asked), ...blows(asked), ...grips(asked), ...throws(asked)].filter(plan => allowed(asked, plan))
}
