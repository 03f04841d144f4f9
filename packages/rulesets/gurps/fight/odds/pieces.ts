/** Everything of an exchange that is weighed by itself, once. */
import { MemoTable, memoByObject } from '@umpire/engine'
import type { Attempt } from '../attempt/attempt.ts'
import { Defenses } from './defend.ts'
import { Flyings } from './fly.ts'
import { type Hit, Hits } from './hit.ts'
import { Strikes } from './hit-many.ts'
import { Landings } from './land.ts'
import { Mishaps } from './mishap.ts'
import type { Body } from './people.ts'
import { AttackRolls, type Rolls } from './roll.ts'
import { Survivals } from './survive.ts'
import type { Results, Weighing } from './weigh.ts'

type Critical = Rolls['critical'][number]

/** Hits on parts that are defended alike, whichever of them it is. */
export interface SameHit {
  /** One of those parts. */
  readonly location: string
  readonly off_centre: number
  readonly critical: boolean
  /** The first of them. */
  readonly hit: Hit
  /** How many there are in all. */
  readonly counts: readonly Count[]
}

/** So many hits, with that weight: out of the attack rolls, or of one another. */
export interface Count {
  readonly hits: number
  readonly weight: bigint
}

type CountedHit = Omit<SameHit, 'counts'> & Count

export class Pieces {
  readonly weighing: Weighing
  readonly rolls: AttackRolls
  readonly defenses: Defenses
  readonly hits: Hits
  readonly strikes: Strikes
  readonly mishaps: Mishaps
  readonly #struck = memoByObject((_rolls: Rolls) => new MemoTable<number, readonly SameHit[]>())
  readonly #there = memoByObject((_special: Critical['special']) => new MemoTable<string, Hit>())
  readonly #further = memoByObject((_lands: Results<string>) => new MemoTable<number, Hit>())

  constructor(weighing: Weighing) {
    this.weighing = weighing
    this.rolls = new AttackRolls(weighing)
    const survivals = new Survivals(weighing)
    const landings = new Landings(weighing, survivals)
    this.hits = new Hits(weighing)
    this.mishaps = new Mishaps(weighing, new Flyings(weighing, this.hits, landings))
    this.defenses = new Defenses(weighing, survivals, this.mishaps)
    this.strikes = new Strikes(weighing, survivals, landings)
  }

  /** Everything that the attack roll may strike. */
  hitsOf(attempt: Attempt, rolls: Rolls): readonly SameHit[] {
    return this.#struck(rolls).get(this.weighing.blow(attempt), () => this.#hitsOf(attempt, rolls))
  }

  #hitsOf(attempt: Attempt, rolls: Rolls): readonly SameHit[] {
    const ordinary = rolls.ordinary.map(one => ({ ...one, critical: false, hit: this.hits.of(attempt, one.location) }))
    const critical = rolls.critical.map(one => ({ ...one, critical: true, hit: this.#criticalAt(attempt, one) }))
    const found = new Map<string, CountedHit[]>()
    for (const one of [...ordinary, ...critical]) {
      // Whoever names a part strikes at that part with all of a group.
      const first = attempt.location === null || one.hits === 1 ? '' : one.location
      const key = `${one.hits} ${first} ${this.#asDefenderFaces(attempt, one)}`
      found.set(key, [...(found.get(key) ?? []), one])
    }
    return this.#counted(
      attempt,
      [...found.values()].map(all => this.#alike(all)),
    )
  }

  /** One text for what is defended against alike: a single critical hit is not. */
  #asDefenderFaces(attempt: Attempt, { critical, hits, location, off_centre }: CountedHit): string {
    return critical && hits === 1 ? 'critical' : `${critical} ${off_centre} ${this.defenses.partOf(attempt, location)}`
  }

  #alike(all: readonly CountedHit[]): CountedHit {
    const [first] = all
    if (first === undefined) throw new Error('nothing is alike')
    let weight = 0n
    for (const one of all) weight += one.weight
    return { ...first, weight, hit: this.hits.mixed(all, weight) }
  }

  /** Those whose first hit is the same are one, however many come after it. */
  #counted(attempt: Attempt, all: readonly CountedHit[]): readonly SameHit[] {
    const found = new Map<Hit, Map<string, SameHit & { readonly counts: Count[] }>>()
    for (const one of all) {
      const { location, off_centre, critical, hit, hits, weight } = one
      const same = found.get(hit) ?? new Map<string, SameHit & { readonly counts: Count[] }>()
      const key = `${this.#asDefenderFaces(attempt, one)} ${attempt.location === null ? '' : location}`
      const known = same.get(key) ?? { location, off_centre, critical, hit, counts: [] }
      known.counts.push({ hits, weight })
      found.set(hit, same.set(key, known))
    }
    return [...found.values()].flatMap(same => [...same.values()])
  }

  /** One that strikes there, whatever its table says. */
  #criticalAt(attempt: Attempt, one: Critical): Hit {
    return this.#there(one.special).get(`${this.weighing.blow(attempt)} ${one.location}`, () => {
      const { outcomes, ways } = one.special
      const all = outcomes.map(({ value, weight }) => ({ hit: this.hits.of(attempt, one.location, value), weight }))
      return this.hits.mixed(all, ways)
    })
  }

  /** Another round of a group whose first one strikes that part. */
  further(attempt: Attempt, first: string, body: Body): Hit {
    const lands = this.rolls.further(attempt, first, body)
    return this.#further(lands).get(this.weighing.blow(attempt), () => {
      const all = lands.outcomes.map(({ value, weight }) => ({ hit: this.hits.of(attempt, value), weight }))
      return this.hits.mixed(all, lands.ways)
    })
  }
}
