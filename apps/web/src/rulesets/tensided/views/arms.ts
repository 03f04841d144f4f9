/** Things to fight with, as their owner sees them. */
import { flagIn, numberIn, oneIn, plainIn, textIn } from '../../common/plain.ts'

const KINDS = ['gun', 'melee', 'grenade'] as const
const HANDS = ['main hand', 'off hand', 'both hands'] as const
const WHERE = [...HANDS, 'stowed', 'dropped', 'gone'] as const

/** What everybody has beside what was brought. */
const BARE_HANDS = 'Unarmed'

export interface Arm {
  readonly key: string
  readonly kind: (typeof KINDS)[number]
  readonly bare: boolean
  readonly condition: string
}

export interface Held {
  readonly where: (typeof WHERE)[number]
  readonly inHand: boolean
  readonly rounds: number
  readonly spare: number
  readonly jammed: boolean
}

export function armIn(value: unknown): Arm {
  const { key, weapon, kind, condition } = plainIn(value)
  return {
    key: textIn(key) ?? '',
    kind: oneIn(KINDS, kind) ?? 'melee',
    bare: weapon === BARE_HANDS,
    condition: textIn(condition) ?? '',
  }
}

export function heldIn(value: unknown): Held {
  const { where, rounds, spare, jammed } = plainIn(value)
  const at = oneIn(WHERE, where) ?? 'stowed'
  return {
    where: at,
    inHand: HANDS.some(one => one === at),
    rounds: numberIn(rounds) ?? 0,
    spare: numberIn(spare) ?? 0,
    jammed: flagIn(jammed),
  }
}
