/** Reading a character from the lines that `printLines` prints, and from those of the book. */
import { BadInput, type Why } from '@umpire/engine'
import { checkAgeAfter } from '../aging/schedule.ts'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'
import { automaticSkills } from '../chargen/automatic-skills.ts'
import { STARTING_AGE, upp } from '../chargen/characteristics.ts'
import { retirement } from '../chargen/leaving.ts'
import { FIRST_CHECK_AGE, YEARS_BETWEEN_CHECKS } from '../tables/aging.ts'
import { MONTHS_PER_YEAR } from '../tables/calendar.ts'
import { type Called, readCalled, unmarked } from './lines.ts'
import { holdsSkills, readPossessions, readSkills, type Skills } from './possessions.ts'
import { isTitle, readTitle, type Served } from './title.ts'
import { asPrinted, entries, unquoted } from './words.ts'

/** Tabs part fields as well as runs of spaces do: the samples of the book are written so. */
const BETWEEN_FIELDS = /\t+|\s{2,}/u
const UPP = /^[0-9A-F]{6}$/i
const AGE = /^age\s+(\d{1,4})$/i
const TERMS = /^(\d{1,3})\s+terms?$/i
const CREDITS = /^cr\s*([-\u2212]?)(\d{1,3}(?:,\d{3})+|\d+)$/i
const NUMBER = /^\d+\.?$/

interface Line1 extends Called {
  readonly alive: boolean
  readonly served: Served | null
  readonly upp: string
  readonly age: number
  readonly terms: number
  readonly cash: number
}

const fieldsOf = (line: string): readonly string[] => line.trim().split(BETWEEN_FIELDS)

function readUpp(text: string | undefined, place: string): string {
  if (text !== undefined && UPP.test(text)) return text.toUpperCase()
  throw new BadInput(`${place}, UPP`, 'six digits 0–9 A–F', text)
}

function readNumber(text: string | undefined, form: RegExp, what: string, expected: string): number {
  const found = text === undefined ? null : form.exec(text)
  if (found?.[1] === undefined) throw new BadInput(what, expected, text)
  return Number(found[1])
}

function readCredits(text: string | undefined, place: string): number {
  const found = text === undefined ? null : CREDITS.exec(text)
  if (found?.[2] === undefined) throw new BadInput(`${place}, credits`, 'credits such as Cr2,000', text)
  const amount = Number(found[2].replaceAll(',', ''))
  return found[1] === '' || amount === 0 ? amount : -amount
}

/** "Arlent Streen, businessman, 895678". Nothing else is known of them. */
function readShort(line: string, place: string): Line1 {
  const parts = entries(line, place)
  const { name, occupation } = readCalled(parts.slice(0, -1))
  if (parts.length > 3) throw new BadInput(place, 'a name, an occupation and a UPP', line)
  const { field, alive } = unmarked(parts.at(-1) ?? '')
  return { name, occupation, alive, served: null, upp: readUpp(field, place), age: STARTING_AGE, terms: 0, cash: 0 }
}

function readHead(head: readonly string[], terms: number, place: string, why: Why): Called & { served: Served | null } {
  const [title, name = '', ...more] = head
  const written = head.join('  ')
  if (more.length > 0) throw new BadInput(place, 'a title and a name before the UPP', written)
  if (title !== undefined && isTitle(title)) {
    return { served: readTitle(title, place, why), name: unquoted(name)?.text ?? name, occupation: '' }
  }
  // Terms are served somewhere; without any there is no title, and one field holds name and occupation.
  const parts = head.length === 1 && title !== undefined ? entries(title, place) : []
  if (terms > 0 || head.length > 1 || parts.length > 2) {
    throw new BadInput(`${place}, title`, 'one such as Retired Scout or Ex-army Captain', written)
  }
  return { served: null, ...readCalled(parts) }
}

function readLine1(line: string, place: string, why: Why): Line1 {
  const fields = fieldsOf(line)
  if (fields.length === 1) return readShort(line, place)
  const ageAt = fields.findLastIndex(field => /^age\b/i.test(field))
  if (ageAt < 0) {
    throw new BadInput(place, 'title, UPP, age, terms and credits, each parted by two spaces or more', line)
  }
  const [numberOrHead, ...others] = fields.slice(0, Math.max(0, ageAt - 1))
  const numbered = others.length > 0 && numberOrHead !== undefined && NUMBER.test(numberOrHead)
  const head = numberOrHead === undefined ? [] : numbered ? others : [numberOrHead, ...others]
  const read = readUpp(fields[ageAt - 1], place)
  const { field, alive } = unmarked(fields[ageAt] ?? '')
  const age = readNumber(field, AGE, `${place}, age`, 'an age such as Age 38')
  const terms = readNumber(fields[ageAt + 1], TERMS, `${place}, terms`, 'terms such as 5 terms')
  const cash = readCredits(fields[ageAt + 2], place)
  if (fields.length > ageAt + 3) throw new BadInput(place, 'nothing behind the credits', fields[ageAt + 3])
  return { ...readHead(head, terms, place, why), alive, upp: read, age, terms, cash }
}

function readLine2(line: string, place: string, why: Why) {
  const [first = '', second, ...more] = line.trim() === '' ? [] : fieldsOf(line)
  if (more.length > 0) throw new BadInput(place, 'skills and possessions, parted by two spaces or more', line)
  const skillsOnly = second !== undefined || holdsSkills(first, `${place}, skills`)
  const skills: Skills = skillsOnly ? readSkills(first, `${place}, skills`, why) : {}
  return { skills, ...readPossessions(second ?? (skillsOnly ? '' : first), `${place}, possessions`, why) }
}

/** What the lines do not carry about a service: what its rules gave everybody of that rank. */
function careerOf(served: Served, terms: number, why: Why) {
  const { service, rank, retired } = served
  const grants = {
    service,
    rank,
    skills: {},
    granted_ranks: [],
    levels_held: null,
    intelligence: null,
    education: null,
  }
  const granted_ranks = terms === 0 ? [] : automaticSkills(grants, why).granted_ranks
  return { service, rank, retired, terms, drafted: false, granted_ranks }
}

/** The last age of an aging check that this age has seen; none before the first. */
const checkedAge = (age: number): number | null =>
  age < FIRST_CHECK_AGE ? null : checkAgeAfter(age) - YEARS_BETWEEN_CHECKS

/**
 * A character of all that a line or two tell: the short form, the first line alone, or both. What they do not tell is as
 * it is for somebody of that age, rank and service. Wrong lines are refused with the place:
 *
 *     line 1, UPP: expected six digits 0–9 A–F, got "7996G9"
 */
export function parseLines(text: string, place = '', why: Why = asPrinted): Character {
  const [first, second = '', ...more] = text.split(/\r?\n/u).filter(line => line.trim() !== '')
  const where = place === '' ? '' : `${place}: `
  if (first === undefined || more.length > 0)
    throw new BadInput(place || 'lines', 'one line or two of a printed character', text)
  const { name, occupation, alive, served, upp: digits, age, terms, cash } = readLine1(first, `${where}line 1`, why)
  const { skills, items, tickets, tas_member, ship } = readLine2(second, `${where}line 2`, why)
  const { upp: _, ...characteristics } = upp({ upp: digits }, why)
  const career = served === null ? null : careerOf(served, terms, why)
  const pension_per_year =
    served?.retired === true ? retirement({ service: served.service, terms }, why).pay_per_year : 0
  return character.read(
    {
      system: 'traveller',
      version: CHARACTER_VERSION,
      name,
      occupation,
      alive,
      characteristics,
      skills,
      career,
      ledger: { age_months: age * MONTHS_PER_YEAR, checked_age: checkedAge(age) },
      wealth: { cash, tickets, tas_member, pension_per_year, ship },
      gear: { items },
    },
    place || 'lines',
  )
}
