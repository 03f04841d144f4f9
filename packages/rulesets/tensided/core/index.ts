import type { Callable } from '@umpire/engine'
import { attribute, attributeDoubled } from './attribute.ts'
import { campaignSettings } from './campaign-settings.ts'
import { dfStacking } from './df-stacking.ts'
import { dicelessPlay } from './diceless.ts'
import { difficultyScale } from './difficulty-scale.ts'
import { extended } from './extended.ts'
import { opposed } from './opposed.ts'
import { criticalBotch, margin, roll } from './roll.ts'

/** The rules of this area, in the book's order. */
export const coreRules: readonly Callable[] = [
  roll,
  difficultyScale,
  attribute,
  attributeDoubled,
  opposed,
  margin,
  criticalBotch,
  extended,
  dicelessPlay,
  dfStacking,
  campaignSettings,
]
