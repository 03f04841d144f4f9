/** How an exchange ends, as it is told: the chance of each thing that may come of it. */
import { type Chance, chance } from '@umpire/dice'
import { Odds } from '@umpire/engine'
import { type Body, MARKS, type People } from '../odds/people.ts'
import type { Standing } from '../state/standing.ts'
import { standingAt } from '../state/state.ts'

/** How the exchange ends. */
export interface ExchangeForecast {
  /** At least one roll hits, before anybody defends. */
  readonly hit: Chance
  /** It hits, and nothing strikes the body. */
  readonly avoided: Chance
  /** At least one hit strikes the body. */
  readonly struck: Chance
  /** Hit points lost. */
  readonly injury: Odds<number>
  /** Awake and stunned; awake and on the ground, if he stood. */
  readonly stunned: Chance
  readonly falls: Chance
  readonly crippled: Chance
  /** Unconscious or dead. */
  readonly down: Chance
  readonly dead: Chance
  readonly mishap: MishapForecast
}

/** What befalls whoever attacks. */
interface MishapForecast {
  readonly critical_miss: Chance
  readonly malfunction: Chance
  /** The weapon cannot be used at once: dropped, broken, jammed, out of control. */
  readonly disarmed: Chance
  readonly hurt: Chance
  readonly falls: Chance
}

/** Every way that it may end, by the people and by the hit points lost, which need not be whole. */
export interface Ends {
  readonly ways: bigint
  readonly rows: ReadonlyMap<Body, { entries(): Iterable<readonly [number, bigint | undefined]> }>
}

/** What is told of every way that it may end. */
export function told({ ways, rows }: Ends, { begin, target }: People): ExchangeForecast {
  const before = standingAt(begin, target)
  const sums = new Map<Body, bigint>()
  const lost = new Map<string, { readonly value: number; weight: bigint }>()
  for (const [body, row] of rows) {
    let sum = 0n
    for (const [value, weight] of row.entries()) {
      if (weight === undefined || weight === 0n) continue
      sum += weight
      const known = lost.get(`${value}`)
      if (known === undefined) lost.set(`${value}`, { value, weight })
      else known.weight += weight
    }
    sums.set(body, sum)
  }
  const chanceOf = (holds: (body: Body, after: Standing) => boolean): Chance => {
    let sum = 0n
    for (const [body, weight] of sums) if (holds(body, standingAt(body.fight, target))) sum += weight
    return chance(sum, ways)
  }
  const marked = (mark: number): Chance => chanceOf(({ marks }) => (marks & mark) !== 0)
  return {
    hit: marked(MARKS.hit),
    avoided: chanceOf(({ marks }) => (marks & MARKS.hit) !== 0 && (marks & MARKS.struck) === 0),
    struck: marked(MARKS.struck),
    injury: new Odds({ ways, outcomes: lost }),
    stunned: chanceOf((_, { status, stun }) => status === 'active' && stun !== null),
    falls: chanceOf(
      (_, { status, position }) => status === 'active' && position === 'lying' && before.position !== 'lying',
    ),
    crippled: chanceOf((_, { crippled }) => crippled.length > before.crippled.length),
    down: chanceOf((_, { status }) => status !== 'active'),
    dead: chanceOf((_, { status }) => status === 'dead'),
    mishap: {
      critical_miss: marked(MARKS.criticalMiss),
      malfunction: marked(MARKS.malfunction),
      disarmed: marked(MARKS.disarmed | MARKS.malfunction),
      hurt: marked(MARKS.selfHurt),
      falls: marked(MARKS.toppled),
    },
  }
}
