/** Taking aim, and losing it. */
import { flag, int, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { MENTAL_FAILS_FROM } from '../../disadvantage/mental-rolls.ts'
import { accuracy } from '../../ranged/modifier/weapon-statistics.ts'
import { success } from '../../roll/success.ts'

const score = int({ min: -1000, max: 1000 })
/** Turns after the first that still make it better. */
const FURTHER_TURNS = 3

const given = {
  acc: or(int({ min: 0, max: 1000 }), 0),
  aim_turns: int({ min: 0, max: 1000 }),
  braced: or(flag(), false),
  /** Basic skill, which caps Accuracy; left out, it does not. */
  skill: optional(score),
  past_half_damage: or(flag(), false),
  /** He used an active defense. */
  defended: or(flag(), false),
  /** Another target, a run, or the target out of sight. */
  lost: or(flag(), false),
  injured: or(flag(), false),
  /** Of whoever is injured while he aims. */
  will: optional(score),
  will_roll: optional(rolled('3d6')),
}
type Aiming = ValuesOf<typeof given>

/** Whether the aim survives; nothing while the Will roll is open. */
function keeps(x: Aiming, why: Why): boolean | undefined {
  if (x.defended || x.lost) {
    why.note(x.defended ? 'an active defense spoils the aim' : 'the target is lost')
    return false
  }
  if (!x.injured) return true
  const roll = x.will_roll
  if (roll === undefined) return undefined
  return success({ effective: x.will ?? 0, roll, fails_from: MENTAL_FAILS_FROM, roll_kind: 'forced' }, why).success
}

function bonusOf(x: Aiming, aim_turns: number, why: Why): number {
  if (aim_turns === 0) return 0
  const { acc, skill = acc, past_half_damage } = x
  const further = why.atMost('further turns that count', FURTHER_TURNS, aim_turns - 1)
  return why
    .sum('aim')
    .add('Accuracy', accuracy({ acc, skill, aim_turns, range_yards: 0, half_damage: null, past_half_damage }, why))
    .add('further turns', further)
    .when(x.braced, 'braced', 1, 'not braced')
    .total()
}

export const aim = rule({ id: 'gurps.combat.maneuver.aim', title: 'Aim', lines: '1932-1936', given }, (x, why) => {
  const kept = x.aim_turns === 0 ? true : keeps(x, why)
  const aim_turns = kept === false ? 0 : x.aim_turns
  return { aim_turns, bonus: bonusOf(x, aim_turns, why), will_roll_needed: kept === undefined }
})
