/** Blows that cannot be stopped, and those that go wrong. */
import {
  flag,
  int,
  list,
  nullable,
  oneOf,
  optional,
  or,
  rolled,
  rule,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import type { Consequence, VehicleChange } from '../../consequence/consequence.ts'
import { diceAddsField } from '../../dice/dice-adds.ts'
import { notation } from '../../dice/notation.ts'
import { criticalFailure, criticalSuccess } from '../../roll/success.ts'

const score = int({ min: -1000, max: 1000 })
const face = int({ min: 1, max: 6 })
const NOTHING_MORE: readonly Consequence[] = Object.freeze([])
const NO_VEHICLE: readonly VehicleChange[] = Object.freeze([])

const hitGiven = {
  effective: score,
  roll: rolled('3d6'),
  damage: optional(diceAddsField()),
  /** Faces of the damage dice. */
  die: optional(face),
  dice: optional(list(face, 999)),
  location: or(text(60), 'torso'),
  target: or(oneOf('person', 'vehicle'), 'person'),
  /** Of the damage. */
  type: optional(text(60)),
  /** Of a vehicle: what drives it, and whether it has windows that a row could strike. */
  power: optional(oneOf('engine', 'batteries', 'both', 'neither')),
  windows: optional(flag()),
  /** On a table of critical hits, for rules that have one. */
  table_roll: optional(rolled('3d6')),
}

/** What a blow does at the most, or as its dice fell; nothing while they have not. */
function basicOf(x: ValuesOf<typeof hitGiven>, maximum: boolean, why: Why): number | null {
  const { damage, die, dice } = x
  if (damage === undefined) return null
  const faces = maximum ? Array.from({ length: damage.dice }, () => 6) : (dice ?? (die === undefined ? null : [die]))
  return faces === null ? null : notation({ expression: damage, dice: faces }, why)
}

/** An attack roll of this, and the dice need not be thrown. */
const MAXIMUM = 3

export type CriticalHit = {
  readonly critical_hit: boolean
  readonly defense_allowed: boolean
  /** Each die counts 6, and none is thrown. */
  readonly maximum_damage: boolean
  readonly basic: number | null
  /** The dice of a table that says what happens, where there is one and they have not been thrown. */
  readonly table: string | null
  readonly consequences: readonly Consequence[]
  /** What happens to a vehicle that was struck. */
  readonly vehicle: readonly VehicleChange[]
}

export const criticalHit = rule(
  { id: 'gurps.combat.critical-hit', title: 'Critical hits', lines: '1994-1996', given: hitGiven },
  (x, why): CriticalHit => {
    const { effective, roll } = x
    const critical_hit = criticalSuccess({ effective, roll }, why).critical === 'success'
    const maximum_damage = critical_hit && why.compare('maximum damage', roll, '=', MAXIMUM)
    return {
      critical_hit,
      defense_allowed: !critical_hit,
      maximum_damage,
      basic: basicOf(x, maximum_damage, why),
      table: null,
      consequences: NOTHING_MORE,
      vehicle: NO_VEHICLE,
    }
  },
)

const ATTACKED_WITH = ['hand-weapon', 'missile', 'gun', 'grenade', 'strike', 'grapple'] as const

export type CriticalMiss = {
  readonly critical_miss: boolean
  readonly hit: boolean
  readonly table: string | null
  readonly consequences: readonly Consequence[]
}

/** What goes wrong is the game master's to say: this book has no table. */
export const criticalMiss = rule(
  {
    id: 'gurps.combat.critical-miss',
    title: 'Critical misses',
    lines: '1998',
    given: {
      effective: score,
      roll: rolled('3d6'),
      with: or(oneOf(...ATTACKED_WITH), 'hand-weapon'),
      /** A punch, a kick and the like. */
      attack: optional(text(60)),
      /** Of the damage: a thrust goes wrong otherwise than a swing. */
      type: optional(text(60)),
      /** Of the weapon. */
      quality: optional(text(60)),
      /** Whether he holds a gun fast, and looked along it. */
      st: optional(score),
      min_st: optional(nullable(score)),
      aim_turns: optional(int({ min: 0, max: 1000 })),
      high_pain_threshold: optional(flag()),
      table_roll: optional(rolled('3d6')),
    },
  },
  ({ effective, roll }, why): CriticalMiss => {
    const { critical, success } = criticalFailure({ effective, roll }, why)
    return { critical_miss: critical === 'failure', hit: success, table: null, consequences: NOTHING_MORE }
  },
)
