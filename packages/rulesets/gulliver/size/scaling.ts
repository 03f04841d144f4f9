/** Stats of a human-sized version of a creature, brought to its own Size. DX, IQ, HT and senses stay as they are. */
import { optional, or, rule, type Why } from '@umpire/engine'
import { exact, nearest } from '../common/exact.ts'
import { AVERAGE, measure, score, size, sizeField } from '../common/fields.ts'
import { atSize, linearScale } from '../common/scale.ts'

const WHOLE_FROM = 2
const LOAD_WHOLE_FROM = 5

/** Whole where it is large enough to be, else with its fraction. */
function wholeFrom(why: Why, label: string, value: number, from: number): number {
  return why.compare(`${label} is whole from`, exact(value), '>=', from) ? nearest(why, label, value) : exact(value)
}

/** Hit points, DR, Combat ST and weight. */
const roundedStat = (why: Why, label: string, value: number): number => wholeFrom(why, label, value, WHOLE_FROM)
/** Load ST keeps its fraction longer. */
const roundedLoad = (why: Why, value: number): number => wholeFrom(why, 'Load ST', value, LOAD_WHOLE_FROM)

const stat = (why: Why, label: string, value: number | undefined): number | null =>
  value === undefined ? null : roundedStat(why, label, value)

export const rounding = rule(
  {
    id: 'gulliver.size.rounding',
    title: 'Rounding scaled stats',
    lines: '186, 226',
    given: {
      hp_scaled: optional(measure),
      dr_scaled: optional(measure),
      combat_st_scaled: optional(measure),
      load_st_scaled: optional(measure),
      weight_scaled: optional(measure),
    },
  },
  (x, why) => ({
    hp: stat(why, 'hit points', x.hp_scaled),
    dr: stat(why, 'DR', x.dr_scaled),
    combat_st: stat(why, 'Combat ST', x.combat_st_scaled),
    load_st: x.load_st_scaled === undefined ? null : roundedLoad(why, x.load_st_scaled),
    weight: stat(why, 'weight', x.weight_scaled),
  }),
)

export const baseSt = rule(
  {
    id: 'gulliver.size.base-st',
    title: 'Base ST of large builds',
    lines: '188',
    given: { size },
    gives: 'suggested_min_base_st',
  },
  (x, why) => why.sum('base ST').add('average', AVERAGE).add('levels of Size above 0', Math.max(0, x.size)).total(),
)

export const combatSt = rule(
  {
    id: 'gulliver.size.combat-st',
    title: 'Scaling Combat ST',
    lines: '190',
    given: { base_st: or(measure, AVERAGE), size },
  },
  (x, why) => {
    const combat_st_exact = atSize(why, 'Combat ST', 'linear', x.base_st, x.size)
    return { combat_st: roundedStat(why, 'Combat ST', combat_st_exact), combat_st_exact }
  },
)

export const loadSt = rule(
  {
    id: 'gulliver.size.load-st',
    title: 'Scaling Load ST',
    lines: '192',
    given: { base_st: or(measure, AVERAGE), size },
  },
  (x, why) => {
    const load_st_exact = atSize(why, 'Load ST', 'area', x.base_st, x.size)
    return { load_st: roundedLoad(why, load_st_exact), load_st_exact }
  },
)

export const hitPoints = rule(
  {
    id: 'gulliver.size.hp',
    title: 'Scaling hit points',
    lines: '200',
    given: {
      base_hp: optional(measure),
      /** Base hit points, unless the design says otherwise. */
      ht: or(measure, AVERAGE),
      size,
    },
  },
  (x, why) => {
    const hp_exact = atSize(why, 'hit points', 'linear', x.base_hp ?? x.ht, x.size)
    return { hp: roundedStat(why, 'hit points', hp_exact), hp_exact }
  },
)

export const unscaledAttributes = rule(
  {
    id: 'gulliver.size.unscaled-attributes',
    title: 'DX, IQ, HT and senses do not scale',
    lines: '194-198, 212',
    given: {
      size,
      dx: or(score, AVERAGE),
      iq: or(score, AVERAGE),
      ht: or(measure, AVERAGE),
      base_hp: optional(measure),
    },
  },
  ({ size: own, dx, iq, ht, base_hp }, why) => {
    const { hp } = hitPoints(base_hp === undefined ? { ht, size: own } : { base_hp, ht, size: own }, why)
    return { dx, iq, ht, senses_modifier: 0, hp }
  },
)

export const dr = rule(
  {
    id: 'gulliver.size.dr',
    title: 'Scaling DR',
    lines: '202',
    given: { base_dr: or(measure, 0), skull_dr: or(measure, 2), size },
  },
  (x, why) => {
    const dr_exact = atSize(why, 'DR', 'linear', x.base_dr, x.size)
    const skull_dr_exact = atSize(why, 'DR of the skull', 'linear', x.skull_dr, x.size)
    return {
      dr: roundedStat(why, 'DR', dr_exact),
      dr_exact,
      skull_dr: roundedStat(why, 'DR of the skull', skull_dr_exact),
      skull_dr_exact,
    }
  },
)

/** A man's weight. */
export const HUMAN_WEIGHT = 150

export const weight = rule(
  {
    id: 'gulliver.size.weight',
    title: 'Scaling weight',
    lines: '204',
    given: { base_weight: or(measure, HUMAN_WEIGHT), size },
  },
  (x, why) => {
    const weight_exact = atSize(why, 'weight', 'volume', x.base_weight, x.size)
    return { weight: roundedStat(why, 'weight', weight_exact), weight_exact }
  },
)

export const moveReach = rule(
  {
    id: 'gulliver.size.move-reach',
    title: 'Size on Move and Reach',
    lines: '206-208',
    given: { base_move: optional(measure), move_mod: or(measure, 1), reach_yards: optional(measure), size },
  },
  (x, why) => ({
    move: x.base_move === undefined ? null : scaledMove(why, x.base_move, x.move_mod, x.size),
    reach_yards: x.reach_yards === undefined ? null : exact(atSize(why, 'reach', 'linear', x.reach_yards, x.size)),
  }),
)

function scaledMove(why: Why, base: number, mod: number, own: number): number {
  const human = why.product('Move at human size').add('base Move', base).add('Move Modifier', mod).total()
  return exact(atSize(why, 'Move', 'linear', human, own))
}

const HALF = 2
const EACH_SIZE_WITHOUT = 3

export const withoutEncumbrance = rule(
  {
    id: 'gulliver.size.without-encumbrance',
    title: 'Size without natural encumbrance',
    lines: '2671-2677',
    given: { size: sizeField, base_move: optional(measure) },
  },
  (x, why) => {
    const move_scale_size = why.round('half the Size, in its favour', x.size / HALF, 'up') + 0
    const cost = why.product('Size').add('levels either way', Math.abs(x.size)).add('each', EACH_SIZE_WITHOUT).total()
    return {
      move_scale_size,
      factor: why.table('Scale Table', move_scale_size, 'linear', linearScale(move_scale_size)),
      cost,
      move: x.base_move === undefined ? null : exact(atSize(why, 'Move', 'linear', x.base_move, move_scale_size)),
    }
  },
)
