/** What the one who is attacked does about it: parry, or evade and leave the parry. */
import { flag, int, nullable, oneOf, optional, or, rule } from '@umpire/engine'
import { isMelee, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { longGunLevel, skillsField } from '../../skill/weapon-skills.ts'
import { EVASION } from '../../tables/combat/evasion.ts'
import { RANGES } from '../../tables/words.ts'
import { defenderFields, noDefence, untrained } from '../weapon/untrained.ts'

export const parry = rule(
  {
    id: 'traveller.combat.parry',
    title: 'Parrying',
    lines: '1123-1123',
    given: {
      attacker_weapon: weaponField,
      defender_weapon: weaponField,
      defender_level: or(nullable(int({ min: 0 })), null),
      ...defenderFields,
    },
    gives: 'dm',
  },
  (x, why) => {
    let barred = noDefence(x, weaponNamed(x.attacker_weapon, why))
    if (barred === undefined && !isMelee(weaponNamed(x.defender_weapon, why))) barred = 'a gun as such does not parry'
    return why
      .sum('DM')
      .when(barred === undefined, 'level of the one who parries', 0 - (x.defender_level ?? 0), barred)
      .total()
  },
)

export const longGunParry = rule(
  {
    id: 'traveller.combat.long-gun-parry',
    title: 'Parrying with a long gun',
    lines: '1123-1123, 1181-1181',
    given: {
      attacker_weapon: weaponField,
      defender_weapon: weaponField,
      defender_skills: or(skillsField, {}),
      defender_player_character: or(flag(), false),
      ...defenderFields,
    },
    gives: 'dm',
  },
  (x, why) => {
    if (weaponNamed(x.defender_weapon, why).type !== 'long gun') {
      why.note('only a long gun that is no laser parries as a cudgel')
      return 0
    }
    const { attacker_weapon, target_status = 'active', target_evading = false, target_surprised = false } = x
    const skilled = { player_character: x.defender_player_character, skills: x.defender_skills }
    const cudgel = {
      attacker_weapon,
      defender_weapon: 'Cudgel',
      defender_level: longGunLevel(skilled, why),
      target_status,
      target_evading,
      target_surprised,
    }
    return cudgel.defender_level === null ? untrained({ use: 'defense', ...cudgel }, why) : parry(cudgel, why)
  },
)

export const evade = rule(
  {
    id: 'traveller.combat.evade',
    title: 'Evade',
    lines: '1057-1057',
    given: {
      range: oneOf(...RANGES),
      target_evading: or(flag(), false),
      attacker_weapon: optional(weaponField),
      defender_weapon: optional(weaponField),
      defender_level: optional(nullable(int({ min: 0 }))),
    },
  },
  (x, why) => {
    const { target_evading, attacker_weapon, defender_weapon, defender_level = null } = x
    const dm = target_evading ? EVASION.at(x.range, why) : 0
    const armed = attacker_weapon !== undefined && defender_weapon !== undefined
    const parry_dm = armed ? parry({ attacker_weapon, defender_weapon, defender_level, target_evading }, why) : 0
    return { dm, parry_dm }
  },
)
