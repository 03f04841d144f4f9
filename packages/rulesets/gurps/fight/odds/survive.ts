/** Whether somebody lives through a loss of hit points, by the rule of death and its rolls. */
import { leastCommonMultiple } from '@umpire/dice'
import { MemoTable, memoByObject } from '@umpire/engine'
import { death } from '../../injury/hit-points.ts'
import { fullHp, healthNow } from '../state/now.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { mayDie } from '../wound/wound.ts'
import { Interned } from './alike.ts'
import type { Body } from './people.ts'
import { only, type Row } from './spread.ts'
import type { Weighing } from './weigh.ts'

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
  readonly base: number
  readonly #asked: (injury: number) => Survival
  readonly #known: Survival[] = []

  constructor(base: number, asked: (injury: number) => Survival) {
    this.base = base
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
}

/** By the hit points lost. */
interface Shares {
  readonly shares: readonly bigint[]
  readonly whole: bigint
}

/** How many live on, whatever they have lost and in whichever steps: so many of the whole. */
export class Living {
  readonly #from: From
  readonly #known: Shares[] = []

  constructor(from: From) {
    this.#from = from
  }

  /** Everybody who lost as many lives on; nobody lost fewer. */
  upTo(most: number): Shares {
    const known = this.#known[most] ?? this.#shares(most)
    this.#known[most] = known
    return known
  }

  isDeadly(most: number): boolean {
    const { shares, whole } = this.upTo(most)
    return shares.at(-1) !== whole
  }

  #shares(most: number): Shares {
    const all: Survival[] = []
    let whole = 1n
    for (let lost = 0; lost <= most; lost++) {
      const one = lost <= this.#from.base ? LIVES : this.#from.to(lost - this.#from.base)
      whole = leastCommonMultiple(whole, one.ways)
      all.push(one)
    }
    return { shares: all.map(({ ways, lives }) => lives * (whole / ways)), whole }
  }
}

export class Survivals {
  readonly #weighing: Weighing
  /** By what was lost before, for each loss of HT. */
  readonly #known = new Interned<number, Interned<number, From>>()
  readonly #rolls = new MemoTable<string, Survival>()
  readonly #livings = memoByObject((from: From) => new Living(from))

  constructor(weighing: Weighing) {
    this.#weighing = weighing
  }

  from(body: Body, lost: number): From {
    const { ht_lost } = standingAt(body.fight, this.#weighing.people.target)
    const from = this.#known.get(ht_lost, () => new Interned())
    return from.get(lost, () => new From(lost, injury => this.#asked(body, lost, injury)))
  }

  /**
   * One roll for every threshold that is crossed: whoever lives through two losses lives through their sum. So a row is
   * weighed as a whole, as long as everybody in it can have come there from the beginning.
   */
  *parted(body: Body, row: Row): Generator<{ readonly living: Living; readonly row: Row }> {
    const begin = this.from(body, 0)
    if (row.every((_, lost) => lost === 0 || begin.to(lost).lives !== 0n)) {
      yield { living: this.#livings(begin), row }
      return
    }
    for (const [lost, weight] of row.entries()) {
      if (weight !== undefined) yield { living: this.#livings(this.from(body, lost)), row: only(lost, weight) }
    }
  }

  #asked(body: Body, lost: number, injury: number): Survival {
    const { people, why } = this.#weighing
    const [fighter, one] = [fighterAt(body.fight, people.target), standingAt(body.fight, people.target)]
    const { hard_to_kill, iq } = fighter
    const health = { ...healthNow(fighter, one), full_hp: fullHp(fighter, one), hard_to_kill, iq }
    const hp_before = people.hp - lost
    const hp_after = hp_before - injury
    const { dead, death_rolls_due } = death({ ...health, rolls: [], hp_before, hp_after }, why)
    if (dead === true) return DIES
    if (death_rolls_due === 0) return LIVES
    const key = `${one.ht_lost} ${death_rolls_due}`
    return this.#rolls.get(key, () => {
      const { ways, outcomes } = this.#weighing.results(people.fightOf(body, hp_after), ask =>
        mayDie(ask, people.target, hp_before, 'wounds'),
      )
      let dies = 0n
      for (const { value, weight } of outcomes) if (value) dies += weight
      return { ways, dies, lives: ways - dies }
    })
  }
}
