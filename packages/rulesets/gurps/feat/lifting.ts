/** Lifting, carrying, shoving and dragging. */
import { int, oneOf, optional, or, rule, table, type ValuesOf, type Why } from '@umpire/engine'
import { overexertion } from '../fatigue/exertion.ts'
import { encumbrance } from '../move/encumbrance.ts'
import { BODY, POUNDS, SCORE } from '../roll/fields.ts'

/** Greatest weights in pounds, as multiples of ST. */
const LIMITS = table('Greatest weight, times ST', {
  'one-handed-lift': 6,
  'two-handed-lift': 25,
  'carry-on-back': 30,
  'carry-without-fatigue': 20,
  'shove-or-knock-over': 25,
  'shove-with-running-start': 50,
  'shift-slightly': 100,
  drag: 30,
  pull: 30,
})
export const ACTIONS = [
  'one-handed-lift',
  'two-handed-lift',
  'carry-on-back',
  'carry-without-fatigue',
  'shove-or-knock-over',
  'shove-with-running-start',
  'shift-slightly',
  'drag',
  'pull',
] as const

/** The weight as it counts is the weight divided by this. */
const SHARES = table('Effective weight, divided by', {
  rough: 1,
  'smooth-level': 2,
  'two-wheels': 10,
  'four-wheels': 20,
  'good road': 2,
  'ordinary road': 1,
})

const given = {
  /** As it is now, fatigue taken off. */
  st: SCORE,
  action: oneOf(...ACTIONS),
  weight_lb: optional(POUNDS),
  surface: or(oneOf('rough', 'smooth-level'), 'rough'),
  vehicle: or(oneOf('two-wheels', 'four-wheels'), 'two-wheels'),
  road: or(oneOf('good', 'ordinary'), 'ordinary'),
  seconds: or(int({ min: 0, max: 1_000_000 }), 0),
  ...BODY,
}

/** On wheels only the road counts further, not the surface. */
function effectiveWeight(weight: number, x: ValuesOf<typeof given>, why: Why): number {
  if (x.action === 'drag') return weight / SHARES.at(x.surface, why)
  if (x.action !== 'pull') return weight
  return weight / SHARES.at(x.vehicle, why) / SHARES.at(x.road === 'good' ? 'good road' : 'ordinary road', why)
}

type Lifted = {
  readonly limit_lb: number
  readonly effective_weight_lb?: number
  readonly allowed?: boolean
  readonly fatigue?: number
  /** Of what is dragged or pulled. */
  readonly encumbrance_level?: number
}

const bodyIn = ({ frame }: ValuesOf<typeof given>) => (frame === undefined ? {} : { frame })

/** The first line of the table, for whoever knows better how much a body lifts. */
export const greatestWeight = rule(
  {
    id: 'gurps.feat.greatest-weight',
    title: 'Greatest weight',
    lines: '1740-1754',
    given: { st: SCORE, action: oneOf(...ACTIONS), frame: BODY.frame },
    gives: 'limit_lb',
  },
  ({ st, action }, why) =>
    why.product('greatest weight').add('ST', Math.max(0, st)).add(action, LIMITS.at(action, why)).total(),
)

export const lifting = rule(
  { id: 'gurps.feat.lifting', title: 'Lifting and moving limits', lines: '1740-1754', given },
  (x, why): Lifted => {
    const { st, action, weight_lb, seconds } = x
    const limit_lb = greatestWeight({ st, action, ...bodyIn(x) }, why)
    if (weight_lb === undefined) return { limit_lb }
    const effective_weight_lb = why.input('effective weight', effectiveWeight(weight_lb, x, why))
    const allowed = why.compare('not too heavy', effective_weight_lb, '<=', limit_lb)
    const tired = overexertion({ st, carried_lb: effective_weight_lb, seconds, heavy_effort: false }, why)
    // What is dragged counts as carried: so fast one drags it.
    const hauled = action === 'drag' || action === 'pull'
    const load = hauled ? encumbrance({ st, carried_lb: effective_weight_lb }, why) : undefined
    return {
      limit_lb,
      effective_weight_lb,
      allowed,
      fatigue: allowed ? tired : 0,
      ...(load === undefined ? {} : { encumbrance_level: load.encumbrance_level }),
    }
  },
)

const [LIGHT, HEAVY] = [1, 2]

export const pickUp = rule(
  {
    id: 'gurps.feat.pick-up',
    title: 'Picking something up in combat',
    lines: '1756',
    given: { st: SCORE, weight_lb: POUNDS },
    gives: 'seconds',
  },
  ({ st, weight_lb }, why) => (why.compare('heavy', weight_lb, '>', st) ? HEAVY : LIGHT),
)
