/** People who come from a character's file: made by a career, saved before, or of this table. */
import type { Json } from '@umpire/engine'
import { levelsIn, listIn, numberIn, plainIn, textIn } from '../../common/plain.ts'
import { words } from '../views/words.ts'
import { WEAPONS } from './arms.ts'
import { type Draft, type DraftMember, HANDS, kept, newDraft, newMember } from './draft.ts'
import { setUpWords } from './words.ts'

const text = setUpWords
const PHYSICAL = ['strength', 'dexterity', 'endurance'] as const
const ALL = [...PHYSICAL, 'intelligence', 'education', 'social'] as const

/** A career's log is of no use in a fight, and long. */
export function withoutHistory(character: Json): Json {
  const { career, ...rest } = kept(character, [])
  return career === undefined || career === null
    ? { ...rest, career: null }
    : { ...rest, career: { ...kept(career, ['history']) } }
}

const DIGITS = '0123456789ABCDEF'

export function uppIn(character: unknown): string {
  const values = plainIn(plainIn(character)['characteristics'])
  return ALL.map(one => DIGITS[numberIn(values[one]) ?? 0] ?? '').join('')
}

const isWeapon = (name: string): boolean => WEAPONS.some(weapon => weapon === name)

/** The weapons that a character owns, by name. */
export const ownedBy = (character: unknown): readonly string[] =>
  listIn(plainIn(plainIn(character)['gear'])['items'])
    .flatMap(item => textIn(plainIn(item)['item']) ?? [])
    .filter(isWeapon)

/** Who owns none brings the one they handle best. */
function bestHandled(character: unknown): string {
  const skills = levelsIn(plainIn(character)['skills']).filter(([skill]) => isWeapon(skill))
  return skills.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? HANDS
}

/** Whether it is a character at all; the rules look closer. */
export function isCharacter(value: unknown): value is Json {
  const { system, characteristics } = plainIn(value)
  const values = plainIn(characteristics)
  return system === 'traveller' && ALL.every(one => numberIn(values[one]) !== undefined)
}

const nameIn = (character: unknown): string => textIn(plainIn(character)['name'])?.trim() ?? ''

export const isDead = (character: unknown): boolean => plainIn(character)['alive'] === false

/** What wounds have left of strength, dexterity and endurance; undefined if nothing is missing. */
function leftIn(character: unknown): readonly number[] | undefined {
  const all = plainIn(character)
  const full = plainIn(all['characteristics'])
  const current = plainIn(plainIn(all['injury'])['current'])
  const left = PHYSICAL.map(one => numberIn(current[one]))
  const now = left.flatMap(one => one ?? [])
  return now.length === PHYSICAL.length && PHYSICAL.some((one, place) => now[place] !== full[one]) ? now : undefined
}

/** "dead", "wounded, 5-4-0 left"; nothing for who is well. */
export function conditionIn(character: unknown): string | undefined {
  if (isDead(character)) return text.dead
  const left = leftIn(character)
  return left === undefined ? undefined : text.wounded(left)
}

/** "Army, 3 terms, age 30; Rifle-2, Brawling-1". */
export function aboutIn(character: unknown): string {
  const all = plainIn(character)
  const career = plainIn(all['career'])
  const service = textIn(career['service'])
  const months = numberIn(plainIn(all['ledger'])['age_months'])
  const life = [
    ...(service === undefined ? [] : [words.services[service] ?? service]),
    ...(service === undefined ? [] : [text.terms(numberIn(career['terms']) ?? 0)]),
    ...(months === undefined ? [] : [text.age(Math.floor(months / 12))]),
  ].join(', ')
  const skills = levelsIn(all['skills'])
    .map(([skill, level]) => text.skillAt(skill, level))
    .join(', ')
  return [life, skills].filter(one => one !== '').join('; ')
}

/** A name that nobody has yet, in any case: "Marine 2". Several alike are counted from the first. */
export function freeName(name: string, counted: boolean, taken: readonly string[]): string {
  const all = new Set(taken.map(one => one.trim().toLowerCase()))
  if (!counted && !all.has(name.toLowerCase())) return name
  for (let number = counted ? 1 : 2; ; number++) {
    const next = `${name} ${number}`
    if (!all.has(next.toLowerCase())) return next
  }
}

/** Names for characters, each once: their own, or what they are called and a number. */
export function namesFor(characters: readonly Json[], called: string, taken: readonly string[]): readonly string[] {
  const all = [...taken]
  for (const character of characters) {
    const own = nameIn(character)
    all.push(freeName(own === '' ? called : own, own === '' && characters.length > 1, all))
  }
  return all.slice(taken.length)
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
