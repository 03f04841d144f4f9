/** A procedure is a plain function, whichever driver answers it. */
import { dice, seeded } from '@umpire/dice'
import { describe, expect, it } from 'vitest'
import { fact, vocabulary } from '../fact/fact.ts'
import { everyone } from '../fact/view.ts'
import { int } from '../field/fields.ts'
import { record } from '../field/record.ts'
import { type Ask, procedure, type World } from '../procedure/procedure.ts'
import { compose } from '../ruleset/ruleset.ts'
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
const mayFall = (ask: Asking, injury: number): boolean =>
  injury < 3 ? false : ask.read(DIE, { purpose: 'stay up' }, roll => roll > 3)

const loses = (ask: Asking, injury: number): void => (injury === 0 ? undefined : ask.record(hurt({ by: injury })))

const wound = procedure(
  { id: 'test.wound', title: 'Wound', given: { injury: int() } },
  (ask: Asking, { injury }): boolean => {
    loses(ask, injury)
    return mayFall(ask, injury)
  },
)

/** Hands on to another procedure, or asks by itself, by way of a plain call. */
const plain = procedure(
  { id: 'test.plain', title: 'Plainly', given: { injury: int() } },
  (ask: Asking, { injury }): boolean => (injury > 10 ? mayFall(ask, injury) : wound.run(ask, { injury })),
)

/** Breaks the one law of procedures: it catches whatever comes, the question without an answer as well. */
const catchesAll = procedure(
  { id: 'test.catches-all', title: 'Catches all', given: { injury: int() } },
  (ask: Asking, { injury }): boolean => {
    try {
      return mayFall(ask, injury)
    } catch {
      return false
    }
  },
)

describe('a procedure that catches a question without an answer', () => {
  it('is stopped by name, not played on as if someone had answered', () => {
    const caught = 'test.catches-all caught the question it should wait at'
    expect(() => startPlay(world, catchesAll, { injury: 4 }, start)).toThrow(caught)
  })
  it('plays where every answer is there', () => {
    expect(startPlay(world, catchesAll, { injury: 4 }, start, undefined, [{ total: 5 }]).outcome?.result).toBe(true)
  })
})

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

/** A first die by itself, or one that a generator throws; for each of its points another one, and what they lose together. */
const inARow = procedure(
  { id: 'test.row', title: 'In a row', given: { generator: int() } },
  (ask: Asking, { generator }): number => {
    const first = generator === 1 ? thrown(ask) : ask.roll(DIE, { purpose: 'how many' })
    return throwMore(first, ask)
  },
)

function thrown(ask: Asking): number {
  return ask.roll(DIE, { purpose: 'how many' })
}

function throwMore(left: number, ask: Asking): number {
  if (left === 0) return ask.state.lost
  return lose(ask.roll(DIE, { purpose: 'loss' }), ask, left)
}

function lose(by: number, ask: Asking, left: number): number {
  ask.record(hurt({ by }))
  return throwMore(left - 1, ask)
}

/** A die that is thrown for nothing, by itself or by a generator, and six things that are handed on. */
const whatever = procedure(
  { id: 'test.whatever', title: 'Whatever it shows', given: { generator: int() } },
  (ask: Asking, { generator }): number => {
    if (generator === 1) thrown(ask)
    else ask.roll(DIE, { purpose: 'nothing' })
    return together(1, 2, 4, 8, 16, 32)
  },
)

const together = (...all: readonly [number, number, number, number, number, number]): number =>
  all.reduce((sum, one) => sum + one)

describe('what follows an answer', () => {
  for (const generator of [0, 1]) {
    const who = generator === 1 ? 'a generator' : 'a die'

    it(`is asked at once in a simulation, after ${who}`, () => {
      const source = seeded('row')
      const { result, state } = simulator(world, takeFirst).run(inARow, { generator }, start, source)
      const again = seeded('row')
      let lost = 0
      for (let left = DIE.total(again); left > 0; left--) lost += DIE.total(again)
      expect(result).toBe(lost)
      expect(state).toEqual({ lost })
      expect(source.draw(1000, 1)).toBe(again.draw(1000, 1))
    })

    it(`waits for whoever throws, after ${who}`, () => {
      const play = startPlay(world, inARow, { generator }, start)
      for (const total of [2, 5, 3]) {
        expect(play.questions).toHaveLength(1)
        play.answer({ total })
      }
      expect(play.outcome).toEqual({ result: 8 })
      expect(play.state).toEqual({ lost: 8 })
    })

    it(`is asked whatever was answered, after ${who}`, () => {
      expect(simulator(world, takeFirst).run(whatever, { generator }, start, seeded('whatever')).result).toBe(63)
      const play = startPlay(world, whatever, { generator }, start)
      play.answer({ total: 3 })
      expect(play.outcome).toEqual({ result: 63 })
      expect(odds(world, whatever, { generator }, start, takeFirst).outcomes).toHaveLength(1)
    })

    it(`is weighed on every way, after ${who}`, () => {
      const { outcomes, ways } = odds(world, inARow, { generator }, start, takeFirst)
      const none = outcomes.find(({ value }) => value.result === 1)
      // One die, and it shows 1: one in 36.
      expect(none === undefined ? 0 : Number(none.weight) / Number(ways)).toBeCloseTo(1 / 36, 12)
      expect(outcomes.every(({ value }) => value.result === value.state.lost)).toBe(true)
    })
  }
})
