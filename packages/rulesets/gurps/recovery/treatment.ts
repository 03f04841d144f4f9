/** What is done for the wounded after a fight: once for each patient, by bandaging or by First Aid. */
import { flag, int, nullable, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { POINTS, ROLL, SCORE } from '../injury/health.ts'
import { success } from '../roll/success.ts'

const done = or(flag(), false)

const BANDAGE = { restored: 1, minutes: 30 }

export const bandage = rule(
  {
    id: 'gurps.recovery.bandage',
    title: 'Simple bandaging',
    lines: '2387',
    given: {
      hp_lost: POINTS,
      /** For wounds of the same fight. */
      bandaged: done,
      first_aid_done: done,
    },
  },
  (x, why) => {
    const allowed = !x.bandaged && !x.first_aid_done
    if (!allowed) why.note('treated already: once for each patient and fight')
    const restored = allowed ? why.atMost('hit points lost', x.hp_lost, BANDAGE.restored) : 0
    return { allowed, restored, minutes: BANDAGE.minutes }
  },
)

/** What First Aid can do where it is practised. */
export type Practice = { readonly minutes: number; readonly adds: number; readonly critical: number }
const PRACTICE: Practice = { minutes: 20, adds: -1, critical: 5 }
const LEAST = 1
const WORSE = -2

const TREATED = {
  /** Effective, with the conditions of the place. */
  skill: SCORE,
  hp_lost: POINTS,
  /** Of the healer; it matters only where the campaign has it so. */
  tl: or(nullable(int({ min: 0, max: 16 })), null),
  bandaged: done,
  first_aid_done: done,
  roll: ROLL,
  die: optional(rolled('1d6')),
}
type Patient = ValuesOf<typeof TREATED>

/** Restored is null as long as the dice that decide it were not thrown. */
type Aid = {
  readonly allowed: boolean
  readonly minutes: number
  readonly restored: number | null
  readonly bandage_allowed: boolean
}

function restoredBy(x: Patient, { adds, critical }: Practice, why: Why): number | null {
  if (x.roll === undefined) return null
  const made = success({ effective: x.skill, roll: x.roll }, why)
  if (made.critical === 'failure') return why.input('done wrong', WORSE)
  if (made.critical === 'success') return why.atMost('hit points lost', x.hp_lost, critical)
  if (!made.success) return why.atMost('hit points lost', x.hp_lost, LEAST)
  if (x.die === undefined) return null
  const dice = why.sum('restored').add('die', x.die).add('First Aid', adds).total()
  return why.atMost('hit points lost', x.hp_lost, why.atLeast('least restored', LEAST, dice))
}

/** First Aid as it is practised somewhere. */
export function aided(x: Patient, practice: Practice, why: Why): Aid {
  const { minutes } = practice
  if (x.bandaged || x.first_aid_done) {
    why.note('treated already: once for each patient and fight')
    return { allowed: false, minutes, restored: 0, bandage_allowed: false }
  }
  const restored = restoredBy(x, practice, why)
  // Nothing was done yet, as long as the roll was not made.
  return { allowed: true, minutes, restored, bandage_allowed: x.roll === undefined }
}

export const firstAid = rule(
  { id: 'gurps.recovery.first-aid', title: 'First Aid', lines: '2389', given: TREATED },
  (x, why) => aided(x, PRACTICE, why),
)
