/** What was seen of grenades that were thrown many times: where they burst, and what became of everybody. */
import type { Chance } from '@umpire/dice'
import { evolveFight } from '../facts/evolve.ts'
import type { FightFact } from '../facts/facts.ts'
import type { BlastForecast } from '../forecast/blast.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'

type Seen = readonly [what: string, count: number, told: Chance]

/** What may be told of somebody, as he was and as he is. */
const KINDS = {
  unhurt: (one: Standing, was: Standing) => one.hp === was.hp && one.status === was.status,
  hurt: (one: Standing, was: Standing) => one.hp < was.hp && one.status === was.status,
  unconscious: (one: Standing, was: Standing) => one.status === 'unconscious' && one.status !== was.status,
  dead: (one: Standing) => one.status === 'dead',
  down: (one: Standing) => one.status !== 'active',
  stunned: (one: Standing) => one.status === 'active' && one.stun !== null,
  falls: (one: Standing, was: Standing) =>
    one.status === 'active' && one.position === 'lying' && was.position !== 'lying',
  crippled: (one: Standing, was: Standing) => one.crippled.length > was.crippled.length,
}
const NAMES = [
  'unhurt',
  'hurt',
  'unconscious',
  'dead',
  'down',
  'stunned',
  'falls',
  'crippled',
] as const satisfies readonly (keyof typeof KINDS)[]

export class Bursts {
  readonly #begin: Fight
  readonly #counts = new Map<string, number>()
  #bursts = 0
  #throws = 0

  constructor(begin: Fight) {
    this.#begin = begin
  }

  /** As the fight goes on, with an eye on what bursts. */
  readonly evolve = (fight: Fight, fact: FightFact): Fight => {
    if (fact.type === 'burst') {
      this.#bursts++
      this.#count(`${fact.values.q},${fact.values.r}`)
    }
    return evolveFight(fight, fact)
  }

  ended({ standing }: Fight): void {
    this.#throws++
    for (const [place, one] of standing.entries()) {
      const was = standingAt(this.#begin, place)
      for (const name of NAMES) if (KINDS[name](one, was)) this.#count(`${one.id} ${name}`)
      this.#count(`${one.id} ${was.hp - one.hp} hit points`)
    }
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  #of(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  /** Everything that is told, with how often it was seen; whoever is not told of must never have been hurt. */
  seen({ lands, nowhere, people }: BlastForecast): readonly Seen[] {
    const whom = new Set(people.map(({ who }) => who))
    for (const { id, hp } of this.#begin.standing) {
      if (!whom.has(id) && this.#of(`${id} 0 hit points`) !== this.#throws)
        throw new Error(`${id} had ${hp} hit points`)
    }
    return [
      ...lands.map(({ q, r, chance }): Seen => [`bursts at ${q},${r}`, this.#of(`${q},${r}`), chance]),
      ['bursts nowhere', this.#throws - this.#bursts, nowhere],
      ...people.flatMap(one => [
        ...NAMES.map((name): Seen => [`${one.who} ${name}`, this.#of(`${one.who} ${name}`), one[name]]),
        ...one.injury.outcomes.map(({ value }): Seen => {
          const what = `${one.who} ${value} hit points`
          return [what, this.#of(what), one.injury.chance(points => points === value)]
        }),
      ]),
    ]
  }
}
