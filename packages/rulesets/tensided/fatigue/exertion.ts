/** What tires: loads, marches, running, fighting, too little sleep. */
import { flag, int, num, oneOf, optional, rule } from '@umpire/engine'
import { abilitiesHeld, added, times, value } from '../effect/effect.ts'
import { statValue } from '../tables/stats.ts'
import { FP } from './points.ts'

const POUNDS_FOR_PHYSIQUE = 50
const MINUTE = 60

/** Seconds for each point of fatigue, by the share of what one can carry. */
const LOADS: readonly { readonly fraction: number; readonly seconds: number }[] = [
  { fraction: 1, seconds: 1 },
  { fraction: 0.75, seconds: 10 },
  { fraction: 0.5, seconds: 60 },
]

export const lifting = rule(
  {
    id: 'tensided.fatigue.lifting',
    title: 'Carrying',
    lines: '977-977',
    given: { physique: statValue, powerlifter: times, load_lb: optional(num({ min: 0, max: 10_000_000 })) },
  },
  (x, why) => {
    const physique = why
      .sum('physique to lift with')
      .add('physique', x.physique)
      .add('traits', added(x, 'physique', 'lifting', why))
      .total()
    const capacity_lb = why.product('capacity').add('physique', physique).add('pounds', POUNDS_FOR_PHYSIQUE).total()
    const { load_lb = 0 } = x
    const carried = why.compare('load against capacity', load_lb, '<=', capacity_lb)
    const row = carried && load_lb > 0 ? LOADS.find(({ fraction }) => load_lb >= fraction * capacity_lb) : undefined
    const interval_seconds = row === undefined ? null : why.table('Carrying', row.fraction, undefined, row.seconds)
    return {
      capacity_lb,
      /** More than that cannot be carried, only lifted for a moment: a roll with this attribute. */
      carried,
      lift_attribute: why.product('lifting for a moment').add('physique', physique).add('no skill', 2).total(),
      interval_seconds,
      fp_per_minute: interval_seconds === null ? 0 : MINUTE / interval_seconds,
    }
  },
)

const hours = num({ min: 0, max: 100_000 })
/** Hours that cost nothing, and what each further one costs. */
const MARCH = { free: 3, fp: 5 }
const THIRSTY_MARCH = { free: 2, fp: 10 }

export const march = rule(
  {
    id: 'tensided.fatigue.march',
    title: 'Forced march',
    lines: '979-979',
    given: { hours, water: optional(flag()) },
    gives: 'long_fp',
  },
  (x, why) => {
    const { free, fp } = x.water === false ? THIRSTY_MARCH : MARCH
    const full = why.round('full hours', x.hours, 'down')
    const tiring = why.atLeast(
      'hours that tire',
      0,
      why.sum('past the first').add('hours', full).add('free', -free).total(),
    )
    return why.product('long-term fatigue').add('hours', tiring).add('each', fp).total()
  },
)

const PACES = ['walk', 'run', 'sprint'] as const

export const running = rule(
  {
    id: 'tensided.fatigue.running',
    title: 'Running and sprinting',
    lines: '410-412, 981-981',
    given: {
      mode: oneOf(...PACES),
      /** Of one effort: full intervals count, over all of it. */
      seconds: num({ min: 0, max: 1e9 }),
      abilities: abilitiesHeld,
      athleticism: optional(statValue),
    },
    gives: 'short_fp',
  },
  (x, why) => {
    if (x.mode === 'walk') return why.input('walking', 0)
    if (x.mode === 'sprint') return why.round('a point a second', x.seconds, 'down')
    const minutes = value(x, 'value', 'run-minutes-per-athleticism', why)
    const interval = minutes === undefined ? 1 : why.atLeast('minutes a point', 1, minutes * (x.athleticism ?? 0))
    return why.round('full intervals', x.seconds / (MINUTE * interval), 'down')
  },
)

const count = optional(int({ min: 0, max: 1_000_000 }))
const MISSED = 3
const HIT = 1

export const fighting = rule(
  {
    id: 'tensided.fatigue.fighting',
    title: 'Fighting is tiring',
    lines: '983-983',
    given: { misses: count, hits: count },
    gives: 'short_fp',
  },
  ({ misses = 0, hits = 0 }, why) =>
    why
      .sum('fatigue')
      .add('misses', MISSED * misses)
      .add('hits', HIT * hits)
      .total(),
)

const FULL_NIGHT = 8
const FP_FOR_HOUR = 5

export const sleep = rule(
  {
    id: 'tensided.fatigue.sleep',
    title: 'Lack of sleep',
    lines: '985-985',
    given: {
      hours_slept: num({ min: 0, max: 1000 }),
      /** Of the evening before: any sleep takes it all away. */
      short_fp: optional(FP),
      long_fp: optional(FP),
      df_gained: optional(int({ min: 0, max: 10_000_000 })),
    },
  },
  (x, why) => {
    const { hours_slept, short_fp = 0, long_fp = 0, df_gained = 0 } = x
    const missing = why.round('full hours missing', Math.max(0, FULL_NIGHT - hours_slept), 'down')
    const charged = why.product('lack of sleep').add('hours', missing).add('each', FP_FOR_HOUR).total()
    if (hours_slept > 0) return { long_fp: charged, short_fp: 0, df_gained: 0 }
    const kept = why.sum('long-term').add('before', long_fp).add('lack of sleep', charged).total()
    return { long_fp: kept, short_fp, df_gained }
  },
)
