/** What a level with the weapon in hand does for the attack. */
import { flag, int, nullable, optional, rule } from '@umpire/engine'
import { weaponField } from '../../equipment/weapon/weapon.ts'
import { levelWith, skillsField } from '../../skill/weapon-skills.ts'
import { untrained } from '../weapon/untrained.ts'

const NO_SKILLS = {}

export const expertiseAttack = rule(
  {
    id: 'traveller.combat.expertise-attack',
    title: 'Expertise when attacking',
    lines: '1119-1121',
    given: {
      weapon: weaponField,
      /** The level that counts, if it is known already; else it is found among the skills. */
      level: optional(nullable(int({ min: 0 }))),
      skills: optional(skillsField),
      player_character: optional(flag()),
    },
    gives: 'dm',
  },
  (x, why) => {
    const { weapon, skills = NO_SKILLS, player_character = false } = x
    const level = x.level === undefined ? levelWith({ weapon, skills, player_character }, why) : x.level
    return level ?? untrained({ use: 'attack', weapon, level }, why)
  },
)
