/** The parts of a blast as they come to one person: the shock, whether a fragment hits him, and what it does. */
import { MemoTable } from '@umpire/engine'
import type { Blast } from '../../explosion/blast.ts'
import {
  type Exposed,
  fragmentLands,
  fragmentSeen,
  fragmentsHit,
  fragmentThrough,
  fragmentWound,
  shockOn,
} from '../attack/explode.ts'
import { sufferer } from '../facts/sufferer.ts'
import { standingAt } from '../state/state.ts'
import { wound } from '../wound/wound.ts'
import { Interned } from './alike.ts'
import { type Hit, Hits, type WeighedWound } from './hit.ts'
import type { Body } from './people.ts'
import { eitherSide } from './roll.ts'
import type { Results, Weighing } from './weigh.ts'

/** Whoever brought it there, and whom it reaches: nobody else is in what is weighed. */
export const [BY, VICTIM] = [0, 1]

export interface Shock {
  readonly key: string
  /** Out of the ways of the hit: nothing of it is felt. */
  readonly none: bigint
  readonly hit: Hit
}

const NEVER: Results<boolean> = { ways: 1n, outcomes: [{ value: false, weight: 1n }] }

export class BlastParts {
  readonly #weighing: Weighing
  readonly #hits: Hits
  readonly #blast: Blast
  readonly #concussion: Results<number>
  /** A limb is crippled already, or more comes of a fall than is told here: then left and right are not the same. */
  readonly #sided: boolean
  readonly #shocks = new MemoTable<string, Shock | null>()
  readonly #shocksAlike = new Interned<string, Shock>()
  readonly #fragments = new MemoTable<string, Hit>()
  readonly #flights = new MemoTable<string, Results<boolean>>()

  constructor(weighing: Weighing, blast: Blast, concussion: Results<number>, sided: boolean) {
    this.#weighing = weighing
    this.#hits = new Hits(weighing)
    this.#blast = blast
    this.#concussion = concussion
    this.#sided = sided
  }

  /** Whether one of its fragments hits him as he stands there. */
  flies(exposed: Exposed | null, { fight, dead }: Body): Results<boolean> {
    if (exposed === null || exposed.reach === null || dead) return NEVER
    const seen = fragmentSeen(standingAt(fight, VICTIM), exposed, exposed.reach)
    const key = `${seen.distance_yards} ${seen.target_is.join()}`
    return this.#flights.get(key, () => this.#weighing.results(fight, ask => fragmentsHit(ask, BY, VICTIM, exposed)))
  }

  /** The same shock for all who stand as near to it. */
  shock(exposed: Exposed): Shock | null {
    return this.#shocks.get(`${exposed.yards} ${exposed.contact}`, () => this.#shockOf(exposed))
  }

  #shockOf(exposed: Exposed): Shock | null {
    const { people, why } = this.#weighing
    const all: WeighedWound[] = []
    let none = 0n
    for (const { value: rolled, weight } of this.#concussion.outcomes) {
      const felt = shockOn(people.begin, this.#blast, VICTIM, exposed, rolled, why)
      if (felt === null) none += weight
      else all.push({ wound: felt, weight, run: ask => wound(ask, sufferer(VICTIM, BY), felt) })
    }
    if (all.length === 0) return null
    const key = all.map(one => `${one.wound.basic} ${one.wound.injury} ${one.weight}`).join()
    const { ways } = this.#concussion
    const hit = this.#hits.ofWounds(ways, all)
    return this.#shocksAlike.get(key, () => ({ key, none: (none * hit.ways) / ways, hit }))
  }

  /** Wherever it hits him; whoever touches what burst takes twice as much. */
  fragment(contact: boolean): Hit {
    return this.#fragments.get(`${contact}`, () => this.#fragmentOf(contact))
  }

  #fragmentOf(contact: boolean): Hit {
    const { people } = this.#weighing
    const lands = this.#weighing.results(people.begin, ask => fragmentLands(ask, BY, VICTIM))
    const parts = new Map<string, bigint>()
    for (const { value, weight } of lands.outcomes) {
      const location = this.#sided ? value : eitherSide(value)
      parts.set(location, (parts.get(location) ?? 0n) + weight)
    }
    const all = [...parts].map(([location, weight]) => ({ hit: this.#fragmentAt(location, contact), weight }))
    return this.#hits.mixed(all, lands.ways)
  }

  #fragmentAt(location: string, contact: boolean): Hit {
    const blast = this.#blast
    const { ways, outcomes } = this.#weighing.results(this.#weighing.people.begin, ask =>
      fragmentThrough(ask, { blast, by: BY }, VICTIM, { contact }, location),
    )
    const wounds = outcomes.flatMap(({ value: through, weight }): readonly WeighedWound[] => {
      if (through === null) return []
      const made = fragmentWound(blast, location, through)
      return [{ wound: made, weight, run: ask => wound(ask, sufferer(VICTIM, BY, location), made) }]
    })
    return this.#hits.ofWounds(ways, wounds)
  }
}
