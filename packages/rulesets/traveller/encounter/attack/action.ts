/** An action with its target and weapon by their places in the encounter, as the rules of combat take it. */
import { aboutKey, actionNamed, type SaidAction } from '../choice/about.ts'
import type { AttackAction } from '../choice/attack-action.ts'
import { type Fighter, HANDS } from '../state/fighter.ts'
import { memoByRoster } from '../state/keys.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import type { WorkAction } from './work.ts'

export type Action = AttackAction | WorkAction | { readonly kind: 'none' }

export const isAttack = (action: Action): action is AttackAction => 'target' in action

export const NONE = { kind: 'none' } as const
const NO_ACTION = aboutKey(NONE)

/** The weapon is still a name, because everybody has their own. */
interface Written {
  readonly said: Exclude<SaidAction, { readonly kind: 'none' }>
  /** None of an action without a target. */
  readonly target: number
}

const writtenOf = memoByRoster((roster, key): Written | undefined => {
  const said = actionNamed(key)
  if (said === undefined || said.kind === 'none') return undefined
  if (!('target' in said)) return { said, target: -1 }
  const target = roster.findIndex(one => one.id === said.target)
  return target < 0 ? undefined : { said, target }
})

function weaponPlace({ weapons }: Fighter, key: string): number {
  for (let place = 0; place < weapons.length; place++) if (weapons[place]?.key === key) return place
  return -1
}

/** The action that a key names for somebody; none if it names none. */
export function readAction(roster: readonly Fighter[], place: number, key: string): Action | undefined {
  if (key === NO_ACTION) return NONE
  const written = writtenOf(roster, key)
  const fighter = roster[place]
  return written && fighter && meaningOf(written, fighter)
}

function meaningOf({ said, target }: Written, fighter: Fighter): Action | undefined {
  const weapon = weaponPlace(fighter, said.weapon)
  if ('target' in said) {
    if (weapon >= 0) return { kind: said.kind, target, weapon }
    return said.weapon === HANDS ? { kind: said.kind, target, weapon: null } : undefined
  }
  if (weapon < 0) return undefined
  return { kind: said.kind, weapon, accessory: 'accessory' in said ? said.accessory : null }
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
