/** What the procedures of a career share: their dice and their questions. */
import { dice } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import type { CareerFact } from './facts.ts'
import type { Career } from './state.ts'

export type CareerAsk = Ask<Career, CareerFact>

export const ONE_DIE = dice('1d6')
export const TWO_DICE = dice('2d6')

/** What may be asked in the course of a career. */
export const QUESTIONS = {
  service: 'service',
  skillTable: 'skill table',
  blade: 'blade or polearm',
  gun: 'gun',
  vehicle: 'vehicle',
  reenlistment: 'reenlistment',
  musteringTable: 'mustering-out table',
  cashDm: 'DM on the cash table',
  benefitsDm: 'DM on the benefits table',
  bladeBenefit: 'blade received',
  gunBenefit: 'gun received',
  nobleTitle: 'noble title',
  rankInName: 'rank in the name',
} as const
