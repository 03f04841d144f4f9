/** Whoever is attacked defends as the policy has it: whether it holds, and what else comes of it. */
import { MemoTable } from '@umpire/engine'
import { activeChoice } from '../../defense/active-choice.ts'
import { afterFailedParry, asDefenderFaces } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { defenseSituation } from '../attempt/defense.ts'
import { partPd } from '../attempt/location.ts'
import { declare, spendDeclared } from '../defense/declare.ts'
import { type Avoided, afterDefense, defend, defendOnce } from '../defense/defend.ts'
import type { Asking } from '../facts/ask.ts'
import { crippledLegs, paceNow } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { badMiss } from '../wound/mishap.ts'
import type { Suffered } from './effect.ts'
import type { Failed, Mishaps } from './mishap.ts'
import type { Body } from './people.ts'
import { only, type Row } from './spread.ts'
import type { Survivals } from './survive.ts'
import type { Weighing } from './weigh.ts'

/** Some of a row: those who dodge alike. */
export interface Alike {
  readonly row: Row
  readonly dodge: number
  /** Hit points lost by the first of them. */
  readonly lost: number
}

/** Which part it comes at, and how well placed. */
type Comes = { readonly location: string; readonly off_centre: number }

/** Of whoever bears no marks: what naming a defense has made of him. */
interface Unmet {
  readonly ways: bigint
  readonly to: readonly { readonly body: Body; readonly weight: bigint }[]
}

/** Of whoever bears no marks. */
export interface DefenseOutcome {
  readonly avoided: boolean
  /** What was in the way, if not what was struck at. */
  readonly instead: string | null
  readonly body: Body
  /** It cost hit points by itself. */
  readonly lost: number
  /** What else comes of it, and may cost hit points: the body is as it was before that. */
  readonly suffers: readonly Suffered[]
  readonly weight: bigint
}

interface Defended {
  /** Weighed for somebody who has lost so many hit points. */
  readonly at: number
  readonly ways: bigint
  readonly outcomes: readonly DefenseOutcome[]
}

type Stopped = {
  readonly avoided: boolean
  readonly instead: string | null
  readonly failed: Failed | null
}

const NOTHING: readonly Suffered[] = []

/** Where it would show if some part is pulled away more easily than another. */
const PROBED = ['head', 'right arm', 'right leg'].flatMap(location =>
  (['standing', 'kneeling'] as const).map(position => ({ location, position })),
)

/** Whatever was struck at: what parts that are defended alike share names none of them. */
const AS_MEANT = 'part'

export class Defenses {
  readonly #weighing: Weighing
  readonly #survivals: Survivals
  readonly #mishaps: Mishaps
  readonly #known = new MemoTable<string, Defended>()
  readonly #unmet = new MemoTable<string, Unmet>()
  /** By the hit points lost, for whoever is as fleet of foot. */
  readonly #dodges = new MemoTable<string, MemoTable<number, number>>()
  #byPart: boolean | undefined

  constructor(weighing: Weighing, survivals: Survivals, mishaps: Mishaps) {
    this.#weighing = weighing
    this.#mishaps = mishaps
    this.#survivals = survivals
  }

  /** The row by how well they dodge: hit points make no other difference to a defense. */
  parted(body: Body, row: Row): readonly Alike[] {
    const { people, why } = this.#weighing
    const [fighter, one] = [fighterAt(body.fight, people.target), standingAt(body.fight, people.target)]
    const legs = `${crippledLegs(one)} ${one.fatigue}`
    const dodges = this.#dodges.get(legs, () => new MemoTable())
    const found = new Map<number, { readonly row: bigint[]; readonly dodge: number; readonly lost: number }>()
    for (const [lost, weight] of row.entries()) {
      if (weight === undefined) continue
      const dodge = dodges.get(lost, () => paceNow(fighter, { ...one, hp: people.hp - lost }, why).dodge)
      const part = found.get(dodge) ?? { row: [], dodge, lost }
      part.row[lost] = weight
      found.set(dodge, part)
    }
    return [...found.values()]
  }

  /** One text for parts that are defended alike. */
  partOf(attempt: Attempt, location: string): string {
    const { people, why } = this.#weighing
    const worn = protectionAt(fighterAt(people.begin, people.target), location).pd
    const dodged = this.#dodgesByPart(attempt) ? location : ''
    return `${worn + partPd(attempt, location, why)} ${dodged}`
  }

  /** Whether the rules in force care which part of him he pulls away. */
  #dodgesByPart(attempt: Attempt): boolean {
    const { people, why } = this.#weighing
    if (why.plain) return false
    this.#byPart ??= PROBED.some(({ location, position }) => {
      const x = {
        ...defenseSituation(people.begin, attempt, 'torso', why),
        dodge: 10,
        defense: 'dodge',
        position,
      } as const
      return activeChoice({ ...x, location }, why).modifier !== activeChoice(x, why).modifier
    })
    return this.#byPart
  }

  /** Those who defend alike, with what comes of it. */
  *of(body: Body, alike: Alike, attempt: Attempt, at: Comes, last: boolean): Generator<[Row, Defended]> {
    const { row, dodge, lost } = alike
    const { location, off_centre } = at
    const met = `${this.#weighing.met(attempt)} ${off_centre}`
    const part = this.partOf(attempt, location)
    const key = `${this.#weighing.people.bare(body).id} ${met} ${dodge} ${part} ${last}`
    const first = this.#known.get(key, () => this.#weighed(body, lost, attempt, at, last))
    const most = Math.max(...first.outcomes.map(one => one.lost))
    if (most === 0) {
      yield [row, first]
      return
    }
    // What hurts whoever defends hangs on his hit points, where he may die of it.
    const isSafe = (points: number): boolean => this.#survivals.from(body, points).isSafe(most)
    for (const [points, weight] of row.entries()) {
      if (weight === undefined) continue
      const same = points === first.at || (isSafe(points) && isSafe(first.at))
      const text = `${key} ${isSafe(points) ? 'safe' : points}`
      const made = same ? first : this.#known.get(text, () => this.#weighed(body, points, attempt, at, last))
      yield [only(points, weight), made]
    }
  }

  /** Those who name a defense before the roll, where there is nothing to stop, or nothing stops it. */
  spendDeclared(body: Body, { dodge, lost }: Alike, attempt: Attempt): Unmet {
    const { people, ends, met } = this.#weighing
    return this.#unmet.get(`${people.bare(body).id} ${met(attempt)} ${dodge}`, () => {
      const { ways, outcomes } = ends(people.fightOf(body, people.hp - lost), false, ask =>
        spendDeclared(ask, declare(ask, attempt)),
      )
      return { ways, to: outcomes.map(({ value, weight }) => ({ body: people.of(value.state, 0, false), weight })) }
    })
  }

  #weighed(body: Body, lost: number, tried: Attempt, { location, off_centre }: Comes, last: boolean): Defended {
    const { people } = this.#weighing
    const hp = people.hp - lost
    const weighed = (ask: Asking): Stopped => {
      // What is named before the roll does not hang on it.
      const attempt = asDefenderFaces(ask.why, declare(ask, tried), off_centre)
      const { defense, failed } = this.#defended(ask, attempt, location)
      const struck = defense.avoided ? AS_MEANT : afterFailedParry(ask, attempt, defense, AS_MEANT)
      // That it comes after the blow makes no difference to what is weighed.
      afterDefense(ask, attempt, defense)
      return { avoided: defense.avoided, instead: struck === AS_MEANT ? null : struck, failed }
    }
    const { ways, outcomes } = this.#weighing.ends(people.fightOf(body, hp), last, weighed, (state, { failed }) =>
      failed === null ? people.keyOf(state, last) : `${people.unsettled(state).id}`,
    )
    return {
      at: lost,
      ways,
      outcomes: outcomes.map(({ value: { result, state }, weight }) => ({
        avoided: result.avoided,
        instead: result.instead,
        body: people.of(state, 0, last),
        lost: hp - standingAt(state, people.target).hp,
        suffers: result.failed === null ? NOTHING : this.#mishaps.defended(state, tried, result.failed, last),
        weight,
      })),
    }
  }

  /** What goes wrong is weighed by itself, unless something hangs on it at once: a dodge, or a second defense. */
  #defended(ask: Asking, attempt: Attempt, location: string): { defense: Avoided; failed: Failed | null } {
    const { maneuver } = standingAt(ask.state, this.#weighing.people.target)
    if (maneuver === 'all-out-defense') return { defense: defend(ask, attempt, location), failed: null }
    const { failure, ...defense } = defendOnce(ask, attempt, location)
    if (failure === null) return { defense, failed: null }
    const { whose, parriedWith: arm } = failure
    if (whose === 'attacker' || arm !== null) return { defense, failed: { whose, arm } }
    badMiss(ask, failure)
    return { defense, failed: null }
  }
}
