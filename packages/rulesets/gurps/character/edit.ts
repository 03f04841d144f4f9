/**
 * Edits of a character, for the pages of a builder and for the command line: each answers a new character and leaves the
 * old one alone. Nothing is refused for being illegal: that is told as a problem.
 */
import { BadInput } from '@umpire/engine'
import { catalogOf, findSkill, skillNamed } from '../catalog/catalog.ts'
import type { WrittenTrait } from '../catalog/taken.ts'
import type { Attribute } from '../catalog/trait.ts'
import { NATIVE_POINTS_A_LEVEL } from '../language/language.ts'
import { pointsForLevel } from '../skill/level.ts'
import { type Allowed, allowed, type Character, type Item, item, type Learned, learned } from './character.ts'
import { bearersIn, known } from './known.ts'
import { rulesetOf } from './sheet.ts'
import { nativeLanguage } from './skills.ts'

/** The place in a list, or a refusal that says which there are. */
function placeIn(list: readonly unknown[], index: number, name: string): number {
  if (Number.isInteger(index) && index >= 0 && index < list.length) return index
  const there = list.length === 0 ? 'nothing: the list is empty' : `a place from 0 to ${list.length - 1}`
  throw new BadInput(`${name}[${index}]`, there, index)
}

const without = <T>(list: readonly T[], index: number, name: string): readonly T[] =>
  list.toSpliced(placeIn(list, index, name), 1)
const replaced = <T>(list: readonly T[], index: number, name: string, one: T): readonly T[] =>
  list.with(placeIn(list, index, name), one)

// Who it is.

type Identity = Omit<Character['identity'], 'unknown_fields'>

export const identify = (character: Character, changes: Partial<Identity>): Character => ({
  ...character,
  identity: { ...character.identity, ...changes },
})

export const setAttribute = (character: Character, name: Attribute, score: number): Character => ({
  ...character,
  attributes: { ...character.attributes, [name]: score },
})

// Traits and quirks.

export const addTrait = (character: Character, trait: WrittenTrait): Character => ({
  ...character,
  traits: [...character.traits, trait],
})

export const removeTrait = (character: Character, index: number): Character => ({
  ...character,
  traits: without(character.traits, index, 'traits'),
})

export const replaceTrait = (character: Character, index: number, trait: WrittenTrait): Character => ({
  ...character,
  traits: replaced(character.traits, index, 'traits', trait),
})

export const addQuirk = (character: Character, quirk: string): Character => ({
  ...character,
  quirks: [...character.quirks, quirk],
})

export const removeQuirk = (character: Character, index: number): Character => ({
  ...character,
  quirks: without(character.quirks, index, 'quirks'),
})

export const replaceQuirk = (character: Character, index: number, quirk: string): Character => ({
  ...character,
  quirks: replaced(character.quirks, index, 'quirks', quirk),
})

// Skills: by points, or by the level that they should give.

/** What may be said of a skill beside its points. */
export type SkillDetails = Partial<Pick<Learned, 'tl' | 'difficulty' | 'note'>>

const sameName = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase()

/** The place of a skill in the file, by any of its names. */
export function skillAt(character: Character, skill: string): number {
  const catalog = catalogOf(rulesetOf(character).silent)
  const wanted = skillNamed(skill, catalog, 'skill')
  return character.skills.findIndex(line => {
    const one = findSkill(line.skill, catalog)
    return one?.skill === wanted.skill && sameName(one.specialty, wanted.specialty)
  })
}

/** Learns a skill, or puts other points into it. */
export function setSkillPoints(
  character: Character,
  skill: string,
  points: number,
  details: SkillDetails = {},
): Character {
  const at = skillAt(character, skill)
  const before = character.skills[at]
  if (before === undefined) {
    return { ...character, skills: [...character.skills, learned.read({ skill, points, ...details }, 'skill')] }
  }
  return { ...character, skills: character.skills.with(at, { ...before, points, ...details }) }
}

/** What a level of a skill costs this character; nothing for one that cannot be had. */
export function pointsForSkill(
  character: Character,
  skill: string,
  level: number,
  { difficulty }: SkillDetails = {},
): number | null {
  const why = rulesetOf(character).silent
  const { st, dx, iq, ht } = character.attributes
  const told = difficulty ?? character.skills[skillAt(character, skill)]?.difficulty
  const bearers = bearersIn(known(character, why))
  return pointsForLevel({ skill, level, attributes: { st, dx, iq, ht }, bearers, difficulty: told }, why)
}

/** Learns a skill to a level on the sheet; refused if no points give it. */
export function setSkillLevel(
  character: Character,
  skill: string,
  level: number,
  details: SkillDetails = {},
): Character {
  const points = pointsForSkill(character, skill, level, details)
  if (points === null)
    throw new BadInput('level', `a level of ${skill} that can be had, by default or for points`, level)
  return setSkillPoints(character, skill, points, details)
}

export const removeSkill = (character: Character, index: number): Character => ({
  ...character,
  skills: without(character.skills, index, 'skills'),
})

export const setNativePoints = (character: Character, native_language_points: number): Character => ({
  ...character,
  native_language_points,
})

/** The native language to a level; never below what comes free. */
export function setNativeLevel(character: Character, level: number): Character {
  const why = rulesetOf(character).silent
  const free = nativeLanguage(setNativePoints(character, 0), bearersIn(known(character, why)), why)
  if (level < free) throw new BadInput('level', `at least ${free}, which comes free`, level)
  return setNativePoints(character, (level - free) * NATIVE_POINTS_A_LEVEL)
}

// Things.

export type NewItem = { readonly name: string } & Partial<Omit<Item, 'unknown_fields' | 'name'>>

export const addItem = (character: Character, one: NewItem): Character => ({
  ...character,
  items: [...character.items, item.read(one, 'item')],
})

export const removeItem = (character: Character, index: number): Character => ({
  ...character,
  items: without(character.items, index, 'items'),
})

export function changeItem(character: Character, index: number, changes: Partial<NewItem>): Character {
  const before = character.items[placeIn(character.items, index, 'items')]
  const changed = item.read({ ...before, ...changes }, `items[${index}]`)
  return { ...character, items: replaced(character.items, index, 'items', changed) }
}

/** Taken along, or left behind: then it is neither worn nor in the hand. */
export const carry = (character: Character, index: number, carried: boolean): Character =>
  changeItem(character, index, carried ? { carried } : { carried, worn: false, ready: false })
/** Put on, which carries it too. */
export const wear = (character: Character, index: number, worn: boolean): Character =>
  changeItem(character, index, worn ? { worn, carried: true } : { worn })
/** Taken in hand, which carries it too. */
export const makeReady = (character: Character, index: number, ready: boolean): Character =>
  changeItem(character, index, ready ? { ready, carried: true } : { ready })
/** From the service, which costs nothing; or bought. */
export const issue = (character: Character, index: number, issued: boolean): Character =>
  changeItem(character, index, { issued })

// The game master's word.

/** Lets a problem pass, everywhere or in one place. */
export const allow = (character: Character, word: Partial<Allowed> & Pick<Allowed, 'rule'>): Character => ({
  ...character,
  allowed: [...character.allowed, allowed.read(word, 'allowed')],
})

export const disallow = (character: Character, index: number): Character => ({
  ...character,
  allowed: without(character.allowed, index, 'allowed'),
})
