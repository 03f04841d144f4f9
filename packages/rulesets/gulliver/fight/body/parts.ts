/**
 * Every part of the body in this book's words. Its rules name parts in their own ways and coarser than a fight does, which
 * has those of the screen: a blow to the jaw is one to the head for a Dodge, and one to the jaw for the pain.
 *
 *     partAt('left arm').dodges // 'arm'
 */
import { LEG_ARTERY, type Location, locationOf } from '@umpire/screen/locations'
import type { blowthrough, partSizes } from '../../combat/body.ts'
import type { dodgeParts } from '../../defense/dodge.ts'
import type { crippling } from '../../injury/blows.ts'
import type { knockbackFall } from '../../knockback/knockback.ts'
import type { shockMeasure } from '../../shock/shock.ts'
import type { muscleToughness } from '../../toys/bodies.ts'

type Limb = 'arm' | 'hand' | 'leg' | 'foot'

export interface BodyPart {
  /** What is crippled, and numbed by pain. The vessels of a limb are none: what they lose is blood. */
  readonly limb: Limb | null
  /** How well it is pulled out of a blow's way, and from the knees. */
  readonly dodges: Parameters<typeof dodgeParts>[0]['location']
  /** How much of the footing a blow takes there. */
  readonly footing: Parameters<typeof knockbackFall>[0]['struck']
  /** How much a wound hurts there. */
  readonly hurts: Parameters<typeof shockMeasure>[0]['location']
  /** What a blow may cut off, cleave or crush: a limb, the neck or the body; nothing else. */
  readonly breaks: Parameters<typeof crippling>[0]['location'] | null
  /** How much of a shot stays in the body, by what it went through. */
  readonly shot_through: Parameters<typeof blowthrough>[0]['location']
  /** How much the muscles there stop. */
  readonly muscles: Parameters<typeof muscleToughness>[0]['location']
  /** As what it is measured; parts that the book does not measure are as hard to hit as they were. */
  readonly measured: Parameters<typeof partSizes>[0]['location'] | null
}

/** A part that no table knows: it is like the trunk, but nothing can be cut off or crushed there. */
const ELSEWHERE: BodyPart = {
  limb: null,
  dodges: 'body',
  footing: 'none',
  hurts: 'torso',
  breaks: null,
  shot_through: 'torso',
  muscles: 'torso',
  measured: null,
}

const TRUNK: BodyPart = { ...ELSEWHERE, breaks: 'body' }
const VITAL: BodyPart = { ...TRUNK, shot_through: 'vitals' }
const HEAD: BodyPart = { ...ELSEWHERE, dodges: 'head', hurts: 'head', shot_through: 'head', muscles: 'head' }
const NECK: BodyPart = { ...ELSEWHERE, dodges: 'neck', breaks: 'neck', shot_through: 'vitals', muscles: 'throat' }

const limb = (limb: Limb, footing: BodyPart['footing']): BodyPart => ({
  limb,
  dodges: limb,
  footing,
  hurts: limb,
  breaks: limb,
  shot_through: limb,
  muscles: limb,
  measured: null,
})

const [ARM, HAND] = [limb('arm', 'none'), limb('hand', 'none')]
const [LEG, FOOT] = [limb('leg', 'legs'), limb('foot', 'below the knees')]

const BODY_PARTS: { readonly [location in Location | typeof LEG_ARTERY]: BodyPart } = {
  brain: { ...HEAD, hurts: 'brain', shot_through: 'brain', muscles: 'brain', measured: 'brain' },
  eyes: { ...HEAD, hurts: 'eye', muscles: 'eye', measured: 'eye' },
  head: { ...HEAD, measured: 'head' },
  nose: { ...HEAD, hurts: 'nose', muscles: 'nose', measured: 'nose' },
  jaw: { ...HEAD, hurts: 'jaw', measured: 'jaw' },
  neck: NECK,
  'neck-artery': NECK,
  torso: { ...TRUNK, measured: 'torso' },
  vitals: { ...VITAL, hurts: 'vitals', measured: 'vitals' },
  heart: { ...VITAL, hurts: 'vitals', measured: 'heart' },
  kidneys: { ...VITAL, dodges: 'lower body', hurts: 'kidneys', measured: 'kidney' },
  groin: { ...TRUNK, dodges: 'lower body', hurts: 'groin', muscles: 'groin' },
  'near-arm': ARM,
  'far-arm': ARM,
  'limb-artery': { ...ELSEWHERE, dodges: 'arm' },
  hand: HAND,
  'shield-hand': HAND,
  'near-leg': LEG,
  'far-leg': LEG,
  [LEG_ARTERY]: { ...ELSEWHERE, dodges: 'leg', footing: 'legs' },
  foot: FOOT,
}

/** By the names that fights and tables have for it: near-arm, the right arm, the leg's artery. */
export function partAt(name: string): BodyPart {
  if (name === LEG_ARTERY) return BODY_PARTS[LEG_ARTERY]
  const location = locationOf(name)
  return location === undefined ? ELSEWHERE : BODY_PARTS[location]
}
