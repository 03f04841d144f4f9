/** The six services and the prior service table: lines 352-385. */
import { matrix, table } from '@umpire/engine'
import { type Characteristic, SERVICES, type Service } from '../words.ts'

type ServiceRow = {
  readonly name: string
  /** What the die of the draft must show. */
  readonly draft: number
  readonly ranks: boolean
  readonly retirement_pay: boolean
  readonly about: string
}

export const SERVICE_CATALOGUE = table<Service, ServiceRow>('Services', {
  navy: { name: 'Navy', draft: 1, ranks: true, retirement_pay: true, about: 'interstellar space navy' },
  marines: { name: 'Marines', draft: 2, ranks: true, retirement_pay: true, about: 'ship-borne fighting troops' },
  army: { name: 'Army', draft: 3, ranks: true, retirement_pay: true, about: 'planetary fighting troops' },
  scouts: { name: 'Scouts', draft: 4, ranks: false, retirement_pay: false, about: 'exploration and courier service' },
  merchants: { name: 'Merchants', draft: 5, ranks: true, retirement_pay: true, about: 'commercial ship crews' },
  other: { name: 'Other', draft: 6, ranks: false, retirement_pay: false, about: 'trades, drifters and the underworld' },
})

/** By what the die shows. */
export const DRAFT = table<number, Service>(
  'Draft',
  Object.fromEntries(SERVICES.map(service => [SERVICE_CATALOGUE.rows[service].draft, service])),
)

export const SERVICE_THROWS = ['enlistment', 'survival', 'commission', 'promotion', 'reenlist'] as const
export type ServiceThrow = (typeof SERVICE_THROWS)[number]

/**
 * Counts with that level of the characteristic or more. The DM stands last: V8 lays objects that begin with one anew
 * while it runs, leaves these old ones behind, and then compiles whatever reads them again and again.
 */
type ServiceDm = { readonly characteristic: Characteristic; readonly min: number; readonly dm: number }
type ThrowRow = { readonly throw: string; readonly dms: readonly ServiceDm[] }

export const PRIOR_SERVICE = matrix<Service, ServiceThrow, ThrowRow | null>('Prior service table', {
  navy: {
    enlistment: {
      throw: '8+',
      dms: [
        { characteristic: 'intelligence', min: 8, dm: 1 },
        { characteristic: 'education', min: 9, dm: 2 },
      ],
    },
    survival: { throw: '5+', dms: [{ characteristic: 'intelligence', min: 7, dm: 2 }] },
    commission: { throw: '10+', dms: [{ characteristic: 'social', min: 9, dm: 1 }] },
    promotion: { throw: '8+', dms: [{ characteristic: 'education', min: 8, dm: 1 }] },
    reenlist: { throw: '6+', dms: [] },
  },
  marines: {
    enlistment: {
      throw: '9+',
      dms: [
        { characteristic: 'intelligence', min: 8, dm: 1 },
        { characteristic: 'strength', min: 8, dm: 2 },
      ],
    },
    survival: { throw: '6+', dms: [{ characteristic: 'endurance', min: 8, dm: 2 }] },
    commission: { throw: '9+', dms: [{ characteristic: 'education', min: 7, dm: 1 }] },
    promotion: { throw: '9+', dms: [{ characteristic: 'social', min: 8, dm: 1 }] },
    reenlist: { throw: '6+', dms: [] },
  },
  army: {
    enlistment: {
      throw: '5+',
      dms: [
        { characteristic: 'dexterity', min: 6, dm: 1 },
        { characteristic: 'endurance', min: 5, dm: 2 },
      ],
    },
    survival: { throw: '5+', dms: [{ characteristic: 'education', min: 6, dm: 2 }] },
    commission: { throw: '5+', dms: [{ characteristic: 'endurance', min: 7, dm: 1 }] },
    promotion: { throw: '6+', dms: [{ characteristic: 'education', min: 7, dm: 1 }] },
    reenlist: { throw: '7+', dms: [] },
  },
  scouts: {
    enlistment: {
      throw: '7+',
      dms: [
        { characteristic: 'intelligence', min: 6, dm: 1 },
        { characteristic: 'strength', min: 8, dm: 2 },
      ],
    },
    survival: { throw: '7+', dms: [{ characteristic: 'endurance', min: 9, dm: 2 }] },
    commission: null,
    promotion: null,
    reenlist: { throw: '3+', dms: [] },
  },
  merchants: {
    enlistment: {
      throw: '7+',
      dms: [
        { characteristic: 'strength', min: 7, dm: 1 },
        { characteristic: 'intelligence', min: 6, dm: 2 },
      ],
    },
    survival: { throw: '5+', dms: [{ characteristic: 'intelligence', min: 7, dm: 2 }] },
    commission: { throw: '4+', dms: [{ characteristic: 'intelligence', min: 6, dm: 1 }] },
    promotion: { throw: '10+', dms: [{ characteristic: 'intelligence', min: 9, dm: 1 }] },
    reenlist: { throw: '4+', dms: [] },
  },
  other: {
    enlistment: { throw: '3+', dms: [] },
    survival: { throw: '5+', dms: [{ characteristic: 'intelligence', min: 9, dm: 2 }] },
    commission: null,
    promotion: null,
    reenlist: { throw: '5+', dms: [] },
  },
})
