/** Success rolls: 3d against an effective score. The order of the tests matters: 3 and 4, then 17 and 18, then the score. */
import { BadInput, int, list, oneOf, optional, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'

export const ROLL_KINDS = ['voluntary', 'defense', 'forced', 'indirect-fire'] as const

const score = int({ min: -1000, max: 1000 })
/** Of a Will roll and its like: this total and every higher one fails, whatever the score. */
const failsFrom = optional(int({ min: 5, max: 19 }))
const given = {
  effective: score,
  roll: rolled('3d6'),
  fails_from: failsFrom,
  roll_kind: optional(oneOf(...ROLL_KINDS)),
}
type Given = Pick<ValuesOf<typeof given>, 'effective' | 'roll' | 'fails_from'>

const [ALWAYS, NEVER] = [4, 17]

/** The highest score that counts: one under the total that fails anyway. */
const counted = ({ effective, fails_from }: Given): number =>
  fails_from === undefined ? effective : Math.min(effective, fails_from - 1)

function succeeds(x: Given, why: Why): boolean {
  if (x.roll <= ALWAYS) return why.compare('3 and 4 always succeed', x.roll, '<=', ALWAYS)
  if (x.roll >= NEVER) return !why.compare('17 and 18 always fail', x.roll, '>=', NEVER)
  if (x.fails_from !== undefined && x.roll >= x.fails_from) {
    return !why.compare(`${x.fails_from} or more fails`, x.roll, '>=', x.fails_from)
  }
  return why.compare('roll against effective skill', x.roll, '<=', x.effective)
}

export type Critical = 'success' | 'failure' | 'none'

export const criticalSuccess = rule(
  { id: 'gurps.roll.critical-success', title: 'Critical success', lines: '91-99', given },
  (x, why) => {
    const least = x.roll === 5 ? 15 : x.roll === 6 ? 16 : undefined
    const critical = x.roll <= ALWAYS || (least !== undefined && why.compare(`a ${x.roll}`, x.effective, '>=', least))
    return { critical: critical ? 'success' : 'none', success: succeeds(x, why) }
  },
)

const BY_TEN = 10

export const criticalFailure = rule(
  { id: 'gurps.roll.critical-failure', title: 'Critical failure', lines: '101-107', given },
  (x, why) => {
    const critical =
      x.roll > ALWAYS &&
      (x.roll === 18 ||
        (x.roll === NEVER && why.compare('a 17', x.effective, '<=', 15)) ||
        why.compare('missed by ten', x.roll - x.effective, '>=', BY_TEN))
    return { critical: critical ? 'failure' : 'none', success: succeeds(x, why) }
  },
)

export const margin = rule(
  { id: 'gurps.roll.margin', title: 'Margin of success or failure', lines: '127', given, gives: 'margin' },
  (x, why) => {
    const plain = why.sum('margin').add('effective skill', counted(x)).add('roll', -x.roll).total()
    if (succeeds(x, why)) return plain >= 0 ? plain : why.atLeast('a success by 3 or 4', 0, plain)
    return plain < 0 ? plain : why.atMost('a failure by 17 or 18', -1, plain)
  },
)

const MOST_FACES = 6

/** The faces as they fell, or their sum. */
const faces = optional(list(int({ min: 1, max: MOST_FACES }), 3))

/** The total of three dice, told by their faces or by their sum. */
export function threeDice(x: { readonly roll?: number; readonly dice?: readonly number[] }): number {
  // Faces first: a roll that was left out is thrown as soon as somebody looks at it.
  if (x.dice?.length === 3) return x.dice.reduce((sum, face) => sum + face, 0)
  if (x.dice === undefined && x.roll !== undefined) return x.roll
  throw new BadInput('dice', 'the faces of three dice, or roll, their sum', x.dice)
}

export const success = rule(
  {
    id: 'gurps.roll.success',
    title: 'Success roll',
    lines: '72-74, 960',
    given: { ...given, roll: optional(rolled('3d6')), dice: faces },
  },
  (x, why) => {
    const { effective } = x
    const one = { effective, roll: threeDice(x), ...(x.fails_from === undefined ? {} : { fails_from: x.fails_from }) }
    const good = criticalSuccess(one, why)
    const critical: Critical = good.critical === 'success' ? 'success' : failureOf(one, why)
    return { roll: one.roll, success: good.success, critical, margin: margin(one, why) }
  },
)

const failureOf = (x: Given, why: Why): Critical => {
  const { critical } = criticalFailure(x, why)
  return critical === 'failure' ? 'failure' : 'none'
}

export const diceFaces = faces
