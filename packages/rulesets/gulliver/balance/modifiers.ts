/** What makes it harder to stay on one's feet, for this turn or as long as it lasts. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { AVERAGE, no, score, signed } from '../common/fields.ts'
import { limbModifier, limbsField } from '../control/limbs.ts'
import { halfMod, type Level, levelField, NONE } from '../enc/level.ts'

const levels = or(int({ min: 0, max: 100 }), 0)

const MOVED = ['no', 'half', 'full'] as const

/** Everything that bears on balance; the defaults are those of a man at rest on good ground. */
const balanceGiven = {
  level: or(levelField, NONE),
  /** On the ground. */
  legs: limbsField,
  poor_footing: no,
  legs_hampered: no,
  legs_stuck: no,
  surprised: no,
  stunned: no,
  /** Up to half of Move, or up to all of it. */
  moved: or(oneOf(...MOVED), 'no'),
  sprinting: no,
  attacked: no,
  missed: no,
  aoa: no,
  weighted: no,
  too_big_weapon: no,
  heavy_attack: no,
  improved_balance: levels,
  poor_balance: levels,
  off_balance: no,
  other: or(signed, 0),
}

export interface Footing {
  readonly level: Level
  readonly legs: number
  readonly poor_footing: boolean
  readonly legs_hampered: boolean
  readonly legs_stuck: boolean
  readonly surprised: boolean
  readonly stunned: boolean
  readonly moved: (typeof MOVED)[number]
  readonly sprinting: boolean
  readonly attacked: boolean
  readonly missed: boolean
  readonly aoa: boolean
  readonly weighted: boolean
  readonly too_big_weapon: boolean
  readonly heavy_attack: boolean
  readonly improved_balance: number
  readonly poor_balance: number
  readonly off_balance: boolean
  readonly other: number
}

/** A man at rest on good ground. */
export const STEADY: Footing = {
  level: NONE,
  legs: 2,
  poor_footing: false,
  legs_hampered: false,
  legs_stuck: false,
  surprised: false,
  stunned: false,
  moved: 'no',
  sprinting: false,
  attacked: false,
  missed: false,
  aoa: false,
  weighted: false,
  too_big_weapon: false,
  heavy_attack: false,
  improved_balance: 0,
  poor_balance: 0,
  off_balance: false,
  other: 0,
}

const [HAMPERED, STUCK, STUNNED] = [-2, -4, -4]
const [MOVED_HALF, MOVED_FULL, SPRINTED] = [-1, -2, -2]
const [ATTACKED, HEAVY, HEAVY_DEFENSE] = [-2, -2, -1]
const [IMPROVED, POOR] = [1, -2]
/** Like five levels of Poor Balance. */
export const OFF_BALANCE = -10
export const OFF_BALANCE_DX = -5
export const OFF_BALANCE_DEFENSE = -2
const MISSED = 2

/** How many things about the attack were heavy; each counts. */
const heaviness = ({ aoa, weighted, too_big_weapon, heavy_attack }: Footing): number =>
  [aoa, weighted, too_big_weapon, heavy_attack].filter(Boolean).length

const running = (x: Footing): boolean => x.sprinting || x.moved === 'full'

/** All of it together, for a roll of balance or a Contest to stay where one is. */
export function balanceModifier(x: Footing, why: Why): number {
  const missed = x.missed ? MISSED : 1
  const heavy = heaviness(x)
  return why
    .sum('balance')
    .add('encumbrance', halfMod(x.level, why))
    .add('legs', limbModifier({ limbs: x.legs }, why))
    .when(x.poor_footing || x.legs_hampered, 'poor footing or legs hampered', HAMPERED)
    .when(x.legs_stuck, 'legs stuck', STUCK)
    .when(x.surprised || x.stunned, 'surprised or stunned', STUNNED)
    .when(x.moved === 'half' && !x.sprinting, 'moved', MOVED_HALF)
    .when(running(x), 'moved more than half', MOVED_FULL)
    .when(x.sprinting, 'sprinted', SPRINTED)
    .when(x.attacked, 'attacked', ATTACKED * missed)
    .when(heavy > 0, 'heavy attack', HEAVY * heavy * missed)
    .when(x.improved_balance > 0, 'Improved Balance', IMPROVED * x.improved_balance)
    .when(x.poor_balance > 0, 'Poor Balance', POOR * x.poor_balance)
    .when(x.off_balance, 'off-balance', OFF_BALANCE)
    .add('other', x.other)
    .total()
}

export const balanceModifiers = rule(
  {
    id: 'gulliver.balance.modifiers',
    title: 'Balance modifiers',
    lines: '884-900, 956',
    given: {
      dx: or(score, AVERAGE),
      /** Balancing or another skill, in place of DX. */
      skill: optional(score),
      ...balanceGiven,
    },
  },
  (x, why) => {
    const modifier = balanceModifier(x, why)
    const heavy = heaviness(x) * (x.missed ? MISSED : 1)
    return {
      modifier,
      effective: why
        .sum('balance')
        .add('DX', x.skill ?? x.dx)
        .add('modifiers', modifier)
        .total(),
      active_defense_modifier: why
        .sum('active defense')
        .add('heavy attack', HEAVY_DEFENSE * heavy + 0)
        .when(x.off_balance, 'off-balance', OFF_BALANCE_DEFENSE)
        .total(),
      athletic_dx_modifier: x.off_balance ? OFF_BALANCE_DX : 0,
    }
  },
)
