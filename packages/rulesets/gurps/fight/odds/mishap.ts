/** What goes wrong for whoever attacks. */
import { leastCommonMultiple } from '@umpire/dice'
import { type Json, MemoTable, type Odds, type Outcome } from '@umpire/engine'
import { mayTopple } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { mayStrike } from '../wound/carry-out-arm.ts'
import { afterMissRow, type MissRow, missRow } from '../wound/mishap.ts'
import { Effects, type Suffered } from './effect.ts'
import type { Flyings } from './fly.ts'
import { certain, type Leads, PLENTY } from './land.ts'
import { afterFailing, areInOneHex, asFailing, attackerAlone, facing, withTargetAgain } from './mishap-people.ts'
import { type Body, MARKS } from './people.ts'
import type { Weighing } from './weigh.ts'

interface Alone {
  readonly ways: bigint
  /** With the hexes that his weapons have flown to. */
  readonly outcomes: readonly { readonly state: Fight; readonly result: readonly string[]; readonly weight: bigint }[]
}

interface Before {
  readonly ways: bigint
  readonly outcomes: readonly {
    readonly state: Fight
    /** His weapon flies to where the target stands, who may still be struck by it. */
    readonly flies: boolean
    readonly weight: bigint
  }[]
}

/** Whose table it is that says what comes of a defense, and what was defended with. */
export type Failed = { readonly whose: 'attacker' | 'defender'; readonly arm: number | null }

interface Failing {
  readonly ways: bigint
  readonly outcomes: readonly { readonly value: { readonly state: Fight }; readonly weight: bigint }[]
}

/** What a table says, and what comes of that: rows are few, and each is carried out once. */
interface Run {
  readonly row: (ask: Asking) => MissRow
  readonly carriedOut: (ask: Asking, row: MissRow) => void
}

/** Where no table says anything. */
const without = (carriedOut: (ask: Asking) => void): Run => ({ row: () => null, carriedOut })

function missed(attempt: Attempt, { whose, arm }: Failed): Run {
  const failure = { attempt, whose, parriedWith: arm }
  return { row: ask => missRow(ask, failure), carriedOut: (ask, row) => afterMissRow(ask, failure, row) }
}

export class Mishaps {
  readonly #weighing: Weighing
  readonly #flyings: Flyings
  readonly #alone = new MemoTable<string, Alone>()
  readonly #before = new MemoTable<string, Before>()
  readonly #failing = new MemoTable<string, Failing>()

  constructor(weighing: Weighing, flyings: Flyings) {
    this.#weighing = weighing
    this.#flyings = flyings
  }

  /** What a critical miss leads to, for both of them. */
  critical(body: Body, attempt: Attempt, last: boolean): readonly Suffered[] {
    const { row, carriedOut } = missed(attempt, { whose: 'attacker', arm: null })
    return this.#befalls(body, attempt, 'missed', MARKS.criticalMiss, last, {
      row,
      carriedOut(ask, said) {
        carriedOut(ask, said)
        return mayTopple(ask, attempt)
      },
    })
  }

  /** Whoever kicks and misses may fall. */
  kicked(body: Body, attempt: Attempt, last: boolean): readonly Suffered[] {
    return this.#befalls(
      body,
      attempt,
      'kicked',
      0,
      last,
      without(ask => mayTopple(ask, attempt)),
    )
  }

  /** What a defense leads to that failed or succeeded as far as can be, from the state that it has left. */
  defended(state: Fight, attempt: Attempt, failed: Failed, last: boolean): readonly Suffered[] {
    const { people } = this.#weighing
    const run = missed(attempt, failed)
    if (failed.whose === 'attacker') {
      const before = people.unsettled(state)
      // Only who kicked and missed may topple besides.
      const what = attempt.how === 'kick' ? 'stopped' : 'missed'
      return this.#befalls(before, attempt, what, before.marks, last, run)
    }
    const from = asFailing(people, state)
    const key = `${from.id} ${failed.arm}`
    const { ways, outcomes } = this.#failing.get(key, () =>
      this.#ends(people.withHp(from.fight, PLENTY), false, run, nothing),
    )
    const to = outcomes.map(({ value, weight }) => ({
      body: people.of(afterFailing(people, state, value.state), from.marks, last),
      lost: PLENTY - standingAt(value.state, people.target).hp,
      weight,
    }))
    return parted([{ leads: { ways, to }, weight: 1n }], 1n)
  }

  #befalls(
    body: Body,
    attempt: Attempt,
    what: 'missed' | 'stopped' | 'kicked',
    mark: number,
    last: boolean,
    run: Run,
  ): readonly Suffered[] {
    const { people } = this.#weighing
    const bare = people.bare(body)
    if (areInOneHex(people, body))
      return parted([{ leads: this.#asTheyAre(bare.fight, mark, last, run), weight: 1n }], 1n)
    const key = `${people.attackerOf(body)} ${this.#weighing.blow(attempt)} ${what}`
    const alone = this.#alone.get(key, () => this.#weighed(bare, run))
    const hex = hexOf(bare, people.target)
    const { ways, outcomes } = this.#before.get(`${key} ${hex} ${last}`, () => this.#someone(alone, hex, last))
    const all = outcomes.map(({ state, flies, weight }) => ({
      weight,
      leads: flies ? this.#flies(bare, state, attempt, mark, last) : certain(this.#after(bare, state, mark, last)),
    }))
    return parted(all, ways)
  }

  /** Whoever shoots is done with it: nothing is left of him but what is told of it. */
  #after(body: Body, state: Fight, mark: number, last: boolean): Body {
    const { people } = this.#weighing
    if (!people.ranged) return people.of(facing(people, body, state), mark, last)
    return people.marked(last ? people.settled(body) : body, people.sufferedBy(state) | mark)
  }

  /** With nobody before him: it is his own affair, whoever stands there, unless his weapon flies. */
  #weighed(body: Body, run: Run): Alone {
    const { people } = this.#weighing
    const { ways, outcomes } = this.#ends(
      attackerAlone(people, body),
      false,
      run,
      ({ lying }) => lying.map(textOf),
      state => people.keyOf(withTargetAgain(people, state), false),
    )
    return { ways, outcomes: outcomes.map(({ value, weight }) => ({ ...value, weight })) }
  }

  /** Row by row, with what is to be told of the end. */
  #ends<R extends Json | undefined>(
    fight: Fight,
    last: boolean,
    { row, carriedOut }: Run,
    tells: (fight: Fight) => R,
    text?: (fight: Fight) => string,
  ): Pick<Odds<Outcome<Fight, R>>, 'ways' | 'outcomes'> {
    const rows = this.#weighing.results(fight, row)
    const all = rows.outcomes.map(({ value, weight }) => {
      const ends = this.#weighing.ends(
        fight,
        last,
        (ask): R => {
          carriedOut(ask, value)
          return tells(ask.state)
        },
        text,
      )
      return { weight, ends }
    })
    let common = 1n
    for (const { ends } of all) common = leastCommonMultiple(common, ends.ways)
    const outcomes = all.flatMap(({ weight, ends }) =>
      ends.outcomes.map(one => ({ ...one, weight: one.weight * weight * (common / ends.ways) })),
    )
    return { ways: rows.ways * common, outcomes }
  }

  /** With somebody in that hex. */
  #someone({ ways, outcomes }: Alone, hex: string, last: boolean): Before {
    const { people } = this.#weighing
    const found = new Map<string, Before['outcomes'][number]>()
    for (const { state, result, weight } of outcomes) {
      const flies = result.includes(hex)
      const key = `${flies} ${people.keyOf(withTargetAgain(people, state), last)}`
      found.set(key, { state, flies, weight: weight + (found.get(key)?.weight ?? 0n) })
    }
    return { ways, outcomes: [...found.values()] }
  }

  /** It comes flying at the target, who may be struck by it. */
  #flies(bare: Body, state: Fight, attempt: Attempt, mark: number, last: boolean): Leads {
    const { people } = this.#weighing
    const fight = facing(people, bare, state)
    return (
      this.#flyings.at(fight, people.of(fight, mark, last), attempt) ??
      this.#asTheyAre(
        fight,
        mark,
        last,
        without(ask => mayStrike(ask, { damage: attempt }, people.target)),
      )
    )
  }

  /** With so many hit points that nobody dies of it. */
  #asTheyAre(fight: Fight, mark: number, last: boolean, run: Run): Leads {
    const { people } = this.#weighing
    const { ways, outcomes } = this.#ends(people.withHp(fight, PLENTY), last, run, nothing)
    const to = outcomes.map(({ value: { state }, weight }) => ({
      body: people.of(state, mark, last),
      lost: PLENTY - standingAt(state, people.target).hp,
      weight,
    }))
    return { ways, to }
  }
}

const nothing = (): undefined => undefined
const textOf = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q},${r}`
const hexOf = ({ fight }: Body, place: number): string => textOf(standingAt(fight, place))

/** Apart by what has happened to whoever attacked: that is told also where the target dies of it. */
function parted(all: readonly { readonly leads: Leads; readonly weight: bigint }[], ways: bigint): readonly Suffered[] {
  let common = 1n
  for (const { leads } of all) common = leastCommonMultiple(common, leads.ways)
  const found = new Map<number, Effects>()
  for (const { leads, weight } of all) {
    const factor = weight * (common / leads.ways)
    for (const one of leads.to) {
      const effects = found.get(one.body.marks) ?? new Effects()
      effects.add(one.lost, one.body, one.weight * factor)
      found.set(one.body.marks, effects)
    }
  }
  return [...found].map(([marks, effects]) => ({
    effect: effects.effect(ways * common, marks),
    weight: 1n,
    ways: 1n,
  }))
}
