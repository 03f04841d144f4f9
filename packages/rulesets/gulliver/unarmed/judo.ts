/** Judo throws and locks: a Contest of Skill, then one of strength that the skill decides. */
import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { measure, no, rollOf3d, score } from '../common/fields.ts'
import { fixedScores } from '../contest/fix.ts'
import { levelField, NONE } from '../enc/level.ts'
import { unarmedEncumbrance } from './skills.ts'
import { handsBonus, handsField, holding } from './wrestle.ts'

const BOTH_HANDS = 3
const ALL_OUT = 4
const SUTEMI = 2
const PER_DEGREE = 2
/** Both won by so much: a blow on the way down. */
const CLEANLY = 5

export const judo = rule(
  {
    id: 'gulliver.unarmed.judo',
    title: 'Judo throw',
    lines: '1492-1516',
    given: {
      judo: score,
      roll: rollOf3d,
      /** Of balance, Judo, Wrestling and Sumo Wrestling the best, with what his balance takes off. */
      foe_skill: score,
      foe_roll: rollOf3d,
      size_difference: or(int({ min: -72, max: 72 }), 0),
      level: or(levelField, NONE),
      hands: handsField,
      full_coordination: or(int({ min: 0, max: 1000 }), 0),
      aoa: no,
      /** Throws himself down with the foe. */
      sutemi: no,
      /** The foe defends himself all out. */
      foe_aod: no,
      /** Of the Contest of ST that follows. */
      takedown_margin: optional(int({ min: -1000, max: 1000 })),
    },
  },
  (x, why) => {
    const effective = why
      .sum('to throw')
      .add('Judo', unarmedEncumbrance({ skill_name: 'Judo', skill: x.judo, level: x.level }, why))
      .when(x.size_difference !== 0, 'difference in Size', -Math.abs(x.size_difference))
      .add('hands', handsBonus(x.hands, x.full_coordination, why) - BOTH_HANDS)
      .when(x.aoa || x.sutemi, 'all out', ALL_OUT)
      .when(x.sutemi, 'sutemi waza', SUTEMI)
      .total()
    const judo_success = effective - x.roll
    const foe = why.sum('against it').add('skill', x.foe_skill).when(x.foe_aod, 'all out', ALL_OUT).total()
    const contest_margin = judo_success - (foe - x.foe_roll)
    const [made, won] = [judo_success >= 0, contest_margin > 0]
    const degree = made && won ? Math.min(judo_success, contest_margin) : 0
    return {
      effective,
      judo_success,
      contest_margin,
      contest: won ? 'won' : 'lost',
      degree,
      fixed_st_bonus: PER_DEGREE * degree,
      next: made && won ? 'takedown with the bonus' : made || won ? 'plain takedown' : 'turn over',
      drops: x.sutemi,
      /** Known once the takedown is won as clearly. */
      punch_damage:
        made && contest_margin >= CLEANLY
          ? x.takedown_margin === undefined
            ? null
            : x.takedown_margin >= CLEANLY
          : false,
    }
  },
)

/** Of the victim’s strength, in the lock; and of his full strength while it is set. */
const LOCKED = { arm: [2, 3], finger: [4, 5] } as const
const SET = { arm: [1, 1], finger: [4, 5] } as const

export const armLock = rule(
  {
    id: 'gulliver.unarmed.arm-lock',
    title: 'Arm lock and finger lock',
    lines: '1518-1532',
    given: {
      victim_st: measure,
      attacker_st: optional(measure),
      lock: or(oneOf('arm', 'finger'), 'arm'),
      /** Setting the lock, with full strength on both sides and no weight; or breaking free of it. */
      stage: or(oneOf('set', 'break free'), 'break free'),
      /** Of the Contest by which the lock was set or tightened: twice it helps after fixing. */
      degree: or(int({ min: 0, max: 100 }), 0),
    },
  },
  ({ victim_st, attacker_st, lock, stage, degree }, why) => {
    const sets = stage === 'set'
    const [of, over] = (sets ? SET : LOCKED)[lock]
    const victim = why.input('in the lock', (victim_st * of) / over)
    const attacker = attacker_st === undefined ? null : sets ? attacker_st : holding(attacker_st, 0, why)
    return {
      victim,
      attacker,
      fixed: attacker === null ? null : fixedScores(victim, attacker, why),
      fixed_st_bonus: PER_DEGREE * degree,
    }
  },
)
