/** Creatures ready to use: the book's sixteen, some of them once more as their printed numbers need them, and two examples. */
import { BadInput, nearest } from '@umpire/engine'
import type { Body } from './body/body.ts'
import { type Design, designField, HEAD } from './design/design.ts'
import { CREATURES } from './rows.ts'

type Rest = { readonly [field: string]: unknown }

/** What the table leaves out: minds, shapes, teeth, food. Ours, as the book does not tell. */
const BEAST = { posture: 'horizontal', teeth: 'sharp' } as const
const SWIMMER = { posture: 'fishlike', teeth: 'sharp', shape: 'sleek fish' } as const
const eats = (diet: string, kind: string) => ({ upkeep: { diet, kind, activity: 'mixed', blood: 'warm' } })
const HUNTER = eats('meat', 'mammal')
const GRAZER = eats('grass', 'mammal')
const BREATHES = { trait: 'Environmental Intolerance (needs air)' }

const TOLD: { readonly [name: string]: Rest & { readonly plan?: Rest; readonly traits?: readonly Rest[] } } = {
  cheetah: { iq: 4, plan: BEAST, ...HUNTER, notes: 'Tires quickly.' },
  elephant: { iq: 6, plan: { ...BEAST, teeth: 'large' }, ...GRAZER },
  tiger: { iq: 4, plan: BEAST, ...HUNTER },
  cat: { iq: 4, plan: BEAST, ...HUNTER },
  horse: { iq: 4, plan: { ...BEAST, teeth: 'large' }, ...GRAZER },
  dolphin: { iq: 6, plan: SWIMMER, traits: [BREATHES], ...HUNTER },
  't. rex': {
    iq: 3,
    plan: { posture: 'semi-upright', teeth: 'sharp', tail: 'large' },
    upkeep: { diet: 'meat', kind: 'other', activity: 'mixed', blood: 'warm' },
  },
  rabbit: { iq: 3, plan: { ...BEAST, teeth: 'human' }, ...GRAZER },
  shark: { iq: 3, plan: SWIMMER, upkeep: { diet: 'meat', kind: 'other', activity: 'mixed', blood: 'cold' } },
  orca: { iq: 6, plan: SWIMMER, traits: [BREATHES], ...HUNTER },
  hawk: {
    iq: 4,
    home: ['land'],
    plan: { posture: 'semi-upright', teeth: 'claws' },
    traits: [{ trait: 'Powered Flight', details: { with: 'standard Gliding' } }],
    options: ['airfoils-advanced'],
    ...eats('meat', 'bird'),
  },
  Centaur: {
    iq: 10,
    plan: { posture: 'horizontal', extra_legs: 'back legs' },
    notes: 'The upper body, Size 0, has ST 13 and 12 hit points.',
  },
  Ellyllon: { iq: 10, home: ['air'], traits: [{ trait: 'Powered Flight' }] },
  Giant: { iq: 10 },
  Merfolk: { iq: 10, plan: { posture: 'fishlike' } },
  Ogre: { iq: 8, plan: { teeth: 'large' } },
}

const levelled = (trait: string, level: number, primary: string): readonly Rest[] =>
  level === 0 ? [] : [{ trait, level, ...(trait === 'Enhanced Move' ? { environments: [primary] } : {}) }]

/** A row of the table as a design, its stats told at the Size they are printed for. */
function designFrom(body: Body, name = body.name): Design {
  const { plan = {}, traits = [], ...told } = TOLD[body.name] ?? {}
  const read = designField.read(
    {
      ...HEAD,
      name,
      size: body.size,
      measured_at: body.size,
      st: body.combat_st,
      load_st: body.load_st,
      hp: body.hp,
      dr: body.dr,
      weight: body.mass,
      ...(body.thrust === undefined ? {} : { thrust_water: body.thrust }),
      ...(body.leg_load_st === undefined ? {} : { leg_load_st: body.leg_load_st }),
      ...(body.jaw_combat_st === undefined ? {} : { jaw_st: body.jaw_combat_st }),
      dx: body.dx,
      ht: body.ht,
      toughness: body.toughness,
      primary: body.environment,
      extra_encumbrance: body.extra_encumbrance,
      airfoil_lift: body.airfoil_lift,
      skills: body.running === undefined ? {} : { Running: body.running },
      traits: [
        ...levelled('Enhanced Move', body.enhanced_move, body.environment),
        ...levelled('Enhanced Jump', body.enhanced_jump, body.environment),
        ...levelled('Poor Jumper', body.poor_jumper, body.environment),
        ...(body.combat_reflexes ? [{ trait: 'Combat Reflexes' }] : []),
        ...traits,
      ],
      plan: { legs: body.legs, arms: body.arms, wings: body.wings, tail_dx: body.tail_athletic_dx, ...plan },
      ...told,
    },
    `creature ${name}`,
  )
  return read
}

/** What the printed numbers need and the table does not list. */
const UNLISTED: { readonly [name: string]: Partial<Body> } = {
  cheetah: { dx: 14, tail_athletic_dx: 1 },
  elephant: { poor_jumper: 5 },
  tiger: { tail_athletic_dx: 1 },
  cat: { tail_athletic_dx: 1 },
  hawk: { enhanced_move: 1, poor_jumper: 2, tail_athletic_dx: 1 },
  Giant: { dx: 11 },
}

export const PRINTED: readonly Design[] = CREATURES.map(body => designFrom(body))

export const CORRECTED: readonly Design[] = CREATURES.flatMap(body => {
  const unlisted = UNLISTED[body.name]
  return unlisted === undefined ? [] : [designFrom({ ...body, ...unlisted }, `${body.name} (corrected)`)]
})

/** The book's example: child-sized, winged, at home everywhere. His half point of Load ST is dropped, as the book does. */
export const AK: Design = designField.read(
  {
    ...HEAD,
    name: 'Ak',
    size: -1,
    st: 9,
    load_st: 8,
    hp: 12,
    dr: 3,
    weight: 265,
    thrust_air: 16,
    ht: 12,
    plan: { legs: 4, wings: 2, extra_legs: 'back legs', shape: 'blocky' },
    home: ['water', 'air'],
    traits: [
      { trait: 'Enhanced Move', environments: ['land'] },
      { trait: 'Powered Flight', details: { with: 'standard Gliding' } },
    ],
    extra_encumbrance: 1,
    density: 0.95,
    airfoil_lift: 0.8,
    world: 'accommodating',
    options: ['airfoils-advanced'],
  },
  'Ak',
)

/** A hunter of river banks, of our own. */
export const RIVER_HOUND: Design = designField.read(
  {
    ...HEAD,
    name: 'river hound',
    length_yd: 3.2,
    st: 13,
    hp: 12,
    dr: 2,
    weight: 190,
    dx: 11,
    iq: 9,
    ht: 12,
    plan: { legs: 4, arms: 0, swimming_limbs: 4, posture: 'horizontal', teeth: 'sharp' },
    home: ['water'],
    traits: [{ trait: 'Enhanced Move', environments: ['land'] }],
    extra_encumbrance: 2,
    upkeep: { diet: 'meat', activity: 'mixed', blood: 'warm', kind: 'mammal' },
  },
  'river hound',
)

/** Everybody's Size and shape. */
export const HUMAN: Design = designField.read({ ...HEAD, name: 'human' }, 'human')

export const CATALOGUE: readonly Design[] = [...PRINTED, ...CORRECTED, AK, RIVER_HOUND, HUMAN]

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '')

/** One of them by its name, or a refusal with the one that was probably meant. */
export function creatureNamed(name: string, place: string): Design {
  const found = CATALOGUE.find(one => plain(one.name) === plain(name))
  if (found !== undefined) return found
  const names = CATALOGUE.map(one => one.name)
  const meant = nearest(name, names)
  throw new BadInput(
    place,
    `a creature${meant === undefined ? ` (there are ${names.join(', ')})` : `, perhaps ${meant}`}`,
    name,
  )
}
