/** Attack rolls one after the other, from the first to the last wound: every way it may go, with its exact weight. */
import { attackedBy } from './attack.ts'
import type { Attempt } from './attempt.ts'
import { evolveFight } from './evolve.ts'
import { type Alike, Defenses } from './odds-defend.ts'
import { type Hit, Hits } from './odds-hit.ts'
import { type Leads, STRUCK } from './odds-land.ts'
import { Mishaps } from './odds-mishap.ts'
import { type Body, MARKS } from './odds-people.ts'
import { AttackRolls, type Rolls } from './odds-roll.ts'
import { certainly, type Row, type Spread, Tally } from './odds-spread.ts'
import { mixed, Strikes, type Suffered } from './odds-strike.ts'
import { Survivals } from './odds-survive.ts'
import type { Weighing } from './odds-weigh.ts'
import { type Fight, standingAt } from './state.ts'

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

/** Everything that is weighed by itself. */
class Pieces {
  readonly weighing: Weighing
  readonly rolls: AttackRolls
  readonly defenses: Defenses
  readonly hits: Hits
  readonly strikes: Strikes
  readonly mishaps: Mishaps
  /** Of critical hits, whatever part they strike and whatever their table says. */
  readonly #anywhere = new Map<Rolls, Hit>()
  readonly #there = new Map<Critical['special'], Map<string, Hit>>()

  constructor(weighing: Weighing) {
    this.weighing = weighing
    this.rolls = new AttackRolls(weighing)
    const survivals = new Survivals(weighing)
    this.defenses = new Defenses(weighing, survivals)
    this.hits = new Hits(weighing)
    this.strikes = new Strikes(weighing, survivals)
    this.mishaps = new Mishaps(weighing)
  }

  /** A single critical hit, out of all attack rolls. */
  anyCritical(attempt: Attempt, rolls: Rolls): Hit {
    const known = this.#anywhere.get(rolls)
    if (known !== undefined) return known
    const all = rolls.critical.map(one => ({ hit: this.criticalAt(attempt, one), weight: one.weight }))
    const made = this.hits.mixed(all, rolls.ways)
    this.#anywhere.set(rolls, made)
    return made
  }

  /** One that strikes there, whatever its table says. */
  criticalAt(attempt: Attempt, one: Critical): Hit {
    const known = this.#there.get(one.special) ?? new Map<string, Hit>()
    const before = known.get(one.location)
    if (before !== undefined) return before
    const { outcomes, ways } = one.special
    const all = outcomes.map(({ value, weight }) => ({ hit: this.hits.of(attempt, one.location, value), weight }))
    const made = this.hits.mixed(all, ways)
    this.#there.set(one.special, known.set(one.location, made))
    return made
  }
}

type Critical = Rolls['critical'][number]

/** Hits that are left after a critical one, with their weight. */
interface Following {
  readonly then: Hit
  readonly left: number
  readonly weight: bigint
  readonly out: bigint
}

/** One attack roll for all of them. */
class Round {
  readonly #pieces: Pieces
  readonly #done = new Tally()
  readonly #spoiled = new Tally()
  /** Those who take one hit of several kinds, each kind with its weight. */
  readonly #single = new Map<Row, Map<Body, Suffered[]>>()
  /** Those who still have so many hits of one kind to take. */
  readonly #waiting = new Map<Hit, Tally[]>()
  /** Those with a critical hit to take first. */
  readonly #special = new Map<Row, Map<Body, Map<Hit, Following[]>>>()
  readonly #spoils: boolean
  readonly #last: boolean

  constructor(pieces: Pieces, spoils: boolean, last: boolean) {
    this.#pieces = pieces
    this.#spoils = spoils
    this.#last = last
  }

  untried(body: Body, row: Row, ways: bigint): void {
    this.#done.add(body, row, 1n, ways)
  }

  tried(before: Body, row: Row, ways: bigint, attempt: Attempt, rounds: number): void {
    const { rolls: attackRolls, mishaps, defenses, weighing } = this.#pieces
    const rolls = attackRolls.of(attempt, rounds, before)
    const body = told(weighing, before, attempt)
    const all = ways * rolls.ways
    const ending = this.#spoils ? this.#spoiled : this.#done
    lead(mishaps.missed(body, row, attempt, this.#last), rolls.missed, all, this.#done)
    lead(mishaps.critical(body, row, attempt, this.#last), rolls.criticalMiss, all, ending)
    ending.add(weighing.people.marked(this.#now(body), MARKS.malfunction), row, rolls.malfunction, all)
    for (const alike of defenses.parted(body, row)) {
      this.#ordinary(body, alike, ways, attempt, rolls)
      this.#critical(body, alike, ways, attempt, rolls)
    }
  }

  #now(body: Body): Body {
    return this.#last ? this.#pieces.weighing.people.settled(body) : body
  }

  #ordinary(body: Body, alike: Alike, ways: bigint, attempt: Attempt, rolls: Rolls): void {
    const { hits, weighing } = this.#pieces
    for (const { location, hits: count, weight } of rolls.ordinary) {
      for (const [row, defense] of this.#pieces.defenses.of(body, alike, attempt, location, this.#last)) {
        for (const one of defense.outcomes) {
          const [of, out] = [weight * one.weight, rolls.ways * defense.ways]
          const now = lower(row, one.lost)
          if (one.avoided) this.#done.add(weighing.people.marked(one.body, MARKS.hit), now, of, ways * out)
          else if (one.instead !== null) this.#take(hits.of(attempt, one.instead), 1, one.body, now, of, out, ways)
          else this.#take(hits.of(attempt, location), count, one.body, now, of, out, ways)
        }
      }
    }
  }

  #critical(body: Body, alike: Alike, ways: bigint, attempt: Attempt, rolls: Rolls): void {
    if (rolls.critical.every(({ hits }) => hits === 1)) {
      if (rolls.critical.length > 0) {
        this.#take(this.#pieces.anyCritical(attempt, rolls), 1, this.#now(body), alike.row, 1n, 1n, ways)
      }
      return
    }
    for (const one of rolls.critical) {
      const special = this.#pieces.criticalAt(attempt, one)
      const then = this.#pieces.hits.of(attempt, one.location)
      for (const [row, defense] of this.#pieces.defenses.of(body, alike, attempt, one.location, this.#last)) {
        for (const { avoided, body: now, lost, weight } of defense.outcomes) {
          const [left, out] = [avoided ? 0 : one.hits - 1, rolls.ways * defense.ways]
          this.#after(special, now, lower(row, lost)).push({ then, left, weight: one.weight * weight, out })
        }
      }
    }
  }

  /** What follows the critical hit that these take first: it is the same for whoever stopped the others and whoever did not. */
  #after(special: Hit, body: Body, row: Row): Following[] {
    const bodies = this.#special.get(row) ?? new Map<Body, Map<Hit, Following[]>>()
    const hits = bodies.get(body) ?? new Map<Hit, Following[]>()
    const list = hits.get(special) ?? []
    this.#special.set(row, bodies.set(body, hits.set(special, list)))
    return list
  }

  #take(hit: Hit, count: number, body: Body, row: Row, weight: bigint, out: bigint, ways: bigint): void {
    if (body.dead) {
      // By his own defense: nothing can be done to him any more.
      this.#done.add(this.#pieces.weighing.people.marked(body, STRUCK), row, weight, out * ways)
      return
    }
    if (count > 1) {
      this.#await(hit, count).add(body, row, weight, out * ways)
      return
    }
    const bodies = this.#single.get(row) ?? new Map<Body, Suffered[]>()
    const list = bodies.get(body) ?? []
    this.#single.set(row, bodies.set(body, list))
    list.push({ effect: this.#pieces.strikes.effectOf(hit, body), weight, ways: out })
  }

  #await(hit: Hit, left: number): Tally {
    const entry = this.#waiting.get(hit) ?? []
    const tally = entry[left] ?? new Tally()
    entry[left] = tally
    this.#waiting.set(hit, entry)
    return tally
  }

  /** All hits are taken: those who go on, and those who do not. */
  taken(ways: bigint): { readonly on: Spread; readonly spoiled: Spread } {
    const { strikes } = this.#pieces
    for (const [row, bodies] of this.#single) {
      for (const [body, all] of bodies) strikes.one(body, row, mixed(all), ways, this.#done)
    }
    for (const [row, bodies] of this.#special) {
      for (const [body, hits] of bodies) for (const [special, all] of hits) this.#follow(body, row, special, all, ways)
    }
    for (const [hit, levels] of this.#waiting) {
      for (let left = levels.length - 1; left > 0; left--) {
        const tally = levels[left]
        if (tally === undefined) continue
        const after = new Tally()
        strikes.all(tally.spread(), hit, after)
        const struck = after.spread()
        for (const [body, row] of struck.rows) {
          // Who is dead is past caring for the rest of the group.
          const into = left === 1 || body.dead ? this.#done : this.#await(hit, left - 1)
          into.add(body, row, 1n, struck.ways)
        }
      }
    }
    return { on: this.#done.spread(), spoiled: this.#spoiled.spread() }
  }

  #follow(body: Body, row: Row, special: Hit, all: readonly Following[], ways: bigint): void {
    const { strikes } = this.#pieces
    const tally = new Tally()
    strikes.one(body, row, strikes.effectOf(special, body), ways, tally)
    const struck = tally.spread()
    for (const { then, left, weight, out } of all) {
      for (const [next, there] of struck.rows) {
        const into = left === 0 || next.dead ? this.#done : this.#await(then, left)
        into.add(next, there, weight, struck.ways * out)
      }
    }
  }
}

/** Whoever is attacked knows it from then on, and a feint is used up. */
function told({ people }: Weighing, body: Body, attempt: Attempt): Body {
  const { feint, unaware } = standingAt(body.fight, people.target)
  if (feint === null && unaware.length === 0) return body
  const missed = { came: 'miss', roll: 0, hits: 0, lands: null } as const
  return people.of(evolveFight(body.fight, attackedBy(body.fight, attempt, missed)), body.marks, body.last)
}

function lead(leads: Iterable<readonly [Row, Leads]>, weight: bigint, all: bigint, into: Tally): void {
  if (weight === 0n) return
  for (const [row, { ways, to }] of leads) {
    for (const one of to) into.add(one.body, row, weight * one.weight, all * ways, one.lost)
  }
}

/** The same ones, so many hit points lower. */
const lower = (row: Row, lost: number): Row => {
  if (lost === 0) return row
  const made: bigint[] = []
  for (const [index, weight] of row.entries()) if (weight !== undefined) made[index + lost] = weight
  return made
}

/** Every way that the exchange may end. */
export function exchanged(weighing: Weighing, { all, spoils }: Tries): Spread {
  const pieces = new Pieces(weighing)
  let now = certainly(weighing.people.start)
  const ended = new Tally()
  for (const [index, { attempt, rounds }] of all.entries()) {
    const round = new Round(pieces, spoils, index === all.length - 1)
    for (const [body, row] of now.rows) {
      // Nobody goes on at the dead. Hit points make no difference to what is rolled against.
      const made = body.dead ? null : attempt(body.fight)
      if (made === null) round.untried(body, row, now.ways)
      else round.tried(body, row, now.ways, made, rounds)
    }
    const { on, spoiled } = round.taken(now.ways)
    now = on
    ended.addAll(spoiled)
  }
  ended.addAll(now)
  return ended.spread()
}
