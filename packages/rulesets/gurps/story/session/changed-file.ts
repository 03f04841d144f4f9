/** What a step of improvement makes of a file: the parts that changed, or the rule in the way. */
import type { Json } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import type { Improved } from '../../edit/improve-step.ts'
import type { Refused } from '../facts/refused.ts'

type Changed = { readonly [part: string]: Json }

/** The parts of the file that are others than before. */
export function changedIn(before: Character, after: Character): Changed {
  const was: { readonly [part: string]: Json } = before
  return Object.fromEntries(Object.entries(after).filter(([part, value]) => was[part] !== value))
}

/** The character as it is then, or the rule in the way. */
export const settledOrRefused = ({ character, refused: bar }: Improved): Character | Refused =>
  character ?? { allowed: false, rule: bar?.rule ?? '', because: bar?.message ?? '' }

export const isRefused = (came: Character | Refused): came is Refused => 'allowed' in came && came.allowed === false
