/** Skills of the bare hand, as far as the load lets them be used. */
import { int, optional, or, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'

const level = int({ min: -1000, max: 1000 })
/** Not learned, unless it is told. */
export const skillLevel = optional(level)
export const scoreField = level
export const encumbranceField = or(int({ min: 0, max: 5 }), 0)

/** Whether he carries little enough for a skill. */
function isUsable(skill: string, encumbrance_level: number, why: Why): boolean {
  const most = skillNamed(skill, catalogOf(why), 'skill').skill.max_encumbrance
  return most === null || why.compare(`load for ${skill}`, encumbrance_level, '<=', most)
}

/** The best of DX and what was learned. */
export function bestOf(
  dx: number,
  learned: readonly (readonly [skill: string, level: number | undefined])[],
  encumbrance_level: number,
  why: Why,
): number {
  let best = why.input('DX', dx)
  for (const [skill, value] of learned) {
    if (value === undefined || value <= best || !isUsable(skill, encumbrance_level, why)) continue
    best = why.input(skill, value)
  }
  return best
}
