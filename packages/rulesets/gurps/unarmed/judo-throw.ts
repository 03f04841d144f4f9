/** Throwing whoever was parried. */
import { flag, int, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { defenseTotal } from '../defense/total.ts'
import { criticalSuccess } from '../roll/success.ts'
import { judoThrow } from '../skill/unarmed.ts'
import { encumbranceField, scoreField } from './skills.ts'

const given = {
  /** Skill as it is rolled against. */
  judo: scoreField,
  parried_last_turn: or(flag(), false),
  encumbrance_level: encumbranceField,
  hands_empty: or(flag(), true),
  roll: optional(rolled('3d6')),
  /** Of the foe, armour included; left out if he has no defense. */
  defense_total: optional(int({ min: -1000, max: 1000 })),
  defense_roll: optional(rolled('3d6')),
}
type Throw = ValuesOf<typeof given>

/** Whether the foe gets away; nothing while his dice are missing. */
function avoids(x: Throw, roll: number, why: Why): boolean | null {
  const { judo: effective, defense_total: dodge } = x
  if (dodge === undefined) return false
  const critical_hit = criticalSuccess({ effective, roll }, why).critical === 'success'
  const defending = { dodge, modifiers: [], pd: 0, critical_hit, unarmed: false, attack: 'grapple' } as const
  const first = critical_hit ? undefined : x.defense_roll
  return defenseTotal(first === undefined ? defending : { ...defending, roll: first }, why).avoided
}

type Thrown = {
  readonly allowed: boolean
  /** Nothing while the dice are missing. */
  readonly hit: boolean | null
  readonly avoided: boolean | null
  /** Of the foe. */
  readonly position: 'lying' | 'unchanged' | null
}

const NOT_YET = { hit: null, avoided: null, position: null }

export const unarmedJudoThrow = rule(
  { id: 'gurps.unarmed.judo-throw', title: 'Judo throw', lines: '2321', given },
  (x, why): Thrown => {
    const { judo, encumbrance_level, hands_empty, parried_last_turn } = x
    const trying = { judo, encumbrance_level, hands_empty, parried_last_turn, foe_defends: false }
    const allowed = judoThrow(trying, why)['allowed'] === true
    const roll = allowed ? x.roll : undefined
    if (roll === undefined) return { allowed, ...NOT_YET }
    const hit = judoThrow({ ...trying, roll }, why)['hit'] === true
    const avoided = hit ? avoids(x, roll, why) : false
    const position = avoided === null ? null : hit && !avoided ? 'lying' : 'unchanged'
    return { allowed, hit, avoided, position }
  },
)
