/** The defense roll: one active defense, what helps or hinders it, and the armour. */
import { flag, int, list, oneOf, optional, or, rolled, rule, text, type ValuesOf } from '@umpire/engine'
import { DEFENSE_CHOICES } from '../combat/basics/maneuver-list.ts'
import type { Consequence } from '../consequence/consequence.ts'
import { success } from '../roll/success.ts'

const score = optional(int({ min: -1000, max: 1000 }))

/** Kinds of attack, as far as a defense cares. */
export const ATTACKS = ['hand-weapon', 'strike', 'grapple', 'missile', 'gun', 'thrown'] as const

const given = {
  dodge: score,
  parry: score,
  block: score,
  /** Which of them it is, where several are told; the first that is told, otherwise. */
  defense: optional(oneOf(...DEFENSE_CHOICES)),
  modifiers: or(list(int({ min: -1000, max: 1000 }), 100), []),
  pd: or(int({ min: 0, max: 100 }), 0),
  /** Nobody defends against one. */
  critical_hit: or(flag(), false),
  /** The parry is one with bare hands. */
  unarmed: or(flag(), false),
  attack: optional(oneOf(...ATTACKS)),
  /** By its name, where that matters. */
  weapon: optional(text(100)),
  roll: optional(rolled('3d6')),
}
export type Defending = ValuesOf<typeof given>

export type DefenseTotal = {
  readonly defense_total: number
  readonly defense_allowed: boolean
  /** Nothing while the dice are missing. */
  readonly avoided: boolean | null
  /** For the defender. */
  readonly consequences: readonly Consequence[]
  /** Who must roll for a critical miss. */
  readonly bad_miss: 'attacker' | 'defender' | null
}

/** The score of the defense that is used; nothing without one. */
function activeOf(x: Defending): number | undefined {
  const { defense } = x
  if (defense === undefined) return x.dodge ?? x.parry ?? x.block
  if (defense === 'dodge') return x.dodge
  if (defense === 'parry') return x.parry
  return defense === 'block' ? x.block : undefined
}

const NOTHING_MORE: readonly Consequence[] = Object.freeze([])
const NO_ROLL: DefenseTotal = Object.freeze({
  defense_total: 0,
  defense_allowed: false,
  avoided: false,
  consequences: NOTHING_MORE,
  bad_miss: null,
})

export const defenseTotal = rule(
  { id: 'gurps.defense.total', title: 'Defense roll', lines: '2018-2024', given },
  (x, why): DefenseTotal => {
    const active = activeOf(x)
    if (x.critical_hit || (active === undefined && x.pd === 0)) {
      why.note(x.critical_hit ? 'nothing stops a critical hit' : 'neither an active defense nor armour')
      return NO_ROLL
    }
    const sum = why.sum('total defense')
    if (active !== undefined) {
      sum.add('active defense', active)
      for (const modifier of x.modifiers) sum.add('modifier', modifier)
    }
    const defense_total = sum.when(x.pd !== 0, 'PD', x.pd, 'no armour').total()
    const { roll } = x
    const avoided =
      roll === undefined ? null : success({ effective: defense_total, roll, roll_kind: 'defense' }, why).success
    return { defense_total, defense_allowed: true, avoided, consequences: NOTHING_MORE, bad_miss: null }
  },
)
