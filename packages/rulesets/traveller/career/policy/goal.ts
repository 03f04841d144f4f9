/** What may be wished for when a career is played by a policy. */
import type { SkillResult } from '../../tables/chargen/skill-tables.ts'
import { BLADES, GUNS, type Service } from '../../tables/words.ts'
import { VEHICLES } from '../specific-offers.ts'

export interface Wish {
  readonly service?: Service
  /** So many, if the service lets one; without it as many as serve the wish. */
  readonly terms?: number
  /** Any of them will do; general ones, such as Gun Combat, stand for all of their kind. */
  readonly skills?: readonly string[]
  readonly rich?: boolean
}

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
