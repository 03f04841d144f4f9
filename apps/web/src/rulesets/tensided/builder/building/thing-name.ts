import type { Character } from '@umpire/tensided/file'
import type { GearList } from './edit.ts'

type Thing = Character['gear'][GearList][number]

/** Each list has its own word for what is in it. */
export function thingName(thing: Thing): string {
  if ('gun' in thing) return thing.gun
  if ('weapon' in thing) return thing.weapon
  if ('explosive' in thing) return thing.explosive
  return 'armor' in thing ? thing.armor : thing.what
}
