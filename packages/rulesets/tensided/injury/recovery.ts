/** Getting better with time: the book knows only the months of a coma or a maimed limb, the weeks are a house rule. */
import { flag, int, num, optional, rolled, rule, type Why } from '@umpire/engine'
import { healing, healingDaysPerLevel, healingLevelsWithMedic, healingMedicDf } from '../campaign/settings.ts'
import { skillLevel } from '../core/attribute.ts'
import { score } from '../core/roll.ts'
import { type Attempt, attempt } from '../skills/attempt.ts'
import { complex } from '../skills/complex.ts'
import { levelOf, STATUS, type Status, statusAt } from '../tables/health-levels.ts'
import { LIMB_ROWS, LIMB_STATUS, type LimbStatus, limbStatusAt } from '../tables/limb-levels.ts'
import { statValue } from '../tables/stats.ts'
import { MARKS } from './health.ts'
import { maimedLimit } from './limbs.ts'

interface Rest {
  readonly rest_days: number
  readonly medic_success: boolean
}

/** Levels regained in so many days. */
function levelsRegained({ rest_days, medic_success }: Rest, why: Why): number {
  if (!healing(why)) return why.input('nothing heals by itself', 0)
  const spells = why.round('full spells of rest', rest_days / healingDaysPerLevel(why), 'down')
  const each = medic_success ? healingLevelsWithMedic(why) : 1
  return why.product('levels').add('spells', spells).add('levels each', each).total()
}

/** Nobody rests his way out of a coma, or of the grave. */
function better(status: Status, marks: number, rest: Rest, why: Why) {
  const fixed = status === 'comatose' || status === 'dead'
  const level = levelOf(status)
  const after = fixed ? level : why.atLeast('healthy', 0, level - levelsRegained(rest, why))
  // The first level that is regained wipes the slate.
  return { status: statusAt(after), marks: after < level ? 0 : marks }
}

/** A maimed limb is out for its months, and then as good as it will ever be again. */
function betterLimb(
  x: {
    readonly limb_status: LimbStatus
    readonly times_maimed: number
    readonly months_left: number
    readonly marks: number
  },
  rest: Rest,
  why: Why,
) {
  const { best_status } = maimedLimit({ times_maimed: x.times_maimed }, why)
  const best = best_status === 'unusable' ? 'maimed' : best_status
  const level = LIMB_ROWS[x.limb_status].level
  const limit = LIMB_ROWS[best].level
  const regained = (): number => {
    if (x.limb_status === 'maimed') return x.months_left > 0 ? 0 : level - limit
    return levelsRegained(rest, why)
  }
  const after = Math.max(Math.min(level, limit), level - regained())
  return { limb_status: limbStatusAt(after), limb_marks: after < level ? 0 : x.marks }
}

type Recovered = Partial<Attempt> & {
  readonly status?: Status
  readonly marks?: number
  readonly limb_status?: LimbStatus
  readonly limb_marks?: number
  /** Of the medic's roll. */
  readonly base_df?: number
}

export const recovery = rule(
  {
    id: 'tensided.injury.recovery',
    title: 'Getting better',
    lines: '347-347, 894-895, 952-953',
    given: {
      status: optional(STATUS),
      marks: optional(MARKS),
      /** A limb instead, or as well. */
      limb_status: optional(LIMB_STATUS),
      limb_marks: optional(MARKS),
      times_maimed: optional(int({ min: 0, max: 1000 })),
      /** That a maimed limb is still out for. */
      months_left: optional(num({ min: 0, max: 1000 })),
      rest_days: optional(num({ min: 0, max: 1_000_000 })),
      medic_success: optional(flag()),
      /** Of the medic. */
      dexterity: optional(statValue),
      medic: optional(skillLevel),
      d10: optional(rolled('1d10')),
      /** Whatever burdens him. */
      df_modifier: optional(score),
    },
  },
  (x, why): Recovered => {
    const rest = { rest_days: x.rest_days ?? 0, medic_success: x.medic_success ?? false }
    const { status, limb_status, dexterity, medic } = x
    const body = status === undefined ? {} : better(status, x.marks ?? 0, rest, why)
    const { times_maimed = 0, months_left = 0, limb_marks = 0 } = x
    const limb =
      limb_status === undefined
        ? {}
        : betterLimb({ limb_status, times_maimed, months_left, marks: limb_marks }, rest, why)
    return {
      ...body,
      ...limb,
      ...(dexterity === undefined || medic === undefined ? {} : care(dexterity, medic, x, why)),
    }
  },
)

/** A medic's roll for the week. */
function care(
  dexterity: number,
  medic: number,
  x: { readonly d10?: number; readonly df_modifier?: number | undefined },
  why: Why,
) {
  const base_df = healingMedicDf(why)
  const { attribute, difficulty } = complex(
    { stat_value: dexterity, skill_level: medic, base_df, df_modifier: x.df_modifier ?? 0 },
    why,
  )
  return { base_df, ...attempt(attribute, difficulty, x.d10, why) }
}
