/** What strength does for blows and swings, and dexterity for shots. */
import { int, nullable, option, optional, or, replace, rule, type Why } from '@umpire/engine'
import { isMelee, levelsOf, type Weapon, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'

/** As it stands now: doubled in battle dress, lowered by wounds and load. None: it does not count. */
const value = nullable(int({ min: 0 }))

function levelsDm(weapon: Weapon, has: number | null, why: Why): number {
  if (has === null) return 0
  const levels = levelsOf(weapon, why)
  if (levels === null) return 0
  if (why.compare('required level', has, '<', levels.required)) return levels.required_dm
  return why.compare('advantageous level', has, '>=', levels.advantageous) ? levels.advantageous_dm : 0
}

export const weaponsTable = rule(
  {
    id: 'traveller.combat.weapons-table',
    title: 'Weapons table: required and advantageous characteristics, weakened blows',
    lines: '1385-1418',
    given: { weapon: weaponField, strength: or(value, null), dexterity: or(value, null) },
    gives: 'dm',
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    return levelsDm(weapon, isMelee(weapon) ? x.strength : x.dexterity, why)
  },
)

export const strengthDm = rule(
  {
    id: 'traveller.combat.strength-dm',
    title: 'Strength in melee',
    lines: '1097-1099',
    given: { weapon: weaponField, strength: or(value, null), strength_at_start: optional(value) },
    gives: 'dm',
  },
  (x, why) => weaponsTable({ weapon: x.weapon, strength: x.strength, dexterity: null }, why),
)

export const dexterityDm = rule(
  {
    id: 'traveller.combat.dexterity-dm',
    title: 'Dexterity with guns',
    lines: '1101-1103',
    given: { weapon: weaponField, dexterity: or(value, null), dexterity_at_start: optional(value) },
    gives: 'dm',
  },
  (x, why) => weaponsTable({ weapon: x.weapon, strength: null, dexterity: x.dexterity }, why),
)

export const woundsLeaveWeaponDms = option({
  key: 'wounds-leave-weapon-dms',
  title: 'Wounds leave the DMs of strength and dexterity alone',
  says: 'Strength and dexterity count for the throw to hit as they stood when the encounter began, as endurance does.',
  replaces: [
    replace(strengthDm, (x, why, base) => base({ ...x, strength: x.strength_at_start ?? x.strength }, why)),
    replace(dexterityDm, (x, why, base) => base({ ...x, dexterity: x.dexterity_at_start ?? x.dexterity }, why)),
  ],
})
