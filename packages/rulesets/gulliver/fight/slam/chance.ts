/** How likely something is, for whoever only weighs what to do. */
import { THREE_DICE } from '@umpire/gurps/fight-rooms'

const [LOWEST, HIGHEST, NEVER] = [3, 18, 17]

/** By the score: three dice at most so high, 3 and 4 always, 17 and 18 never. */
const MADE: readonly number[] = (() => {
  const odds = THREE_DICE.distribution()
  const found: number[] = []
  for (let score = 0; score <= HIGHEST; score++) {
    let ways = 0n
    for (const [roll, weight] of odds) if (roll < NEVER && (roll <= score || roll <= LOWEST + 1)) ways += weight
    found.push(Number(ways) / Number(odds.ways))
  }
  return found
})()

export const chanceOf = (score: number): number => MADE[Math.min(HIGHEST, Math.max(0, Math.floor(score)))] ?? 0
