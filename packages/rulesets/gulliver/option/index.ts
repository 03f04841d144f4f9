/** The switches of this book as options over GURPS, with or without the game master's screen beneath. */
import type { Option } from '@umpire/engine'
import { storyLayers } from '../story/index.ts'
import { agilityLayers } from './agility.ts'
import { armorLayers } from './armor.ts'
import { attackLayers } from './attack.ts'
import { bodyLayers } from './body.ts'
import { damageLayers } from './damage.ts'
import { defenseLayers } from './defense.ts'
import { fatigueLayers } from './fatigue.ts'
import { featLayers } from './feat.ts'
import { grappleLayers } from './grapple.ts'
import { hazardLayers } from './hazard.ts'
import { injuryLayers } from './injury.ts'
import { knockbackLayers } from './knockback.ts'
import { switchesOver } from './layer.ts'
import { moveLayers } from './move.ts'
import { paceLayers } from './pace.ts'
import { partLayers } from './part-sizes.ts'
import { riseLayers } from './rise.ts'

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
