/**
 * The encounter file of a draft, and the draft of an encounter file. Whatever a file has that the form does not show is
 * kept as it stands.
 */
import type { Json } from '@umpire/engine'
import { flagIn, levelsIn, listIn, numberIn, type Plain, plainIn, textIn } from '../../common/plain.ts'
import { ARMOURS, RANGES, WEAPONS } from './arms.ts'
import { AVERAGE, type Draft, type DraftMember, HANDS, isJson, kept, nextLine, THROWN } from './draft.ts'
import { ownedBy, uppIn } from './from-character.ts'
import { setUpWords } from './words.ts'

const text = setUpWords

/** A word as the form has it, in whatever case it was written. */
const known = (among: readonly string[], written: string | undefined): string | undefined =>
  written === undefined ? undefined : (among.find(one => one.toLowerCase() === written.toLowerCase()) ?? written)

const weaponIn = (value: unknown): string | undefined =>
  known(WEAPONS, textIn(value) ?? textIn(plainIn(value)['weapon']))

/** The skill that serves a weapon: its own name, but for hands and clubs. */
const skillFor = (weapon: string): string => (weapon === HANDS || weapon === 'Club' ? 'Brawling' : weapon)

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
    armour: known(ARMOURS, textIn(armor)) ?? 'nothing',
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

/** The draft of an encounter file, such as a demo; undefined if it is something else. */
export function draftOf(file: unknown): Draft | undefined {
  const all = plainIn(file)
  const sides = listIn(all['sides'])
  if (sides.length !== 2) return undefined
  const names = sides.map((side, index) => textIn(plainIn(side)['name']) ?? text.sideNames[index] ?? '')
  const surprise = textIn(all['surprise'])
  return {
    title: textIn(all['title']) ?? '',
    terrain: known(Object.keys(text.terrains), textIn(all['terrain'])) ?? 'clear',
    range: known(RANGES, textIn(all['range'])) ?? THROWN,
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
  if (weaponIn(first) === weapon && first !== undefined) {
    return [typeof first === 'string' ? weapon : { ...kept(first, []), weapon }, ...others]
  }
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
  const shared = { ...rest, name: name.trim(), ...(count === undefined || count === 1 ? {} : { count }) }
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
