/** What becomes of somebody whom so many hits strike, if nothing stops them: for whoever must choose a defense. */
import type { Policy, Why } from '@umpire/engine'
import { type Attempt, armAt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { shotAt } from '../attempt/shot.ts'
import { bot } from '../bot/bot.ts'
import { hasSteps } from '../maneuver/openings.ts'
import { People } from '../odds/people.ts'
import { Pieces } from '../odds/pieces.ts'
import { certainly, Tally } from '../odds/spread.ts'
import { type FightWorld, weighing } from '../odds/weigh.ts'
import { goesOff } from '../state/fighter.ts'
import { type Fight, fighterAt } from '../state/state.ts'
import { BY, duelOf, TARGET } from './chain.ts'
import { type ExchangeForecast, told } from './ends.ts'
import { isWhole } from './fractions.ts'

/** An attack that has hit, as its fact tells it. */
interface Coming {
  readonly by: number
  readonly target: number
  readonly arm: number
  /** The name of the blow; shot or thrown. */
  readonly how: string
  /** Where the first of them lands. */
  readonly location: string
  readonly hits: number
}

/** Anywhere and without any ado: it has hit, so nothing hangs on its number. */
const HIT = { location: null, recoil: 0, attacker_is: [], aimed: false } as const

function attemptOf(fight: Fight, attack: Coming, why: Why): Attempt | undefined {
  const { by, arm, how } = attack
  const { gun, thrown, blows } = armAt(fighterAt(fight, by), arm)
  if (how === 'shot') return gun === null ? undefined : shotAt(fight, attack, gun, { ...HIT, kind: 'gun' }, why)
  // Whatever bursts does its harm when it does, and not by striking.
  if (how === 'thrown') {
    if (thrown === null || goesOff(thrown)) return undefined
    return shotAt(fight, attack, thrown, { ...HIT, kind: 'thrown' }, why)
  }
  const blow = blows.find(({ name }) => name === how)
  return blow === undefined ? undefined : blowAt(fight, attack, blow, PLAINLY, why)
}

/** Nothing where it cannot be told: of what bursts, and of bodies whose hit points come in parts. */
export function ifStruck(
  world: FightWorld,
  fight: Fight,
  coming: Coming,
  policy: Policy<Fight> = bot(world.ruleset),
): ExchangeForecast | null {
  const { silent } = world.ruleset
  const { by, target, arm, location, hits } = coming
  const duel = duelOf(fight, by, target, silent).fight
  const attempt = attemptOf(duel, { ...coming, by: BY, target: TARGET }, silent)
  if (attempt === undefined || !isWhole(duel, attempt)) return null
  const ranged = attempt.kind === 'gun' || attempt.kind === 'thrown'
  const over = (): boolean => false
  const people = new People(duel, { by: BY, target: TARGET, arm, ranged, over, whole: hasSteps(silent, attempt) })
  const pieces = new Pieces(weighing(world, policy, people))
  let now = certainly(people.start)
  for (let hit = 0; hit < hits; hit++) {
    const after = new Tally()
    pieces.strikes.all(
      now,
      body => (hit === 0 ? pieces.hits.of(attempt, location) : pieces.further(attempt, location, body)),
      after,
    )
    now = after.spread()
  }
  return told(now, people)
}
