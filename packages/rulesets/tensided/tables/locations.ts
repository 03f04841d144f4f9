/**
 * Where one can aim, and what a hit there does: a severity by kind of damage, and side effects with the percentage of
 * hit points that brings them on. A cell holds what the book prints in it; what it does not print comes from the row of
 * the whole area (`cell.ts`).
 */
import { oneOf } from '@umpire/engine'
import type { WoundingType } from './damage-types.ts'
import { LIMBS, type LimbKind } from './limb-levels.ts'
import type { Severity } from './severities.ts'

export const EFFECTS = [
  'instant-death',
  'asphyxiation',
  'head-severed',
  'chopped-in-half',
  'knocked-out',
  'brain-damage',
  'stunned-1d4-rounds',
  'blind-1d4-hours',
  'blind-forever',
  'deaf-1d4-hours',
  'deaf-forever',
  'ear-lobe-severed',
  'nose-severed',
  'mouth-mangled',
  'lower-jaw-severed',
  'finger-lost',
  'hand-severed',
  'arm-severed',
  'toe-lost',
  'foot-severed',
  'leg-severed',
  'bleeding-x2-internal',
  'bleeding-x4',
] as const
export type Effect = (typeof EFFECTS)[number]
export const EFFECT = oneOf(...EFFECTS)

export type SideEffect = {
  readonly effect: Effect
  /** Of the hit points. */
  readonly percent: number
  /** Once more for each such part of them. */
  readonly each?: true
}

export type Cell = {
  /** As if it had been rolled. */
  readonly health?: Severity
  readonly mobility?: Severity
  /** Of all four limbs. */
  readonly mobilityAll?: Severity
  readonly effects?: readonly SideEffect[]
}
export type Cells = { readonly [T in WoundingType]: Cell }

/** The percentage at which a cut takes a limb off. */
export const SEVERED_AT: { readonly [K in LimbKind]: number } = { arm: 100, leg: 200 }

const at = (effect: Effect, percent: number): SideEffect => ({ effect, percent })
const each = (effect: Effect, percent: number): SideEffect => ({ effect, percent, each: true })

export type TargetArea = 'head' | 'torso' | 'limb'

/** Any head, any torso or abdomen, any limb. */
export const ANY: { readonly [A in TargetArea]: Cells } = {
  head: {
    cutting: { health: 'vital' },
    piercing: { health: 'vital' },
    crushing: { health: 'vital', effects: [at('knocked-out', 50), at('brain-damage', 100)] },
  },
  torso: {
    cutting: { health: 'susceptible', effects: [at('chopped-in-half', 400)] },
    piercing: { health: 'susceptible' },
    crushing: { health: 'susceptible' },
  },
  limb: {
    cutting: {
      mobility: 'susceptible',
      effects: [at('arm-severed', SEVERED_AT.arm), at('leg-severed', SEVERED_AT.leg)],
    },
    piercing: { mobility: 'susceptible' },
    crushing: { mobility: 'susceptible' },
  },
}

export const SPOTS = [
  'temple',
  'brainstem',
  'central nervous system',
  'eye',
  'ear',
  'nose',
  'mouth',
  'jaw',
  'throat',
  'heart',
  'stomach or liver',
  'lung',
  'spinal column',
  'clavicle',
  'elbow',
  'wrist',
  'hand',
  'hip',
  'knee',
  'ankle',
  'foot',
] as const
export type Spot = (typeof SPOTS)[number]

export type SpotRow = Cells & ({ readonly area: 'head' | 'torso' } | { readonly area: 'limb'; readonly limb: LimbKind })

const EMPTY: Cells = { cutting: {}, piercing: {}, crushing: {} }
const BLINDED = [at('blind-1d4-hours', 25), at('blind-forever', 50)]

export const SPOT_ROWS: { readonly [S in Spot]: SpotRow } = {
  temple: {
    area: 'head',
    cutting: {},
    piercing: { health: 'deadly' },
    crushing: { health: 'deadly', effects: [at('knocked-out', 25), at('brain-damage', 50)] },
  },
  brainstem: {
    area: 'head',
    cutting: { mobilityAll: 'vital' },
    piercing: { health: 'deadly', mobilityAll: 'deadly' },
    crushing: { mobilityAll: 'susceptible' },
  },
  'central nervous system': {
    area: 'head',
    cutting: {},
    piercing: { health: 'deadly', effects: [at('instant-death', 50)] },
    crushing: {},
  },
  eye: {
    area: 'head',
    cutting: { health: 'susceptible', effects: BLINDED },
    piercing: { health: 'deadly', effects: BLINDED },
    crushing: { effects: [at('blind-1d4-hours', 50), at('blind-forever', 100)] },
  },
  ear: {
    area: 'head',
    cutting: { health: 'dangerous', effects: [at('ear-lobe-severed', 25)] },
    piercing: { effects: [at('deaf-1d4-hours', 25), at('deaf-forever', 50)] },
    crushing: { effects: [at('deaf-1d4-hours', 50), at('deaf-forever', 100)] },
  },
  nose: {
    area: 'head',
    cutting: { health: 'susceptible', effects: [at('nose-severed', 50)] },
    piercing: { health: 'dangerous' },
    crushing: { effects: [at('stunned-1d4-rounds', 10)] },
  },
  mouth: {
    area: 'head',
    cutting: { health: 'susceptible', effects: [at('mouth-mangled', 50), at('lower-jaw-severed', 200)] },
    piercing: { health: 'susceptible', effects: [at('mouth-mangled', 50)] },
    crushing: { health: 'dangerous' },
  },
  jaw: {
    area: 'head',
    cutting: { health: 'unimportant' },
    piercing: { health: 'unimportant' },
    crushing: { health: 'dangerous', effects: [at('stunned-1d4-rounds', 25)] },
  },
  throat: {
    area: 'head',
    cutting: { health: 'deadly', effects: [at('head-severed', 100)] },
    piercing: {},
    crushing: {},
  },
  heart: {
    area: 'torso',
    cutting: {},
    piercing: { health: 'deadly', effects: [at('bleeding-x4', 0)] },
    crushing: {},
  },
  'stomach or liver': {
    area: 'torso',
    cutting: {},
    piercing: { effects: [at('bleeding-x2-internal', 0)] },
    crushing: {},
  },
  lung: {
    area: 'torso',
    cutting: {},
    piercing: { health: 'deadly', effects: [at('asphyxiation', 50)] },
    crushing: {},
  },
  'spinal column': {
    area: 'torso',
    cutting: { mobilityAll: 'deadly' },
    piercing: { mobilityAll: 'susceptible' },
    crushing: { mobilityAll: 'dangerous' },
  },
  clavicle: { area: 'limb', limb: 'arm', ...EMPTY, crushing: { mobility: 'deadly' } },
  elbow: {
    area: 'limb',
    limb: 'arm',
    cutting: { mobility: 'dangerous' },
    piercing: { mobility: 'dangerous' },
    crushing: { mobility: 'deadly' },
  },
  wrist: { area: 'limb', limb: 'arm', ...EMPTY, cutting: { effects: [at('hand-severed', 75)] } },
  hand: { area: 'limb', limb: 'arm', ...EMPTY, cutting: { effects: [each('finger-lost', 25)] } },
  hip: { area: 'limb', limb: 'leg', ...EMPTY, crushing: { mobility: 'vital' } },
  knee: {
    area: 'limb',
    limb: 'leg',
    cutting: { mobility: 'dangerous' },
    piercing: { mobility: 'dangerous' },
    crushing: { mobility: 'vital' },
  },
  ankle: { area: 'limb', limb: 'leg', ...EMPTY, cutting: { effects: [at('foot-severed', 100)] } },
  foot: { area: 'limb', limb: 'leg', ...EMPTY, cutting: { effects: [each('toe-lost', 25)] } },
}

/** Parts of the body as a whole. */
const GENERAL = ['head', 'torso', ...LIMBS] as const

/** All that one can aim at. */
export const LOCATIONS = [...GENERAL, ...SPOTS] as const
export type Location = (typeof LOCATIONS)[number]
export const LOCATION = oneOf(...LOCATIONS)

export const isSpot = (location: Location): location is Spot => Object.hasOwn(SPOT_ROWS, location)
