import type { Callable } from '@umpire/engine'
import { locationCap } from './cap.ts'
import { brain, eyes, head, jaw, nose } from './head.ts'
import { knockout } from './knockout.ts'
import { arms, feet, hands, legs } from './limbs.ts'
import { arteries, neck } from './neck.ts'
import { missByOne, randomLocation } from './random.ts'
import { locationTable } from './table.ts'
import { groin, heart, kidneys, torso, vitals } from './trunk.ts'

/** The rules of this area, in the book's order. */
export const locationRules: readonly Callable[] = [
  locationTable,
  randomLocation,
  missByOne,
  locationCap,
  knockout,
  brain,
  eyes,
  head,
  nose,
  jaw,
  neck,
  arteries,
  torso,
  arms,
  hands,
  vitals,
  heart,
  kidneys,
  groin,
  legs,
  feet,
]
