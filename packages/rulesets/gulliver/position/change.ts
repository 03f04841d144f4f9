import { int, optional, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { AVERAGE, no, score, threeDice } from '../common/fields.ts'
import { fullMod, type Level, levelField, NONE } from '../enc/level.ts'

const EASY = 3

interface Changing {
  readonly dx?: number | undefined
  readonly acrobatics?: number | undefined
  readonly level: Level
}

/** What a change of position is rolled against: the better of DX and Acrobatics, both slowed by the whole weight. */
export function changingSkill({ dx = AVERAGE, acrobatics, level }: Changing, why: Why): number {
  const nimble = acrobatics === undefined ? dx : why.atLeast('Acrobatics', acrobatics, dx)
  return why
    .sum('changing position')
    .add('DX or Acrobatics', nimble)
    .add('always', EASY)
    .add('encumbrance', fullMod(level, why))
    .total()
}

const BOTH_AT_ONCE = -5
const POINTS_PER_STEP = 5
const SLOW = 2

export const changePosition = rule(
  {
    id: 'gulliver.position.change',
    title: 'Changing position',
    lines: '978-982',
    given: {
      /** Or what it follows from. */
      effective: optional(score),
      dx: or(score, AVERAGE),
      acrobatics: optional(score),
      level: or(levelField, NONE),
      /** Two changes in one roll. */
      two_changes: no,
      other: or(int(), 0),
      roll: threeDice,
    },
  },
  (x, why) => {
    const effective = why
      .sum('changing position')
      .add('skill', x.effective ?? changingSkill(x, why))
      .when(x.two_changes, 'two changes at once', BOTH_AT_ONCE)
      .add('other', x.other)
      .total()
    const { success: made, margin } = success({ effective, roll: x.roll }, why)
    const steps = Math.floor(Math.abs(margin) / POINTS_PER_STEP)
    const seconds = made ? 1 / 2 ** steps : SLOW * 2 ** steps
    return {
      effective,
      success: made,
      margin,
      seconds: why.table('Time to change position', margin, undefined, seconds),
      /** Two of these make half a second. */
      no_time: seconds <= 1 / 4,
      acts_this_second: seconds < 1,
    }
  },
)
