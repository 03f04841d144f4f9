/** What a hit may do: the hit points that it costs, and everything else that comes of it, each with its weight. */
import { leastCommonMultiple } from '@umpire/dice'
import { keyOf, MemoTable } from '@umpire/engine'
import type { Consequence } from '../../consequence/consequence.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import type { Wound } from '../facts/sufferer.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { applyHit, ORDINARY, rollDamage, type Special, woundOf } from '../wound/deal-damage.ts'
import { woundText } from '../wound/wound.ts'
import { Interned } from './alike.ts'
import { eitherSide } from './roll.ts'
import { sharedBy } from './spread.ts'
import type { Results, Weighing } from './weigh.ts'

/** A wound, or what a table adds to it: everything with the same number goes through the same rolls. */
export interface Piece {
  readonly id: number
  /** Hit points of the wound itself. */
  readonly injury: number
  readonly run: (ask: Asking) => void
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

export interface WeighedWound {
  readonly wound: Wound
  readonly run: Piece['run']
  readonly weight: bigint
}

/** A blow without what a table adds to it. */
interface Blow {
  readonly ways: bigint
  /** Where it strikes, after all. */
  readonly location: string
  readonly wounds: readonly BlowWound[]
}

/** Nothing where the table says that the blow does none. */
interface BlowWound {
  readonly injury: number
  readonly piece: Piece | null
  readonly run: Piece['run'] | null
  readonly weight: bigint
}

/** What changes the blow itself; the rest of a row comes after it. */
const ofBlow = ({ op }: Consequence): boolean => op === 'damage' || op === 'bypass-dr' || op === 'becomes'
/** What the dice hang on: nobody throws them for whoever dies at once. */
const ofDice = (row: Consequence): boolean => (ofBlow(row) && isChange(row)) || row.op === 'kill'

export class Hits {
  readonly #weighing: Weighing
  readonly #hits = new MemoTable<string, Hit>()
  readonly #equalHits = new Interned<string, Hit>()
  readonly #blows = new MemoTable<string, Blow>()
  readonly #damage = new MemoTable<string, Results<Wound | null>>()
  readonly #pieces = new Interned<string, Piece>()
  readonly #wounds = new MemoTable<string, Piece>()
  readonly #does = new Interned<string, Does>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  of(attempt: Attempt, location: string, special: Special = ORDINARY): Hit {
    const key = `${this.#weighing.blow(attempt)} ${location} ${special === ORDINARY ? '' : keyOf(special)}`
    return this.#hits.get(key, () => this.#hitOf(attempt, location, special))
  }

  #hitOf(attempt: Attempt, location: string, special: Special): Hit {
    const rest = special.rows.filter(row => !ofBlow(row))
    const { ways, location: struck, wounds } = this.#blow(attempt, location, special)
    const row = this.#row(attempt, struck, special, rest)
    const parts = wounds.map(({ injury, piece, run, weight }) => ({
      injury,
      does: this.#together([piece, row?.piece ?? null].filter(one => one !== null)),
      runs: [run, row?.run ?? null].filter(one => one !== null),
      weight,
    }))
    return this.#one({ ways, parts: gathered(parts) })
  }

  #one(hit: Hit): Hit {
    const shared = sharedBy(
      hit.ways,
      hit.parts.map(({ weight }) => weight),
    )
    const ways = hit.ways / shared
    const parts = hit.parts.map(part => ({ ...part, weight: part.weight / shared }))
    const alike = `${ways} ${parts.map(({ injury, does, weight }) => `${injury}:${does.id}:${weight}`).join()}`
    return this.#equalHits.get(alike, () => ({ ways, parts }))
  }

  /** One of several hits, each with its weight out of so many ways. */
  mixed(all: readonly { readonly hit: Hit; readonly weight: bigint }[], ways: bigint): Hit {
    let common = 1n
    for (const { hit } of all) common = leastCommonMultiple(common, hit.ways)
    const parts = all.flatMap(({ hit, weight }) =>
      hit.parts.map(part => ({ ...part, weight: part.weight * weight * (common / hit.ways) })),
    )
    return this.#one({ ways: ways * common, parts: gathered(parts) })
  }

  /** The dice are the same for all rows that change the blow alike. */
  #thrownOnce(attempt: Attempt, location: string, special: Special) {
    return this.#damage.get(this.#thrownKey(attempt, eitherSide(location), special), () =>
      this.#weighing.results(this.#weighing.people.begin, ask => rollDamage(ask, attempt, location, special)),
    )
  }

  /** All that throws the same dice to the same end. */
  #thrownKey(attempt: Attempt, location: string, { maximum, rows }: Special): string {
    return `${this.#weighing.blow(attempt)} ${location} ${maximum} ${keyOf(rows.filter(ofDice))}`
  }

  /** The wounds are the same for all rows that change the blow alike. */
  #blow(attempt: Attempt, location: string, special: Special): Blow {
    const key = `${special.critical} ${this.#thrownKey(attempt, location, special)}`
    return this.#blows.get(key, () => this.#blowOf(attempt, location, special))
  }

  #blowOf(attempt: Attempt, location: string, special: Special): Blow {
    const { ways, outcomes } = this.#thrownOnce(attempt, location, special)
    const alone = { ...special, rows: [] }
    let struck = location
    const wounds = outcomes.map(({ value: thrown, weight }): BlowWound => {
      if (thrown === null) return { injury: 0, piece: null, run: null, weight }
      // The dice were thrown for either side, and for ordinary and critical blows alike: this one is made anew of them.
      const wound = woundOf(attempt, location, special, thrown, this.#weighing.why)
      const at = wound.location
      struck = at
      const run: Piece['run'] = ask => applyHit(ask, attempt, at, alone, wound)
      const piece = this.#wound(wound, `${this.#weighing.blow(attempt)}`, true, run)
      return { injury: wound.injury, piece, run, weight }
    })
    return { ways, location: struck, wounds }
  }

  /** What a table adds to the wound. */
  #row(attempt: Attempt, struck: string, special: Special, rest: readonly Consequence[]) {
    if (rest.length === 0) return null
    const after = { ...special, rows: rest }
    const run: Piece['run'] = ask => applyHit(ask, attempt, struck, after, null)
    return { piece: this.#piece(`row ${struck} ${keyOf(rest)}`, 0, run), run }
  }

  #together(pieces: readonly Piece[]): Does {
    return this.#does.get(pieces.map(({ id }) => id).join(), id => ({ id, pieces }))
  }

  /** Wounds that no attack made, each with its weight out of so many ways; they need not be all of them. */
  ofWounds(ways: bigint, all: readonly WeighedWound[]): Hit {
    const parts = all.map(({ wound, run, weight }) => ({
      injury: wound.injury,
      does: this.#together([this.#wound(wound, `by nobody ${wound.type}`, false, run)]),
      runs: [run],
      weight,
    }))
    return this.#one({ ways, parts: gathered(parts) })
  }

  /** Wounds that go through the same rolls are one. */
  #wound(wound: Wound, how: string, byFoe: boolean, run: Piece['run']): Piece {
    const { location, critical, basic, dr, penetrating, injury } = wound
    const key = `${how} ${location} ${critical} ${basic} ${dr} ${penetrating} ${injury}`
    return this.#wounds.get(key, () => {
      const { people, why } = this.#weighing
      const [fighter, one] = [fighterAt(people.begin, people.target), standingAt(people.begin, people.target)]
      // What other books add may hang on everything about the blow.
      const text = people.whole ? key : woundText(fighter, one, wound, why)
      return this.#piece(`wound ${byFoe} ${text}`, injury, run)
    })
  }

  #piece(text: string, injury: number, run: Piece['run']): Piece {
    return this.#pieces.get(text, id => ({ id, injury, run }))
  }
}

/** A blow as any other is no change. */
const isChange = (row: Consequence): boolean => row.op !== 'damage' || row.multiplier !== 1

type Gathered = { -readonly [K in keyof Part]: Part[K] }

/** What costs as many hit points and does the same besides is one. */
function gathered(parts: readonly Part[]): readonly Part[] {
  const found = new Map<Does, Map<number, Gathered>>()
  for (const part of parts) {
    const alike = found.get(part.does) ?? new Map<number, Gathered>()
    const known = alike.get(part.injury)
    if (known === undefined) found.set(part.does, alike.set(part.injury, { ...part }))
    else known.weight += part.weight
  }
  return [...found.values()].flatMap(alike => [...alike.values()]).sort((a, b) => a.injury - b.injury)
}
