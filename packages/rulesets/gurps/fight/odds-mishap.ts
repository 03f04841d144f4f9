/** What goes wrong for whoever attacks. */
import type { Procedure } from '@umpire/engine'
import { mayTopple } from './attack.ts'
import type { Attempt } from './attempt.ts'
import { mayStrike } from './carry-out-arm.ts'
import { badMiss } from './mishap.ts'
import { type Leads, PLENTY } from './odds-land.ts'
import { type Body, MARKS } from './odds-people.ts'
import { leastMultiple } from './odds-spread.ts'
import { Costs, type Suffered } from './odds-strike.ts'
import type { Weighing } from './odds-weigh.ts'
import { type Fight, standingAt } from './state.ts'
import type { Asking } from './sufferer.ts'

interface Alone {
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

type Run = (ask: Asking) => Procedure<undefined>

export class Mishaps {
  readonly #weighing: Weighing
  readonly #alone = new Map<string, Alone>()
  readonly #failing = new Map<string, Failing>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  /** What a critical miss leads to, for both of them. */
  critical(body: Body, attempt: Attempt, last: boolean): readonly Suffered[] {
    return this.#befalls(body, attempt, MARKS.criticalMiss, last, function* (ask) {
      yield* badMiss(ask, attempt, 'attacker', null)
      return yield* mayTopple(ask, attempt)
    })
  }

  /** Whoever kicks and misses may fall. */
  kicked(body: Body, attempt: Attempt, last: boolean): readonly Suffered[] {
    return this.#befalls(body, attempt, 0, last, ask => mayTopple(ask, attempt))
  }

  /** What a defense leads to that failed or succeeded as far as can be, from the state that it has left. */
  defended(state: Fight, attempt: Attempt, { whose, arm }: Failed, last: boolean): readonly Suffered[] {
    const { people } = this.#weighing
    const run: Run = ask => badMiss(ask, attempt, whose, arm)
    if (whose === 'attacker') {
      const before = people.unsettled(state)
      return this.#befalls(before, attempt, before.marks, last, run)
    }
    const from = people.asFailing(state)
    const key = `${from.id} ${attempt.arm} ${attempt.how} ${arm}`
    const { ways, outcomes } =
      this.#failing.get(key) ?? this.#weighing.ends(people.withHp(from.fight, PLENTY), false, run)
    this.#failing.set(key, { ways, outcomes })
    const to = outcomes.map(({ value, weight }) => ({
      body: people.of(people.afterFailing(state, value.state), from.marks, last),
      lost: PLENTY - standingAt(value.state, people.target).hp,
      weight,
    }))
    return parted([{ leads: { ways, to }, weight: 1n }], 1n)
  }

  #befalls(body: Body, attempt: Attempt, mark: number, last: boolean, run: Run): readonly Suffered[] {
    const { people } = this.#weighing
    const bare = people.bare(body)
    if (people.isInOneHex(body))
      return parted([{ leads: this.#asTheyAre(bare.fight, mark, last, run), weight: 1n }], 1n)
    const of = `${attempt.arm} ${attempt.how} ${mark} ${last}`
    const key = `${people.attackerOf(body)} ${of} ${hexOf(bare, people.target)}`
    const { ways, outcomes } = this.#alone.get(key) ?? this.#weighed(bare, last, run)
    this.#alone.set(key, { ways, outcomes })
    const all = outcomes.map(({ state, flies, weight }) => ({
      weight,
      leads: flies
        ? this.#mayStrike(people.facing(bare, state), attempt, mark, last)
        : { ways: 1n, to: [{ body: this.#after(bare, state, mark, last), lost: 0, weight: 1n }] },
    }))
    return parted(all, ways)
  }

  /** Whoever shoots is done with it: nothing is left of him but what is told of it. */
  #after(body: Body, state: Fight, mark: number, last: boolean): Body {
    const { people } = this.#weighing
    if (!people.ranged) return people.of(people.facing(body, state), mark, last)
    return people.marked(last ? people.settled(body) : body, people.sufferedBy(state) | mark)
  }

  /** With nobody before him: it is his own affair, whoever stands there, unless his weapon flies. */
  #weighed(body: Body, last: boolean, run: Run): Alone {
    const { people } = this.#weighing
    const hex = hexOf(body, people.target)
    const { ways, outcomes } = this.#weighing.ends(
      people.alone(body),
      last,
      function* (ask): Procedure<boolean> {
        yield* run(ask)
        return ask.state.lying.some(({ q, r }) => `${q},${r}` === hex)
      },
      state => people.keyOf(people.again(state), last),
    )
    return {
      ways,
      outcomes: outcomes.map(({ value, weight }) => ({ state: value.state, flies: value.result, weight })),
    }
  }

  #mayStrike(fight: Fight, { dice, type }: Attempt, mark: number, last: boolean): Leads {
    const { target } = this.#weighing.people
    return this.#asTheyAre(fight, mark, last, ask => mayStrike(ask, { damage: { dice, type } }, target))
  }

  /** With so many hit points that nobody dies of it. */
  #asTheyAre(fight: Fight, mark: number, last: boolean, run: Run): Leads {
    const { people } = this.#weighing
    const { ways, outcomes } = this.#weighing.ends(people.withHp(fight, PLENTY), last, run)
    const to = outcomes.map(({ value: { state }, weight }) => ({
      body: people.of(state, mark, last),
      lost: PLENTY - standingAt(state, people.target).hp,
      weight,
    }))
    return { ways, to }
  }
}

const hexOf = ({ fight }: Body, place: number): string => {
  const { q, r } = standingAt(fight, place)
  return `${q},${r}`
}

/** Apart by what has happened to whoever attacked: that is told also where the target dies of it. */
function parted(all: readonly { readonly leads: Leads; readonly weight: bigint }[], ways: bigint): readonly Suffered[] {
  let common = 1n
  for (const { leads } of all) common = leastMultiple(common, leads.ways)
  const found = new Map<number, Costs>()
  for (const { leads, weight } of all) {
    const factor = weight * (common / leads.ways)
    for (const one of leads.to) {
      const costs = found.get(one.body.marks) ?? new Costs()
      costs.add(one.lost, one.body, one.weight * factor)
      found.set(one.body.marks, costs)
    }
  }
  return [...found].map(([marks, costs]) => ({
    effect: { ways: ways * common, marks, costs: costs.all(), dear: [] },
    weight: 1n,
    ways: 1n,
  }))
}
