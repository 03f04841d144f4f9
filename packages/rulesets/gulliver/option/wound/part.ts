/** Parts of the body as this book counts them, by the names that fights and tables have for them. */

const LIMBS = ['arm', 'leg', 'hand', 'foot'] as const
export type Limb = (typeof LIMBS)[number]

/** near-arm is an arm, and so is the right arm; none if it is no limb. */
export const limbAt = (location: string): Limb | null => LIMBS.find(limb => location.endsWith(limb)) ?? null

/** Where pain is felt in its own way. */
const HURTS = {
  eyes: 'eye',
  brain: 'brain',
  head: 'head',
  nose: 'nose',
  jaw: 'jaw',
  vitals: 'vitals',
  heart: 'vitals',
  kidneys: 'kidneys',
  groin: 'groin',
} as const

const isKnown = (location: string): location is keyof typeof HURTS => Object.hasOwn(HURTS, location)

export const hurtsAt = (location: string) => limbAt(location) ?? (isKnown(location) ? HURTS[location] : 'torso')

const TRUNK: readonly string[] = ['torso', 'vitals', 'heart', 'kidneys', 'groin']
const NECK: readonly string[] = ['neck', 'neck-artery']

/** What a blow may cut off, cleave or crush: a limb, the neck or the body; nothing else. */
export const breaksAt = (location: string): Limb | 'neck' | 'body' | null =>
  limbAt(location) ?? (NECK.includes(location) ? 'neck' : TRUNK.includes(location) ? 'body' : null)

const HEAD: readonly string[] = ['head', 'eyes', 'nose', 'jaw']
const VITAL: readonly string[] = ['vitals', 'heart', 'kidneys', 'neck', 'neck-artery']

/** How much of a shot stays in a body, by what it went through. */
export function shotThrough(location: string): Limb | 'torso' | 'vitals' | 'head' | 'brain' {
  if (location === 'brain') return 'brain'
  return limbAt(location) ?? (HEAD.includes(location) ? 'head' : VITAL.includes(location) ? 'vitals' : 'torso')
}
