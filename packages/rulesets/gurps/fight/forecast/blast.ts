/** How a thrown grenade ends, as it is told: where it bursts, and the chances of everybody near. */
import { type Chance, chance } from '@umpire/dice'
import type { Odds, Policy } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import type { Attempt } from '../attempt/attempt.ts'
import { hexAt } from '../ground/ground.ts'
import { burstsAmong, type Ended, type Landing, landingsOf, ON_TARGET } from '../odds/blast.ts'
import { type Body, MARKS } from '../odds/people.ts'
import type { FightWorld } from '../odds/weigh.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { type ExchangeForecast, told } from './ends.ts'

/** A hex where it may burst. */
interface LandingForecast {
  readonly q: number
  readonly r: number
  /** From where it was meant to come down. */
  readonly yards: number
  readonly chance: Chance
}

/**
 * Somebody whom it may reach, by himself: unhurt, hurt, unconscious and dead are together everything that may come of it
 * for him. What befalls two of them at once is not told.
 */
export interface VictimForecast {
  readonly who: string
  /** On the side of whoever throws it, or he himself. */
  readonly friend: boolean
  /** He loses nothing. */
  readonly unhurt: Chance
  /** He loses hit points, and is no worse otherwise than stunned, on the ground or crippled. */
  readonly hurt: Chance
  readonly unconscious: Chance
  readonly dead: Chance
  /** Unconscious or dead. */
  readonly down: Chance
  readonly stunned: Chance
  readonly falls: Chance
  readonly crippled: Chance
  /** Hit points lost. */
  readonly injury: Odds<number>
}

export interface BlastForecast {
  /** It comes down where it was meant to; and it touches the target, who could not get out of its way. */
  readonly on_target: Chance
  readonly touches: Chance
  /** It does not burst at all, or in the hand that holds it. */
  readonly nowhere: Chance
  /** The likeliest first. */
  readonly lands: readonly LandingForecast[]
  /** Everybody to whom anything may happen, in the order of the fight. */
  readonly people: readonly VictimForecast[]
}

/** What is told of it, and of the one whom it is meant for as of any other attack. */
export function forecastOfBlast(
  world: FightWorld,
  fight: Fight,
  attempt: Attempt,
  policy: Policy<Fight>,
): { readonly odds: ExchangeForecast; readonly blast: BlastForecast } {
  const { by, target } = attempt
  const landings = landingsOf(world, fight, attempt, policy)
  const of = (holds: (one: Landing) => boolean): Chance => {
    let sum = 0n
    for (const one of landings.all) if (holds(one)) sum += one.weight
    return chance(sum, landings.ways)
  }
  const all = burstsAmong(world, fight, attempt, landings, policy)
  const [mark, thrower] = [endFor(all, target), endFor(all, by)]
  const on_target = of(({ lobbed: { result } }) => result === 'hit')
  const own = told(thrower.spread, thrower.people)
  return {
    odds: {
      ...told(mark.spread, mark.people),
      hit: on_target,
      avoided: chanceIn(mark, ({ marks }) => (marks & ON_TARGET) !== 0 && (marks & MARKS.struck) === 0),
      mishap: {
        critical_miss: of(({ lobbed: { result } }) => result === 'critical miss'),
        malfunction: chance(0n, 1n),
        // It goes off in the hand or beside it, or not at all.
        disarmed: of(
          ({ lobbed: { result, at } }) =>
            result === 'critical miss' && (at === null || hexDistance(at, hexAt(fight, by)) <= 1),
        ),
        hurt: own.injury.chance(points => points > 0),
        falls: own.falls,
      },
    },
    blast: {
      on_target,
      touches: of(({ lobbed: { touches } }) => touches !== null),
      nowhere: of(({ lobbed: { at } }) => at === null),
      lands: landed(fight, target, landings.all, landings.ways),
      people: all.map(one => victimOf(fight, by, one)).filter(({ unhurt }) => unhurt.ways !== unhurt.of),
    },
  }
}

function endFor(all: readonly Ended[], wanted: number): Ended {
  const found = all.find(({ place }) => place === wanted)
  if (found === undefined) throw new Error(`nobody is at ${wanted}`)
  return found
}

function chanceIn({ spread: { ways, rows }, people }: Ended, holds: (body: Body, one: Standing) => boolean): Chance {
  let sum = 0n
  for (const [body, row] of rows) {
    if (!holds(body, standingAt(body.fight, people.target))) continue
    for (const weight of row) if (weight !== undefined) sum += weight
  }
  return chance(sum, ways)
}

function victimOf(fight: Fight, by: number, ended: Ended): VictimForecast {
  const { place, spread, people } = ended
  const { status: before } = standingAt(fight, place)
  let [unhurt, hurt] = [0n, 0n]
  for (const [body, row] of spread.rows) {
    if (standingAt(body.fight, people.target).status !== before) continue
    for (const [lost, weight] of row.entries()) {
      if (weight === undefined) continue
      if (lost === 0) unhurt += weight
      else hurt += weight
    }
  }
  const { dead, down, stunned, falls, crippled, injury } = told(spread, people)
  return {
    who: idAt(fight, place),
    friend: fighterAt(fight, place).side === fighterAt(fight, by).side,
    unhurt: chance(unhurt, spread.ways),
    hurt: chance(hurt, spread.ways),
    unconscious: chanceIn(ended, (_, { status }) => status === 'unconscious' && status !== before),
    dead,
    down,
    stunned,
    falls,
    crippled,
    injury,
  }
}

/** By hex, whatever else came of the throw. */
function landed(fight: Fight, target: number, all: readonly Landing[], ways: bigint): readonly LandingForecast[] {
  const mark = hexAt(fight, target)
  const found = new Map<string, { readonly q: number; readonly r: number; weight: bigint }>()
  for (const {
    lobbed: { at },
    weight,
  } of all) {
    if (at === null) continue
    const key = `${at.q},${at.r}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { ...at, weight })
    else known.weight += weight
  }
  return [...found.values()]
    .sort((a, b) => (a.weight === b.weight ? 0 : a.weight > b.weight ? -1 : 1))
    .map(({ q, r, weight }) => ({ q, r, yards: hexDistance(mark, { q, r }), chance: chance(weight, ways) }))
}
