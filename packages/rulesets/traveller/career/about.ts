/**
 * What the choices of a career are about, as data and as keys: keys are written here alone. They are mostly the names of
 * things: a service, a table, a weapon.
 */
import { type Choice, int, kinds, oneOf, optional, record, text, type ValueOf } from '@umpire/engine'
import { SERVICES } from '../tables/words.ts'

const name = text(100)
/** The four tables; their numbers are the book's. */
export const SKILL_TABLES = [
  'personal-development',
  'service-skills',
  'advanced-education',
  'advanced-education-8',
] as const
export type SkillTable = (typeof SKILL_TABLES)[number]

const PLAIN = ['cash', 'benefits', 'enough', 'apply', 'decline', 'stay', 'leave', 'use', 'leave out'] as const

export const careerAboutField = kinds(
  [['service'], { service: oneOf(...SERVICES) }],
  [['skill table'], { table: oneOf(...SKILL_TABLES) }],
  /** With what the quick table says of the weapon: characteristics for a DM, and wound dice. */
  [['weapon'], { name, aid: optional(record({ plus_at: int(), minus_to: int(), wounds: text(20) })) }],
  /** Skill in a weapon that came before. */
  [['skill'], { name }],
  [['vehicle', 'title'], { name }],
  [['no service', 'no title'], {}],
  [PLAIN, {}],
)
export type CareerAbout = ValueOf<typeof careerAboutField>

export function careerKey(about: CareerAbout): string {
  switch (about.kind) {
    case 'service':
      return about.service
    case 'skill table':
      return about.table
    case 'skill':
      return `skill in ${about.name}`
    case 'weapon':
    case 'vehicle':
    case 'title':
      return about.name
    case 'no service':
    case 'no title':
      return 'none'
    default:
      return about.kind
  }
}

/** A choice that has no more to it than its kind. */
export const plainChoice = <K extends (typeof PLAIN)[number]>(kind: K, label: string): Choice<K, CareerAbout> => ({
  key: kind,
  label,
  about: { kind },
})
