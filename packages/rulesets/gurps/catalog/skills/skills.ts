/** All skills of the book. */
import type { Skill } from '../entry/skill.ts'
import { INFLUENCE_SKILLS } from './influence.ts'
import { MENTAL_SKILLS } from './mental.ts'
import { PHYSICAL_SKILLS } from './physical.ts'
import { VEHICLE_SKILLS } from './vehicle.ts'
import { WEAPON_SKILLS } from './weapon.ts'

export const SKILLS: readonly Skill[] = [
  ...MENTAL_SKILLS,
  ...INFLUENCE_SKILLS,
  ...PHYSICAL_SKILLS,
  ...WEAPON_SKILLS,
  ...VEHICLE_SKILLS,
]
