/** Procedures need not be generators: what is known at once, and what asks once, is told by a plain function. */
import { dice, seeded } from '@umpire/dice'
import { describe, expect, it } from 'vitest'
import { fact, vocabulary } from '../fact.ts'
import { int } from '../fields.ts'
import { type Ask, type Asked, answered, NOTHING, type Procedure, procedure, type World } from '../procedure.ts'
import { record } from '../record.ts'
import { compose } from '../ruleset.ts'
import { everyone } from '../view.ts'
import { odds } from './odds.ts'
import { startPlay } from './play.ts'
import { script } from './script.ts'
import { simulator, takeFirst } from './simulate.ts'

const hurt = fact({ type: 'hurt', version: 1, fields: { by: int() }, sight: { by: everyone } })
type Hurt = ReturnType<typeof hurt>
type State = { readonly lost: number }
type Asking = Ask<State, Hurt>

const world: World<State, Hurt> = {
  state: record({ lost: int() }),
  facts: vocabulary(hurt),
  evolve: ({ lost }, { values }) => ({ lost: lost + values.by }),
  ruleset: compose({ options: [] }),
}
const start: State = { lost: 0 }
const DIE = dice('1d6')

/** Asks only if there is something to ask. */
const mayFall = (ask: Asking, injury: number): Asked<boolean> =>
  injury < 3 ? answered(false) : ask.read(DIE, { purpose: 'stay up' }, roll => roll > 3)

const loses = (ask: Asking, injury: number): Asked<undefined> =>
  injury === 0 ? NOTHING : ask.record(hurt({ by: injury }))

const wound = procedure(
  { id: 'test.wound', title: 'Wound', given: { injury: int() } },
  function* (ask: Asking, { injury }): Procedure<boolean> {
    yield* loses(ask, injury)
    return yield* mayFall(ask, injury)
  },
)

/** Hands on to another procedure, or asks by itself, without being a generator. */
const plain = procedure(
  { id: 'test.plain', title: 'Plainly', given: { injury: int() } },
  (ask: Asking, { injury }): Asked<boolean> => (injury > 10 ? mayFall(ask, injury) : wound.run(ask, { injury })),
)

describe('a procedure that is a plain function', () => {
  it('is simulated', () => {
    const simulated = simulator(world, takeFirst)
    expect(simulated.run(plain, { injury: 2 }, start, seeded('plain'))).toEqual({ result: false, state: { lost: 2 } })
    expect(simulated.run(plain, { injury: 0 }, start, seeded('plain'))).toEqual({ result: false, state: { lost: 0 } })
  })

  it('is played, and stops where somebody has to throw', () => {
    expect(script(world, plain, { injury: 4 }, start, [5])).toMatchObject({ result: true, state: { lost: 4 } })
    const play = startPlay(world, plain, { injury: 11 }, start)
    expect(play.questions).toMatchObject([{ kind: 'roll', dice: '1d6' }])
    play.answer({ total: 2 })
    expect(play.outcome).toEqual({ result: false })
  })

  it('is weighed', () => {
    for (const injury of [4, 11]) {
      const { outcomes } = odds(world, plain, { injury }, start, takeFirst)
      expect(outcomes.map(({ value }) => value.result).toSorted()).toEqual([false, true])
    }
    expect(odds(world, plain, { injury: 1 }, start, takeFirst).outcomes).toHaveLength(1)
  })
})
