/** The skills that serve weapons, and the one notion of a level with a weapon: none, 0 or more. */
import { BadInput, flag, int, map, or, ownValue, rule, type Why } from '@umpire/engine'
import { untrained } from '../combat/weapon/untrained.ts'
import { BRAWLING, type Weapon, weaponField, weaponNamed } from '../equipment/weapon/weapon.ts'
import type { WeaponClass } from '../tables/combat/weapon-classes.ts'
import { BLADES, GUNS } from '../tables/words.ts'

const JACK_OF_ALL_TRADES = 'Jack of all Trades'
const BOOK_SKILLS: ReadonlySet<string> = new Set([BRAWLING, ...BLADES, ...GUNS])

export const skillsField = map(int({ min: 0, max: 30 }), 100)

const given = { player_character: or(flag(), false), weapon: weaponField, skills: or(skillsField, {}) }

/** Who uses which weapon, as far as a level hangs on it. */
export interface Wielder {
  readonly player_character: boolean
  readonly weapon: string
  readonly skills: { readonly [skill: string]: number }
}

function levelOf(x: Wielder, { skill }: Weapon, why: Why): number | null {
  if (skill === null)
    return why.table<number | null>('Animals are trained with their own weapons', x.weapon, undefined, 0)
  const learnt = ownValue(x.skills, skill)
  if (learnt !== undefined) return why.input<number | null>(skill, learnt)
  return why
    .stages<number | null>(skill, 'not learnt', null)
    .adjust(ownValue(x.skills, JACK_OF_ALL_TRADES) !== undefined, 'jack of all trades', 0)
    .adjust(x.player_character && BOOK_SKILLS.has(skill), 'player character with a weapon of the book', 0)
    .final()
}

export const weaponZero = rule(
  {
    id: 'traveller.skill.weapon-zero',
    title: 'Player characters hold every weapon at level 0',
    lines: '490-490, 754-754, 1125-1125',
    given,
  },
  (x, why) => {
    const level = levelOf(x, weaponNamed(x.weapon, why), why)
    return { effective_level: level, dm: level ?? untrained({ use: 'attack', weapon: x.weapon, level }, why) }
  },
)

/** The level with a weapon of the class that the rule is about. */
function levelInClass(x: Wielder, expected: WeaponClass, why: Why) {
  const weapon = weaponNamed(x.weapon, why)
  if (weapon.class !== expected) throw new BadInput('weapon', `a weapon of the class ${expected}`, x.weapon)
  return weaponZero(x, why)
}

export const brawling = rule(
  { id: 'traveller.skill.brawling', title: 'Brawling', lines: '488-492, 1153-1153', given },
  (x, why) => levelInClass(x, 'brawling', why),
)

export const bladeCombat = rule(
  { id: 'traveller.skill.blade-combat', title: 'Blade combat', lines: '494-502', given },
  (x, why) => levelInClass(x, 'blade', why),
)

export const gunCombat = rule(
  { id: 'traveller.skill.gun-combat', title: 'Gun combat', lines: '518-520', given },
  (x, why) => levelInClass(x, 'gun', why),
)

/** The level with any weapon as it is named: none, 0 or more. */
export function levelWith(x: Wielder, why: Why): number | null {
  switch (weaponNamed(x.weapon, why).class) {
    case 'brawling':
      return brawling(x, why).effective_level
    case 'blade':
      return bladeCombat(x, why).effective_level
    case 'gun':
      return gunCombat(x, why).effective_level
    case 'animal':
      return weaponZero(x, why).effective_level
  }
}

/** A long gun in melee is a cudgel, which the book calls a brawling weapon: the better of both skills serves it. */
export function longGunLevel(x: Omit<Wielder, 'weapon'>, why: Why): number | null {
  const { player_character, skills } = x
  const asClub = brawling({ player_character, skills, weapon: 'Club' }, why).effective_level
  const asCudgel = bladeCombat({ player_character, skills, weapon: 'Cudgel' }, why).effective_level
  return asClub === null || (asCudgel !== null && asCudgel > asClub) ? asCudgel : asClub
}

export const weaponSkillRules = [weaponZero, brawling, bladeCombat, gunCombat]
