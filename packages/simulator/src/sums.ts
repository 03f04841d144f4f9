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
  /** The first run that it won. */
  firstWin: number | null
}

export interface Sums {
  fights: number
  neither: number
  rounds: number
  /** Of the squares of the rounds. */
  squares: number
  /** How many fights took so many rounds, from 0 on. */
  readonly lengths: number[]
  /** The first run that took so many. */
  readonly firsts: (number | null)[]
  /** The run with the most dead, the first of them; none before anybody died. */
  bloodiest: { readonly run: number; readonly dead: number } | null
  /** None before the first fight. */
  readonly sides: SideSums[]
}

export const noFights = (): Sums => ({
  fights: 0,
  neither: 0,
  rounds: 0,
  squares: 0,
  lengths: [],
  firsts: [],
  bloodiest: null,
  sides: [],
})

const COUNTS = ['wins', 'standing', 'down', 'dead', 'fled', 'surrendered'] as const
type Side = Readonly<SideSums>

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)

function addSide(sums: Sums, index: number, side: Side): void {
  const sum = sums.sides[index]
  if (sum === undefined) sums.sides[index] = { ...side }
  else {
    for (const count of COUNTS) sum[count] += side[count]
    sum.firstWin = earlier(sum.firstWin, side.firstWin)
  }
}

function addLength({ lengths, firsts }: Sums, rounds: number, fights: number, first: number | null): void {
  while (lengths.length <= rounds) lengths.push(0)
  while (firsts.length <= rounds) firsts.push(null)
  lengths[rounds] = (lengths[rounds] ?? 0) + fights
  firsts[rounds] = earlier(firsts[rounds] ?? null, first)
}

function addBloody(sums: Sums, more: Sums['bloodiest']): void {
  const { bloodiest } = sums
  if (more === null || more.dead === 0) return
  if (bloodiest === null || more.dead > bloodiest.dead || (more.dead === bloodiest.dead && more.run < bloodiest.run))
    sums.bloodiest = more
}

/** Adds one fight, by the number of its run. */
export function addEnd(sums: Sums, { winner, rounds, sides }: EncounterEnd, run: number): void {
  if (winner !== null && !sides.some(({ name }) => name === winner))
    throw new Error(`the winner: expected one of ${sides.map(({ name }) => name).join(', ')}, got ${winner}`)
  sums.fights++
  if (winner === null) sums.neither++
  sums.rounds += rounds
  sums.squares += rounds * rounds
  addLength(sums, rounds, 1, run)
  addBloody(sums, { run, dead: sides.reduce((all, { dead }) => all + dead, 0) })
  for (const [index, { name, size, standing, down, dead, fled, surrendered = 0 }] of sides.entries()) {
    const won = name === winner
    const counts = { standing, down, dead, fled, surrendered }
    addSide(sums, index, { name, size, wins: won ? 1 : 0, ...counts, firstWin: won ? run : null })
  }
}

/** Adds the sums of other fights of the same encounter. */
export function addSums(sums: Sums, more: Sums): void {
  sums.fights += more.fights
  sums.neither += more.neither
  sums.rounds += more.rounds
  sums.squares += more.squares
  for (const [rounds, fights] of more.lengths.entries()) {
    addLength(sums, rounds, fights, more.firsts[rounds] ?? null)
  }
  addBloody(sums, more.bloodiest)
  for (const [index, side] of more.sides.entries()) addSide(sums, index, side)
}
