/** Who enters an encounter: a character from its file, what a member's lines say, or both. */
import { BadInput, nearest, type Why } from '@umpire/engine'
import { type Character, character, type Item } from '../../character/character.ts'
import { DIGITS } from '../../chargen/characteristics.ts'
import type { Physique } from '../../core/physique.ts'
import { isWeapon, weaponNamed, weaponNames } from '../../equipment/weapon/weapon.ts'
import { thingsOf, type Weighed } from '../../load/carried.ts'
import { skillNamed } from '../../skill/names.ts'
import { LEAST_SUIT_TL } from '../../tables/equipment/vacc-suit.ts'
import { SKILLS } from '../../tables/skill/skills.ts'
import { ACCESSORIES, type AccessoryName, PHYSICAL } from '../../tables/words.ts'
import type { Brought, Entrant } from './enter.ts'
import type { Member } from './file.ts'

const MILITARY: readonly string[] = ['navy', 'marines', 'army']

/** What a member's lines say stands before what is in the character's file. */
export function entrantOf(member: Member, players: boolean, place: string, why: Why): Omit<Entrant, 'id' | 'name'> {
  const file = member.character === undefined ? undefined : readCharacter(member.character, `${place}.character`)
  const full = fullValues(member, file, place)
  const suit_tl = member.suit_tl ?? file?.gear.suit_tl ?? LEAST_SUIT_TL
  const skills = member.skills === undefined ? (file?.skills ?? {}) : knownSkills(member.skills, `${place}.skills`, why)
  return {
    kind: member.kind,
    player_character: member.player_character ?? file?.player_character ?? players,
    full,
    now: nowValues(member, file, full, place),
    skills,
    weapons: member.weapons ?? (file === undefined ? [] : file.gear.items.flatMap(item => broughtOf(item, why))),
    armor: member.armor ?? file?.gear.worn ?? [],
    suit_tl,
    laser_hits: file?.gear.ablat_hits ?? 0,
    loose: member.loose ?? (file === undefined ? [] : file.gear.items.flatMap(looseOf)),
    things: thingsOf(itemsOf(member, file, why), why, suit_tl),
    blows_used: member.blows_used ?? file?.blows_used ?? 0,
    size: member.size,
    flying: member.flying,
    pouncer: member.pouncer,
    mounted: member.mounted,
    military_experience: member.military_experience ?? hasServed(file),
  }
}

function readCharacter(value: unknown, place: string): Character {
  const read = character.read(value, place)
  if (!read.alive) throw new BadInput(place, 'somebody alive', `${read.name || 'a character'}, who is dead`)
  return read
}

function fullValues(member: Member, file: Character | undefined, place: string): Physique {
  if (member.upp === undefined) {
    if (file === undefined) throw new BadInput(place, 'a upp or a character', undefined)
    const { strength, dexterity, endurance } = file.characteristics
    return { strength, dexterity, endurance }
  }
  const digits = Array.from(member.upp.toUpperCase(), digit => DIGITS.indexOf(digit))
  const [strength = 0, dexterity = 0, endurance = 0] = digits
  if ((digits.length === 3 || digits.length === 6) && !digits.includes(-1)) return { strength, dexterity, endurance }
  const expected = `three digits of ${DIGITS} for strength, dexterity and endurance, or the six of a UPP`
  throw new BadInput(`${place}.upp`, expected, member.upp)
}

/** Nobody begins with more than all of it. */
function nowValues(member: Member, file: Character | undefined, full: Physique, place: string): Physique {
  const now = member.now ?? file?.injury?.current ?? full
  const at = member.now === undefined ? `${place}.character.injury.current` : `${place}.now`
  for (const one of PHYSICAL) {
    if (now[one] > full[one]) throw new BadInput(`${at}.${one}`, `at most ${full[one]}, the full value`, now[one])
  }
  return now
}

/** By their names on the sheet. In a fight only those of the book and of the campaign's weapons do anything. */
function knownSkills(
  skills: { readonly [name: string]: number },
  place: string,
  why: Why,
): { readonly [name: string]: number } {
  const known = [...SKILLS, ...weaponNames(why).flatMap(name => weaponNamed(name, why).skill ?? [])]
  return Object.fromEntries(
    Object.entries(skills).map(([written, level]) => {
      const name = skillNamed(written)
      if (known.includes(name)) return [name, level]
      const meant = nearest(name, known)
      const expected = 'a skill of the book, or one that serves a weapon of the campaign'
      throw new BadInput(place, meant === undefined ? expected : `a skill, perhaps ${meant}`, written)
    }),
  )
}

/** A term in a service that fights. */
const hasServed = (file: Character | undefined): boolean =>
  file !== undefined && file.career !== null && file.career.terms >= 1 && MILITARY.includes(file.career.service)

/** Accessories are named by themselves, or with the model they were bought for. */
const looseOf = ({ item }: Item): AccessoryName[] =>
  ACCESSORIES.filter(name => item === name || item.startsWith(`${name} (`))

function broughtOf(item: Item, why: Why): Brought[] {
  if (!isWeapon(item.item, why)) return []
  return Array.from({ length: item.count }, () => ({
    weapon: item.item,
    ammo: item.ammo ?? null,
    spare_loads: item.spare_loads ?? 0,
    belt_fed: item.belt_fed,
    mode: item.mode ?? 'burst',
    accessories: item.accessories,
    folded: item.folded,
    bayonet_fixed: item.bayonet_fixed,
    carried: item.carried,
    misaligned: item.misaligned,
  }))
}

const PLAIN = { count: 1, accessories: [], belt_fed: false }

const broughtItem = ({ weapon, ammo, spare_loads, belt_fed, accessories }: Brought): Weighed => ({
  item: weapon,
  count: 1,
  spare_loads,
  belt_fed,
  accessories,
  ...(ammo === null ? {} : { ammo }),
})

/** What is carried: what a member's lines name, and the gear of the file that they do not stand in place of. */
function itemsOf(member: Member, file: Character | undefined, why: Why): readonly Weighed[] {
  const gear = file?.gear.items ?? []
  const weapons = gear.filter(({ item }) => isWeapon(item, why))
  const loose = gear.filter(item => looseOf(item).length > 0)
  const others = gear.filter(item => !weapons.includes(item) && !loose.includes(item))
  const own = member.other_g === 0 ? [] : [{ ...PLAIN, item: 'other gear', weight_g: member.other_g }]
  return [
    ...(member.weapons?.map(broughtItem) ?? weapons),
    ...(member.loose?.map(item => ({ ...PLAIN, item })) ?? loose),
    ...others,
    ...own,
  ]
}
