/** Whom, how and where: everything that may be said of an act before it is declared, with what it makes harder. */
import type { Refusal } from '@umpire/engine'
import { ShootOffer, StrikeOffer, WhomOffer } from '../fight/attack/target-offer.ts'
import { ThrowOffer } from '../fight/attack/throw-offer.ts'
import { metresApart } from '../fight/ground/ground.ts'
import { numbersOf } from '../fight/odds/forecast-attack.ts'
import type { Plan, PlannedAct } from '../fight/odds/plan.ts'
import type { FightWorld } from '../fight/odds/round.ts'
import { WHERES } from '../fight/state/called-location.ts'
import { type Fight, idAt, placeOf } from '../fight/state/state.ts'
import { afterwards, gripOffer, offerOf } from './beforehand.ts'

interface Called {
  readonly where: string
  /** Beside a shot or blow that takes what it finds. */
  readonly df: number
  readonly refused?: Refusal
}

export interface Sayings {
  /** People, or places to throw something to, as a saying begins. */
  readonly targets: readonly {
    readonly key: string
    readonly id: string
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
  { act, says = '' }: PlannedAct,
): Sayings {
  const why = world.ruleset.silent
  const place = placeOf(before, who)
  const fight = afterwards(before, place, first, why)
  const offer = offerOf(fight, place, act, why)
  const people = (places: readonly number[]): Sayings['targets'] =>
    places.map(target => ({
      key: idAt(fight, target),
      id: idAt(fight, target),
      metres: metresApart(fight, place, target),
    }))
  if (offer instanceof ShootOffer) {
    const called = calledAt(world, fight, place, { act, says }, offer)
    return { ...called, targets: people(offer.targets()), hows: offer.rates().map(plainly) }
  }
  if (offer instanceof StrikeOffer) {
    const called = calledAt(world, fight, place, { act, says }, offer)
    return { ...called, targets: people(offer.targets()), hows: offer.modes().map(plainly) }
  }
  if (offer instanceof ThrowOffer) return { ...NOTHING, targets: thrownTo(fight, place, offer) }
  if (!(offer instanceof WhomOffer)) return NOTHING
  const targets = people(offer.choices.map(({ key }) => placeOf(fight, key)))
  const held = targets.find(({ key }) => key === says.split('/')[0]) ?? targets[0]
  const grips =
    offer.question !== 'grapple' || held === undefined ? [] : gripOffer(fight, place, placeOf(fight, held.id)).choices
  return { ...NOTHING, targets, hows: grips.map(({ key, label }) => ({ key, label })) }
}

const plainly = (key: string) => ({ key, label: key })

function thrownTo(fight: Fight, place: number, offer: ThrowOffer): Sayings['targets'] {
  return offer.choices.flatMap(({ key, refused }) => {
    const thrown = offer.attack(key)
    if (thrown === undefined) return []
    const target = fight.standing.findIndex(({ x, y }) => x === thrown.at.x && y === thrown.at.y)
    const at = thrown.target ?? target
    return { key, id: idAt(fight, at), metres: metresApart(fight, place, at), ...(refused && { refused }) }
  })
}

/** The parts of a body, each with what it adds to the difficulty, and what forbids it. */
function calledAt(
  world: FightWorld,
  fight: Fight,
  place: number,
  { act, says = '' }: PlannedAct,
  offer: ShootOffer | StrikeOffer,
) {
  const [id = '', how = ''] = says.split('/')
  const difficultyAt = (where: string): number | undefined =>
    numbersOf(world, fight, place, { act, says: `${id}/${how}/${where}` })?.difficulty
  const usual = difficultyAt('any')
  if (usual === undefined) return { wheres: [], extra: null }
  const wheres = WHERES.flatMap(where => {
    const found = offer.find(`${id}/${how}/${where}`)
    if (found === undefined) return []
    return { where, df: (difficultyAt(where) ?? usual) - usual, ...(found.refused && { refused: found.refused }) }
  })
  return { wheres, extra: extraOf(fight, id, how, offer) }
}

function extraOf(fight: Fight, id: string, how: string, offer: ShootOffer | StrikeOffer): Sayings['extra'] {
  if (offer instanceof StrikeOffer) return offer.find(`${id}/${how}/any/dirty`) === undefined ? null : 'dirty'
  return fight.standing[placeOf(fight, id)]?.cover == null ? null : 'through'
}
