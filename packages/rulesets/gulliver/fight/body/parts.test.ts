import { LEG_ARTERY, LOCATIONS } from '@umpire/screen/locations'
import { describe, expect, test } from 'vitest'
import { type BodyPart, partAt } from './parts.ts'

const NAMES: readonly string[] = [...LOCATIONS, LEG_ARTERY]

/** Every part that a blow can be aimed at, by what this book calls it. */
const grouped = (column: keyof BodyPart): { readonly [word: string]: readonly string[] | undefined } => ({
  ...Object.groupBy(NAMES, name => partAt(name)[column] ?? 'none'),
})

const LIMBS = {
  arm: ['near-arm', 'far-arm'],
  hand: ['hand', 'shield-hand'],
  leg: ['far-leg', 'near-leg'],
  foot: ['foot'],
}

describe('all parts of the body', () => {
  test('gulliver.defense.dodge-parts, gulliver.defense.position: limbs and their vessels, the head, low down', () => {
    expect(grouped('dodges')).toEqual({
      ...LIMBS,
      head: ['brain', 'eyes', 'head', 'nose', 'jaw'],
      neck: ['neck', 'neck-artery'],
      body: ['torso', 'vitals', 'heart'],
      'lower body': ['kidneys', 'groin'],
      arm: ['limb-artery', 'near-arm', 'far-arm'],
      leg: ['far-leg', 'near-leg', 'leg-artery'],
    })
  })
  test('gulliver.knockback.fall: the legs, and what is below the knees', () => {
    expect(grouped('footing')).toMatchObject({
      legs: ['far-leg', 'near-leg', 'leg-artery'],
      'below the knees': ['foot'],
      none: { length: NAMES.length - 4 },
    })
  })
  test('gulliver.shock.measure: what hurts in its own way', () => {
    expect(grouped('hurts')).toEqual({
      ...LIMBS,
      brain: ['brain'],
      eye: ['eyes'],
      head: ['head'],
      nose: ['nose'],
      jaw: ['jaw'],
      vitals: ['vitals', 'heart'],
      kidneys: ['kidneys'],
      groin: ['groin'],
      torso: ['neck', 'limb-artery', 'neck-artery', 'torso', 'leg-artery'],
    })
  })
  test('gulliver.injury.crippling, gulliver.injury.devastating: a limb, the neck, the body; nothing else', () => {
    expect(grouped('limb')).toMatchObject(LIMBS)
    expect(grouped('breaks')).toEqual({
      ...LIMBS,
      neck: ['neck', 'neck-artery'],
      body: ['torso', 'vitals', 'heart', 'kidneys', 'groin'],
      none: ['brain', 'eyes', 'head', 'nose', 'jaw', 'limb-artery', 'leg-artery'],
    })
  })
  test('gulliver.combat.blowthrough: limbs, vitals and heads; brains hold all of it', () => {
    expect(grouped('shot_through')).toEqual({
      ...LIMBS,
      brain: ['brain'],
      head: ['eyes', 'head', 'nose', 'jaw'],
      vitals: ['neck', 'neck-artery', 'vitals', 'heart', 'kidneys'],
      torso: ['limb-artery', 'torso', 'groin', 'leg-artery'],
    })
  })
  test('gulliver.toys.toughness: where muscles are thin, or none', () => {
    expect(grouped('muscles')).toEqual({
      ...LIMBS,
      brain: ['brain'],
      eye: ['eyes'],
      head: ['head', 'jaw'],
      nose: ['nose'],
      throat: ['neck', 'neck-artery'],
      groin: ['groin'],
      torso: ['limb-artery', 'torso', 'vitals', 'heart', 'kidneys', 'leg-artery'],
    })
  })
  test('gulliver.combat.part-sizes: what is measured', () => {
    const { none = [], ...measured } = grouped('measured')
    expect(Object.keys(measured)).toEqual(['brain', 'eye', 'head', 'nose', 'jaw', 'torso', 'vitals', 'heart', 'kidney'])
    expect(none).toHaveLength(NAMES.length - 9)
  })
})

test('a part is the same by all of its names, and what nobody knows is like the trunk', () => {
  for (const [name, limb] of [
    ['left arm', 'arm'],
    ['right-hand', 'hand'],
    ['leg', 'leg'],
    ['left foot', 'foot'],
  ] as const) {
    expect(partAt(name)).toMatchObject({ limb, dodges: limb, hurts: limb, breaks: limb })
  }
  expect(partAt('third ear')).toMatchObject({ limb: null, dodges: 'body', breaks: null, measured: null })
})
