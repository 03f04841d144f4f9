/** Height, weight and build. */
import { int, num, oneOf, optional, or, rule, table, text, type Why } from '@umpire/engine'
import { catalogOf, take } from '../catalog/catalog.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { affected, effectsOn, modifier, numberOf } from '../effect/apply.ts'
import { encumbrance } from '../move/encumbrance.ts'

const score = int({ min: -1000, max: 1000 })
const inches = num({ min: 0, max: 10_000 })
const pounds = num({ min: 0, max: 1_000_000 })
const sex = or(oneOf('male', 'female'), 'male')

const HEIGHTS = table<number, number>('Average height by ST, inches', {
  5: 64,
  6: 65,
  7: 66,
  8: 67,
  9: 68,
  10: 69,
  11: 70,
  12: 71,
  13: 72,
  14: 73,
  15: 74,
  16: 75,
})
const [WEAKEST, STRONGEST] = [5, 16]

const WEIGHTS = table<number, number>('Average weight by height, pounds', {
  62: 120,
  63: 130,
  64: 130,
  65: 135,
  66: 135,
  67: 140,
  68: 145,
  69: 150,
  70: 155,
  71: 160,
  72: 165,
  73: 170,
  74: 180,
  75: 190,
})
const [SHORTEST, TALLEST] = [62, 75]
const EACH_INCH_BEYOND = 10
const WOMAN = { height_in: -2, weight_lb: -10 }

const BELIEVABLE = { height_in: 6, weight_lb: 40 }
const GOOD_LOOKING_WITHIN = 0.2

const averageHeight = (st: number, woman: boolean, why: Why): number =>
  why
    .sum('average height')
    .add('by ST', HEIGHTS.at(Math.min(STRONGEST, Math.max(WEAKEST, st)), why))
    .when(woman, 'a woman', WOMAN.height_in)
    .total()

function averageWeight(height: number, woman: boolean, why: Why): number {
  const row = Math.min(TALLEST, Math.max(SHORTEST, Math.round(height)))
  return why
    .sum('average weight')
    .add('by height', WEIGHTS.at(row, why))
    .when(height > TALLEST, 'inches beyond the table', EACH_INCH_BEYOND * (height - TALLEST))
    .when(woman, 'a woman', WOMAN.weight_lb)
    .total()
}

/** Better than average: the book wants such people near the average weight. */
function isGoodLooking(appearance: string, why: Why): boolean {
  const { variant } = take({ trait: 'Appearance', variant: appearance }, catalogOf(why), 'appearance')
  return (variant?.points ?? 0) > 0
}

export const heightAndWeight = rule(
  {
    id: 'gurps.looks.height-weight',
    title: 'Average height and weight',
    lines: '264-279',
    given: {
      st: or(score, 10),
      sex,
      /** Chosen; it takes the average's place before the weight is looked up. */
      height_in: optional(inches),
      chosen_weight_lb: optional(pounds),
      appearance: or(text(100), 'Average'),
    },
  },
  (x, why) => {
    const woman = x.sex === 'female'
    const average = averageHeight(x.st, woman, why)
    const height_in = x.height_in ?? average
    const weight_lb = averageWeight(height_in, woman, why)
    const chosen = x.chosen_weight_lb ?? weight_lb
    const apart = Math.abs(chosen - weight_lb)
    const warnings = [
      ...(isGoodLooking(x.appearance, why) && why.compare('of the average', apart, '>', GOOD_LOOKING_WITHIN * weight_lb)
        ? ['weight outside 20 percent']
        : []),
      ...(why.compare('inches from the average', Math.abs(height_in - average), '>', BELIEVABLE.height_in)
        ? ['height beyond 6 inches']
        : []),
      ...(why.compare('pounds from the average', apart, '>', BELIEVABLE.weight_lb) ? ['weight beyond 40 pounds'] : []),
    ]
    return { height_in, weight_lb, warning: warnings[0] ?? null, warnings }
  },
)

export const BUILDS = ['overweight', 'fat', 'extremely-fat', 'skinny'] as const
export type Build = (typeof BUILDS)[number]

const NAMES: { readonly [build in Build]: WrittenTrait } = {
  overweight: { trait: 'Overweight' },
  fat: { trait: 'Fat' },
  'extremely-fat': { trait: 'Extremely Fat' },
  skinny: { trait: 'Skinny' },
}

/** The highest HT that goes with a build; none where there is no ceiling. */
export function healthCeiling(build: Build, why: Why): number | null {
  const [ceiling] = effectsOn(['HT at creation'], bearersOf([NAMES[build]], why))
  return ceiling === undefined ? null : numberOf(ceiling.effect.by, ceiling.bearer, {}, why)
}

const withinCeiling = (build: Build, ht: number, why: Why): boolean => {
  const ceiling = healthCeiling(build, why)
  return ceiling === null || why.compare(`HT of a ${build} character`, ht, '<=', ceiling)
}

/** The weight that the build makes of the average, to the nearest pound, halves up. */
const builtWeight = (build: Build, average: number, why: Why): number =>
  why.round('weight', affected('weight', average, ['weight'], bearersOf([NAMES[build]], why), {}, why), 'near')

export const fat = rule(
  {
    id: 'gurps.looks.fat',
    title: 'Overweight, Fat, Extremely Fat',
    lines: '281-287, 340-344',
    given: {
      build: oneOf('overweight', 'fat', 'extremely-fat'),
      st: or(score, 10),
      ht: or(score, 10),
      sex,
      gear_lb: or(pounds, 0),
      skill: or(text(100), 'Swimming'),
      level: optional(score),
    },
  },
  (x, why) => {
    const average = averageWeight(averageHeight(x.st, x.sex === 'female', why), x.sex === 'female', why)
    const weight_lb = builtWeight(x.build, average, why)
    const extra = weight_lb - average
    const carried_lb = why.sum('load').add('gear', x.gear_lb).add('own fat', extra).total()
    const load = encumbrance({ st: x.st, carried_lb }, why)
    const bonus = modifier(x.build, [`skill:${x.skill}`], bearersOf([NAMES[x.build]], why), {}, why)
    return {
      weight_lb,
      extra_encumbrance_lb: extra,
      carried_lb,
      encumbrance_level: load.encumbrance_level,
      encumbrance: load.encumbrance,
      legal: withinCeiling(x.build, x.ht, why),
      effective: x.level === undefined ? null : why.sum(x.skill).add('level', x.level).add(x.build, bonus).total(),
    }
  },
)

export const skinny = rule(
  {
    id: 'gurps.looks.skinny',
    title: 'Skinny',
    lines: '346-348',
    given: {
      build: or(oneOf('skinny'), 'skinny'),
      st: or(score, 10),
      ht: or(score, 10),
      sex,
      height_in: optional(inches),
      appearance: or(text(100), 'Average'),
    },
  },
  (x, why) => {
    const woman = x.sex === 'female'
    const average = averageWeight(x.height_in ?? averageHeight(x.st, woman, why), woman, why)
    const weight_lb = builtWeight('skinny', average, why)
    const looks = take({ trait: 'Appearance', variant: x.appearance }, catalogOf(why), 'appearance')
    const excluded = take(NAMES.skinny, catalogOf(why), 'build').trait.excludes.includes(looks.variant?.name ?? '')
    if (excluded) why.note(`Skinny people are not ${x.appearance}`)
    const { build: _, ...body } = x
    const { warning } = heightAndWeight({ ...body, chosen_weight_lb: weight_lb }, why)
    return { weight_lb, legal: !excluded && withinCeiling('skinny', x.ht, why), warning }
  },
)
