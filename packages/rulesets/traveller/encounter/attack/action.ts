/**
 * An action as it is named, by key.
 *
 *     none   shoot:thug:Revolver   swing:thug:Cutlass   weak:thug:Hands   throw:thug:Dagger   kill:thug:Rifle
 *     draw:Revolver   reload:Revolver   pick:Dagger   fit:Revolver:Silencer   remove:Revolver:Silencer
 *     fix:Rifle   unfix:Rifle   fold:Carbine   unfold:Carbine
 */
import { ACCESSORIES, type AccessoryName } from '../../tables/words.ts'
import type { AttackAction, AttackKind } from '../state/attack-action.ts'
import { type Fighter, HANDS } from '../state/fighter.ts'
import { remembered } from '../state/keys.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import { WORK_KINDS, type WorkAction, type WorkKind } from './work.ts'

export type Action = AttackAction | WorkAction | { readonly kind: 'none' }

export const isAttack = (action: Action): action is AttackAction => 'target' in action

const ATTACKS = ['shoot', 'swing', 'weak', 'throw', 'kill'] as const
const isAttackKind = (kind: string): kind is AttackKind => ATTACKS.some(known => known === kind)
const isWorkKind = (kind: string): kind is WorkKind => WORK_KINDS.some(known => known === kind)
export const NONE: Action = { kind: 'none' }

/** A key in its parts; the weapon is still a name, because everybody has their own. */
interface Written {
  readonly kind: string
  readonly target: number
  readonly weapon: string
  readonly accessory: AccessoryName | null
  /** What it means for each, by place, as far as it was asked for. */
  readonly meant: (Action | undefined)[]
}

const writtenOf = remembered((roster, key): Written | undefined => {
  const [kind = '', second = '', third = ''] = key.split(':')
  if (!isAttackKind(kind)) {
    return {
      kind,
      target: -1,
      weapon: second,
      accessory: ACCESSORIES.find(known => known === third) ?? null,
      meant: [],
    }
  }
  const target = roster.findIndex(one => one.id === second)
  return target < 0 ? undefined : { kind, target, weapon: third, accessory: null, meant: [] }
})

function weaponPlace({ weapons }: Fighter, key: string): number {
  for (let place = 0; place < weapons.length; place++) if (weapons[place]?.key === key) return place
  return -1
}

/** The action that a key names for somebody; none if it names none. */
export function readAction(roster: readonly Fighter[], place: number, key: string): Action | undefined {
  if (key === 'none') return NONE
  const written = writtenOf(roster, key)
  const fighter = roster[place]
  if (written === undefined || fighter === undefined) return undefined
  written.meant[place] ??= meaningOf(written, fighter)
  return written.meant[place]
}

function meaningOf(written: Written, fighter: Fighter): Action | undefined {
  const { kind, target, accessory } = written
  const weapon = weaponPlace(fighter, written.weapon)
  if (isAttackKind(kind)) {
    if (weapon >= 0) return { kind, target, weapon }
    return written.weapon === HANDS ? { kind, target, weapon: null } : undefined
  }
  if (!isWorkKind(kind) || weapon < 0) return undefined
  // What is fitted or taken off has to be named; nothing else is.
  if ((kind === 'fit' || kind === 'remove') !== (accessory !== null)) return undefined
  return { kind, weapon, accessory }
}

/** The action that was chosen. */
export function actionOf(roster: readonly Fighter[], place: number, key: string): Action {
  return readAction(roster, place, key) ?? NONE
}

/** The weapon that has to be drawn for an action; none if it is in hand, or none is needed. */
export function drawnFor(encounter: Encounter, place: number, action: Action): number | null {
  if (!(isAttack(action) || action.kind === 'draw') || action.weapon === null) return null
  const { weapons, hand } = standingAt(encounter, place)
  // Claws and teeth are always in hand.
  if (fighterAt(encounter, place).kind === 'animal' || hand === action.weapon) return null
  return weapons[action.weapon]?.carried === 'thrown' ? null : action.weapon
}
