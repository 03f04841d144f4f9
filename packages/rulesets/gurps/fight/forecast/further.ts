/** The odds of an act that another book has: walked to every end of it, with everybody whom it may reach. */
import { type Chance, chance } from '@umpire/dice'
import { BadInput, type Odds, type Outcome, type Policy, procedure, weigher } from '@umpire/engine'
import { fine } from '../../dice/fine.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { bot } from '../bot/bot.ts'
import type { ActAbout } from '../choice/act.ts'
import type { Asking } from '../facts/ask.ts'
import type { ActOutcome, FurtherAct } from '../maneuver/openings.ts'
import { isUsable } from '../odds/alike.ts'
import type { FightWorld } from '../odds/weigh.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, idAt, placeOf, standingAt } from '../state/state.ts'
import { actionIn } from '../turn/offer.ts'
import type { ExchangeForecast } from './ends.ts'
import { criticalMissOf, type DefenseForecast, defensesAgainst, hitsOf, type RollForecast } from './forecast.ts'

export interface FurtherForecast {
  /** Whom it is done to; the one who acts where it is nobody else. */
  readonly target: string
  /** The roll to hit that it begins with, if it does. */
  readonly rolls: readonly RollForecast[]
  readonly defenses: readonly DefenseForecast[]
  /** An act has struck that did what it was for. */
  readonly odds: ExchangeForecast
}

export function furtherForecast(
  world: FightWorld,
  fight: Fight,
  who: string,
  key: string,
  policy: Policy<Fight> = bot(world.ruleset),
): FurtherForecast {
  const { silent } = world.ruleset
  const by = placeOf(fight, who)
  const action = actionIn(fight, key, silent)
  if (action?.kind !== 'further') throw new BadInput('act', 'a key such as slam:kurt', key)
  const { act, about } = action
  const target = act.target(fight, by, about) ?? by
  const ends = endsOf(world, fight, { act, about, by, target }, policy)
  const rolls = rollOf(world, fight, act, by, about)
  const attempt = act.attempt?.(fight, by, about, silent) ?? null
  return {
    target: idAt(fight, target),
    rolls,
    defenses: attempt === null ? [] : defensesAgainst(world, fight, attempt, policy),
    odds: toldOf(ends, fight, by, target, attempt === null ? null : beginningOf(world, attempt)),
  }
}

interface Doing {
  readonly act: FurtherAct
  readonly about: ActAbout
  readonly by: number
  readonly target: number
}

type Ends = Odds<Outcome<Fight, ActOutcome>>

/** As far as anything is told of somebody. */
const toldBy = ({ hp, status, stun, position, crippled, arms }: Standing): string =>
  `${fine(hp)} ${status} ${stun === null} ${position} ${crippled.length} ${arms.map(isUsable).join()}`

function endsOf(world: FightWorld, fight: Fight, { act, about, by, target }: Doing, policy: Policy<Fight>): Ends {
  const whole = procedure({ id: 'gurps.odds.further', title: 'An act to its end', given: {} }, (ask: Asking) =>
    act.perform(ask, by, about),
  )
  return weigher(world, policy).odds(
    whole,
    {},
    fight,
    (came, now) => `${came} ${toldBy(standingAt(now, target))} ${toldBy(standingAt(now, by))}`,
  )
}

/** What is rolled first, and why. */
function rollOf(
  world: FightWorld,
  fight: Fight,
  act: FurtherAct,
  by: number,
  about: ActAbout,
): readonly RollForecast[] {
  const listener = world.ruleset.listen()
  const attempt = act.attempt?.(fight, by, about, listener) ?? null
  if (attempt === null) return []
  const { effective, allowed } = attempt
  return [{ effective, because: listener.take(), rounds: 1, allowed, hits: hitsOf(world, attempt, 1) }]
}

/** What the roll to hit says, before anybody defends. */
interface Beginning {
  readonly hit: Chance
  readonly criticalMiss: Chance
}

function beginningOf(world: FightWorld, attempt: Attempt): Beginning {
  const [missed] = hitsOf(world, attempt, 1)
  const { ways, of } = missed ?? chance(1n, 1n)
  return { hit: chance(of - ways, of), criticalMiss: criticalMissOf(world, attempt) }
}

/** Nothing strikes that did not hit. */
const butNot = (hit: Chance, struck: Chance): Chance =>
  chance(hit.ways * struck.of - struck.ways * hit.of, hit.of * struck.of)

function toldOf(ends: Ends, fight: Fight, by: number, target: number, begins: Beginning | null): ExchangeForecast {
  const [before, own] = [standingAt(fight, target), standingAt(fight, by)]
  const other = target !== by
  const wasUsable = own.arms.map(isUsable)
  const chanceOf = (holds: (foe: Standing, one: Standing, came: ActOutcome) => boolean): Chance =>
    ends.chance(({ state, result }) => holds(standingAt(state, target), standingAt(state, by), result))
  const struck = chanceOf((_, __, came) => came !== 'failed')
  const never = chanceOf(() => false)
  return {
    hit: begins?.hit ?? struck,
    avoided: begins === null ? never : butNot(begins.hit, struck),
    struck,
    injury: ends.of(({ state }) => (other ? Math.max(0, fine(before.hp - standingAt(state, target).hp)) : 0)),
    stunned: chanceOf(({ status, stun }) => other && status === 'active' && stun !== null),
    falls: chanceOf(
      ({ status, position }) => other && status === 'active' && position === 'lying' && before.position !== 'lying',
    ),
    crippled: chanceOf(({ crippled }) => other && crippled.length > before.crippled.length),
    down: chanceOf(({ status }) => other && status !== 'active'),
    dead: chanceOf(({ status }) => other && status === 'dead'),
    mishap: {
      critical_miss: begins?.criticalMiss ?? never,
      malfunction: never,
      disarmed: chanceOf((_, { arms }) => arms.some((held, arm) => wasUsable[arm] === true && !isUsable(held))),
      hurt: chanceOf((_, { hp }) => hp < own.hp),
      falls: chanceOf((_, { position }) => position === 'lying' && own.position !== 'lying'),
    },
  }
}
