/**
 * What many fights came to, as sums: whole numbers only, so that the order in which they are added cannot matter, and
 * plain data, so that a worker can send them.
 */
import type { EncounterEnd } from '@umpire/engine'

interface SideSums {
  readonly name: string
  readonly size: number
  wins: number
  standing: number
  down: number
  dead: number
  fled: number
  surrendered: number
}

export interface Sums {
  fights: number
  neither: number
  rounds: number
  /** Of the squares of the rounds. */
  squares: number
  /** How many fights took so many rounds, from 0 on. */
  readonly lengths: number[]
  /** None before the first fight. */
  readonly sides: SideSums[]
}

export const noFights = (): Sums => ({ fights: 0, neither: 0, rounds: 0, squares: 0, lengths: [], sides: [] })

const COUNTS = ['wins', 'standing', 'down', 'dead', 'fled', 'surrendered'] as const
type Side = Readonly<SideSums>

function addSide(sums: Sums, index: number, side: Side): void {
  const sum = sums.sides[index]
  if (sum === undefined) sums.sides[index] = { ...side }
  else for (const count of COUNTS) sum[count] += side[count]
}

function addLength({ lengths }: Sums, rounds: number, fights: number): void {
  while (lengths.length <= rounds) lengths.push(0)
  lengths[rounds] = (lengths[rounds] ?? 0) + fights
}

/** Adds one fight. */
export function addEnd(sums: Sums, { winner, rounds, sides }: EncounterEnd): void {
  if (winner !== null && !sides.some(({ name }) => name === winner))
    throw new Error(`the winner: expected one of ${sides.map(({ name }) => name).join(', ')}, got ${winner}`)
  sums.fights++
  if (winner === null) sums.neither++
  sums.rounds += rounds
  sums.squares += rounds * rounds
  addLength(sums, rounds, 1)
  for (const [index, { name, size, standing, down, dead, fled, surrendered = 0 }] of sides.entries()) {
    addSide(sums, index, { name, size, wins: name === winner ? 1 : 0, standing, down, dead, fled, surrendered })
  }
}

/** Adds the sums of other fights of the same encounter. */
export function addSums(sums: Sums, more: Sums): void {
  sums.fights += more.fights
  sums.neither += more.neither
  sums.rounds += more.rounds
  sums.squares += more.squares
  for (const [rounds, fights] of more.lengths.entries()) addLength(sums, rounds, fights)
  for (const [index, side] of more.sides.entries()) addSide(sums, index, side)
}
