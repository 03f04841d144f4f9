/** The odds driver against an oracle: random procedures, every throw of every die enumerated by playing it out. */
import { dice, seeded } from '@umpire/dice'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { int } from '../field/fields.ts'
import { keyOf } from '../field/json.ts'
import { procedure } from '../procedure/procedure.ts'
import { bestOdds, odds, weigher } from './odds.ts'
import { type Play, startPlay } from './play.ts'
import { simulator, takeFirst } from './simulate.ts'
import {
  type Added,
  type AskCount,
  about,
  type Count,
  DICE,
  type Op,
  running,
  thrown,
  world,
} from './test/odds-fixture.ts'

/** Every throw of the dice in question, face by face. */
function throwsOf(text: string): readonly (readonly number[])[] {
  const [count = 0, sides = 0] = text.split('d').map(Number)
  let all: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < count; die++) {
    all = all.flatMap(faces => Array.from({ length: sides }, (_, face) => [...faces, face + 1]))
  }
  return all
}

/** Plays every throw to its end and adds up what comes of it: no merging, no weights but one way for each throw. */
function enumerate(ops: readonly Op[]): Map<string, number> {
  const ends = new Map<string, number>()
  const walk = (answers: Parameters<Play<Count, Added, number>['answer']>[0][], chance: number): void => {
    const play = startPlay(world, running(ops), {}, { count: 0 }, undefined, answers)
    const { outcome, state } = play
    const [question] = play.questions
    if (outcome !== undefined) {
      const key = keyOf({ result: outcome.result, state })
      ends.set(key, (ends.get(key) ?? 0) + chance)
    } else if (question?.kind === 'choice') {
      walk([...answers, { choice: 'one' }], chance)
    } else if (question !== undefined) {
      const all = throwsOf(question.dice)
      for (const faces of all) walk([...answers, { faces }], chance / all.length)
    }
  }
  walk([], 1)
  return ends
}

const diceText = fc.constantFrom(...DICE.keys())
const { ops } = fc.letrec<{ op: Op; ops: readonly Op[] }>(tie => ({
  op: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.record({ do: fc.constantFrom('roll', 'faces', 'inOrder'), dice: diceText }),
    fc.record({ do: fc.constant('read'), dice: diceText, modulo: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('choose') }),
    fc.record({ do: fc.constantFrom('branch', 'call'), body: tie('ops') }),
    fc.record({
      do: fc.constant('repeat'),
      body: tie('ops'),
      until: fc.integer({ min: 0, max: 8 }),
      most: fc.integer({ min: 0, max: 2 }),
    }),
  ),
  ops: fc.array(tie('op'), { maxLength: 3 }),
}))

describe('odds', () => {
  test('of random procedures equal playing every throw out', () => {
    let compared = 0
    fc.assert(
      fc.property(ops, program => {
        const weighed = odds(world, running(program), {}, { count: 0 }, takeFirst)
        // Playing out grows as the dice multiply; the odds driver does not mind, but the oracle does.
        fc.pre(weighed.ways <= 5000n)
        const ends = enumerate(program)
        expect(weighed.outcomes.map(({ value }) => keyOf(value)).toSorted()).toEqual([...ends.keys()].toSorted())
        for (const { value, weight } of weighed.outcomes) {
          expect(Number(weight) / Number(weighed.ways)).toBeCloseTo(ends.get(keyOf(value)) ?? 0, 10)
        }
        compared++
      }),
      { numRuns: 150, seed: 7 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  test('states between turns are merged: a hundred turns are weighed at once', () => {
    const walk: readonly Op[] = [{ do: 'repeat', body: [{ do: 'roll', dice: '1d2' }], until: 1000, most: 100 }]
    const { ways, outcomes } = odds(world, running(walk), {}, { count: 0 }, takeFirst)
    expect(ways).toBe(2n ** 100n)
    expect(outcomes.length).toBe(101)
    const middle = outcomes.find(({ value }) => value.state.count === 150)
    expect(middle?.weight).toBe(100891344545564193334812497256n)
  })

  test('the same turns, repeated and iterated, are not taken for each other', () => {
    const once = procedure(
      { id: 'test.once', title: 'Once', given: { n: int() } },
      (ask: AskCount, { n }): { readonly n: number } => ({ n: n + ask.roll(dice('1d2'), about) }),
    )
    const both = procedure({ id: 'test.turns', title: 'Turns', given: {} }, (ask: AskCount): number => {
      ask.repeat(once, { n: 0 }, () => false, 1)
      return ask.iterate(once, { n: 0 }, () => false, 1).n
    })
    const results = odds(world, both, {}, { count: 0 }, takeFirst).of(({ result }) => result)
    expect(results.outcomes.map(({ value }) => value)).toEqual([1, 2])
  })

  test('more branches than can be waited for are refused', () => {
    const ops = Array.from({ length: 30 }, (): Op => ({ do: 'roll', dice: '1d2' }))
    expect(() => odds(world, running(ops), {}, { count: 0 }, takeFirst)).toThrow(
      'odds: expected at most 200000 branches',
    )
  })
})

describe('weigher', () => {
  test('answers every question as if it were the first, also after one that was refused', () => {
    const endless = running(Array.from({ length: 30 }, (): Op => ({ do: 'roll', dice: '1d2' })))
    const body: readonly Op[] = [{ do: 'roll', dice: '1d3' }]
    const twice = running([
      { do: 'call', body },
      { do: 'repeat', body, until: 5, most: 3 },
    ])
    const shared = weigher(world, takeFirst)
    for (const count of [0, 3, 0]) {
      expect(shared.odds(twice, {}, { count })).toEqual(odds(world, twice, {}, { count }, takeFirst))
      expect(() => shared.odds(endless, {}, { count })).toThrow('odds: expected at most 200000 branches')
    }
  })
})

test('a weigher forgets what it weighed before it fills the memory, and answers the same again', () => {
  let runs = 0
  const called = procedure(
    { id: 'test.called', title: 'Called', given: { n: int() } },
    (_: AskCount, { n }): number => {
      runs++
      return n
    },
  )
  const calling = procedure({ id: 'test.calling', title: 'Calling', given: { n: int() } }, (ask: AskCount, x) =>
    ask.call(called, x),
  )
  const shared = weigher(world, takeFirst)
  const ask = (n: number) => shared.odds(calling, { n }, { count: 0 })
  /** How often the call was run for a question. */
  const runsFor = (n: number): number => {
    const before = runs
    ask(n)
    return runs - before
  }
  const first = ask(0)
  const weighing = runsFor(1)
  const known = runsFor(1)
  expect(known).toBeLessThan(weighing)
  for (let n = 2; n <= 20_001; n++) ask(n)
  expect(runsFor(1)).toBe(weighing)
  expect(ask(0)).toEqual(first)
})

describe('weigher for whoever asks for less', () => {
  test('ends that are told alike are one, with the weights of all', () => {
    const dice = running([
      { do: 'roll', dice: '1d3' },
      { do: 'roll', dice: '1d3' },
    ])
    const whole = odds(world, dice, {}, { count: 0 }, takeFirst)
    const parity = weigher(world, takeFirst).odds(dice, {}, { count: 0 }, (_, { count }) => `${count % 2}`)
    expect(parity.outcomes.length).toBe(2)
    const isEven = ({ state }: { readonly state: { readonly count: number } }): boolean => state.count % 2 === 0
    expect(parity.chance(isEven)).toEqual(whole.chance(isEven))
  })
})

describe('a roll that is thrown again until it says something else', () => {
  const low = (total: number): boolean => total < 3
  const until = procedure({ id: 'test.until', title: 'Until', given: {} }, (ask: AskCount): number =>
    ask.readUntil(
      dice('1d6'),
      about,
      total => total >> 1,
      half => half === 0 || half === 3,
    ),
  )
  test('is weighed as if no die could show the rest', () => {
    const { ways, outcomes } = odds(world, until, {}, { count: 0 }, takeFirst)
    expect([ways, outcomes.map(({ value, weight }) => [value.result, weight])]).toEqual([
      2n,
      [
        [1, 1n],
        [2, 1n],
      ],
    ])
  })
  test('is thrown as often as it takes, by whoever throws', () => {
    const play = startPlay(world, until, {}, { count: 0 })
    for (const face of [6, 1, 1, 4]) play.answer({ faces: [face] })
    expect(play.outcome).toEqual({ result: 2 })
    const simulated = simulator(world, takeFirst)
    const source = seeded('until')
    const seen = new Set(Array.from({ length: 50 }, () => simulated.run(until, {}, { count: 0 }, source).result))
    expect([...seen].toSorted()).toEqual([1, 2])
  })
  test('and never says anything else: that is refused', () => {
    const endless = procedure({ id: 'test.again', title: 'Again', given: {} }, (ask: AskCount): number =>
      ask.readUntil(dice('1d2'), about, total => total, low),
    )
    expect(() => odds(world, endless, {}, { count: 0 }, takeFirst)).toThrow(
      'odds: expected a throw that is not made again and again',
    )
    expect(() => simulator(world, takeFirst).run(endless, {}, { count: 0 }, seeded('again'))).toThrow(
      'dice: expected a throw that is not made again and again',
    )
  })
})

describe('bestOdds', () => {
  test('takes the best of each choice, for whoever chooses', () => {
    const twice: readonly Op[] = [{ do: 'choose' }, { do: 'roll', dice: '1d2' }, { do: 'choose' }]
    const most = bestOdds(world, running(twice), {}, { count: 0 }, (_, { state }) => state.count)
    expect(most.odds.outcomes.map(({ value }) => value.state.count).toSorted((a, b) => a - b)).toEqual([5, 6])
    expect(most.decisions.map(({ best }) => best)).toEqual(['two'])
    const least = bestOdds(world, running(twice), {}, { count: 0 }, (_, { state }) => -state.count)
    expect(least.odds.outcomes.map(({ value }) => value.state.count).toSorted((a, b) => a - b)).toEqual([3, 4])
  })
  test('what it is worth is exact', () => {
    const once: readonly Op[] = [{ do: 'choose' }, { do: 'roll', dice: '1d3' }]
    const { decisions } = bestOdds(world, running(once), {}, { count: 0 }, (_, { state }) => state.count)
    expect(decisions[0]?.worth).toEqual([
      { key: 'one', sum: 9n, of: 3n },
      { key: 'two', sum: 12n, of: 3n },
    ])
  })
})

test('procedures made with one id are not taken for each other', () => {
  const below = (limit: number) =>
    procedure({ id: 'test.below', title: 'Below', given: {} }, (ask: AskCount): boolean =>
      ask.read(dice('1d6'), about, roll => roll <= limit),
    )
  const both = procedure({ id: 'test.both', title: 'Both', given: {} }, (ask: AskCount): boolean => {
    ask.call(below(1), {})
    return ask.call(below(5), {})
  })
  const { ways, of } = odds(world, both, {}, { count: 0 }, takeFirst).chance(({ result }) => result)
  expect([ways, of]).toEqual([5n, 6n])
})

test('a procedure is run once for each reading of its roll, not for each total', () => {
  let runs = 0
  const parity = procedure({ id: 'test.parity', title: 'Parity', given: {} }, (ask: AskCount) => {
    runs++
    return ask.read(thrown('3d2'), about, total => total % 2)
  })
  const { outcomes } = odds(world, parity, {}, { count: 7 }, takeFirst)
  expect(runs).toBe(2)
  expect(outcomes).toEqual([
    { value: { result: 1, state: { count: 7 } }, weight: 1n },
    { value: { result: 0, state: { count: 7 } }, weight: 1n },
  ])
})
