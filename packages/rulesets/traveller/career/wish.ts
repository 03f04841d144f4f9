/** What may be wished for when a career is played by a policy. */
import { flag, int, list, optional, record, type ValueOf } from '@umpire/engine'
import { service, skillName } from '../chargen/fields.ts'
import type { SkillResult } from '../tables/skill-tables.ts'
import { BLADES, GUNS } from '../words.ts'
import { VEHICLES } from './specific-offers.ts'

export const wishFields = {
  service: optional(service),
  /** So many, if the service lets one; without it as many as serve the wish. */
  terms: optional(int({ min: 1, max: 7 })),
  /** Any of them will do; general ones, such as Gun Combat, stand for all of their kind. */
  skills: optional(list(skillName, 20)),
  rich: optional(flag()),
}
export const wish = record(wishFields)
export type Wish = ValueOf<typeof wish>

/** Wishes by name. */
export const WISHES = {
  'a pilot': { skills: ['Pilot'] },
  'a doctor': { skills: ['Medical'] },
  'a fighter': { skills: ['Blade Combat', 'Gun Combat', 'Brawling'] },
  rich: { rich: true },
  anything: {},
} as const satisfies { readonly [name: string]: Wish }
export type WishName = keyof typeof WISHES

const isOneOf = (names: readonly string[], skill: string): boolean => names.includes(skill)

/** The result of a table brings a skill that is wished for. With no skill wished for, any will do. */
export function serves(result: SkillResult, { skills }: Wish): boolean {
  if (result.startsWith('+') || result.startsWith('-')) return false
  if (skills === undefined) return true
  switch (result) {
    case 'Blade Combat':
      return skills.some(skill => skill === result || isOneOf(BLADES, skill))
    case 'Gun Combat':
      return skills.some(skill => skill === result || isOneOf(GUNS, skill))
    case 'Vehicle':
      return skills.some(skill => skill === result || isOneOf(VEHICLES, skill))
    default:
      return skills.includes(result)
  }
}

/** A skill as it stands in a career is one that is wished for. */
export function fulfils(skill: string, { skills }: Wish): boolean {
  if (skills === undefined || skills.includes(skill)) return true
  return (
    (skills.includes('Blade Combat') && isOneOf(BLADES, skill)) ||
    (skills.includes('Gun Combat') && isOneOf(GUNS, skill)) ||
    (skills.includes('Vehicle') && isOneOf(VEHICLES, skill))
  )
}
