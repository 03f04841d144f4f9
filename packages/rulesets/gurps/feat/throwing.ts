/** Throwing things: what can be thrown, how well, how far, and what it does. */
import { BadInput, oneOf, optional, or, rule, type Steps, steps, table, type Why } from '@umpire/engine'
import { diceAddsText, plus, readDiceAdds } from '../dice/dice-adds.ts'
import { BODY, LEARNED, POUNDS, SCORE } from '../roll/fields.ts'
import { throwingBonus } from '../skill/uses.ts'

const TIMES_ST = 25
/** Of DX, where it must hit one target and nothing was learned. */
const UNSKILLED = -3

const liftable = (st: number, weight: number, why: Why): boolean =>
  why.compare(`within ${TIMES_ST} × ST`, weight, '<=', TIMES_ST * st)

type Thrown = { readonly limit_lb?: number; readonly allowed?: boolean; readonly skill?: number }

export const throwLimit = rule(
  {
    id: 'gurps.feat.throw-limit',
    title: 'What can be thrown, and the roll',
    lines: '1772-1774',
    given: {
      st: optional(SCORE),
      weight_lb: optional(POUNDS),
      dx: optional(SCORE),
      throwing: LEARNED,
      /** Of a Thrown Weapon skill that fits the thing. */
      thrown_weapon: LEARNED,
      /** One target, or a general area. */
      aim_at: or(oneOf('target', 'area'), 'target'),
      ...BODY,
    },
  },
  ({ st, weight_lb, dx, throwing, thrown_weapon, aim_at }, why): Thrown => {
    const limit = st === undefined ? {} : { limit_lb: TIMES_ST * st }
    const light = st === undefined || weight_lb === undefined ? {} : { allowed: liftable(st, weight_lb, why) }
    const byDx = dx === undefined ? undefined : dx + (aim_at === 'target' ? UNSKILLED : 0)
    const known = [byDx, throwing, thrown_weapon].flatMap(level => level ?? [])
    const [first, ...others] = known
    if (first === undefined) return { ...limit, ...light }
    return { ...limit, ...light, skill: others.reduce((best, one) => why.atLeast('the better', one, best), first) }
  },
)

/** Yards for each point of ST, by the weight in pounds. */
const FACTORS: readonly (readonly [pounds: number, factor: number])[] = [
  [1, 3.5],
  [1.5, 3],
  [2, 2.5],
  [3, 1.9],
  [4, 1.5],
  [5, 1.2],
  [7.5, 1],
  [10, 0.8],
  [15, 0.7],
  [20, 0.6],
  [25, 0.5],
  [30, 0.4],
  [40, 0.3],
  [50, 0.25],
  [60, 0.2],
  [80, 0.15],
  [100, 0.1],
  [200, 0.05],
]
const BY_WEIGHT = table<number, number>('Throwing distance', Object.fromEntries(FACTORS))

/** The listed weight nearest to it; exactly between two, the heavier. */
function nearestRow(weight: number): number {
  let [nearest] = FACTORS[0] ?? [0, 0]
  for (const [pounds] of FACTORS) {
    if (Math.abs(pounds - weight) <= Math.abs(nearest - weight)) nearest = pounds
  }
  return nearest
}

export const throwDistance = rule(
  {
    id: 'gurps.feat.throw-distance',
    title: 'Throwing distance',
    lines: '1774-1788',
    given: { st: SCORE, throwing: LEARNED, weight_lb: POUNDS, ...BODY },
  },
  ({ st, throwing, weight_lb }, why) => {
    const throwing_st = throwingBonus({ st, ...(throwing === undefined ? {} : { throwing }) }, why)
    const factor = BY_WEIGHT.at(nearestRow(weight_lb), why)
    const yards = why.product('yards').add('ST for throwing', throwing_st).add('by weight', factor).total()
    const allowed = liftable(st, weight_lb, why)
    return { throwing_st, allowed, yards: allowed ? why.atLeast('no farther', 0, yards) : 0 }
  },
)

type Row = readonly [light: string, medium: string, heavy: string, huge: string]
const NONE = 'none'

const DAMAGE: Steps<Row> = steps<Row>('Throwing damage', [
  [4, [NONE, NONE, NONE, NONE]],
  [6, ['1d-5', '1d-4', '1d-5', NONE]],
  [8, ['1d-4', '1d-3', '1d-3', NONE]],
  [10, ['1d-3', '1d-2', '1d-2', '1d-3']],
  [12, ['1d-2', '1d-1', '1d-1', '1d-2']],
  [14, ['1d-1', '1d', '1d', '1d']],
  [16, ['1d', '1d+1', '1d+2', '1d+2']],
  [18, ['1d+1', '1d+2', '2d-2', '2d-1']],
  [Number.POSITIVE_INFINITY, ['1d+2', '2d-2', '2d-1', '2d']],
])
const COLUMNS: Steps<number> = steps('Weight thrown', [
  [10, 0],
  [50, 1],
  [100, 2],
  [Number.POSITIVE_INFINITY, 3],
])
const LIGHTEST = 0.5
/** Beyond it, a point for every two of ST. */
const STRONGEST = 20

export const throwDamage = rule(
  {
    id: 'gurps.feat.throw-damage',
    title: 'Damage of a thrown blunt object',
    lines: '1790-1805',
    /** ST as it is: skill throws farther, not harder. */
    given: { st: SCORE, weight_lb: POUNDS },
    gives: 'damage',
  },
  ({ st, weight_lb }, why) => {
    if (!why.compare('heavy enough to hurt', weight_lb, '>=', LIGHTEST)) return NONE
    const damage = DAMAGE.at(st, why)[COLUMNS.at(weight_lb, why)]
    if (damage === undefined) throw new BadInput('weight_lb', 'a column of the table', weight_lb)
    if (st <= STRONGEST || damage === NONE) return damage
    const more = why.round('points beyond ST 20', (st - STRONGEST) / 2, 'down')
    return diceAddsText(plus(readDiceAdds(damage, 'damage'), more))
  },
)
