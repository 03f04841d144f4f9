/** Who made what somebody is up against: somebody of the story, or a stranger by his numbers. */
import { BadInput, optional, record, type Why } from '@umpire/engine'
import { skillLevel } from '../../core/attribute.ts'
import type { Stat } from '../../tables/stats.ts'
import { statValue } from '../../tables/stats.ts'
import { levelOf, personIn } from '../facts/person.ts'
import { NAME, type Story } from '../facts/state.ts'

export const MAKER = {
  by: optional(NAME),
  by_stranger: optional(record({ stat: statValue, skill: skillLevel })),
}

export interface Maker {
  readonly by?: string
  readonly by_stranger?: { readonly stat: number; readonly skill: number }
}

/** Nothing where nobody is named. */
export function makerOf(
  story: Story,
  { by, by_stranger }: Maker,
  stat: Stat,
  skill: string,
  why: Why,
): { readonly stat: number; readonly skill: number } | undefined {
  if (by === undefined) return by_stranger
  if (by_stranger !== undefined) throw new BadInput('given', 'one of by and by_stranger', 'both')
  const person = personIn(story, by, why)
  return { stat: person.stats[stat], skill: levelOf(person, skill, why) }
}

export function theMaker(...given: Parameters<typeof makerOf>): { readonly stat: number; readonly skill: number } {
  const found = makerOf(...given)
  if (found === undefined) throw new BadInput('given', 'by or by_stranger', 'neither')
  return found
}
