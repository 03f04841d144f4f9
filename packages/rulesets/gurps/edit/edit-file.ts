/**
 * Edits of a character's file that need no rule: each answers a new character and leaves the old one alone. Whoever builds
 * a page of them need not load the rules.
 */
import { BadInput } from '@umpire/engine'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import type { Attribute } from '../catalog/entry/trait.ts'
import {
  type Allowed,
  allowed,
  type Character,
  type Item,
  item,
  type Learned,
  learned,
} from '../character/character.ts'

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

// Skills.

export const removeSkill = (character: Character, index: number): Character => ({
  ...character,
  skills: without(character.skills, index, 'skills'),
})

/** Puts other points into a skill, or says something else of it. */
export const changeSkill = (character: Character, index: number, changes: Partial<Learned>): Character => {
  const before = character.skills[placeIn(character.skills, index, 'skills')]
  const changed = learned.read({ ...before, ...changes }, `skills[${index}]`)
  return { ...character, skills: replaced(character.skills, index, 'skills', changed) }
}

/** Learns one, whether the catalogue has it or not. */
export const addSkill = (character: Character, skill: Pick<Learned, 'skill' | 'points'>): Character => ({
  ...character,
  skills: [...character.skills, learned.read(skill, 'skill')],
})

export const setNativePoints = (character: Character, native_language_points: number): Character => ({
  ...character,
  native_language_points,
})

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
