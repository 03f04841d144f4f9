import type { Callable } from '@umpire/engine'
import { cover, coverDamage, coverQuality } from './cover.ts'
import { baseDifficulty } from './distance/base-difficulty.ts'
import { calledShotLimits } from './distance/called-shot-limits.ts'
import { ptm } from './distance/ptm.ts'
import { shot } from './distance/shot.ts'
import { sighting } from './distance/sighting.ts'
import { snapShot } from './distance/snap-shot.ts'
import { ballistic, scatter, thrown } from './distance/thrown.ts'
import { aim, draw } from './draw-and-aim.ts'
import { rangedModifiers } from './modifiers.ts'

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
