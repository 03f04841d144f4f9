/** All skills of the book. */
import type { Skill } from './skill.ts'
import { INFLUENCE_SKILLS } from './skills/influence.ts'
import { MENTAL_SKILLS } from './skills/mental.ts'
import { PHYSICAL_SKILLS } from './skills/physical.ts'
import { VEHICLE_SKILLS } from './skills/vehicle.ts'
import { WEAPON_SKILLS } from './skills/weapon.ts'

export const SKILLS: readonly Skill[] = [
  ...MENTAL_SKILLS,
  ...INFLUENCE_SKILLS,
  ...PHYSICAL_SKILLS,
  ...WEAPON_SKILLS,
  ...VEHICLE_SKILLS,
]
