/** Seeing somebody, or something that was hidden. */
import { BadInput, flag, list, num, oneOf, optional, record, rule, type Why } from '@umpire/engine'
import { hidingCounts, spotAutomatic } from '../campaign/readings.ts'
import { attribute, skillLevel } from '../core/attribute.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { acts, added, flawsHeld, type Having, meritsHeld, wearsLenses } from '../effect/effect.ts'
import { statValue } from '../tables/stats.ts'
import {
  LIGHTS,
  LOOK_SCORE,
  SPOT_CATEGORIES,
  SPOT_CATEGORY,
  SPOT_ROWS,
  type SpotCategory,
  STEP_DF,
  TARGET_LOOKS,
  VISIBILITIES,
  VISIBILITY_SCORE,
  WORST_SCORE,
} from '../tables/visibility.ts'
import { attempt, harder, ROLLER } from './attempt.ts'

/** The target's look and the visibility, put together. */
function scoreOf(look: number, visibility: number, why: Why): number {
  if (look === visibility) {
    return look === 0
      ? 0
      : why.sum('both the same: a step further').add('each', look).add('step', Math.sign(look)).total()
  }
  // One of them says nothing, or they work against each other.
  if (look * visibility <= 0) return why.sum('category').add('target', look).add('visibility', visibility).total()
  return why.atMost('the more extreme', look, visibility)
}

export const spotCategory = rule(
  {
    id: 'tensided.skills.spot-category',
    title: 'Finding the visibility category',
    lines: '275-275',
    given: {
      target_look: oneOf(...TARGET_LOOKS),
      visibility: oneOf(...VISIBILITIES),
      /** A strong contrast decides at once. */
      light: optional(oneOf(...LIGHTS)),
    },
    gives: 'category',
  },
  (x, why): SpotCategory => {
    if (x.light === 'target in the dark') return why.input('seen from the light', 'impossible')
    if (x.light === 'observer in the dark') return why.input('seen from the dark', 'bright-target')
    const found = scoreOf(LOOK_SCORE.at(x.target_look, why), VISIBILITY_SCORE.at(x.visibility, why), why)
    const category = SPOT_CATEGORIES[found - WORST_SCORE] ?? 'normal'
    return why.table('Visibility category', found, undefined, category)
  },
)

const yes = optional(flag())
/** Where being near is not enough. */
const NEAR_AND_HIDDEN = 10

const metres = num({ min: 0, max: 10_000_000 })

type Spotting = {
  readonly possible: boolean
  readonly automatic: boolean
  /** None where there is nothing to roll for. */
  readonly difficulty: number | null
}
const UNSEEN: Spotting = { possible: false, automatic: false, difficulty: null }
const SEEN: Spotting = { possible: true, automatic: true, difficulty: null }

export const spotTable = rule(
  {
    id: 'tensided.skills.spot-table',
    title: 'Spotting difficulty by category and distance',
    lines: '285-321',
    given: {
      category: SPOT_CATEGORY,
      /** As abilities scale it (tensided.abilities.range-scaling). */
      distance: metres,
      /** The blind see nothing at all. */
      flaws: flawsHeld,
      hiding: yes,
    },
  },
  (x, why): Spotting => {
    const { category, distance } = x
    if (acts(x, 'fails', 'spot') || category === 'impossible') return UNSEEN
    const { autoTo, firstTo, firstDf, step } = SPOT_ROWS[category]
    if (why.compare('seen without a roll', distance, '<=', autoTo)) {
      if (x.hiding !== true || spotAutomatic(why) === 'always') return SEEN
      return { possible: true, automatic: false, difficulty: why.input('near, but hidden', NEAR_AND_HIDDEN) }
    }
    const steps = distance <= firstTo ? 0 : why.round('steps begun', (distance - firstTo) / step, 'up')
    const difficulty = why
      .sum('spotting')
      .add(category, firstDf)
      .add('distance', STEP_DF * steps)
      .total()
    return { possible: true, automatic: false, difficulty }
  },
)

const NOT_LOOKING = 5
const MOVING = -5
const EACH_OBSERVER = 2
const MOST_FURTHER = 5

/** The best of a group, and the eyes of the others. */
function groupAttribute(attributes: readonly number[], why: Why): number {
  const best = Math.max(...attributes)
  const further = why.atMost('others who help', MOST_FURTHER, attributes.length - 1)
  return why
    .sum('attribute')
    .add('the best', best)
    .add('others', EACH_OBSERVER * further)
    .total()
}

export const spotModifiers = rule(
  {
    id: 'tensided.skills.spot-modifiers',
    title: 'Spotting modifiers',
    lines: '277-284',
    given: {
      category: optional(SPOT_CATEGORY),
      /** True metres: eyes look at these. */
      distance: optional(metres),
      /** As abilities scale it, for the table. */
      effective_distance: optional(metres),
      hiding: yes,
      target_stealth: optional(skillLevel),
      /** Counts with it where the campaign takes both. */
      target_athleticism: optional(statValue),
      /** Searching, unless it is said otherwise. */
      looking: yes,
      target_moving: yes,
      merits: meritsHeld,
      flaws: flawsHeld,
      lenses: wearsLenses,
      /** One, or several who look together. */
      observer_attributes: optional(list(score, 10_000)),
      ...ROLLER,
    },
  },
  (x, why) => {
    const { observer_attributes: all = [] } = x
    const together = all.length === 0 ? undefined : groupAttribute(all, why)
    const seen = spottingOf(x, why)
    if (seen === undefined) {
      if (together === undefined)
        throw new BadInput('given', 'category and distance, or observer_attributes', 'neither')
      return { attribute: together }
    }
    if (together === undefined || seen.difficulty === null) return seen
    return { ...seen, ...attempt(together, seen.difficulty, x.d10, why) }
  },
)

interface Sought {
  readonly category?: SpotCategory
  readonly distance?: number
  readonly effective_distance?: number
  readonly hiding?: boolean
  readonly target_stealth?: number
  readonly target_athleticism?: number
  readonly looking?: boolean
  readonly target_moving?: boolean
  readonly df_modifier?: number
}

/** What he hides with: the level alone, or the whole attribute. */
function hiding({ target_stealth = 0, target_athleticism = 0 }: Sought, why: Why): number {
  if (hidingCounts(why) === 'level') return target_stealth
  return attribute({ stat_value: target_athleticism, skill_level: target_stealth }, why)
}

function spottingOf(x: Sought & Having, why: Why): Spotting | undefined {
  const { category, distance, effective_distance = distance } = x
  if (category === undefined || distance === undefined || effective_distance === undefined) return undefined
  const { flaws = [] } = x
  const seen = spotTable({ category, distance: effective_distance, flaws, hiding: x.hiding === true }, why)
  if (seen.difficulty === null) return seen
  const difficulty = why
    .sum('difficulty')
    .add('distance', seen.difficulty)
    .when(x.hiding === true, 'hiding', () => hiding(x, why), 'does not hide')
    .when(x.looking === false, 'not looking', NOT_LOOKING)
    .when(x.target_moving === true, 'moving', MOVING)
    .add('eyes', added(x, 'df', 'spot', why, { distance }))
    .when(x.df_modifier !== undefined, 'modifiers', x.df_modifier ?? 0)
    .total()
  return { ...seen, difficulty }
}

export const spotHiddenThings = rule(
  {
    id: 'tensided.skills.spot-hidden-things',
    title: 'Spotting traps and hidden things',
    lines: '272-272',
    given: {
      awareness: statValue,
      spot: skillLevel,
      /** Plain, though his skill is complex: the one that is rolled decides. */
      builder: optional(record({ dexterity: statValue, security: skillLevel })),
      /** The game master's, where nobody knows who built it. */
      difficulty: optional(score),
      ...ROLLER,
    },
  },
  (x, why) => {
    const own = attribute({ stat_value: x.awareness, skill_level: x.spot }, why)
    const { builder } = x
    if (builder === undefined) {
      if (x.difficulty === undefined) throw new BadInput('given', 'the builder, or a difficulty', 'neither')
      return attempt(own, harder(x.difficulty, x.df_modifier, why), x.d10, why)
    }
    const opponent_attribute = attribute({ stat_value: builder.dexterity, skill_level: builder.security }, why)
    const { difficulty } = opposed({ opponent_attribute }, why)
    return attempt(own, harder(difficulty, x.df_modifier, why), x.d10, why)
  },
)
