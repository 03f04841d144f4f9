import type { Footprint } from '../grid/footprint.ts'
import type { Lattice } from '../grid/lattice.ts'
import type { Ground } from '../ground/ground.ts'

/** Marks on a cell: a figure can pass but not stop there; it cannot enter. Both together are possible. */
export const OCCUPIED = 1
export const BARRED = 2

/** A footprint in one facing as the searches see it. */
export interface Shape {
  readonly u: Int32Array
  readonly v: Int32Array
  /** What each part adds to the number of the figure's place. */
  readonly parts: Int32Array
  /** For each part the directions in which another part is its neighbour: a wall there would cut the figure. */
  readonly joints: Uint8Array
}

export function shapesOn<Cell>(ground: Ground, lattice: Lattice<Cell>, { byFacing }: Footprint<Cell>): Shape[] {
  return byFacing.map(offsets => {
    const u = Int32Array.from(offsets, lattice.u)
    const v = Int32Array.from(offsets, lattice.v)
    const filled = new Set(offsets.map(offset => `${lattice.u(offset)},${lattice.v(offset)}`))
    const joint = (part: number): number =>
      lattice.du.reduce((directions, du, d) => {
        const beside = `${(u[part] ?? 0) + du},${(v[part] ?? 0) + (lattice.dv[d] ?? 0)}`
        return filled.has(beside) ? directions | (1 << d) : directions
      }, 0)
    return {
      u,
      v,
      parts: u.map((partU, part) => partU + (v[part] ?? 0) * ground.stride),
      joints: Uint8Array.from(offsets, (_, part) => joint(part)),
    }
  })
}

/** Whether the figure can be at this place: no part of it off the map, blocked or barred, and no wall through it. */
export function fits(ground: Ground, shape: Shape, place: number, marked?: Uint8Array): boolean {
  const u = ground.u(place)
  const v = ground.v(place)
  for (let part = 0; part < shape.parts.length; part++) {
    if (!ground.contains(u + (shape.u[part] ?? 0), v + (shape.v[part] ?? 0))) return false
    const number = place + (shape.parts[part] ?? 0)
    if (ground.blocked[number] === 1 || (marked?.[number] ?? 0) >= BARRED) return false
    if (((ground.shut[number] ?? 0) & (shape.joints[part] ?? 0)) !== 0) return false
  }
  return true
}

/** Whether the figure can take one step: each of its parts can, and then it fits. */
export function canStep(ground: Ground, shape: Shape, place: number, direction: number, marked: Uint8Array): boolean {
  for (const part of shape.parts) {
    if (((ground.shut[place + part] ?? 0) >> direction) & 1) return false
  }
  return fits(ground, shape, place + (ground.steps[direction] ?? 0), marked)
}

/** The dearest ground under the figure decides what its step costs. */
export function highestToll(ground: Ground, shape: Shape, place: number): number {
  return shape.parts.reduce((highest, part) => Math.max(highest, ground.toll[place + part] ?? 0), 0)
}
