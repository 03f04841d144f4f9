/** Skill at striking as strength: percent of Combat ST for every level over 10. */
import { int, optional, or, rule, type Why } from '@umpire/engine'
import { diceAddsText, plus, readDiceAdds } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { measure, score } from '../common/fields.ts'
import { damageOf, NO_DAMAGE } from '../damage/low-dice.ts'

const OVER = 10
const PERCENT = { karate: 10, boxing: 10, brawling: 5 } as const
const PER_POINT = 20

export interface Strikes {
  readonly karate?: number
  readonly boxing?: number
  readonly brawling?: number
  /** Points of damage that a maneuver gives or takes, other than for weight. */
  readonly maneuver_damage?: number
}

/** The best of the skills, and the maneuver. */
export function strikingPercent(
  { karate = 0, boxing = 0, brawling = 0, maneuver_damage = 0 }: Strikes,
  why: Why,
): number {
  const by = (skill: number, percent: number): number => percent * Math.max(0, skill - OVER)
  const best = Math.max(by(karate, PERCENT.karate), by(boxing, PERCENT.boxing), by(brawling, PERCENT.brawling))
  return why
    .sum('percent of Combat ST')
    .add('skill', best)
    .when(maneuver_damage !== 0, 'maneuver', PER_POINT * maneuver_damage)
    .total()
}

/** A punch does less than a thrust. */
const PUNCH = -2

export const strikingSkills = rule(
  {
    id: 'gulliver.unarmed.striking-skills',
    title: 'Striking skills and damage',
    lines: '1538-1544',
    given: {
      combat_st: measure,
      karate: optional(score),
      boxing: optional(score),
      brawling: optional(score),
      maneuver_damage: or(int({ min: -20, max: 20 }), 0),
    },
  },
  ({ combat_st, ...skills }, why) => {
    const effective_combat_st = exact((combat_st * Math.max(0, 100 + strikingPercent(skills, why))) / 100)
    const { thrust, divide_by } = damageOf(effective_combat_st, why)
    const punch = thrust === NO_DAMAGE ? NO_DAMAGE : diceAddsText(plus(readDiceAdds(thrust, 'thrust'), PUNCH))
    return { effective_combat_st, thrust, punch, divide_by }
  },
)
