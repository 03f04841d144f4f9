/** Strength and mass behind weapons that meet, and shields by the size of their bearers. */
import { int, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { amount, measure, no, rollMade, rollOf3d, score, size } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'

const GRIPS = ['usual', 'wide'] as const
const TWO_HANDS = 50
const WIDE = 100
const EACH_FURTHER = 10
const hands = or(int({ min: 1, max: 100 }), 1)

function oomphOf(load_st: number, pounds: number, count: number, wide: boolean, why: Why): number {
  const percent = (wide ? WIDE : count >= 2 ? TWO_HANDS : 0) + EACH_FURTHER * Math.max(0, count - 2)
  return why
    .sum('oomph')
    .add('Load ST', load_st)
    .when(percent > 0, 'hands', (load_st * percent) / 100)
    .add('weapon, pounds', pounds)
    .total()
}

const BLOCK_OR_PARRY = 'Oomph'
/** Against nothing at all; the table need not go on for ever. */
const OVERWHELMING = 1e15

/** The penalty grows with the ratio as Sizes grow with lengths: 1.5, 2, 3, 5, 7, 10, 15 … */
export function oomphPenalty(ratio: number, why: Why): number {
  let step = 0
  while (exact(ratio) >= linearScale(step + 1)) step++
  return why.table(BLOCK_OR_PARRY, exact(ratio), undefined, 0 - step)
}

export const oomph = rule(
  {
    id: 'gulliver.defense.oomph',
    title: 'Oomph against Parry and Block',
    lines: '1263-1284, 2780-2789',
    given: {
      attack_load_st: amount,
      attack_weapon: amount,
      attack_hands: hands,
      defend_load_st: amount,
      defend_weapon: amount,
      defend_hands: hands,
      /** Both hands far apart on a staff or a polearm. */
      defend_grip: or(oneOf(...GRIPS), 'usual'),
      /** Known already. */
      ratio: optional(measure),
    },
  },
  (x, why) => {
    const attack_oomph = oomphOf(x.attack_load_st, x.attack_weapon, x.attack_hands, false, why)
    const defense_oomph = oomphOf(x.defend_load_st, x.defend_weapon, x.defend_hands, x.defend_grip === 'wide', why)
    const ratio = x.ratio ?? (attack_oomph === 0 ? 0 : Math.min(OVERWHELMING, attack_oomph / defense_oomph))
    return {
      attack_oomph,
      defense_oomph,
      ratio: ratio === OVERWHELMING ? 'inf' : ratio,
      penalty: oomphPenalty(ratio, why),
    }
  },
)

const BROKEN = 4
const TURNED_SECONDS = 1

export const overwhelmed = rule(
  {
    id: 'gulliver.defense.overwhelmed',
    title: 'Overwhelmed defenses, breakage and losing grip',
    lines: '1267, 1286-1290',
    given: {
      /** Parry or Block before the penalty. */
      parry: score,
      penalty: int({ min: -200, max: 0 }),
      roll: rollOf3d,
      /** With the weapon or shield. */
      skill: optional(score),
      grip_roll: rollMade,
      broke: no,
      /** A shield on straps can be turned, not lost. */
      strapped: no,
    },
  },
  (x, why) => {
    const { success: parried } = success({ effective: x.parry + x.penalty, roll: x.roll }, why)
    const lost = !parried && success({ effective: x.parry, roll: x.roll }, why).success
    const grip_effective =
      x.skill === undefined || !lost
        ? null
        : why.sum('to hold it').add('skill', x.skill).add('oomph', x.penalty).when(x.broke, 'it broke', BROKEN).total()
    const result =
      grip_effective === null || x.grip_roll === undefined ? null : grip(grip_effective, x.grip_roll, x.strapped, why)
    return {
      parried,
      overwhelmed: lost,
      check_breakage: lost,
      grip_effective,
      result,
      extra_ready_seconds: result === 'turned' ? TURNED_SECONDS : 0,
    }
  },
)

function grip(effective: number, roll: number, strapped: boolean, why: Why): string {
  const came = success({ effective, roll }, why)
  if (!came.success) return strapped ? 'turned' : 'dropped'
  return roll === effective ? 'turned' : 'held'
}

/** By its Size beside the bearer's. */
const SHIELDS = table('Shields', {
  '-4': { class: 'buckler', pd: 1, attacks: 0, active_defense: true },
  '-3': { class: 'small', pd: 2, attacks: 0, active_defense: true },
  '-2': { class: 'medium', pd: 3, attacks: 0, active_defense: true },
  '-1': { class: 'large', pd: 4, attacks: -2, active_defense: true },
})
const NO_SHIELD = { class: 'none', pd: 0, attacks: 0, active_defense: true } as const
/** One stands behind it and does nothing else; what it covers cannot be hit at all. */
const WALL = { class: 'extra-large', pd: null, attacks: 'none', active_defense: false } as const

export const shields = rule(
  {
    id: 'gulliver.defense.shields',
    title: 'Shields relative to their user',
    lines: '1292-1298',
    given: { user_size: size, shield_size: size, crouching: no },
  },
  ({ user_size, shield_size, crouching }, why) => {
    const relative = why
      .sum('the shield beside its bearer')
      .add('shield', shield_size)
      .add('bearer', -user_size)
      .when(crouching, 'crouching', 1)
      .total()
    if (relative >= 0) return { ...WALL, perfect_cover: true }
    if (relative < -4) return { ...NO_SHIELD, perfect_cover: false }
    const key = relative === -1 ? '-1' : relative === -2 ? '-2' : relative === -3 ? '-3' : '-4'
    return { ...SHIELDS.at(key, why), perfect_cover: false }
  },
)

export const powerPd = rule(
  {
    id: 'gulliver.defense.power-pd',
    title: 'Power against PD',
    lines: '1366-1368',
    given: {
      pd: int({ min: 0, max: 100 }),
      dr: measure,
      /** Whole dice of the attack; adds do not count. */
      dice: measure,
    },
    gives: 'pd',
  },
  ({ pd, dr, dice: count }, why) => {
    const steps = why.round('dice for each point', exact(Math.floor(exact(count)) / Math.max(1, dr)), 'down')
    return why.atLeast('at least', 0, why.sum('PD').add('armour', pd).add('power', -steps).total())
  },
)
