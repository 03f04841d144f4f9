/** What goes wrong for whoever attacks. */
import type { Procedure } from '@umpire/engine'
import { mayTopple } from './attack.ts'
import type { Attempt } from './attempt.ts'
import { badMiss } from './mishap.ts'
import { certain, type Leads } from './odds-land.ts'
import { type Body, MARKS } from './odds-people.ts'
import { only, type Row } from './odds-spread.ts'
import type { Asking, Weighing } from './odds-weigh.ts'
import { standingAt } from './state.ts'

/** Whether it leaves the target alone: a weapon that slips from the hand may still fly into him. */
interface Weighed extends Leads {
  readonly apart: boolean
}

type Run = (ask: Asking) => Procedure<undefined>

export class Mishaps {
  readonly #weighing: Weighing
  readonly #known = new Map<string, Weighed>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  /** What a critical miss leads to. */
  critical(body: Body, row: Row, attempt: Attempt, last: boolean): Iterable<readonly [Row, Leads]> {
    return this.#each(body, row, attempt, MARKS.criticalMiss, last, function* (ask) {
      yield* badMiss(ask, attempt, 'attacker', null)
      yield* mayTopple(ask, attempt)
      return undefined
    })
  }

  /** Whoever kicks and misses may fall. */
  missed(body: Body, row: Row, attempt: Attempt, last: boolean): Iterable<readonly [Row, Leads]> {
    if (attempt.how !== 'kick') return [[row, certain(last ? this.#weighing.people.settled(body) : body)]]
    return this.#each(body, row, attempt, 0, last, ask => mayTopple(ask, attempt))
  }

  /** Weighed once for all hit points of the target, unless it costs some of them. */
  *#each(body: Body, row: Row, attempt: Attempt, mark: number, last: boolean, run: Run): Generator<[Row, Leads]> {
    const { people } = this.#weighing
    const of = `${attempt.arm} ${attempt.how} ${mark} ${last}`
    // Whoever shoots is done with it, so that it is the same whoever stands before him.
    const before = people.ranged ? people.start : body
    const once = this.#once(`${before.id} ${of}`, before, 0, mark, last, run)
    if (once.apart) {
      yield [row, before === body ? once : this.#befalls(once, last ? people.settled(body) : body)]
      return
    }
    for (const [lost, weight] of row.entries()) {
      if (weight === undefined) continue
      yield [only(lost, weight), this.#once(`${body.id} ${of} ${lost}`, body, lost, mark, last, run)]
    }
  }

  #befalls({ ways, to }: Leads, body: Body): Leads {
    return { ways, to: to.map(one => ({ ...one, body: this.#weighing.people.marked(body, one.body.marks) })) }
  }

  #once(key: string, body: Body, lost: number, mark: number, last: boolean, run: Run): Weighed {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const { people } = this.#weighing
    const fight = people.fightOf(body, people.hp - lost)
    const target = standingAt(fight, people.target)
    const { ways, outcomes } = this.#weighing.ends(fight, last, run)
    const to = outcomes.map(({ value: { state }, weight }) => ({
      body: people.of(state, body.marks | mark, last),
      lost: target.hp - standingAt(state, people.target).hp,
      weight,
    }))
    const apart = outcomes.every(({ value: { state } }) => standingAt(state, people.target) === target)
    const made = { ways, to, apart }
    this.#known.set(key, made)
    return made
  }
}
