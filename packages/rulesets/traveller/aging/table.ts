/** What age takes from the characteristics. */
import { BadInput, int, list, oneOf, optional, rule, type Why } from '@umpire/engine'
import { withinLimits } from '../chargen/characteristics.ts'
import { value } from '../core/fields.ts'
import { makeThrow } from '../core/throw.ts'
import {
  AGE_SPANS,
  AGING,
  AGING_CHARACTERISTICS,
  type AgingCharacteristic,
  type AgingEffect,
  FIRST_CHECK_AGE,
} from '../tables/aging.ts'

type PerCharacteristic = { [characteristic in AgingCharacteristic]?: number }

const WITHOUT_INTELLIGENCE: readonly AgingCharacteristic[] = ['strength', 'dexterity', 'endurance']

/** What one throw takes; nothing where there is none to make. */
function lossOf(effect: AgingEffect | null, roll: number | undefined, characteristic: string, why: Why): number {
  if (effect === null) return 0
  if (roll === undefined) throw new BadInput('rolls', `a throw for ${characteristic}`, roll)
  return makeThrow({ throw: effect.save, roll, dm: 0 }, why).success ? 0 : effect.loss
}

const lowered = (characteristic: AgingCharacteristic, before: number, loss: number, why: Why): number =>
  withinLimits({ characteristic, value: before, change: -loss, cause: 'aging' }, why)

/** The throws of a check at that age, in the order of the table. */
export const throwsAt = (age: number, why: Why): readonly AgingCharacteristic[] =>
  AGING.at(AGE_SPANS.at(age, why), 'intelligence', why) === null ? WITHOUT_INTELLIGENCE : AGING_CHARACTERISTICS

/**
 * Every throw of a check at once, in the order of the table; `only` asks for a single one. Without rolls the answer
 * says which throws there are. Losses are told apart from the values, because at zero a crisis follows.
 */
export const agingTable = rule(
  {
    id: 'traveller.aging.table',
    title: 'Aging table',
    lines: '329-340',
    given: {
      age: int({ min: FIRST_CHECK_AGE }),
      strength: optional(value),
      dexterity: optional(value),
      endurance: optional(value),
      intelligence: optional(value),
      only: optional(oneOf(...AGING_CHARACTERISTICS)),
      rolls: list(int({ min: 2, max: 12 }), AGING_CHARACTERISTICS.length),
    },
  },
  (x, why): PerCharacteristic & { losses: PerCharacteristic; throws: readonly AgingCharacteristic[] } => {
    const { age, rolls, only } = x
    if (only !== undefined && x[only] === undefined) throw new BadInput(only, 'the value that is thrown for', x[only])
    const span = AGE_SPANS.at(age, why)
    const aged: PerCharacteristic = {}
    const losses: PerCharacteristic = {}
    const throws: AgingCharacteristic[] = []
    for (const characteristic of AGING_CHARACTERISTICS) {
      const before = x[characteristic]
      if (before === undefined || (only !== undefined && only !== characteristic)) continue
      const effect = AGING.at(span, characteristic, why)
      if (effect !== null) throws.push(characteristic)
      if (effect === null || rolls.length === 0) {
        aged[characteristic] = before
        continue
      }
      const loss = lossOf(effect, rolls[throws.length - 1], characteristic, why)
      losses[characteristic] = loss
      aged[characteristic] = lowered(characteristic, before, loss, why)
    }
    if (rolls.length > throws.length) throw new BadInput('rolls', `at most ${throws.length}`, rolls)
    return { ...aged, losses, throws }
  },
)
