/**
 * A member as an encounter file has it, read into a form and written back. Whatever the file has that no form shows is
 * kept as it stands.
 */
import type { Json } from '@umpire/engine'
import { bookSkill, HANDS } from '@umpire/traveller/file'
import { levelsIn, numberIn, plainIn, textIn } from '../../common/plain.ts'
import { ALL_ARMOUR, ALL_WEAPONS } from './arms.ts'
import { characterIn, nameIn, ownedBy, uppOf } from './character.ts'
import { AVERAGE, kept, type Member } from './member.ts'

/** A word as forms have it, in whatever case it was written. */
export const inAnyCase = (among: readonly string[], written: string | undefined): string | undefined =>
  written === undefined ? undefined : (among.find(one => one.toLowerCase() === written.toLowerCase()) ?? written)

const weaponIn = (value: unknown): string | undefined =>
  inAnyCase(ALL_WEAPONS, textIn(value) ?? textIn(plainIn(value)['weapon']))
const armourIn = (value: unknown): string | undefined => inAnyCase(ALL_ARMOUR, textIn(value))

/** The skill that serves a weapon: that of the book, else one of the weapon's own name; none serves an animal's. */
export const skillFor = (weapon: string): string | null => {
  const skill = bookSkill(weapon)
  return skill === undefined ? weapon : skill
}

/** A file may name the only one alone. */
const listed = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : isList(value) ? value : [value]
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Of these, forms show a part: the first weapon and its skill, the outer armor. */
const SHOWN_IN_PART = ['weapons', 'armor', 'skills']

export function memberIn(value: unknown): Member {
  const { name, id, upp, count, character, ...rest } = kept(value, [])
  const file = characterIn(character)
  const own = rest['weapons'] === undefined && file !== undefined ? ownedBy(file)[0] : undefined
  const weapon = own ?? weaponIn(listed(rest['weapons'])[0]) ?? HANDS
  const level = new Map(levelsIn(rest['skills'])).get(skillFor(weapon) ?? '')
  return {
    name: textIn(name) ?? textIn(id) ?? nameIn(character),
    upp: textIn(upp) ?? (character === undefined ? AVERAGE : file === undefined ? '' : uppOf(file)),
    weapon,
    armour: armourIn(listed(rest['armor'])[0]) ?? 'nothing',
    level: level ?? null,
    count: numberIn(count) ?? 1,
    character,
    more: {
      ...rest,
      // An id alone stands for the name.
      ...(name !== undefined && id !== undefined && { id }),
      ...(character !== undefined && upp !== undefined && { upp }),
    },
  }
}

/** Weapons as the file had them, with the first one as the form has it. */
function weaponsOf({ weapon, more }: Member): readonly Json[] {
  const [first, ...others] = listed(more['weapons'])
  if (first !== undefined && weaponIn(first) === weapon) {
    return [typeof first === 'string' ? weapon : { ...kept(first, []), weapon }, ...others]
  }
  return weapon === HANDS ? others : [weapon, ...others]
}

/** What is worn beneath stays with the armor that it was named with. */
function armorOf({ armour, more }: Member): Json {
  const [first, ...beneath] = listed(more['armor'])
  return beneath.length > 0 && armourIn(first) === armour ? [armour, ...beneath] : armour
}

/** Skills as the file had them, with that of the first weapon as the form has it. */
function skillsOf({ weapon, level, more }: Member): { readonly [skill: string]: Json } {
  const skill = skillFor(weapon)
  if (skill === null) return kept(more['skills'], [])
  const others = kept(more['skills'], [skill])
  return level === null ? others : { ...others, [skill]: level }
}

/** Without the skill of the weapon that is shown, which another one is about to take the place of. */
export function withoutSkill(member: Member): Member {
  const { skills, ...more } = member.more
  if (skills === undefined) return member
  return { ...member, more: { ...more, skills: kept(skills, [skillFor(member.weapon) ?? '']) } }
}

export function memberFile(member: Member): { readonly [name: string]: Json } {
  const { name, upp, weapon, armour, count, character, more } = member
  const shared = { name, ...(count === undefined || count === 1 ? {} : { count }) }
  if (character === undefined) {
    const skills = skillsOf(member)
    return { ...kept(more, SHOWN_IN_PART), ...shared, upp, skills, armor: armorOf(member), weapons: weaponsOf(member) }
  }
  // What is owned is brought as it is; another weapon is brought instead.
  const file = characterIn(character)
  const own = (file && ownedBy(file)[0]) ?? HANDS
  const brings = more['weapons'] === undefined && own === weapon
  const wears = more['armor'] === undefined && armour === 'nothing'
  return {
    ...kept(more, ['weapons', 'armor']),
    ...shared,
    character,
    ...(brings ? {} : { weapons: weaponsOf(member) }),
    ...(wears ? {} : { armor: armorOf(member) }),
  }
}
