/** Damage types as both programs write them. Bullets of third edition are a type of their own; the nearest is piercing. */
import { DAMAGE_TYPES, type DamageType } from '../../catalog/entry/damage-types.ts'

const SHORT: { readonly [type in DamageType]: string } = {
  cutting: 'cut',
  impaling: 'imp',
  crushing: 'cr',
  bullet: 'pi',
  explosive: 'cr ex',
}

const isType = (type: string): type is DamageType => DAMAGE_TYPES.some(known => known === type)

export const shortType = (type: string): string => (isType(type) ? SHORT[type] : type)

/** The type of third edition; none for what it does not know, such as burning. */
export function longType(short: string): DamageType | undefined {
  const words = short.trim().toLowerCase()
  if (/\bex\b/.test(words)) return 'explosive'
  return DAMAGE_TYPES.find(type => type !== 'explosive' && words.startsWith(SHORT[type]))
}
