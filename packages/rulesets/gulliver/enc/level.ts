/**
 * Levels of encumbrance, from featherweights (Neg n) to what crushes (Extreme n), and the Encumbrance Table. A level is
 * its place in the order: Neg n = −n, None 0, Light 1 … Super-Heavy 5, Extreme n = 5 + n. Both ends go on.
 */
import { BadInput, type Field, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { linearScale } from '../common/scale.ts'

export type Level = number

const NAMES: readonly string[] = ['none', 'light', 'medium', 'heavy', 'x-heavy', 's-heavy']
export const [NONE, LIGHT, MEDIUM, HEAVY, X_HEAVY, S_HEAVY] = [0, 1, 2, 3, 4, 5] as const

/** Where the program stops counting: what weighs nothing at all, and what no strength in the world could move. */
export const LIGHTEST: Level = -40
export const HEAVIEST: Level = S_HEAVY + 9999

const within = (level: Level): Level => Math.min(Math.max(level, LIGHTEST), HEAVIEST)

/** `neg3`, `none`, `x-heavy`, `extreme2`. */
export const levelKey = (level: Level): string =>
  level < 0 ? `neg${-level}` : (NAMES[level] ?? `extreme${extremeOf(level)}`)

/** How far into Extreme a level is; 0 for everything that can be borne. */
export const extremeOf = (level: Level): number => Math.max(0, level - S_HEAVY)

const KEY = /^(neg|extreme)([1-9]\d{0,3})$/

/** The level of a key, if it is one. */
export function levelOf(key: string): Level | undefined {
  const named = NAMES.indexOf(key)
  if (named >= 0) return named
  const parts = KEY.exec(key)
  if (parts === null) return undefined
  const level = parts[1] === 'neg' ? -Number(parts[2]) : S_HEAVY + Number(parts[2])
  return within(level) === level ? level : undefined
}

/** Given by its key, taken as its place in the order. */
export const levelField: Field<Level> = {
  spec: { kind: 'text', most: 12 },
  read: (value, place) => {
    const level = typeof value === 'string' ? levelOf(value) : undefined
    if (level !== undefined) return level
    throw new BadInput(place, `a level: neg${-LIGHTEST} to neg1, ${NAMES.join(', ')}, extreme1 and up`, value)
  },
}

export interface LevelRow {
  /** The highest ratio of weight to strength that is still this level. */
  readonly wsr_max: number
  readonly half_mod: number
  readonly full_mod: number
  readonly move_mod: number
  readonly point_cost: number
  readonly enc_factor: number | 'inf'
  /** The highest (effective) ratio of mass to strength that is still this level. */
  readonly msr_max: number
}

/** wsr_max, full_mod, move_mod, point_cost, enc_factor and msr_max from Neg 10 to Extreme 4, as they are printed. */
const FIRST: Level = -10
const PRINTED: readonly (readonly [number, number, number, number, number | 'inf', number])[] = [
  [0.07, 10, 20, 200, 1, 0.07],
  [0.15, 9, 15, 170, 1, 0.15],
  [0.3, 8, 10, 155, 1, 0.3],
  [0.7, 7, 7, 125, 1, 0.7],
  [1.3, 6, 5, 110, 1.1, 1.5],
  [2.5, 5, 3, 80, 1.2, 3],
  [5, 4, 2, 65, 1.4, 7],
  [10, 3, 1.5, 35, 1.5, 15],
  [12, 2, 1.2, 25, 1.6, 20],
  [14, 1, 1.1, 5, 1.8, 25],
  [17, 0, 1, 0, 2, 35],
  [19, -2, 4 / 5, -10, 2.5, 50],
  [21, -4, 3 / 5, -20, 4, 100],
  [27, -6, 2 / 5, -30, 7, 200],
  [35, -8, 1 / 5, -40, 20, 700],
  [45, -10, 1 / 10, -50, 65, 3000],
  [55, -11, 1 / 15, -51, 'inf', 7000],
  [65, -12, 1 / 20, -52, 'inf', 15000],
  [75, -13, 1 / 30, -53, 'inf', 30000],
  [85, -14, 1 / 50, -54, 'inf', 70000],
]

/** 7, 15, 30, 70, 150 … upward, and 0.7, 0.3, 0.15, 0.07 … downward: three rows are a power of ten. */
function massLimit(row: number): number {
  const place = ((row % 3) + 3) % 3
  const power = (row - place) / 3
  const digits = [7, 15, 30][place] ?? 7
  return power < 0 ? digits / 10 ** -power : digits * 10 ** power
}

/** From Extreme 5 on. */
function extremeRow(n: number): LevelRow {
  return {
    wsr_max: 45 + 10 * n,
    ...skillMods(-(10 + n)),
    move_mod: 1 / linearScale(6 + n),
    point_cost: -(50 + n),
    enc_factor: 'inf',
    msr_max: massLimit(8 + n),
  }
}

/** From Neg 11 on. */
function negativeRow(n: number): LevelRow {
  const limit = massLimit(4 - n)
  const [pairs, odd] = [Math.floor((n - 3) / 2), (n - 3) % 2]
  return {
    wsr_max: limit,
    ...skillMods(n),
    move_mod: linearScale(n - 2),
    point_cost: 35 + 45 * pairs + 30 * odd,
    enc_factor: 1,
    msr_max: limit,
  }
}

const skillMods = (full_mod: number) => ({ half_mod: Math.floor(full_mod / 2), full_mod })

function rowOf(level: Level): LevelRow {
  const row = PRINTED[level - FIRST]
  if (row === undefined) return level < 0 ? negativeRow(-level) : extremeRow(extremeOf(level))
  const [wsr_max, full_mod, move_mod, point_cost, enc_factor, msr_max] = row
  return { wsr_max, ...skillMods(full_mod), move_mod, point_cost, enc_factor, msr_max }
}

/** The rows that creatures have, worked out once; what is beyond them is crushed anyway. */
const KNOWN = Array.from({ length: 60 - LIGHTEST }, (_, index) => rowOf(LIGHTEST + index))

/** A row of the Encumbrance Table, printed or continued. */
export const levelRow = (level: Level): LevelRow => KNOWN[level - LIGHTEST] ?? rowOf(level)

const read = <C extends keyof LevelRow>(level: Level, column: C, why: Why): LevelRow[C] =>
  why.table('Encumbrance Table', levelKey(level), column, levelRow(level)[column])

/** For quickness of body: Dodge, Stealth, Jumping, balance. */
export const halfMod = (level: Level, why: Why): number => read(level, 'half_mod', why)
/** For hauling the whole body about: Climbing, Swimming, Acrobatics. */
export const fullMod = (level: Level, why: Why): number => read(level, 'full_mod', why)
/** What Move is multiplied by. */
export const moveMod = (level: Level, why: Why): number => read(level, 'move_mod', why)
export const pointCost = (level: Level, why: Why): number => read(level, 'point_cost', why)
/** Read by the weight burden: what the ratio of mass is multiplied by. */
export const encFactor = (burden: Level, why: Why): number | 'inf' => read(burden, 'enc_factor', why)

/** What a level does, for answers: its key and everything that follows from it. */
export function levelAnswer(level: Level, why: Why) {
  return {
    level: levelKey(level),
    half_mod: halfMod(level, why),
    full_mod: fullMod(level, why),
    move_mod: moveMod(level, why),
    point_cost: pointCost(level, why),
  }
}

/** How much each level of Extra Encumbrance adds to the limits of None and worse. */
const EXTRA_STEPS = [2, 4, 6, 12, 20, 30] as const
const extraStep = (level: Level): number => EXTRA_STEPS[level] ?? 30 + 10 * extremeOf(level)

/** The highest WSR of a level, with a creature's levels of Extra Encumbrance. */
export const wsrLimit = (level: Level, extraEncumbrance = 0): number =>
  level < NONE ? levelRow(level).wsr_max : 15 + extraStep(level) * linearScale(extraEncumbrance)

/** The first level, best first, whose limit is not below the ratio. */
function firstWithin(ratio: number, limit: (level: Level) => number, from: Level): Level {
  const meant = exact(ratio)
  let level = from
  while (level < HEAVIEST && limit(level) < meant) level++
  return level
}

/** The burden: the level by weight, whose limits Extra Encumbrance raises on land. */
export function levelOfWsr(wsr: number, why: Why, extraEncumbrance = 0): Level {
  const limit = (level: Level): number => wsrLimit(level, extraEncumbrance)
  // Each Extreme level is as wide as the one before, so that far down one need not walk.
  const width = 10 * linearScale(extraEncumbrance)
  const beyond = Math.floor((wsr - limit(S_HEAVY)) / width) - 1
  const from = beyond > 0 ? within(S_HEAVY + beyond) : LIGHTEST
  const level = firstWithin(wsr, limit, from)
  return tell(why, 'WSR', wsr, level)
}

/** The level by (effective) mass. */
export const levelOfMsr = (msr: number, why: Why): Level =>
  tell(
    why,
    'MSR',
    msr,
    firstWithin(msr, level => levelRow(level).msr_max, LIGHTEST),
  )

function tell(why: Why, column: string, ratio: number, level: Level): Level {
  why.table('Encumbrance Table', `${column} ${exact(ratio)}`, 'level', levelKey(level))
  return level
}
