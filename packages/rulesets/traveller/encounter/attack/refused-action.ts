/** The rule in the way of an action that may not be named. */
import type { Refusal, Why } from '@umpire/engine'
import { coupDeGrace, coupDeGraceBrawling } from '../../combat/attack/coup-de-grace.ts'
import { throwingBlades } from '../../combat/attack/thrown.ts'
import { legalActions } from '../../combat/encounter/legal-actions.ts'
import { standStatus } from '../../combat/encounter/movement.ts'
import { surpriseAttacks } from '../../combat/encounter/surprise.ts'
import { ammunition } from '../../combat/weapon/ammunition.ts'
import { rangeMatrix } from '../../combat/weapon/matrices.ts'
import { bayonet } from '../../equipment/found-weapons.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import type { Range } from '../../tables/words.ts'
import type { AttackAction } from '../choice/attack-action.ts'
import { bandsApart, rangeBetween, touching } from '../move/positions.ts'
import { HANDS } from '../state/fighter.ts'
import { ammoIn, type InUse, inUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, present, standingAt } from '../state/state.ts'
import { type Action, isAttack } from './action.ts'
import { refusedWork } from './work.ts'

/** Why somebody may not do so; nothing if they may. */
export function refusedAction(encounter: Encounter, place: number, action: Action, why: Why): Refusal | undefined {
  if (action.kind === 'none') return undefined
  const one = standingAt(encounter, place)
  const state = action.weapon === null ? undefined : one.weapons[action.weapon]
  if (state?.carried === 'thrown' && action.kind !== 'pick') {
    return { rule: throwingBlades.id, because: 'it was thrown: pick it up first' }
  }
  if (state?.carried === 'fixed') return { rule: bayonet.id, because: 'it is fixed on a gun: take it off first' }
  return isAttack(action) ? refusedAttack(encounter, place, action, why) : refusedWork(encounter, place, action, why)
}

function refusedAttack(encounter: Encounter, place: number, action: AttackAction, why: Why): Refusal | undefined {
  const { party } = fighterAt(encounter, place)
  const { target } = action
  const there = standingAt(encounter, target)
  if (fighterAt(encounter, target).party === party) return { rule: legalActions.id, because: 'attack an enemy' }
  if (!present(there)) return { rule: legalActions.id, because: 'that enemy is gone' }
  if (there.status === 'dead') return { rule: legalActions.id, because: 'that enemy is dead' }
  const barred = barredByStatus(encounter, place, action, why)
  if (barred !== undefined) return barred
  const range = rangeBetween(encounter, place, target, why)
  if (range === null) return { rule: rangeMatrix.id, because: 'beyond every range: close first' }
  const use = inUse(encounter, place, action, why)
  if ('rule' in use) return use
  return refusedUse(action, use, ammoIn(encounter, place, action.weapon), there.status, range, why)
}

/** Standing leaves everything open; other movements by the table of what they allow. */
function barredByStatus(encounter: Encounter, place: number, action: AttackAction, why: Why): Refusal | undefined {
  const { target } = action
  const one = standingAt(encounter, place)
  const { party, weapons } = fighterAt(encounter, place)
  if (encounter.surprise !== null) {
    const has_surprise = encounter.surprise === party
    const weapon = action.weapon === null ? HANDS : (weapons[action.weapon]?.weapon ?? HANDS)
    const x = { has_surprise, enemy_has_surprise: !has_surprise, weapon, blows_left: one.blows_left }
    if (surpriseAttacks(x, why).attacks_allowed === 0) {
      return { rule: surpriseAttacks.id, because: 'taken by surprise: nothing to be done until it is lost' }
    }
  }
  if (one.movement === 'stand' && one.status === 'active') {
    const x = { bands: bandsApart(encounter, place, target), touching: touching(encounter, place, target) }
    return standStatus({ ...x, movement: 'stand' }, why).attack_allowed
      ? undefined
      : { rule: standStatus.id, because: 'no attack' }
  }
  const { movement, pace, status } = one
  const { attack_allowed } = legalActions({ movement, pace, surprised: false, status }, why)
  if (attack_allowed) return undefined
  const because = movement === 'evade' ? 'who evades makes no attack: stand or walk' : 'who runs makes no attack: walk'
  return { rule: legalActions.id, because }
}

function refusedUse(
  { kind }: AttackAction,
  use: InUse,
  ammo: number,
  target_status: 'active' | 'unconscious' | 'dead',
  range: Range,
  why: Why,
): Refusal | undefined {
  if (kind === 'kill') {
    const x = { weapon: use.weapon, mode: use.mode, ammo, target_status, unresisting: false, range }
    const killing = coupDeGrace(x, why)
    return killing.allowed ? undefined : { rule: coupDeGrace.id, because: killing.because }
  }
  if (kind === 'throw') {
    const x = { weapon: use.weapon, level: use.level, dexterity: 0, range, target_evading: false, referee_dms: [] }
    const thrown = throwingBlades({ ...x, weapon_carried: 'in hand' }, why)
    return thrown.attack_possible ? undefined : { rule: throwingBlades.id, because: thrown.because }
  }
  const { row, accessories, folded } = use
  if (!rangeMatrix({ weapon: row, range, accessories, folded }, why).attack_possible) {
    return { rule: rangeMatrix.id, because: `it cannot be used at ${range.replace('_', ' ')} range` }
  }
  if (use.shot) {
    const x = { weapon: use.weapon, ammo, shots: use.ammo_used, bursts: 0, belt: false }
    const fired = ammunition(x, why)
    return fired.allowed ? undefined : { rule: ammunition.id, because: fired.because }
  }
  // Hands and clubs finish nobody off without throws: a blow at the helpless is special, and may be struck.
  if (target_status !== 'active' && range === 'close' && weaponNamed(row, why).class === 'brawling') {
    const special = coupDeGraceBrawling({ weapon: row, target_status, unresisting: false, range, blows_left: 0 }, why)
    return special.allowed ? undefined : { rule: coupDeGraceBrawling.id, because: special.because }
  }
  return undefined
}
