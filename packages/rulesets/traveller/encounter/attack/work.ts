/** What is done in a round in place of an attack: loading, drawing, fitting, folding, picking up. */
import type { Ask, Refusal, Why } from '@umpire/engine'
import { RETRIEVAL_ROUNDS, throwingBlades } from '../../combat/attack/thrown.ts'
import { legalActions } from '../../combat/encounter/legal-actions.ts'
import { capacityOf, reloading } from '../../combat/weapon/ammunition.ts'
import { accessories as accessoriesRule } from '../../equipment/accessories.ts'
import { BAYONET_ROUNDS, bayonet } from '../../equipment/found-weapons.ts'
import { ACCESSORY_CATALOGUE } from '../../tables/equipment/accessories.ts'
import type { AccessoryName } from '../../tables/words.ts'
import { type Doing, doingText, type WorkKind } from '../choice/doing.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { pickedUp, workedOn } from '../facts/weapon-facts.ts'
import { touching } from '../move/positions.ts'
import type { WeaponState } from '../state/fighter.ts'
import { type Encounter, fighterAt, placeOf, standingAt } from '../state/state.ts'

export type WorkAction = Doing & { readonly weapon: number }

export const WORK_KINDS: readonly WorkKind[] = [
  'draw',
  'reload',
  'pick',
  'fit',
  'remove',
  'fix',
  'unfix',
  'fold',
  'unfold',
]

/** How each is called, and which weapons it is offered for at all. */
export const WORKS: {
  readonly [kind in WorkKind]: {
    readonly says: string
    readonly fits: (state: WeaponState, gun: boolean) => boolean
  }
} = {
  draw: { says: 'Draw', fits: state => state.carried === 'holstered' || state.carried === 'slung' },
  reload: { says: 'Reload', fits: (_, gun) => gun },
  pick: { says: 'Pick up', fits: state => state.carried === 'thrown' },
  fit: { says: 'Fit', fits: (_, gun) => gun },
  remove: { says: 'Take off', fits: state => state.accessories.length > 0 },
  fix: { says: 'Fix a bayonet on', fits: (state, gun) => gun && !state.bayonet_fixed },
  unfix: { says: 'Take the bayonet off', fits: state => state.bayonet_fixed },
  fold: { says: 'Fold the stock of', fits: state => state.accessories.includes('Folding Stock') && !state.folded },
  unfold: { says: 'Unfold the stock of', fits: state => state.folded },
}

const BAYONET = 'Bayonet'
/** Where no rule states a time. */
const ONE_ROUND = 1

function stateOf(encounter: Encounter, place: number, weapon: number): WeaponState | undefined {
  return standingAt(encounter, place).weapons[weapon]
}

/** Why somebody may not do so; nothing if they may. */
export function refusedWork(encounter: Encounter, place: number, action: WorkAction, why: Why): Refusal | undefined {
  const { movement, pace, status } = standingAt(encounter, place)
  const open = legalActions({ movement, pace, surprised: false, status }, why)
  if (!open.reload_allowed)
    return { rule: legalActions.id, because: 'who runs does nothing else: stand, walk or evade' }
  const state = stateOf(encounter, place, action.weapon)
  const owned = fighterAt(encounter, place).weapons[action.weapon]
  if (state === undefined || owned === undefined) return { rule: legalActions.id, because: 'there is no such weapon' }
  const { weapon } = owned
  if (!WORKS[action.kind].fits(state, owned.gun)) {
    return { rule: legalActions.id, because: 'it is not such that this could be done with it' }
  }
  const inHand = standingAt(encounter, place).hand === action.weapon
  if (!inHand && action.kind !== 'draw' && action.kind !== 'pick') {
    return { rule: legalActions.id, because: 'one action a round: take it in hand first' }
  }
  switch (action.kind) {
    case 'draw':
      return undefined
    case 'reload':
      return refusedReload(encounter, place, action, state, why)
    case 'pick':
      return besideBlade(encounter, place, action.weapon)
        ? undefined
        : { rule: throwingBlades.id, because: 'it lies at close range to whoever it was thrown at: go there first' }
    case 'fit':
    case 'remove': {
      const fitted = afterFitting(state, action)
      const allowed = accessoriesRule({ weapon, accessories: fitted, folded: state.folded }, why)
      if (!allowed.allowed) return { rule: accessoriesRule.id, because: allowed.because }
      const { loose } = standingAt(encounter, place)
      const has = action.kind === 'remove' || loose.some(one => one === action.accessory)
      return has ? undefined : { rule: accessoriesRule.id, because: 'there is none to fit: bring one along' }
    }
    case 'fix':
    case 'unfix': {
      const fits = bayonet({ bayonet: 'fixed', weapon, held_as: 'Dagger' }, why)
      if (!fits.allowed) return { rule: bayonet.id, because: fits.because }
      const has = action.kind === 'unfix' || bayonetFor(encounter, place, false) !== null
      return has ? undefined : { rule: bayonet.id, because: 'there is no bayonet to fix' }
    }
    case 'fold':
    case 'unfold':
      return undefined
  }
}

/** The place of a bayonet that is fixed, or that could be; none if there is none. */
function bayonetFor(encounter: Encounter, place: number, fixed: boolean): number | null {
  const { weapons } = fighterAt(encounter, place)
  const states = standingAt(encounter, place).weapons
  const found = weapons.findIndex(({ weapon }, index) => {
    const carried = states[index]?.carried
    return weapon === BAYONET && (fixed ? carried === 'fixed' : carried !== 'fixed' && carried !== 'thrown')
  })
  return found < 0 ? null : found
}

function refusedReload(
  encounter: Encounter,
  place: number,
  { weapon }: WorkAction,
  state: WeaponState,
  why: Why,
): Refusal | undefined {
  const owned = fighterAt(encounter, place).weapons[weapon]
  if (owned === undefined || !owned.gun) return { rule: reloading.id, because: 'only guns are reloaded' }
  if (state.spare_loads === 0) return { rule: reloading.id, because: 'there is nothing left to load it with' }
  if (state.ammo >= capacityOf(owned.weapon, owned.belt_fed, why)) return { rule: reloading.id, because: 'it is full' }
  const evading = standingAt(encounter, place).movement === 'evade'
  const loads = reloading(
    { weapon: owned.weapon, belt_fed: owned.belt_fed, evading, spare_cylinder: true, rounds_done: 0 },
    why,
  )
  return loads.allowed ? undefined : { rule: reloading.id, because: loads.because }
}

/** The blade lies beside somebody whom they touch, or who is no longer there to be touched. */
function besideBlade(encounter: Encounter, place: number, weapon: number): boolean {
  const { id, weapons } = fighterAt(encounter, place)
  const key = weapons[weapon]?.key
  const lying = encounter.lying.find(blade => blade.owner === id && blade.weapon === key)
  if (lying === undefined) return false
  const beside = placeOf(encounter, lying.beside)
  const there = standingAt(encounter, beside)
  return touching(encounter, place, beside) || (there.gone !== null && there.band === standingAt(encounter, place).band)
}

const afterFitting = ({ accessories }: WeaponState, { kind, accessory }: WorkAction): readonly AccessoryName[] => {
  if (accessory === null) return accessories
  return kind === 'fit' ? [...accessories, accessory] : accessories.filter(one => one !== accessory)
}

/** Rounds of work that it takes in all. */
function roundsFor(encounter: Encounter, place: number, action: WorkAction, why: Why): number {
  const owned = fighterAt(encounter, place).weapons[action.weapon]
  switch (action.kind) {
    case 'reload': {
      const evading = standingAt(encounter, place).movement === 'evade'
      const { weapon = '', belt_fed = false } = owned ?? {}
      // A spare load of a percussion revolver is a cylinder that was loaded beforehand.
      const loads = reloading({ weapon, belt_fed, evading, spare_cylinder: true, rounds_done: 0 }, why)
      return loads.allowed ? loads.rounds : ONE_ROUND
    }
    case 'fit':
    case 'remove': {
      if (action.accessory === null) return ONE_ROUND
      const { attach_rounds = ONE_ROUND, detach_rounds = ONE_ROUND } = ACCESSORY_CATALOGUE.at(action.accessory, why)
      return action.kind === 'fit' ? attach_rounds : detach_rounds
    }
    case 'fix':
    case 'unfix':
      return BAYONET_ROUNDS
    case 'pick':
      return RETRIEVAL_ROUNDS
    case 'draw':
    case 'fold':
    case 'unfold':
      return ONE_ROUND
  }
}

/** A round of work. Work of several rounds goes on where it stopped, if nothing else was done with the weapon. */
export function workOn(ask: Ask<Encounter, EncounterFact>, place: number, action: WorkAction): void {
  const { state, why } = ask
  const { id: who, weapons } = fighterAt(state, place)
  const owned = weapons[action.weapon]
  const before = stateOf(state, place, action.weapon)
  if (owned === undefined || before === undefined || action.kind === 'draw') return
  const { weapon } = action
  if (action.kind === 'pick') {
    ask.record(pickedUp({ who, weapon }))
    return
  }
  const doing = doingText(action)
  const rounds_done = (before.work?.doing === doing ? before.work.rounds_done : 0) + 1
  const done = why.compare('rounds of work', rounds_done, '>=', roundsFor(state, place, action, why))
  const after = done ? finished(before, action, capacityIf(owned, why)) : before
  const { ammo, spare_loads, accessories, folded, bayonet_fixed } = after
  const weaponAfter = { ammo, spare_loads, accessories, folded, bayonet_fixed }
  const bayonets = done && (action.kind === 'fix' || action.kind === 'unfix')
  const bladeAt = bayonets ? bayonetFor(state, place, action.kind === 'unfix') : null
  const loose = done ? looseAfter(standingAt(state, place).loose, action) : standingAt(state, place).loose
  const { round } = state
  ask.record(workedOn({ who, weapon, doing, rounds_done, done, ...weaponAfter, bayonet: bladeAt, loose, round }))
}

/** What is fitted is loose no more; what is taken off is. */
function looseAfter(loose: readonly AccessoryName[], { kind, accessory }: WorkAction): readonly AccessoryName[] {
  if (accessory === null) return loose
  if (kind === 'remove') return [...loose, accessory]
  const at = loose.indexOf(accessory)
  return kind === 'fit' ? loose.filter((_, index) => index !== at) : loose
}

const capacityIf = (
  { weapon, gun, belt_fed }: { readonly weapon: string; readonly gun: boolean; readonly belt_fed: boolean },
  why: Why,
): number => (gun ? capacityOf(weapon, belt_fed, why) : 0)

function finished(state: WeaponState, action: WorkAction, capacity: number): WeaponState {
  switch (action.kind) {
    case 'reload':
      return { ...state, ammo: capacity, spare_loads: state.spare_loads - 1 }
    case 'fit':
    case 'remove':
      return { ...state, accessories: afterFitting(state, action) }
    case 'fix':
    case 'unfix':
      return { ...state, bayonet_fixed: action.kind === 'fix' }
    case 'fold':
    case 'unfold':
      return { ...state, folded: action.kind === 'fold' }
    case 'draw':
    case 'pick':
      return state
  }
}
