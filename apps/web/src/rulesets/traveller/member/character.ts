/** What forms show of a character's file: made by a career, saved before, or of this table. */
import { type Json, memoByObject } from '@umpire/engine'
import { CHARACTERISTICS, type Character, character, HANDS, PHYSICAL } from '@umpire/traveller/file'
import { words } from '../views/words.ts'
import { WEAPONS } from './arms.ts'
import { kept } from './member.ts'
import { memberWords } from './words.ts'

const text = memberWords

const read = memoByObject((value: object): Character | undefined => {
  try {
    return character.read(value, 'character')
  } catch {
    return undefined
  }
})
/** The character of a file; undefined if it is something else, of which the rules say what is wrong with it. */
export const characterIn = (value: unknown): Character | undefined =>
  typeof value === 'object' && value !== null ? read(value) : undefined

export const isCharacter = (value: unknown): value is Json => characterIn(value) !== undefined

/** A career's log is of no use in a fight, and long. */
export function withoutHistory(value: Json): Json {
  const { career, ...rest } = kept(value, [])
  return career === undefined || career === null
    ? { ...rest, career: null }
    : { ...rest, career: { ...kept(career, ['history']) } }
}

export const nameIn = (value: unknown): string => characterIn(value)?.name.trim() ?? ''

const DIGITS = '0123456789ABCDEF'

export const uppOf = ({ characteristics }: Character): string =>
  CHARACTERISTICS.map(one => DIGITS.charAt(characteristics[one])).join('')

const isWeapon = (name: string): boolean => WEAPONS.includes(name)

/** The weapons that a character owns, by name. */
export const ownedBy = ({ gear }: Character): readonly string[] => gear.items.map(({ item }) => item).filter(isWeapon)

/** Who owns none brings the one they handle best. */
export function bestHandled({ skills }: Character): string {
  const handled = Object.entries(skills).filter(([skill]) => isWeapon(skill))
  return handled.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? HANDS
}

export const isDead = (value: unknown): boolean => characterIn(value)?.alive === false

/** "dead", "wounded, 5-4-0 left"; nothing for who is well. */
export function conditionOf({ alive, characteristics, injury }: Character): string | undefined {
  if (!alive) return text.dead
  const isHurt = injury !== null && PHYSICAL.some(one => injury.current[one] !== characteristics[one])
  return isHurt ? text.wounded(PHYSICAL.map(one => injury.current[one])) : undefined
}

/** "Army, 3 terms, age 30; Rifle-2, Brawling-1". */
export function aboutOf({ career, ledger, skills }: Character): string {
  const life = [
    ...(career === null ? [] : [words.services[career.service] ?? career.service, text.terms(career.terms)]),
    text.age(Math.floor(ledger.age_months / 12)),
  ].join(', ')
  const known = Object.entries(skills)
    .map(([skill, level]) => text.skillAt(skill, level))
    .join(', ')
  return [life, known].filter(one => one !== '').join('; ')
}
