/** Whom, how and where: everything that may be said of an act before it is declared, with what it makes harder. */
import type { Choice, Refusal } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { ShootOffer, StrikeOffer } from '../fight/attack/target-offer.ts'
import { ThrowOffer } from '../fight/attack/throw-offer.ts'
import { WhomOffer } from '../fight/attack/whom-offer.ts'
import { isThrow, type SaidBlow, type SaidShot } from '../fight/choice/about.ts'
import type { Act } from '../fight/choice/act.ts'
import { WHERES } from '../fight/choice/called-location.ts'
import { metresApart } from '../fight/ground/ground.ts'
import { numbersOf } from '../fight/odds/forecast-attack.ts'
import type { Plan, PlannedAct } from '../fight/odds/plan.ts'
import type { FightWorld } from '../fight/odds/round.ts'
import { type Fight, idAt, placeOf, standingAt } from '../fight/state/state.ts'
import { afterwards, gripOffer, offerOf } from './beforehand.ts'

interface Called {
  readonly where: string
  /** Beside a shot or blow that takes what it finds. */
  readonly df: number
  readonly refused?: Refusal
}

export interface Sayings {
  /** Fighters; with a square where a grenade is thrown on the square of one. */
  readonly targets: readonly {
    readonly id: string
    readonly on?: Square
    readonly metres: number
    readonly refused?: Refusal
  }[]
  /** Rates of fire, ways to strike, grips. */
  readonly hows: readonly { readonly key: string; readonly label: string }[]
  readonly wheres: readonly Called[]
  /** Through the cover; with a dirty trick. */
  readonly extra: 'through' | 'dirty' | null
}

const NOTHING: Sayings = { targets: [], hows: [], wheres: [], extra: null }

/** Of an act that comes after those. What was said of it so far decides what may be said further. */
export function sayingsOf(
  world: FightWorld,
  before: Fight,
  who: string,
  first: Plan,
  { act, says }: PlannedAct,
): Sayings {
  const why = world.ruleset.silent
  const place = placeOf(before, who)
  const fight = afterwards(before, place, first, why)
  const offer = offerOf(fight, place, act, why)
  const people = (places: readonly number[]): Sayings['targets'] =>
    places.map(target => ({ id: idAt(fight, target), metres: metresApart(fight, place, target) }))
  if (offer instanceof ShootOffer) {
    const known = { ...NOTHING, targets: people(offer.targets()), hows: offer.rates().map(plainly) }
    if (says?.kind !== 'shot') return known
    const plain = { ...says, where: 'any', through: false }
    const wheres = calledAt(world, fight, place, act, plain, where => offer.offered({ ...plain, where }))
    const covered = wheres.length > 0 && standingAt(fight, placeOf(fight, says.target)).cover !== null
    return { ...known, wheres, extra: covered ? 'through' : null }
  }
  if (offer instanceof StrikeOffer) {
    const known = { ...NOTHING, targets: people(offer.targets()), hows: offer.modes().map(plainly) }
    if (says?.kind !== 'blow') return known
    const plain = { ...says, where: 'any', dirty: false }
    const wheres = calledAt(world, fight, place, act, plain, where => offer.offered({ ...plain, where }))
    const tricks = offer.offered({ ...plain, dirty: true }) !== undefined
    return { ...known, wheres, extra: tricks ? 'dirty' : null }
  }
  if (offer instanceof ThrowOffer) return { ...NOTHING, targets: thrownTo(fight, place, offer) }
  if (!(offer instanceof WhomOffer)) return NOTHING
  const targets = people(offer.choices.map(({ key }) => placeOf(fight, key)))
  const held = targets.find(({ id }) => says?.kind === 'person' && id === says.target) ?? targets[0]
  const grips =
    offer.question !== 'grapple' || held === undefined ? [] : gripOffer(fight, place, placeOf(fight, held.id)).choices
  return { ...NOTHING, targets, hows: grips.map(({ key, label }) => ({ key, label })) }
}

const plainly = (key: string) => ({ key, label: key })

function thrownTo(fight: Fight, place: number, offer: ThrowOffer): Sayings['targets'] {
  return offer.choices.flatMap(({ about, refused }) => {
    const thrown = isThrow(about) ? offer.meant(about) : undefined
    if (thrown === undefined) return []
    const target = fight.standing.findIndex(({ x, y }) => x === thrown.at.x && y === thrown.at.y)
    const at = thrown.target ?? target
    return {
      id: idAt(fight, at),
      ...(thrown.target === null && { on: thrown.at }),
      metres: metresApart(fight, place, at),
      ...(refused && { refused }),
    }
  })
}

/** The parts of a body, each with what it adds to the difficulty, and what forbids it. */
function calledAt(
  world: FightWorld,
  fight: Fight,
  place: number,
  act: Act,
  plain: SaidShot | SaidBlow,
  offered: (where: string) => Choice | undefined,
): Sayings['wheres'] {
  const difficultyAt = (where: string): number | undefined =>
    numbersOf(world, fight, place, { act, says: { ...plain, where } })?.difficulty
  const usual = difficultyAt('any')
  if (usual === undefined) return []
  return WHERES.flatMap(where => {
    const found = offered(where)
    if (found === undefined) return []
    return { where, df: (difficultyAt(where) ?? usual) - usual, ...(found.refused && { refused: found.refused }) }
  })
}
