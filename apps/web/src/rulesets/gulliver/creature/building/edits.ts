/** Changes of a design that several parts of the page make. */
import type { Design } from '@umpire/gulliver'

export type TraitEntry = Design['traits'][number]
export type Plan = Design['plan']

/** Says what changes, where many steps at the same thing are one. */
export type Change = (next: Design, what?: string) => void

export interface PartProps {
  readonly design: Design
  readonly change: Change
}

export const newTrait = (trait: string): TraitEntry => ({ trait, limitations: [], details: {}, unknown_fields: {} })

type Told = 'length_yd' | 'load_st' | 'hp' | 'thrust_water' | 'thrust_air' | 'leg_load_st' | 'jaw_st' | 'gear_in_water'

/** A number that may be left to the others. */
export function withTold(design: Design, name: Told, value: number | undefined): Design {
  if (value !== undefined) return { ...design, [name]: value }
  const { [name]: _left, ...rest } = design
  return rest
}

type LevelOf = 'level' | 'points'

export function withLevel(entry: TraitEntry, name: LevelOf, value: number | undefined): TraitEntry {
  if (value !== undefined) return { ...entry, [name]: value }
  const { [name]: _left, ...rest } = entry
  return rest
}

export function withSkill(design: Design, skill: string, value: number | undefined): Design {
  const { [skill]: _old, ...others } = design.skills
  return { ...design, skills: value === undefined ? others : { ...others, [skill]: value } }
}

const PERCENTS = /^\s*(?:[-−]?\d{1,3}\s*(?:,|$)\s*)*$/

/** "−20, −10"; undefined while it is none yet. */
export function percentsIn(written: string): readonly number[] | undefined {
  if (!PERCENTS.test(written)) return undefined
  const all = written
    .split(',')
    .flatMap(part => (part.trim() === '' ? [] : [-Math.abs(Number(part.replace('−', '-')))]))
  return all.every(percent => percent >= -100) ? all : undefined
}
