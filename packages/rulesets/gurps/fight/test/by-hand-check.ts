/** What is told of an exchange, held against working it out by hand: exactly, not nearly. */
import type { Chance } from '@umpire/dice'
import type { ExchangeForecast } from '../forecast/ends.ts'
import { type ByHand, byHand, type Standing } from './by-hand.ts'

/** Whatever is told otherwise than it comes out by hand. */
export function wrongByHand(hand: ByHand, odds: ExchangeForecast): readonly string[] {
  const { ways, all } = byHand(hand)
  const wrong: string[] = []
  const hold = (what: string, told: Chance, holds: (one: Standing) => boolean): void => {
    let sum = 0n
    for (const [one, weight] of all) if (holds(one)) sum += weight
    if (told.ways * ways !== sum * told.of) wrong.push(`${what}: ${told.decimal} for ${Number(sum) / Number(ways)}`)
  }
  const awake = ({ dead, out }: Standing): boolean => !dead && !out
  hold('hit', odds.hit, ({ hit }) => hit)
  hold('struck', odds.struck, one => one.struck)
  hold('avoided', odds.avoided, one => one.hit && !one.struck)
  hold('stunned', odds.stunned, one => one.stunned && awake(one))
  hold('falls', odds.falls, one => one.lying && awake(one) && hand.lying === undefined)
  hold('crippled', odds.crippled, ({ crippled }) => crippled)
  hold('dead', odds.dead, ({ dead }) => dead)
  hold('down', odds.down, one => !awake(one))
  hold('malfunction', odds.mishap.malfunction, ({ mishap }) => mishap === 'jam')
  hold('critical miss', odds.mishap.critical_miss, ({ mishap }) => mishap === 'critical miss')
  const lost = new Set([...all.map(([{ hp }]) => hand.hp - hp), ...odds.injury.outcomes.map(({ value }) => value)])
  for (const points of lost) {
    const told = odds.injury.chance(value => value === points)
    hold(`${points} hit points`, told, ({ hp }) => hand.hp - hp === points)
  }
  return wrong
}
