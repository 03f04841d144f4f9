/** Whether somebody lives through a loss of hit points, by the rule of death and its rolls. */
import { death } from '../injury/hit-points.ts'
import { fullHp, healthNow } from './now.ts'
import type { Body } from './odds-people.ts'
import { leastMultiple, type Row } from './odds-spread.ts'
import type { Weighing } from './odds-weigh.ts'
import { fighterAt, standingAt } from './state.ts'
import { mayDie } from './wound.ts'

/** In how many of the ways. */
export interface Survival {
  readonly ways: bigint
  readonly lives: bigint
  readonly dies: bigint
}

const LIVES: Survival = { ways: 1n, lives: 1n, dies: 0n }
const DIES: Survival = { ways: 1n, lives: 0n, dies: 1n }

/** For whoever has lost so many hit points already. */
class From {
  readonly #asked: (injury: number) => Survival
  readonly #known: Survival[] = []
  /** What all of them up to a loss are out of. */
  readonly #commons: bigint[] = []

  constructor(asked: (injury: number) => Survival) {
    this.#asked = asked
  }

  /** Losing so many more. */
  to(injury: number): Survival {
    const known = this.#known[injury]
    if (known !== undefined) return known
    const made = injury === 0 ? LIVES : this.#asked(injury)
    this.#known[injury] = made
    return made
  }

  /** Nobody dies of any loss up to that. */
  isSafe(most: number): boolean {
    for (let injury = 1; injury <= most; injury++) if (this.to(injury) !== LIVES) return false
    return true
  }

  upTo(most: number): bigint {
    for (let injury = this.#commons.length; injury <= most; injury++) {
      this.#commons.push(leastMultiple(this.#commons[injury - 1] ?? 1n, this.to(injury).ways))
    }
    return this.#commons[most] ?? 1n
  }
}

export class Survivals {
  readonly #weighing: Weighing
  /** By what was lost before, for each loss of HT. */
  readonly #known = new Map<number, From[]>()
  readonly #rolls = new Map<string, Survival>()

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  from(body: Body, lost: number): From {
    const { ht_lost } = standingAt(body.fight, this.#weighing.people.target)
    let known = this.#known.get(ht_lost)
    if (known === undefined) {
      known = []
      this.#known.set(ht_lost, known)
    }
    const made = known[lost] ?? new From(injury => this.#asked(body, lost, injury))
    known[lost] = made
    return made
  }

  /** What every loss of up to so many is out of, for all of a row. */
  commonOf(body: Body, row: Row, most: number): bigint {
    let common = 1n
    for (let lost = 0; lost < row.length; lost++) {
      if (row[lost] !== undefined) common = leastMultiple(common, this.from(body, lost).upTo(most))
    }
    return common
  }

  #asked(body: Body, lost: number, injury: number): Survival {
    const { people, why } = this.#weighing
    const [fighter, one] = [fighterAt(body.fight, people.target), standingAt(body.fight, people.target)]
    const health = { ...healthNow(fighter, one), full_hp: fullHp(fighter, one), hard_to_kill: fighter.hard_to_kill }
    const hp_before = people.hp - lost
    const hp_after = hp_before - injury
    const { dead, death_rolls_due } = death({ ...health, rolls: [], hp_before, hp_after }, why)
    if (dead === true) return DIES
    if (death_rolls_due === 0) return LIVES
    const key = `${one.ht_lost} ${death_rolls_due}`
    const known = this.#rolls.get(key)
    if (known !== undefined) return known
    const { ways, outcomes } = this.#weighing.results(people.fightOf(body, hp_after), ask =>
      mayDie(ask, people.target, hp_before, 'wounds'),
    )
    let dies = 0n
    for (const { value, weight } of outcomes) if (value) dies += weight
    const made = { ways, dies, lives: ways - dies }
    this.#rolls.set(key, made)
    return made
  }
}
