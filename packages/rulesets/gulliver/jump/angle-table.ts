/** Height and distance of whatever leaves the ground at an angle, jumper or stone, as shares of what 45 degrees give. */
import { rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { fraction, measure } from '../common/fields.ts'

interface Arc {
  readonly height: number
  readonly distance: number
}

/** As it is printed, flattest first. */
export const ANGLES: readonly (Arc & { readonly angle: number })[] = [
  { angle: 0, height: 0, distance: 0 },
  { angle: 15, height: 1 / 20, distance: 1 / 2 },
  { angle: 30, height: 1 / 8, distance: 9 / 10 },
  { angle: 45, height: 1 / 4, distance: 1 },
  { angle: 60, height: 3 / 8, distance: 9 / 10 },
  { angle: 75, height: 9 / 20, distance: 1 / 2 },
  { angle: 90, height: 1 / 2, distance: 0 },
]

/** The printed row, or for any other angle what it was rounded from. */
export function arcAt(angle: number): Arc {
  const printed = ANGLES.find(row => row.angle === angle)
  if (printed !== undefined) return printed
  const radians = (angle * Math.PI) / 180
  return { height: Math.sin(radians) ** 2 / 2, distance: exact(Math.sin(2 * radians)) }
}

/** Yards up and yards along. */
export function atAngle(yards: number, angle: number, why: Why): Arc {
  const { height, distance } = arcAt(angle)
  return {
    height: yards * why.table('Jumping Angle Table', angle, 'height', height),
    distance: yards * why.table('Jumping Angle Table', angle, 'distance', distance),
  }
}

export const angleTable = rule(
  {
    id: 'gulliver.jump.angle-table',
    title: 'Jumping Angle Table',
    lines: '741-758, 2758-2767',
    given: { jd: measure, angle: fraction({ min: 0, max: 90 }) },
  },
  ({ jd, angle }, why) => ({ ...atAngle(jd, angle, why) }),
)
