/** A characteristic that age brings to zero: the illness, who survives it, and for how long. */
import { BadInput, flag, int, nullable, oneOf, optional, or, rolled, rule } from '@umpire/engine'
import { withinLimits } from '../chargen/characteristics.ts'
import { value } from '../core/fields.ts'
import { makeThrow } from '../core/throw.ts'
import { medical } from '../skill/throw/medical.ts'
import { AGING_CHARACTERISTICS } from '../tables/aging.ts'

const CRISIS_THROW = '8+'
/** What the characteristic becomes for those who live. */
const RECOVERED_TO = 1

/** What is known of the illness so far. */
type Crisis = {
  readonly crisis: boolean
  readonly value: number
  readonly throw?: string
  readonly dm?: number
  readonly total?: number
  readonly alive?: boolean
  readonly age_months_added?: number
  readonly months_out?: number
}

/**
 * Asked in steps: without a roll, whether there is a crisis and its DM; with it, who lives; with the die, too, the months.
 * Under slow drug they age the body at once; without it the calendar passes, and ages as any time does.
 */
export const agingCrisis = rule(
  {
    id: 'traveller.aging.crisis',
    title: 'Aging crisis',
    lines: '327-327, 642-642',
    given: {
      characteristic: oneOf(...AGING_CHARACTERISTICS),
      value,
      loss: int({ min: 0 }),
      /** None if nobody attends; nobody attends on himself. */
      attending_medical: or(nullable(int({ min: 0, max: 30 })), null),
      slow_drug: or(flag(), false),
      roll: optional(rolled('2d6')),
      die: optional(rolled('1d6')),
      /** The throw was made before and is not repeated. */
      survived: or(flag(), false),
    },
  },
  (x, why): Crisis => {
    const { characteristic } = x
    if (x.survived && x.roll !== undefined) throw new BadInput('given', 'roll or survived', 'both')
    if (x.die !== undefined && x.roll === undefined && !x.survived)
      throw new BadInput('roll', 'the throw before the months', x.roll)
    const left = withinLimits({ characteristic, value: x.value, change: -x.loss, cause: 'aging' }, why)
    if (!why.compare('brought to zero', left, '=', 0)) return { crisis: false, value: left }
    const dm = why
      .sum('DM')
      .when(
        x.attending_medical !== null,
        'attending medic',
        () => medical({ level: x.attending_medical, dexterity: 0 }, why).aging_crisis_dm,
        'nobody attends',
      )
      .total()
    if (!x.survived) {
      if (x.roll === undefined) return { crisis: true, value: left, throw: CRISIS_THROW, dm }
      const { total, success } = makeThrow({ throw: CRISIS_THROW, roll: x.roll, dm }, why)
      const thrown = { crisis: true, dm, total, alive: success, value: success ? RECOVERED_TO : left }
      if (!success || x.die === undefined) return thrown
      return { ...thrown, ...months(x.die, x.slow_drug) }
    }
    const alive = { crisis: true, dm, alive: true, value: RECOVERED_TO }
    return x.die === undefined ? alive : { ...alive, ...months(x.die, x.slow_drug) }
  },
)

const months = (die: number, slowDrug: boolean) =>
  slowDrug ? { age_months_added: die, months_out: 0 } : { age_months_added: 0, months_out: die }
