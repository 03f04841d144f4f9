/**
 * A character in a line or two, as the book refers to people:
 *
 *     Arlent Streen, businessman, 895678
 *     Ex-army Captain    7996A9    Age 30    3 terms    Cr2,000
 *     Rifle-1, Submachinegun-1, Brawling-3    Submachinegun
 *
 * Of the dead, the age says so, or in the short form the UPP: `Age 30 (dead)`.
 */
import type { Why } from '@umpire/engine'
import { ageOf } from '../character/age.ts'
import type { Character } from '../character/character.ts'
import { upp } from '../chargen/characteristics.ts'
import { CHARACTERISTICS } from '../tables/words.ts'
import { possessionsOf, printSkills, type Skills } from './possessions.ts'
import { isTitle, printTitle, type Served } from './title.ts'
import { onOneLine, unquoted, written } from './words.ts'

const BETWEEN_FIELDS = '    '
const BETWEEN_ENTRIES = ', '

/** What is called by a name, an occupation or both. */
export interface Called {
  readonly name: string
  readonly occupation: string
}

/** All that the lines carry. */
export interface LineData extends Called {
  readonly alive: boolean
  readonly served: Served | null
  readonly upp: string
  readonly age: number
  readonly terms: number
  readonly cash: number
  readonly skills: Skills
  /** As the second line has them. */
  readonly possessions: readonly string[]
}

/** A lone word that begins small is an occupation, any other a name. */
const isOccupation = (text: string): boolean => text.charAt(0) !== text.charAt(0).toUpperCase()

/** What stands before the UPP where there is no service: up to two parts. */
export function readCalled(parts: readonly string[]): Called {
  const [first = '', second] = parts.map(part => unquoted(part)?.text ?? part)
  if (second !== undefined) return { name: first, occupation: second }
  return isOccupation(first) ? { name: '', occupation: first } : { name: first, occupation: '' }
}

function printCalled({ name, occupation }: Called): readonly string[] {
  const both = [written(name, unquoted(name) === undefined), written(occupation, unquoted(occupation) === undefined)]
  const lone = name === '' ? occupation : occupation === '' ? name : undefined
  if (lone === undefined) return both
  if (lone === '') return []
  const read = readCalled([written(lone, true)])
  return read.name === name ? [written(lone, true)] : both
}

const cleanCalled = ({ name, occupation }: Called): Called => ({
  name: onOneLine(name),
  occupation: onOneLine(occupation),
})

const DEAD = ' (dead)'

const marked = (field: string, alive: boolean): string => (alive ? field : `${field}${DEAD}`)

/** A field with or without the mark of the dead. */
export const unmarked = (field: string): { readonly field: string; readonly alive: boolean } => {
  const alive = !field.toLowerCase().endsWith(DEAD)
  return { field: alive ? field : field.slice(0, -DEAD.length).trimEnd(), alive }
}

/** "Arlent Streen, businessman, 895678": of those who have served, the title stands for the occupation. */
export function printShort(x: Pick<LineData, 'name' | 'occupation' | 'served' | 'upp' | 'alive'>, why: Why): string {
  const { name, occupation } = cleanCalled(x)
  const known = occupation === '' && x.served !== null ? printTitle(x.served, why) : occupation
  return [...printCalled({ name, occupation: known }), marked(x.upp, x.alive)].join(BETWEEN_ENTRIES)
}

export const printCredits = (cash: number): string => {
  const digits = String(Math.abs(cash)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `Cr${cash < 0 ? '-' : ''}${digits}`
}

/** Whoever has served has a title and perhaps a name; the others are called what they are called. */
function printHead(x: LineData, why: Why): readonly string[] {
  const called = cleanCalled(x)
  if (x.served === null) {
    const [first, ...others] = printCalled(called)
    if (first === undefined) return []
    const plain = [first, ...others].join(BETWEEN_ENTRIES)
    return isTitle(plain) ? [[written(first, false), ...others].join(BETWEEN_ENTRIES)] : [plain]
  }
  const title = printTitle(x.served, why)
  return called.name === '' ? [title] : [title, written(called.name, true)]
}

export const printLine1 = (x: LineData, why: Why): string =>
  [
    ...printHead(x, why),
    x.upp,
    marked(`Age ${x.age}`, x.alive),
    `${x.terms} ${x.terms === 1 ? 'term' : 'terms'}`,
    printCredits(x.cash),
  ].join(BETWEEN_FIELDS)

export const printLine2 = (x: LineData, why: Why): string =>
  [printSkills(x.skills, why), x.possessions.join(BETWEEN_ENTRIES)].filter(field => field !== '').join(BETWEEN_FIELDS)

export function lineData(character: Character, why: Why): LineData {
  const { name, occupation, alive, career, characteristics, wealth, skills } = character
  return {
    alive,
    name,
    occupation,
    served: career,
    upp: upp({ values: CHARACTERISTICS.map(key => characteristics[key]) }, why).upp,
    age: ageOf(character, why),
    terms: career?.terms ?? 0,
    cash: wealth.cash,
    skills,
    possessions: possessionsOf(character),
  }
}
