/**
 * A fight that is being set up: what a person writes in the form, and the encounter file that comes of it. Whatever a
 * file has that the form does not show is kept as it stands.
 */
import type { Json } from '@umpire/engine'
import { flagIn, levelsIn, listIn, numberIn, type Plain, plainIn, textIn } from '../plain.ts'
import { words } from '../words.ts'
import { WEAPONS } from './arms.ts'

const text = words.setUp

export interface DraftMember {
  /** Tells lines apart while they are written. */
  readonly line: number
  readonly name: string
  readonly upp: string
  readonly weapon: string
  readonly armour: string
  /** With that weapon; none is untrained. */
  readonly level: number | null
  readonly count: number
  /** A character's file stands behind it: UPP and skills are the character's. */
  readonly character: Json | undefined
  /** What else the file said of them. */
  readonly more: { readonly [name: string]: Json }
}

export interface DraftSide {
  readonly name: string
  readonly npc: boolean
  readonly members: readonly DraftMember[]
  readonly more: { readonly [name: string]: Json }
}

export interface Draft {
  readonly title: string
  readonly terrain: string
  /** `thrown` by terrain, or as stated. */
  readonly range: string
  /** `thrown`, `none`, or the side that has it: `0` or `1`. */
  readonly surprise: string
  readonly vacuum: boolean
  readonly sides: readonly DraftSide[]
  readonly more: { readonly [name: string]: Json }
}

export const THROWN = 'thrown'
const HANDS = 'Hands'
const AVERAGE = '777'

let lines = 0
const nextLine = (): number => {
  lines += 1
  return lines
}

export const newMember = (name = ''): DraftMember => ({
  line: nextLine(),
  name,
  upp: AVERAGE,
  weapon: text.defaultWeapon,
  armour: 'nothing',
  level: 0,
  count: 1,
  character: undefined,
  more: {},
})

const newSide = (side: number): DraftSide => ({
  name: text.sideNames[side] ?? '',
  npc: side === 1,
  members: [],
  more: {},
})

export const newDraft = (): Draft => ({
  title: '',
  terrain: 'city',
  range: THROWN,
  surprise: THROWN,
  vacuum: false,
  sides: [0, 1].map(side => ({ ...newSide(side), members: [newMember()] })),
  more: {},
})

const isJson = (value: unknown): value is Json => value !== undefined && typeof value !== 'function'
const kept = (value: unknown, without: readonly string[]): { readonly [name: string]: Json } =>
  Object.fromEntries(
    Object.entries(plainIn(value)).flatMap(([name, one]): [string, Json][] =>
      without.includes(name) || !isJson(one) ? [] : [[name, one]],
    ),
  )

const weaponIn = (value: unknown): string | undefined => textIn(value) ?? textIn(plainIn(value)['weapon'])

/** The skill that serves a weapon: its own name, but for hands and clubs. */
const skillFor = (weapon: string): string => (weapon === HANDS || weapon === 'Club' ? 'Brawling' : weapon)

/** A career's log is of no use in a fight, and long. */
export function withoutHistory(character: Json): Json {
  const { career, ...rest } = kept(character, [])
  return career === undefined || career === null
    ? { ...rest, career: null }
    : { ...rest, career: { ...kept(career, ['history']) } }
}

const DIGITS = '0123456789ABCDEF'

function uppIn(character: unknown): string {
  const values = plainIn(plainIn(character)['characteristics'])
  return ['strength', 'dexterity', 'endurance', 'intelligence', 'education', 'social']
    .map(one => DIGITS[numberIn(values[one]) ?? 0] ?? '')
    .join('')
}

const isWeapon = (name: string): boolean => WEAPONS.some(weapon => weapon === name)

/** The weapons that a character owns, by name. */
const ownedBy = (character: unknown): readonly string[] =>
  listIn(plainIn(plainIn(character)['gear'])['items'])
    .flatMap(item => textIn(plainIn(item)['item']) ?? [])
    .filter(isWeapon)

/** Who owns none brings the one they handle best. */
function bestHandled(character: unknown): string {
  const skills = levelsIn(plainIn(character)['skills']).filter(([skill]) => isWeapon(skill))
  return skills.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? HANDS
}

/** Somebody from a character's file: alive, with a name, and with what they own. */
export function memberFrom(character: Json, name?: string): DraftMember {
  const file = plainIn(character)
  return {
    ...newMember(name ?? textIn(file['name']) ?? ''),
    upp: uppIn(character),
    weapon: ownedBy(character)[0] ?? bestHandled(character),
    level: null,
    character: withoutHistory(character),
  }
}

/** A draft with these characters on the first side. */
export function draftWith(characters: readonly Json[]): Draft {
  const draft = newDraft()
  const members = characters.map(one => memberFrom(one))
  return { ...draft, sides: draft.sides.map((side, index) => (index === 0 ? { ...side, members } : side)) }
}

const MEMBER_FIELDS = ['name', 'id', 'upp', 'weapons', 'armor', 'skills', 'count', 'character']

function memberIn(value: unknown): DraftMember {
  const member = plainIn(value)
  const { character } = kept(value, [])
  const weapons = Array.isArray(member['weapons']) ? member['weapons'] : [member['weapons']]
  const weapon = weaponIn(weapons[0]) ?? HANDS
  const skills = new Map(levelsIn(member['skills']))
  const armor: unknown = Array.isArray(member['armor']) ? member['armor'][0] : member['armor']
  return {
    line: nextLine(),
    name: textIn(member['name']) ?? textIn(member['id']) ?? '',
    upp: textIn(member['upp']) ?? (character === undefined ? AVERAGE : uppIn(character)),
    weapon,
    armour: textIn(armor) ?? 'nothing',
    level: skills.get(skillFor(weapon)) ?? null,
    count: numberIn(member['count']) ?? 1,
    character,
    more: { ...kept(value, MEMBER_FIELDS), ...keptParts(member, weapons) },
  }
}

const KEPT_WEAPONS = 'weapons'
const KEPT_SKILLS = 'skills'

/** Weapons and skills beyond those that the form shows are kept whole. */
const keptParts = (member: Plain, weapons: readonly unknown[]): { readonly [name: string]: Json } => ({
  ...(weapons.length > 0 && isJson(weapons) && member['weapons'] !== undefined ? { [KEPT_WEAPONS]: weapons } : {}),
  ...(isJson(member['skills']) && member['skills'] !== undefined ? { [KEPT_SKILLS]: kept(member['skills'], []) } : {}),
})

/** The draft of an encounter file, such as a demo. */
export function draftOf(file: unknown): Draft {
  const all = plainIn(file)
  const sides = listIn(all['sides'])
  if (sides.length === 0) return newDraft()
  const names = sides.map((side, index) => textIn(plainIn(side)['name']) ?? text.sideNames[index] ?? '')
  const surprise = textIn(all['surprise'])
  return {
    title: textIn(all['title']) ?? '',
    terrain: textIn(all['terrain']) ?? 'clear',
    range: textIn(all['range']) ?? THROWN,
    surprise:
      surprise === undefined ? THROWN : surprise === 'none' ? 'none' : String(Math.max(0, names.indexOf(surprise))),
    vacuum: flagIn(all['vacuum']),
    sides: sides.map((side, index) => {
      const one = plainIn(side)
      return {
        name: names[index] ?? '',
        npc: one['npc'] === undefined ? index === 1 : flagIn(one['npc']),
        members: listIn(one['members']).map(memberIn),
        more: kept(side, ['name', 'npc', 'members']),
      }
    }),
    more: kept(file, ['system', 'title', 'terrain', 'range', 'surprise', 'vacuum', 'sides']),
  }
}

/** Weapons as the file had them, with the first one as the form has it. */
function weaponsOf({ weapon, more }: DraftMember): readonly Json[] {
  const before = more[KEPT_WEAPONS]
  const list: readonly Json[] = Array.isArray(before) ? before : []
  const [first, ...others] = list
  if (weaponIn(first) === weapon && first !== undefined) return list
  return weapon === HANDS ? others : [weapon, ...others]
}

/** Skills as the file had them, with that of the first weapon as the form has it. */
function skillsOf({ weapon, level, more }: DraftMember): { readonly [skill: string]: Json } {
  const { [skillFor(weapon)]: _before, ...others } = kept(more[KEPT_SKILLS], [])
  return level === null ? others : { ...others, [skillFor(weapon)]: level }
}

function memberOf(member: DraftMember): { readonly [name: string]: Json } {
  const { name, upp, armour, count, character, more } = member
  const { [KEPT_WEAPONS]: _weapons, [KEPT_SKILLS]: _skills, ...rest } = more
  const shared = { ...rest, name: name.trim(), ...(count === 1 ? {} : { count }) }
  if (character !== undefined) {
    // What is owned is brought as it is; another weapon is brought in its stead.
    const own = ownedBy(character)
    const brings = own[0] === member.weapon || (own.length === 0 && member.weapon === HANDS)
    return {
      ...shared,
      character,
      ...(brings ? {} : { weapons: member.weapon === HANDS ? [] : [member.weapon] }),
      ...(armour === 'nothing' ? {} : { armor: armour }),
    }
  }
  return {
    ...shared,
    upp: upp.trim().toUpperCase(),
    weapons: weaponsOf(member),
    armor: armour,
    skills: skillsOf(member),
  }
}

/** The encounter file, as the command line reads it, too. */
export function fileOf(draft: Draft): { readonly [name: string]: Json } {
  const { title, terrain, range, surprise, vacuum, sides, more } = draft
  const named = sides[Number(surprise)]?.name
  return {
    ...more,
    system: 'traveller',
    title: title.trim(),
    terrain,
    ...(range === THROWN ? {} : { range }),
    ...(surprise === THROWN ? {} : { surprise: surprise === 'none' ? 'none' : (named ?? 'none') }),
    ...(vacuum ? { vacuum } : {}),
    sides: sides.map(side => ({
      ...side.more,
      name: side.name.trim(),
      npc: side.npc,
      members: side.members.map(memberOf),
    })),
  }
}
