/** What a body measures: kept with whoever has it. */
import { int, map, num, or, record, type ValueOf } from '@umpire/engine'

const pounds = num({ min: 0, max: 1e12 })
const limbs = int({ min: 0, max: 10_000 })

export const frameField = record({
  /** Of its longest side, without neck and tail. */
  yards: num({ min: 0, max: 1e6 }),
  /** Naked, and what it carries. */
  body_lb: pounds,
  carried_lb: or(pounds, 0),
  /** What it lifts with, where that is not what it strikes with. */
  lift_st: num({ min: 0, max: 1e9 }),
  legs: or(limbs, 2),
  arms: or(limbs, 2),
  /** Hexes under it: along its facing, and across. */
  hexes_long: or(int({ min: 1, max: 100 }), 1),
  hexes_wide: or(int({ min: 1, max: 100 }), 1),
  /** Whatever else a book measures, by the name it has there. */
  more: or(map(num(), 50), {}),
})
export type Frame = ValueOf<typeof frameField>
