/** The attack of a set-up made many times by the procedures of the fight, against what was told of it. */
import { type Chance, seeded } from '@umpire/dice'
import { simulator } from '@umpire/engine'
import { expect } from 'vitest'
import { bot } from './bot.ts'
import { forecast } from './forecast.ts'
import { exchangeOf, type SetUp } from './odds-fixture.ts'
import type { FightWorld } from './odds-walk.ts'
import { standingAt } from './state.ts'

/** So often as it was told, give or take four standard errors. */
function expectShare(what: string, seen: number, times: number, { decimal }: Chance): void {
  const error = Math.sqrt((decimal * (1 - decimal)) / times)
  expect(Math.abs(seen / times - decimal), `${what}: ${seen / times} for ${decimal}`).toBeLessThanOrEqual(4 * error)
}

export function expectSimulated(world: FightWorld, setUp: SetUp, times: number): void {
  const { odds } = forecast(world, setUp.fight, 'ada', setUp.key, setUp.wish)
  if (odds === null) throw new Error(`${setUp.what} may not be tried`)
  const [exchange, play, source] = [exchangeOf(setUp), simulator(world, bot(world.ruleset)), seeded(setUp.what)]
  const before = standingAt(setUp.fight, 1)
  const seen = { stunned: 0, falls: 0, crippled: 0, down: 0, dead: 0, hurt: 0 }
  const lost = new Map<number, number>()
  for (let time = 0; time < times; time++) {
    const { state } = play.run(exchange, {}, setUp.fight, source)
    const [mine, one] = [standingAt(state, 0), standingAt(state, 1)]
    const awake = one.status === 'active'
    if (awake && one.stun !== null) seen.stunned++
    if (awake && one.position === 'lying' && before.position !== 'lying') seen.falls++
    if (one.crippled.length > before.crippled.length) seen.crippled++
    if (!awake) seen.down++
    if (one.status === 'dead') seen.dead++
    if (mine.hp < standingAt(setUp.fight, 0).hp) seen.hurt++
    lost.set(before.hp - one.hp, (lost.get(before.hp - one.hp) ?? 0) + 1)
  }
  expectShare('stunned', seen.stunned, times, odds.stunned)
  expectShare('falls', seen.falls, times, odds.falls)
  expectShare('crippled', seen.crippled, times, odds.crippled)
  expectShare('down', seen.down, times, odds.down)
  expectShare('dead', seen.dead, times, odds.dead)
  expectShare('the attacker is hurt', seen.hurt, times, odds.mishap.hurt)
  for (const [points, count] of lost) {
    // Of what hardly ever happens, hardly anything can be said.
    if (count >= 30)
      expectShare(
        `${points} hit points`,
        count,
        times,
        odds.injury.chance(value => value === points),
      )
  }
}
