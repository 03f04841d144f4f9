/** What exertion costs, by load, strength and size: marches, runs, battles, sleepless nights, rest. */
import type { Why } from '@umpire/engine'
import { type Asking, fighterAt, penalized, standingAt, turnSteps } from '@umpire/gurps/fight-rooms'
import {
  battleFatigue,
  fatigue,
  fatigueRecovery,
  lostSleep,
  marchingFatigue,
  runningFatigue,
} from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { extraHeat, fatigueEncumbrance, fatigueGeneral, fatigueSleep, iqDx, moveTable } from '../../fatigue/exertion.ts'
import { fromHt, fromSt, fatigueRecovery as recoveryBySize } from '../../fatigue/pool.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

const SCALED = 'scaled-fatigue'
const [FROM_ST, FROM_HT] = ['fatigue-from-st', 'fatigue-from-ht']

/** By the load: divided by what is left of Move under it. */
const underLoad = (points: number, level: number, why: Why): number =>
  fatigueEncumbrance({ fatigue: points, level, after_battle: false }, why).fatigue ?? points

/** A rate that nobody rolled for. */
const AVERAGE = { ht: 10, roll: 10, fit: false }
const TEN_MINUTES = 10

const scaled: readonly Layer[] = [
  layer(SCALED, battleFatigue, (x, why, base) => {
    if (base(x, why) === 0) return 0
    return fatigueEncumbrance({ level: x.encumbrance_level, after_battle: true }, why).fatigue ?? 0
  }),
  layer(SCALED, marchingFatigue, (x, why) => {
    const each = extraHeat({ fatigue: 1, heat: x.hot ? 'hot' : 'none', extra_effort_turns: 0 }, why)
    return exact(x.hours * underLoad(each, x.encumbrance_level, why))
  }),
  // At full Move, for as long as it lasts: nothing is rolled for.
  layer(SCALED, runningFatigue, (x, why, base) => {
    const { yards_per_second, encumbrance_level = 0 } = x
    const came = base({ ...x, yards: 0 }, why)
    const { interval_seconds } = moveTable({ fraction_of_move: 1, way: 'own power' }, why)
    if (yards_per_second === undefined || yards_per_second === 0 || interval_seconds === null) return base(x, why)
    const events = x.yards / yards_per_second / interval_seconds
    return { ...came, fatigue: exact(underLoad(events, encumbrance_level, why)) }
  }),
  layer(SCALED, lostSleep, (x, why, base) => {
    const came = base(x, why)
    const tonight =
      came.full_night === false ? nightOf(x.slept_hours ?? 0, came.fatigue, base(awake(x), why).fatigue) : 0
    const nights_lost = x.nights_missed + x.half_nights_missed / 2 + tonight
    return { ...came, fatigue: fatigueSleep({ nights_lost, will_roll_made: false }, why).fatigue }
  }),
  // So much of the whole for every ten minutes, in place of a point.
  layer(SCALED, fatigueRecovery, (x, why, base) => {
    const { full } = x
    const { ordinary } = x.fatigue
    if (full === undefined || ordinary === undefined || full === 0) return base(x, why)
    const each = recoveryBySize({ fatigue_full: full, minutes: TEN_MINUTES, ...AVERAGE }, why)
    const rested = base({ ...x, fatigue: { ...x.fatigue, ordinary: ordinary / each } }, why)
    return { ...rested, fatigue: { ...rested.fatigue, ordinary: exact((rested.fatigue.ordinary ?? 0) * each) } }
  }),
  adds(SCALED, turnSteps, (ask: Asking, place: number) => {
    const [{ st, ht, id: who }, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
    if (one.fatigue === 0) return undefined
    const { fatigue: most } = fatigue({ st, ht, fatigue: Number.MAX_SAFE_INTEGER }, ask.why)
    const { fatigue_left } = fatigueGeneral({ fatigue_full: most, lost: Math.min(most, one.fatigue) }, ask.why)
    const value = iqDx({ fatigue_full: most, fatigue_left }, ask.why)
    if (value === 0) return undefined
    return ask.record(penalized({ who, to: ['dx', 'iq'], value, turns: 0, until: 'turn', for: null }))
  }),
]

type Night = Parameters<typeof lostSleep>[0]
const awake = (x: Night): Night => ({ ...x, slept_hours: 0 })

/** A whole night, or half of it, as the printed rule counts it. */
const nightOf = (slept: number, cost: number, whole: number): number =>
  slept === 0 || cost === whole ? 1 : cost > 0 ? 1 / 2 : 0

const HALVED = 2
const LEAST = 1

/** Half of it, but whoever can go at all goes on at 1. */
const slower = (value: number): number => Math.min(value, Math.max(LEAST, Math.floor(value / HALVED)))

type Tired = ReturnType<typeof fatigue>

/** Slowed where the pool says so. */
const slowed = (came: Tired, x: { readonly move?: number; readonly dodge?: number }, isSlow: boolean): Tired => ({
  ...came,
  ...(x.move === undefined ? {} : { move: isSlow ? slower(x.move) : x.move }),
  ...(x.dodge === undefined ? {} : { dodge: isSlow ? slower(x.dodge) : x.dodge }),
})

/** A point is worth as much to everybody: a tenth of what he has. */
const ofStrength = (points: number, st: number | undefined, why: Why): number =>
  st === undefined || points === 0
    ? points
    : exact(fromSt({ combat_st: Math.max(0, st), events: points, ht: 10 }, why).fatigue)

const strong: readonly Layer[] = [
  layer(FROM_ST, fatigue, (x, why, base) => {
    const came = base(x, why)
    const { slowed_at } = fromSt({ combat_st: Math.max(0, x.st), events: 0, ht: 10 }, why)
    return slowed(came, x, why.compare('a third or less', came.current_st, '<=', exact(slowed_at)))
  }),
  layer(FROM_ST, battleFatigue, (x, why, base) => ofStrength(base(x, why), x.st, why)),
  layer(FROM_ST, marchingFatigue, (x, why, base) => ofStrength(base(x, why), x.st, why)),
  layer(FROM_ST, runningFatigue, (x, why, base) => {
    const came = base(x, why)
    return { ...came, fatigue: ofStrength(came.fatigue, x.st, why) }
  }),
  layer(FROM_ST, lostSleep, (x, why, base) => {
    const came = base(x, why)
    return { ...came, fatigue: ofStrength(came.fatigue, x.st, why) }
  }),
]

const healthy: readonly Layer[] = [
  layer(FROM_HT, fatigue, (x, why, base) => {
    const { ht } = x
    if (ht === undefined || ht <= 0) return base(x, why)
    const left = Math.max(0, ht - x.fatigue)
    const { combat_st, slowed_at } = fromHt(
      { ht, fatigue_left: left, combat_st: Math.max(0, x.st), hp_base: 'ht' },
      why,
    )
    const came = {
      current_st: combat_st ?? x.st,
      fatigue: why.atMost('no more than HT', ht, x.fatigue),
      weapon_damage_st: x.st,
      unconscious: left === 0,
    }
    return slowed(came, x, why.compare('3 or less', left, '<=', slowed_at))
  }),
]

/** In the order in which they stand on each other. */
export const fatigueLayers: readonly Layer[] = [...scaled, ...strong, ...healthy]
