import { flag, int, optional, or, rule, steps, type Why } from '@umpire/engine'
import { aided } from '@umpire/gurps/rooms'
import { die, points, score, threeDice } from '../common/fields.ts'

type Line = { readonly minutes: number; readonly restores: string; readonly adds: number; readonly critical: number }

const line = (minutes: number, adds: number): Line => ({
  minutes,
  restores: adds === 0 ? '1d' : `1d${adds}`,
  adds,
  // The most that the dice can do.
  critical: 6 + adds,
})

/** From TL 9 on drugs and devices do more, as the game master says. */
const LINES = steps<Line | null>('First aid by tech level', [
  [0, null],
  [1, line(30, -4)],
  [3, line(30, -3)],
  [4, line(30, -2)],
  [5, line(20, -2)],
  [7, line(20, -1)],
  [Number.POSITIVE_INFINITY, line(10, 0)],
])

/** What First Aid does at that tech level; nothing where it is unknown and only bandages help. */
export const firstAidAt = (tl: number, why: Why): Line | null => LINES.at(tl, why)

export const firstAidTable = rule(
  {
    id: 'screen.first-aid.table',
    title: 'First aid by tech level',
    lines: '337-349',
    given: {
      tl: int({ min: 0, max: 16 }),
      skill: or(score, 10),
      hp_lost: or(points, 0),
      bandaged: or(flag(), false),
      first_aid_done: or(flag(), false),
      roll: optional(threeDice),
      die: optional(die),
    },
  },
  (x, why) => {
    const practice = firstAidAt(x.tl, why)
    if (practice === null) {
      return { allowed: false, minutes: 0, restores: 'none', restored: null, bandage_allowed: true }
    }
    return { ...aided(x, practice, why), restores: practice.restores }
  },
)

export const firstAidRules = [firstAidTable]
