/** Damage that is thrown for in a story. */
import { dice } from '@umpire/dice'
import type { About } from '@umpire/engine'
import type { DiceAdds } from '@umpire/gurps/rooms'
import type { Asking } from '@umpire/gurps/story-rooms'
import { exact } from '../common/exact.ts'

/** Of more dice so many are thrown, and stand for all of them: a ruling of this program, since the book knows no end. */
export const MOST_DICE = 200

/** What it does, read from the points that came; without dice nothing is thrown. */
export function thrownDamage(
  ask: Asking,
  about: About,
  { dice: count, adds, times }: DiceAdds,
  reading: (points: number) => number,
): number {
  const points = (rolled: number): number => Math.max(0, exact((rolled + adds) * times))
  if (count === 0) return reading(points(0))
  const most = Math.min(MOST_DICE, count)
  return ask.read(dice(`${most}d6`), about, rolled => reading(points(rolled * (count / most))))
}
