/** What an impact does: dice by speed and mass, times the hardness of what one meets. */
import { table } from '@umpire/engine'
import { MPH } from '../common/units.ts'
import { HUMAN_WEIGHT } from '../size/scaling.ts'

const MPH_PER_DIE = 5

/** Dice of an impact at so many yards a second, for a body of so many pounds. */
export const impactDice = (speed: number, mass: number): number =>
  ((MPH * speed) / MPH_PER_DIE) * Math.sqrt(mass / HUMAN_WEIGHT)

export const SURFACES = ['very hard', 'hard', 'yielding', 'soft', 'liquid', 'very soft'] as const
export type Surface = (typeof SURFACES)[number]

/** Stone, packed soil, soft soil or flesh, mud or sand, water, an air bag. */
export const HARDNESS = table<Surface, number>('Collision Hardness Table', {
  'very hard': 1.5,
  hard: 1,
  yielding: 2 / 3,
  soft: 1 / 2,
  liquid: 1 / 3,
  'very soft': 1 / 5,
})
