import type { Callable } from '@umpire/engine'
import { baseDifficulty } from './base-difficulty.ts'
import { calledShotLimits } from './called-shot-limits.ts'
import { cover, coverDamage, coverQuality } from './cover.ts'
import { aim, draw } from './draw-and-aim.ts'
import { rangedModifiers } from './modifiers.ts'
import { ptm } from './ptm.ts'
import { shot } from './shot.ts'
import { sighting } from './sighting.ts'
import { snapShot } from './snap-shot.ts'
import { ballistic, scatter, thrown } from './thrown.ts'

export const rangedRules: readonly Callable[] = [
  draw,
  aim,
  snapShot,
  baseDifficulty,
  rangedModifiers,
  cover,
  coverQuality,
  coverDamage,
  sighting,
  calledShotLimits,
  ptm,
  shot,
  thrown,
  ballistic,
  scatter,
]
