/** The switches of this book as options over GURPS, with or without the game master's screen beneath. */
import type { Option } from '@umpire/engine'
import { storyLayers } from '../story/index.ts'
import { agilityLayers } from './attack/agility.ts'
import { armorLayers } from './attack/armor.ts'
import { attackLayers } from './attack/attack.ts'
import { defenseLayers } from './attack/defense.ts'
import { partLayers } from './attack/part-sizes.ts'
import { bodyLayers } from './body/body.ts'
import { fatigueLayers } from './body/fatigue.ts'
import { featLayers } from './body/feat.ts'
import { hazardLayers } from './body/hazard.ts'
import { moveLayers } from './body/move.ts'
import { paceLayers } from './body/pace.ts'
import { riseLayers } from './body/rise.ts'
import { grappleLayers } from './push/grapple.ts'
import { knockbackLayers } from './push/knockback.ts'
import { switchesOver } from './switch/layer.ts'
import { damageLayers } from './wound/damage.ts'
import { injuryLayers } from './wound/injury.ts'

/** Later ones stand on earlier ones where they change the same rule. */
const LAYERS = [
  ...bodyLayers,
  ...moveLayers,
  ...agilityLayers,
  ...paceLayers,
  ...riseLayers,
  ...featLayers,
  ...attackLayers,
  ...partLayers,
  ...defenseLayers,
  ...armorLayers,
  ...damageLayers,
  ...injuryLayers,
  ...knockbackLayers,
  ...grappleLayers,
  ...fatigueLayers,
  ...hazardLayers,
  ...storyLayers,
]

/** Options of other packages that lie beneath are known to none of them by name. */
export const gulliverOptions = (beneath: readonly Option[]): readonly Option[] => switchesOver(LAYERS, beneath)
