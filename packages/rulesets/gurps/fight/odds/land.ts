/** What a hit makes of whoever it strikes, beside the hit points that it costs. */
import { leastCommonMultiple } from '@umpire/dice'
import { MemoTable, memoByObject } from '@umpire/engine'
import { crippledLegs, paceNow } from '../state/now.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import type { Does, Part, Piece } from './hit.ts'
import { type Body, MARKS } from './people.ts'
import { sharedBy } from './spread.ts'
import type { Survivals } from './survive.ts'
import type { Weighing } from './weigh.ts'
import { type Wounded, WoundedPeople } from './wounded.ts'

/** Where something leads to, each with its weight out of `ways`, and the hit points that it costs. */
export interface Leads {
  readonly ways: bigint
  readonly to: readonly { readonly body: Body; readonly lost: number; readonly weight: bigint }[]
}

/** The same, and the most hit points that it may cost. */
interface Exact extends Leads {
  readonly most: number
}

interface Walked {
  readonly ways: bigint
  readonly ends: readonly { readonly to: Wounded; readonly weight: bigint }[]
}

export const STRUCK = MARKS.hit | MARKS.struck

/** More hit points than anybody loses at once. */
export const PLENTY = 10_000
/** At which somebody is as slow as few hit points make him, in a body of any size (gurps.injury.reeling). */
const LAST = 0

export class Landings {
  readonly #weighing: Weighing
  readonly #survivals: Survivals
  readonly #wounded: WoundedPeople
  readonly #walked = memoByObject((piece: Piece) => memoByObject((body: Body) => this.#walk(piece, body)))
  readonly #leads = memoByObject((piece: Piece) => memoByObject((body: Body) => this.#leadsOf(piece, body)))
  readonly #does = memoByObject((does: Does) => memoByObject((body: Body) => this.#doing(does, body)))
  /** No memo of the engine: how far one counts is known only once it is made. */
  readonly #exact = new Map<Does, Map<string, Exact>>()
  /** By the hit points left, for whoever is as fleet of foot otherwise. */
  readonly #paces = new MemoTable<string, string>()
  /** Those that cost more than the wound itself. */
  readonly #costly = new Set<Piece>()

  constructor(weighing: Weighing, survivals: Survivals) {
    this.#weighing = weighing
    this.#wounded = new WoundedPeople(weighing.people)
    this.#survivals = survivals
  }

  /** What it does to somebody without any marks, if he lives; nothing can be said where it costs more than the wound. */
  of(does: Does, body: Body): Leads | null {
    return this.#does(does)(body)
  }

  #doing({ pieces }: Does, body: Body): Leads | null {
    let leads = certain(body)
    for (const piece of pieces) {
      // Nobody need walk it for another who must be weighed from his very hit points after all.
      if (this.#costly.has(piece)) return null
      const all = leads.to.map(({ body: now, weight }) => ({
        weight,
        leads: now.dead ? certain(now) : this.#leads(piece)(now),
      }))
      if (this.#costly.has(piece)) return null
      leads = oneOf(all, leads.ways)
    }
    return leads
  }

  #leadsOf(piece: Piece, body: Body): Leads {
    const { ways, ends } = this.#walked(piece)(this.#wounded.before(body))
    const to = new Map<Body, bigint>()
    for (const { to: by, weight } of ends) {
      const after = this.#wounded.after(body, by)
      to.set(after, (to.get(after) ?? 0n) + weight)
    }
    return leadsTo(ways, to)
  }

  /** With so many hit points that nobody dies of it: that is weighed by itself. */
  #walk(piece: Piece, body: Body): Walked {
    const made = this.#walkTo(PLENTY, piece, body)
    // What other books add may hang on how many are left: then it is weighed from those.
    if (this.#weighing.people.whole && !isAlike(made, this.#walkTo(LAST, piece, body))) this.#costly.add(piece)
    return made
  }

  /** So many hit points are left after it. */
  #walkTo(left: number, piece: Piece, body: Body): Walked {
    const { people } = this.#weighing
    const fight = people.fightOf(body, left + piece.injury)
    const { ways, outcomes } = this.#weighing.ends(fight, body.last, piece.run)
    const ends = outcomes.map(({ value: { state }, weight }) => {
      if (standingAt(state, people.target).hp !== left) this.#costly.add(piece)
      return { to: this.#wounded.madeOf(body, state), weight }
    })
    return { ways, ends }
  }

  /**
   * With everything that it costs and whether he dies of it; he bears no marks either. The hit points that he has left make a
   * difference only where he may die of it, or is slower for it from some point on.
   */
  exactly(part: Part, body: Body, lost: number): Leads {
    const known = this.#exact.get(part.does) ?? new Map<string, Exact>()
    this.#exact.set(part.does, known)
    const { people } = this.#weighing
    const text = `${body.id} ${part.injury}`
    const after = people.hp - lost - part.injury
    const alike = `${text} ${this.#paceAt(body, after)}`
    const isOne = ({ most }: Exact): boolean =>
      this.#survivals.from(body, lost).isSafe(most) &&
      this.#paceAt(body, after) === this.#paceAt(body, people.hp - lost - most)
    const before = known.get(alike)
    if (before !== undefined && isOne(before)) return before
    const made = known.get(`${text} at ${lost}`) ?? this.#exactly(part, body, lost)
    known.set(isOne(made) ? alike : `${text} at ${lost}`, made)
    return made
  }

  #exactly({ runs }: Part, body: Body, lost: number): Exact {
    const { people } = this.#weighing
    const hp = people.hp - lost
    const { ways, outcomes } = this.#weighing.ends(people.fightOf(body, hp), body.last, ask => {
      for (const run of runs) run(ask)
      return undefined
    })
    const to = outcomes.map(({ value: { state }, weight }) => ({
      body: people.of(state, STRUCK, body.last),
      lost: hp - standingAt(state, people.target).hp,
      weight,
    }))
    return { ways, to, most: Math.max(...to.map(one => one.lost)) }
  }

  /** One text for as many hit points as leave him as fast. */
  #paceAt(body: Body, hp: number): string {
    const { people, why } = this.#weighing
    const one = standingAt(body.fight, people.target)
    return this.#paces.get(`${crippledLegs(one)} ${one.fatigue} ${hp}`, () => {
      const { move, dodge } = paceNow(fighterAt(body.fight, people.target), { ...one, hp }, why)
      return `${move} ${dodge}`
    })
  }
}

/** The same people at the end, each as often. */
function isAlike(one: Walked, other: Walked): boolean {
  const shares = new Map<Wounded, bigint>()
  for (const { to, weight } of one.ends) shares.set(to, (shares.get(to) ?? 0n) + weight * other.ways)
  for (const { to, weight } of other.ends) shares.set(to, (shares.get(to) ?? 0n) - weight * one.ways)
  return [...shares.values()].every(share => share === 0n)
}

export const certain = (body: Body): Leads => ({ ways: 1n, to: [{ body, lost: 0, weight: 1n }] })

function leadsTo(ways: bigint, to: ReadonlyMap<Body, bigint>): Leads {
  const shared = sharedBy(ways, to.values())
  return { ways: ways / shared, to: [...to].map(([body, weight]) => ({ body, lost: 0, weight: weight / shared })) }
}

/** One of several, each with its weight out of so many ways. */
function oneOf(all: readonly { readonly leads: Leads; readonly weight: bigint }[], ways: bigint): Leads {
  const [first, second] = all
  if (first !== undefined && second === undefined) return first.leads
  let common = 1n
  for (const { leads } of all) common = leastCommonMultiple(common, leads.ways)
  const to = new Map<Body, bigint>()
  for (const { leads, weight } of all) {
    const factor = weight * (common / leads.ways)
    for (const one of leads.to) to.set(one.body, (to.get(one.body) ?? 0n) + one.weight * factor)
  }
  return leadsTo(ways * common, to)
}
