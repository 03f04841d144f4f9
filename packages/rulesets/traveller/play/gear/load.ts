/** What the load of a character means in play. */
import type { Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { loadOf } from '../../load/carried.ts'

/** The gravity, and whether somebody serves in a military unit, which may carry more. */
export interface Surroundings {
  readonly world_size: number
  readonly military_unit: boolean
}

export type GearLoad =
  | { readonly load_kg: number; readonly category: string; readonly must_shed_kg: number }
  /** More than anybody may carry. */
  | { readonly load_kg: number; readonly too_heavy: string; readonly must_shed_kg: number }

export function gearLoad(character: Character, { world_size, military_unit }: Surroundings, why: Why): GearLoad {
  const { load_kg, load } = loadOf(character, military_unit, world_size, why)
  const { must_shed_kg } = load
  if (!load.allowed) return { load_kg, too_heavy: load.because, must_shed_kg }
  return { load_kg, category: load.category, must_shed_kg }
}
