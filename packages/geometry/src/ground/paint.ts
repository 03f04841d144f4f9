import { whole } from '../check/whole.ts'
import { turned } from '../grid/lattice.ts'
import type { Ground } from './ground.ts'

/** What the game master paints on a cell. */
export interface Terrain {
  /** Nobody can enter. */
  readonly blocked: boolean
  /** Can be seen, but not seen through. */
  readonly opaque: boolean
  /** How well it hides what is behind it, from 0 for open to 255; the game says what a level is worth. */
  readonly cover: number
  /** What entering costs more than on open ground, from 0 to 255. */
  readonly toll: number
  /** The height of the ground, from -128 to 127. Kept for the game; sight and movement do not ask it. */
  readonly elevation: number
}

/** What a wall between two cells stops. */
export interface Wall {
  readonly sight: boolean
  readonly movement: boolean
  /** The cover that a low wall gives to what is behind it, from 0 (the default) to 255; see `Terrain`. */
  readonly cover?: number
}

export function terrainAt(ground: Ground, number: number): Terrain {
  return {
    blocked: ground.blocked[number] === 1,
    opaque: ground.opaque[number] === 1,
    cover: ground.cover[number] ?? 0,
    toll: ground.toll[number] ?? 0,
    elevation: ground.elevation[number] ?? 0,
  }
}

export function paintAt(ground: Ground, number: number, traits: Partial<Terrain>): void {
  const old = terrainAt(ground, number)
  // A trait that is there but undefined is one that is not painted.
  const { blocked = old.blocked, opaque = old.opaque, cover = old.cover } = traits
  const { toll = old.toll, elevation = old.elevation } = traits
  whole('cover', cover, 255)
  whole('toll', toll, 255)
  whole('elevation', elevation, 127, -128)
  ground.blocked[number] = blocked ? 1 : 0
  ground.opaque[number] = opaque ? 1 : 0
  ground.cover[number] = cover
  ground.toll[number] = toll
  ground.elevation[number] = elevation
  ground.deriveAround(number)
}

export function wallAt(ground: Ground, number: number, direction: number): Wall {
  const has = (walls: Uint8Array): boolean => (((walls[number] ?? 0) >> direction) & 1) === 1
  const cover = ground.lowWalls.get(number * 8 + direction)
  const wall = { sight: has(ground.sightWalls), movement: has(ground.movementWalls) }
  return cover === undefined ? wall : { ...wall, cover }
}

/** Sets a wall in one of the two layers, on both of its sides; what is derived is left to the caller. */
export function setWall(ground: Ground, walls: Uint8Array, number: number, direction: number, stands: boolean): void {
  const back = turned(ground.directions, direction, ground.steps.length / 2)
  const beyond = number + (ground.steps[direction] ?? 0)
  setBit(walls, number, direction, stands)
  setBit(walls, beyond, back, stands)
}

export function buildAt(ground: Ground, number: number, direction: number, wall: Wall): void {
  setCover(ground, number, direction, wall.cover ?? 0)
  setWall(ground, ground.sightWalls, number, direction, wall.sight)
  setWall(ground, ground.movementWalls, number, direction, wall.movement)
  ground.deriveAround(number)
}

/** Sets the cover of a low wall, on both of its sides; what is derived is left to the caller. */
export function setCover(ground: Ground, number: number, direction: number, cover: number): void {
  whole('cover of a wall', cover, 255)
  const back = turned(ground.directions, direction, ground.steps.length / 2)
  const sides = [number * 8 + direction, (number + (ground.steps[direction] ?? 0)) * 8 + back]
  for (const side of sides) {
    if (cover === 0) ground.lowWalls.delete(side)
    else ground.lowWalls.set(side, cover)
  }
}

function setBit(bits: Uint8Array, at: number, bit: number, on: boolean): void {
  const rest = (bits[at] ?? 0) & ~(1 << bit)
  bits[at] = on ? rest | (1 << bit) : rest
}
