/** Whoever is attacked defends as the policy has it: whether it holds, and what else comes of it. */
import type { Procedure } from '@umpire/engine'
import { afterFailedParry } from './attack.ts'
import type { Attempt } from './attempt.ts'
import { defend } from './defend.ts'
import { partPd } from './location.ts'
import { crippledLegs, paceNow } from './now.ts'
import type { Body } from './odds-people.ts'
import { only, type Row } from './odds-spread.ts'
import type { Survivals } from './odds-survive.ts'
import type { Weighing } from './odds-weigh.ts'
import { protectionAt } from './parts.ts'
import { fighterAt, standingAt } from './state.ts'

/** Some of a row: those who dodge alike. */
export interface Alike {
  readonly row: Row
  readonly dodge: number
  /** Hit points lost by the first of them. */
  readonly lost: number
}

export interface Defended {
  /** Weighed for somebody who has lost so many hit points. */
  readonly at: number
  readonly ways: bigint
  readonly outcomes: readonly {
    readonly avoided: boolean
    /** What was in the way, if not what was struck at. */
    readonly instead: string | null
    readonly body: Body
    /** It cost hit points by itself. */
    readonly lost: number
    readonly weight: bigint
  }[]
}

type Came = { readonly avoided: boolean; readonly instead: string | null }

export class Defenses {
  readonly #weighing: Weighing
  readonly #survivals: Survivals
  readonly #known = new Map<string, Defended>()
  /** By the hit points lost, for whoever is as fleet of foot. */
  readonly #dodges = new Map<string, number[]>()

  constructor(weighing: Weighing, survivals: Survivals) {
    this.#weighing = weighing
    this.#survivals = survivals
  }

  /** The row by how well they dodge: hit points make no other difference to a defense. */
  parted(body: Body, row: Row): readonly Alike[] {
    const { people, why } = this.#weighing
    const [fighter, one] = [fighterAt(body.fight, people.target), standingAt(body.fight, people.target)]
    const legs = `${crippledLegs(one)} ${one.fatigue}`
    const dodges = this.#dodges.get(legs) ?? []
    this.#dodges.set(legs, dodges)
    const found = new Map<number, { readonly row: bigint[]; readonly dodge: number; readonly lost: number }>()
    for (const [lost, weight] of row.entries()) {
      if (weight === undefined) continue
      const dodge = dodges[lost] ?? paceNow(fighter, { ...one, hp: people.hp - lost }, why).dodge
      dodges[lost] = dodge
      const part = found.get(dodge) ?? { row: [], dodge, lost }
      part.row[lost] = weight
      found.set(dodge, part)
    }
    return [...found.values()]
  }

  /** Those who defend alike, with what comes of it. */
  *of(body: Body, alike: Alike, attempt: Attempt, location: string, last: boolean): Generator<[Row, Defended]> {
    const { row, dodge, lost } = alike
    const worn = protectionAt(fighterAt(body.fight, this.#weighing.people.target), location).pd
    const pd = worn + partPd(attempt, location, this.#weighing.why)
    // Whoever parries a weapon with bare hands may have his arm struck instead, unless it is the arm already.
    const arm = attempt.kind === 'hand-weapon' && location.endsWith('arm')
    const met = `${attempt.arm} ${attempt.how} ${attempt.unaware} ${attempt.feint}`
    const key = `${body.id} ${met} ${dodge} ${pd} ${arm} ${last}`
    const first = this.#known.get(key) ?? this.#weighed(body, lost, attempt, location, last)
    this.#known.set(key, first)
    const most = Math.max(...first.outcomes.map(one => one.lost))
    if (most === 0) {
      yield [row, first]
      return
    }
    // What hurts whoever defends hangs on his hit points, where he may die of it.
    const isSafe = (at: number): boolean => this.#survivals.from(body, at).isSafe(most)
    for (const [at, weight] of row.entries()) {
      if (weight === undefined) continue
      const same = at === first.at || (isSafe(at) && isSafe(first.at))
      const text = `${key} ${isSafe(at) ? 'safe' : at}`
      const made = same ? first : (this.#known.get(text) ?? this.#weighed(body, at, attempt, location, last))
      this.#known.set(text, made)
      yield [only(at, weight), made]
    }
  }

  #weighed(body: Body, lost: number, attempt: Attempt, location: string, last: boolean): Defended {
    const { people } = this.#weighing
    const hp = people.hp - lost
    const { ways, outcomes } = this.#weighing.ends(people.fightOf(body, hp), last, function* (ask): Procedure<Came> {
      const defense = yield* defend(ask, attempt, location)
      const struck = defense.avoided ? location : yield* afterFailedParry(ask, attempt, defense, location)
      return { avoided: defense.avoided, instead: struck === location ? null : struck }
    })
    return {
      at: lost,
      ways,
      outcomes: outcomes.map(({ value: { result, state }, weight }) => ({
        ...result,
        body: people.of(state, body.marks, last),
        lost: hp - standingAt(state, people.target).hp,
        weight,
      })),
    }
  }
}
