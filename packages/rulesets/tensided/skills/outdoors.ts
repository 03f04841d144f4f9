/** Trails, animals, rocks. */
import { BadInput, int, list, num, oneOf, optional, ownValue, rule, table, text, type Why } from '@umpire/engine'
import { coldTrailHours, rainPresets } from '../campaign/settings.ts'
import { attribute, skillLevel } from '../core/attribute.ts'
import { passiveComplex } from '../core/df-stacking.ts'
import { extended } from '../core/extended.ts'
import { roll, score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { type Attempt, attempt, harder, ROLLER } from './attempt.ts'
import { complexAttribute } from './complex.ts'

const TRAIL = 15
const HOURS_A_POINT = 6

function rainOn(rain: string, why: Why): number {
  const presets = rainPresets(why)
  const df = ownValue(presets, rain)
  if (df === undefined) throw new BadInput('given.rain', `one of ${Object.keys(presets).join(', ')}`, rain)
  return why.table('Rain', rain, undefined, df)
}

export const tracking = rule(
  {
    id: 'tensided.skills.tracking',
    title: 'Tracking',
    lines: '353-353',
    given: {
      hours: optional(num({ min: 0, max: 1_000_000 })),
      /** By name, or as the game master says. */
      rain: optional(text(60)),
      rain_df: optional(int({ min: 0, max: 1000 })),
      target_stealth: optional(skillLevel),
      aptitude: optional(statValue),
      tracking: optional(skillLevel),
      ...ROLLER,
    },
  },
  (x, why) => {
    const { hours = 0, target_stealth = 0, aptitude, tracking: level } = x
    const base_df = why
      .sum('trail')
      .add('base', TRAIL)
      .add('age', why.round('full six hours', hours / HOURS_A_POINT, 'down'))
      .add('rain', x.rain_df ?? rainOn(x.rain ?? 'none', why))
      .add('stealth', target_stealth)
      .total()
    const known = {
      base_df,
      /** So old that the game master may call it lost. */
      cold_trail: why.compare('cold', hours, '>=', coldTrailHours(why)),
    }
    const difficulty = passiveComplex(base_df, why, x.df_modifier)
    if (aptitude === undefined || level === undefined) return { ...known, difficulty }
    return { ...known, ...attempt(complexAttribute(aptitude, level, why), difficulty, x.d10, why) }
  },
)

export const ANIMALS = ['easily trained', 'intelligent', 'neither smart nor friendly'] as const
type Animal = (typeof ANIMALS)[number]

const ANIMAL_DF = table<Animal, number>('Animals', {
  'easily trained': 10,
  intelligent: 18,
  'neither smart nor friendly': 25,
})

export const animalEmpathy = rule(
  {
    id: 'tensided.skills.animal-empathy',
    title: 'Animal empathy',
    lines: '355-355',
    given: {
      animal: oneOf(...ANIMALS),
      attribute: optional(score),
      charisma: optional(statValue),
      animal_empathy: optional(skillLevel),
      d10s: optional(list(int({ min: 1, max: 10 }), 1000)),
      /** Days between the rolls, 2d6 each time. */
      interval_rolls: optional(list(int({ min: 2, max: 12 }), 1000)),
      df_modifier: optional(score),
    },
  },
  (x, why) => {
    const success_at = ANIMAL_DF.at(x.animal, why)
    const difficulty = harder(success_at, x.df_modifier, why)
    const own = x.attribute ?? ownAttribute(x.charisma, x.animal_empathy, why)
    const margins = (x.d10s ?? []).map(d10 => roll({ d10, attribute: own, difficulty }, why).mos)
    const { cmos, result, elapsed } = extended(
      { success_at, margins, interval_rolls: x.interval_rolls ?? [], unit: 'days' },
      why,
    )
    return { attribute: own, difficulty, success_at, margins, cmos, result, days: elapsed }
  },
)

function ownAttribute(charisma: number | undefined, level: number | undefined, why: Why): number {
  if (charisma === undefined) throw new BadInput('given', 'attribute, or charisma', 'neither')
  return attribute({ stat_value: charisma, skill_level: level ?? 0 }, why)
}

const SURFACES = ['ordinary rock', 'slippery'] as const
type Surface = (typeof SURFACES)[number]

const SURFACE_DF = table<Surface, number>('Surfaces', { 'ordinary rock': 10, slippery: 15 })

export const climbing = rule(
  {
    id: 'tensided.skills.climbing',
    title: 'Climbing',
    lines: '357-357',
    given: { athleticism: statValue, climbing: skillLevel, surface: oneOf(...SURFACES), ...ROLLER },
  },
  (x, why): Attempt => {
    const own = attribute({ stat_value: x.athleticism, skill_level: x.climbing }, why)
    return attempt(own, harder(SURFACE_DF.at(x.surface, why), x.df_modifier, why), x.d10, why)
  },
)
