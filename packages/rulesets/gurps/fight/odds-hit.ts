/** What a hit may do: the hit points that it costs, and everything else that comes of it, each with its weight. */
import { keyOf, type Procedure } from '@umpire/engine'
import type { Consequence } from '../consequence/consequence.ts'
import type { Attempt } from './attempt.ts'
import { type Came, land, ORDINARY, type Special, thrownDamage, woundOf } from './deal.ts'
import { leastMultiple, sharedBy } from './odds-spread.ts'
import type { Results, Weighing } from './odds-weigh.ts'
import { fighterAt, standingAt } from './state.ts'
import type { Asking } from './sufferer.ts'
import { type Wound, woundText } from './wound.ts'

/** A wound, or what a table adds to it: everything with the same number goes through the same rolls. */
export interface Piece {
  readonly id: number
  /** Hit points of the wound itself. */
  readonly injury: number
  readonly run: (ask: Asking) => Procedure<undefined>
}

/** A wound with what a table adds to it; either may be missing. */
export interface Does {
  readonly id: number
  readonly pieces: readonly Piece[]
}

export interface Part {
  readonly injury: number
  readonly does: Does
  /** This very wound, where one that does the same besides will not do. */
  readonly runs: readonly Piece['run'][]
  readonly weight: bigint
}

/** A hit on some part, or on one of several, each with its weight: alike hits are the same one. */
export interface Hit {
  readonly ways: bigint
  readonly parts: readonly Part[]
}

type Through = { readonly [K in keyof Came]: Came[K] }

/** What changes the blow itself; the rest of a row comes after it. */
const ofBlow = ({ op }: Consequence): boolean => op === 'damage' || op === 'bypass-dr' || op === 'becomes'
/** What the dice hang on: nobody throws them for whoever dies at once. */
const ofDice = (row: Consequence): boolean => (ofBlow(row) && isChange(row)) || row.op === 'kill'

export class Hits {
  readonly #weighing: Weighing
  readonly #hits = new Map<string, Hit>()
  readonly #damage = new Map<string, Results<Through | null>>()
  readonly #pieces = new Map<string, Piece>()
  readonly #wounds = new Map<string, Piece>()
  readonly #does = new Map<string, Does>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  of(attempt: Attempt, location: string, special: Special = ORDINARY): Hit {
    const key = `${attempt.arm} ${attempt.how} ${location} ${special === ORDINARY ? '' : keyOf({ ...special })}`
    const before = this.#hits.get(key)
    if (before !== undefined) return before
    const rest = special.rows.filter(row => !ofBlow(row))
    const { ways, outcomes } = this.#thrownOnce(attempt, location, special)
    const parts = outcomes.map(({ value, weight }) => ({
      injury: value?.injury ?? 0,
      ...this.#doesOf(attempt, location, special, value, rest),
      weight,
    }))
    const found = gathered(parts)
    const made = this.#one({ ways, parts: found })
    this.#hits.set(key, made)
    return made
  }

  #one(hit: Hit): Hit {
    const shared = sharedBy(
      hit.ways,
      hit.parts.map(({ weight }) => weight),
    )
    const ways = hit.ways / shared
    const parts = hit.parts.map(part => ({ ...part, weight: part.weight / shared }))
    const alike = `${ways} ${parts.map(({ injury, does, weight }) => `${injury}:${does.id}:${weight}`).join()}`
    const made = this.#hits.get(alike) ?? { ways, parts }
    this.#hits.set(alike, made)
    return made
  }

  /** One of several hits, each with its weight out of so many ways. */
  mixed(all: readonly { readonly hit: Hit; readonly weight: bigint }[], ways: bigint): Hit {
    let common = 1n
    for (const { hit } of all) common = leastMultiple(common, hit.ways)
    const parts = all.flatMap(({ hit, weight }) =>
      hit.parts.map(part => ({ ...part, weight: part.weight * weight * (common / hit.ways) })),
    )
    return this.#one({ ways: ways * common, parts: gathered(parts) })
  }

  /** The dice are the same for all rows that change the blow alike. */
  #thrownOnce(attempt: Attempt, location: string, special: Special) {
    const key = `${attempt.arm} ${attempt.how} ${location} ${special.maximum} ${keyOf(special.rows.filter(ofDice))}`
    const before = this.#damage.get(key)
    if (before !== undefined) return before
    const made = this.#thrown(attempt, location, special)
    this.#damage.set(key, made)
    return made
  }

  #thrown(attempt: Attempt, location: string, blow: Special): Results<Through | null> {
    return this.#weighing.results(this.#weighing.people.begin, function* (ask): Procedure<Through | null> {
      const came = yield* thrownDamage(ask, attempt, location, blow)
      return came === null ? null : { ...came }
    })
  }

  #doesOf(
    attempt: Attempt,
    location: string,
    special: Special,
    through: Came | null,
    rest: readonly Consequence[],
  ): Pick<Part, 'does' | 'runs'> {
    const pieces: Piece[] = []
    const runs: Piece['run'][] = []
    let struck = location
    if (through !== null) {
      const wound = woundOf(attempt, location, special, through, this.#weighing.why)
      struck = wound.location
      const alone = { ...special, rows: [] }
      const run: Piece['run'] = ask => land(ask, attempt, struck, alone, through)
      runs.push(run)
      pieces.push(this.#wound(wound, `${attempt.arm} ${attempt.how}`, run))
    }
    if (rest.length > 0) {
      const after = { ...special, rows: rest }
      const run: Piece['run'] = ask => land(ask, attempt, struck, after, null)
      runs.push(run)
      pieces.push(this.#piece(`row ${struck} ${keyOf(rest)}`, 0, run))
    }
    const key = pieces.map(({ id }) => id).join()
    const known = this.#does.get(key) ?? { id: this.#does.size, pieces }
    this.#does.set(key, known)
    return { does: known, runs }
  }

  /** Wounds that go through the same rolls are one. */
  #wound(wound: Wound, how: string, run: Piece['run']): Piece {
    const { location, critical, basic, dr, penetrating, injury } = wound
    const key = `${how} ${location} ${critical} ${basic} ${dr} ${penetrating} ${injury}`
    const known = this.#wounds.get(key)
    if (known !== undefined) return known
    const { people, why } = this.#weighing
    const [fighter, one] = [fighterAt(people.begin, people.target), standingAt(people.begin, people.target)]
    const made = this.#piece(`wound ${woundText(fighter, one, wound, why)}`, injury, run)
    this.#wounds.set(key, made)
    return made
  }

  #piece(text: string, injury: number, run: Piece['run']): Piece {
    const known = this.#pieces.get(text) ?? { id: this.#pieces.size, injury, run }
    this.#pieces.set(text, known)
    return known
  }
}

/** A blow as any other is no change. */
const isChange = (row: Consequence): boolean => row.op !== 'damage' || row.multiplier !== 1

/** What costs as many hit points and does the same besides is one. */
function gathered(parts: readonly Part[]): readonly Part[] {
  const found = new Map<string, { -readonly [K in keyof Part]: Part[K] }>()
  for (const part of parts) {
    const key = `${part.injury} ${part.does.id}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { ...part })
    else known.weight += part.weight
  }
  return [...found.values()].sort((a, b) => a.injury - b.injury)
}
