/** A weapon that comes flying at the target: whether he gets out of its way, and what it does to him if not. */
import { leastCommonMultiple } from '@umpire/dice'
import { MemoTable } from '@umpire/engine'
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { scoreOf, sufferer, type Wound } from '../facts/sufferer.ts'
import { isHelpless } from '../state/now.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { getsOutOfItsWay } from '../wound/carry-out-arm.ts'
import { halfOfIt } from '../wound/hurt.ts'
import { wound } from '../wound/wound.ts'
import type { Hit, Hits } from './hit.ts'
import { certain, type Landings, type Leads } from './land.ts'
import type { Body } from './people.ts'
import type { Weighing } from './weigh.ts'

/** How many get out of the way. */
interface Escape {
  readonly ways: bigint
  readonly escapes: bigint
}

type TellsOf<T> = { readonly [K in keyof T]: T[K] }

export class Flyings {
  readonly #weighing: Weighing
  readonly #hits: Hits
  readonly #landings: Landings
  readonly #flying = new MemoTable<number, Hit>()
  readonly #escapes = new MemoTable<string, Escape>()

  constructor(weighing: Weighing, hits: Hits, landings: Landings) {
    this.#weighing = weighing
    this.#hits = hits
    this.#landings = landings
  }

  /**
   * At the target of that fight, who is that one if it does not touch him. With so many hit points that nobody dies of it;
   * nothing can be said where it costs more than the wound.
   */
  at(fight: Fight, away: Body, attempt: Attempt): Leads | null {
    const { people } = this.#weighing
    const { ways, escapes } = this.#escape(fight)
    const hit = this.#flying.get(this.#weighing.blow(attempt), () => this.#flyingOf(attempt))
    const all: { readonly leads: Leads; readonly weight: bigint }[] = [
      { leads: certain(away), weight: escapes * hit.ways },
    ]
    for (const { does, injury, weight } of hit.parts) {
      const leads = this.#landings.of(does, people.bare(away))
      if (leads === null) return null
      const to = leads.to.map(one => ({ ...one, body: people.marked(one.body, away.marks), lost: injury }))
      all.push({ leads: { ways: leads.ways, to }, weight: (ways - escapes) * weight })
    }
    return together(all, ways * hit.ways)
  }

  #escape(fight: Fight): Escape {
    const { target } = this.#weighing.people
    const key = `${scoreOf(fight, target, 'DX')} ${isHelpless(standingAt(fight, target))}`
    return this.#escapes.get(key, () => {
      const { ways, outcomes } = this.#weighing.results(fight, ask => getsOutOfItsWay(ask, target))
      let escapes = 0n
      for (const { value, weight } of outcomes) if (value) escapes += weight
      return { ways, escapes }
    })
  }

  #flyingOf({ dice, type }: Attempt): Hit {
    const { begin, target } = this.#weighing.people
    const struck = { ...sufferer(target), damage: { dice, type } }
    const { ways, outcomes } = this.#weighing.results(begin, (ask): TellsOf<Wound> => ({ ...halfOfIt(ask, struck) }))
    const wounds = outcomes.map(({ value, weight }) => ({
      wound: value,
      run: (ask: Asking) => wound(ask, struck, value),
      weight,
    }))
    return this.#hits.ofWounds(ways, wounds)
  }
}

/** One of several, each with its weight out of so many ways. */
function together(all: readonly { readonly leads: Leads; readonly weight: bigint }[], ways: bigint): Leads {
  let common = 1n
  for (const { leads } of all) common = leastCommonMultiple(common, leads.ways)
  const to = all.flatMap(({ leads, weight }) =>
    leads.to.map(one => ({ ...one, weight: one.weight * weight * (common / leads.ways) })),
  )
  return { ways: ways * common, to }
}
