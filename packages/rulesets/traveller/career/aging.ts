/** The aging check at the end of a term: all throws first, then each crisis. */
import { int, oneOf, type Procedure, procedure } from '@umpire/engine'
import { agingCrisis } from '../aging/crisis.ts'
import { agingTable } from '../aging/table.ts'
import { AGE_SPANS, AGING, AGING_CHARACTERISTICS } from '../tables/aging.ts'
import { type CareerAsk, ONE_DIE, TWO_DICE } from './asking.ts'
import { aged, crisisSurvived, died } from './facts.ts'

/** One illness. In service nobody attends by name and slow drug is at hand: the book does not say; this is the ruling. */
const fallIll = procedure(
  {
    id: 'traveller.proc.term-crisis',
    title: 'An aging crisis in service',
    given: {
      characteristic: oneOf(...AGING_CHARACTERISTICS),
      value: int({ min: 0, max: 15 }),
      loss: int({ min: 0, max: 15 }),
    },
  },
  function* (ask: CareerAsk, { characteristic, value: before, loss }): Procedure<undefined> {
    const { why } = ask
    const by = ask.state.name
    const ill = { characteristic, value: before, loss, attending_medical: null, slow_drug: true, survived: false }
    if (!agingCrisis(ill, why).crisis) return undefined
    const roll = yield* ask.roll(TWO_DICE, { purpose: 'aging crisis', by })
    const { alive, dm = 0 } = agingCrisis({ ...ill, roll }, why)
    if (!alive) return yield* ask.record(died({ of: 'age', roll, dm }))
    const die = yield* ask.roll(ONE_DIE, { purpose: 'months of illness', by })
    const { value, age_months_added: months_older = 0 } = agingCrisis({ ...ill, survived: true, die }, why)
    return yield* ask.record(crisisSurvived({ characteristic, roll, dm, value, months_older }))
  },
)

/** Spelled out by characteristic: dice in the book's order, and nothing looked up by a name on the way. */
export const checkAging = procedure(
  { id: 'traveller.proc.term-aging', title: 'Aging at the end of a term', given: { age: int({ min: 0 }) } },
  function* (ask: CareerAsk, { age }): Procedure<undefined> {
    const { why } = ask
    const { name: by, strength, dexterity, endurance, intelligence } = ask.state
    const ofStrength = yield* ask.roll(TWO_DICE, { purpose: 'aging, strength', by })
    const ofDexterity = yield* ask.roll(TWO_DICE, { purpose: 'aging, dexterity', by })
    const ofEndurance = yield* ask.roll(TWO_DICE, { purpose: 'aging, endurance', by })
    const rolls = [ofStrength, ofDexterity, ofEndurance]
    if (AGING.at(AGE_SPANS.at(age, why), 'intelligence', why) !== null)
      rolls.push(yield* ask.roll(TWO_DICE, { purpose: 'aging, intelligence', by }))

    const after = agingTable({ age, strength, dexterity, endurance, intelligence, rolls }, why)
    const now = {
      age,
      rolls,
      strength: after.strength ?? strength,
      dexterity: after.dexterity ?? dexterity,
      endurance: after.endurance ?? endurance,
      intelligence: after.intelligence ?? intelligence,
    }
    yield* ask.record(aged(now))
    if (now.strength > 0 && now.dexterity > 0 && now.endurance > 0 && now.intelligence > 0) return undefined

    const before = { strength, dexterity, endurance, intelligence }
    for (const characteristic of AGING_CHARACTERISTICS) {
      const loss = after.losses[characteristic] ?? 0
      if (loss > 0) yield* ask.call(fallIll, { characteristic, value: before[characteristic], loss })
      if (ask.state.stage === 'dead') return undefined
    }
    return undefined
  },
)
