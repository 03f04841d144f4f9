/** Attack rolls one after the other, from the first to the last wound: every way it may go, with its exact weight. */
import type { Attempt } from './attempt.ts'
import {
  advanced,
  type Body,
  certainly,
  joined,
  NOTHING,
  type Node,
  parted,
  type Spread,
  Tally,
} from './odds-spread.ts'
import { type Hit, MARKS, type Walks } from './odds-walk.ts'
import type { Fight } from './state.ts'

/** One attack roll of the exchange. */
export interface Try {
  /** As it is tried when the time has come; nothing if it is not, after all. */
  readonly attempt: (fight: Fight) => Attempt | null
  readonly rounds: number
}

export interface Tries {
  readonly all: readonly Try[]
  /** Nothing more is tried after a critical miss or a malfunction. */
  readonly spoils: boolean
}

/** Those who still have so many ordinary hits to take at some part, before the last of them is known. */
interface Waiting {
  readonly hit: Hit
  /** By how many hits are left. */
  readonly left: Tally[]
}

/** One attack roll for all of them. */
class Round {
  readonly #walks: Walks
  readonly #done = new Tally()
  readonly #spoiled = new Tally()
  readonly #waiting = new Map<Hit, Waiting>()
  /** Those with a critical hit to take first, by how many others are left. */
  readonly #special = new Map<Hit, Map<Hit, Tally[]>>()
  readonly #spoils: boolean

  constructor(walks: Walks, spoils: boolean) {
    this.#walks = walks
    this.#spoils = spoils
  }

  untried(node: Node, weight: bigint): void {
    this.#done.add(node, weight, 1n)
  }

  tried(before: Node, weight: bigint, attempt: Attempt, rounds: number): void {
    const walks = this.#walks
    const node = walks.told(before, attempt)
    const rolls = walks.rolls(attempt, rounds, before)
    for (const { value, weight: part } of rolls.outcomes) {
      const of = weight * part
      if (value.came === 'miss') this.#lead(walks.missed(node, attempt), of, rolls.ways, this.#done)
      else if (value.came === 'critical miss') this.#lead(walks.mishap(node, attempt), of, rolls.ways, this.#ending)
      else if (value.came === 'malfunction') this.#ending.add(walks.marked(node, MARKS.malfunction), of, rolls.ways)
      else if (value.special === null) this.#ordinary(node, attempt, value, of, rolls.ways)
      else
        this.#critical(
          node,
          attempt,
          value.location,
          value.hits,
          walks.hit(attempt, value.location, value.special),
          of,
          rolls.ways,
        )
    }
  }

  get #ending(): Tally {
    return this.#spoils ? this.#spoiled : this.#done
  }

  #lead(leads: ReturnType<Walks['missed']>, weight: bigint, ways: bigint, into: Tally): void {
    for (const [index, next] of leads.to.entries())
      into.add(next, weight * (leads.weights[index] ?? 0n), ways * leads.ways)
  }

  #ordinary(
    node: Node,
    attempt: Attempt,
    { location, hits }: { location: string; hits: number },
    weight: bigint,
    ways: bigint,
  ): void {
    const walks = this.#walks
    const defense = walks.defense(node, attempt, location)
    for (const one of defense.outcomes) {
      const of = weight * one.weight
      if (one.avoided) this.#done.add(walks.marked(one.node, MARKS.hit), of, ways * defense.ways)
      else if (one.location === location)
        this.#await(walks.hit(attempt, location), hits, one.node, of, ways * defense.ways)
      else this.#await(walks.hit(attempt, one.location), 1, one.node, of, ways * defense.ways)
    }
  }

  #critical(
    node: Node,
    attempt: Attempt,
    location: string,
    hits: number,
    special: Hit,
    weight: bigint,
    ways: bigint,
  ): void {
    const walks = this.#walks
    const then = walks.hit(attempt, location)
    const entries = this.#special.get(special) ?? new Map<Hit, Tally[]>()
    const entry = entries.get(then) ?? []
    this.#special.set(special, entries.set(then, entry))
    const add = (left: number, to: Node, of: bigint, out: bigint): void => {
      entry[left] ??= new Tally()
      entry[left]?.add(to, of, out)
    }
    if (hits === 1) {
      add(0, node, weight, ways)
      return
    }
    const defense = walks.defense(node, attempt, location)
    for (const one of defense.outcomes)
      add(one.avoided ? 0 : hits - 1, one.node, weight * one.weight, ways * defense.ways)
  }

  #await(hit: Hit, left: number, node: Node, weight: bigint, ways: bigint): void {
    const entry = this.#waiting.get(hit) ?? { hit, left: [] }
    this.#waiting.set(hit, entry)
    entry.left[left] ??= new Tally()
    entry.left[left]?.add(node, weight, ways)
  }

  *#specials(): Generator<readonly [Hit, Hit, Tally[]]> {
    for (const [special, entries] of this.#special) for (const [then, left] of entries) yield [special, then, left]
  }

  /** All hits are taken: those who go on, and those who do not. */
  taken(ways: bigint): { readonly on: Spread; readonly spoiled: Spread } {
    const walks = this.#walks
    const done: Spread[] = [this.#done.spread(ways)]
    const after = new Map<Hit, Spread[][]>()
    for (const [special, then, left] of this.#specials()) {
      for (const [others, tally] of left.entries()) {
        if (tally === undefined) continue
        const struck = advanced(tally.spread(ways), node => walks.step(node, special))
        if (others === 0) {
          done.push(struck)
          continue
        }
        const waiting = after.get(then) ?? []
        after.set(then, waiting)
        waiting[others] = [...(waiting[others] ?? []), struck]
      }
    }
    for (const hit of new Set([...this.#waiting.keys(), ...after.keys()])) {
      const left = this.#waiting.get(hit)?.left ?? []
      const others = after.get(hit) ?? []
      let spread = NOTHING
      for (let still = Math.max(left.length, others.length) - 1; still > 0; still--) {
        const tally = left[still]
        const entering = [...(tally === undefined ? [] : [tally.spread(ways)]), ...(others[still] ?? [])]
        const { living, dead } = parted(advanced(joined([spread, ...entering]), node => walks.step(node, hit)))
        done.push(dead)
        spread = living
      }
      done.push(spread)
    }
    return { on: joined(done), spoiled: this.#spoiled.spread(ways) }
  }
}

/** Every way that the exchange may end. */
export function exchanged(walks: Walks, { all, spoils }: Tries): Spread {
  let now = certainly(walks.start)
  const ended: Spread[] = []
  for (const { attempt, rounds } of all) {
    const round = new Round(walks, spoils)
    // Hit points make no difference to what is rolled against.
    const attempts = new Map<Body, Attempt | null>()
    for (const [node, weight] of now.nodes) {
      // Nobody goes on at the dead.
      let made = node.body.dead ? null : attempts.get(node.body)
      if (made === undefined) {
        made = attempt(node.body.fight)
        attempts.set(node.body, made)
      }
      if (made === null) round.untried(node, weight)
      else round.tried(node, weight, made, rounds)
    }
    const { on, spoiled } = round.taken(now.ways)
    now = on
    ended.push(spoiled)
  }
  return joined([now, ...ended])
}
