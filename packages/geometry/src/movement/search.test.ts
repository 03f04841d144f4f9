import fc from 'fast-check'
import { describe, expect, inject, it, vi } from 'vitest'
import { cellsOf, maps, pick } from '../../naive/maps.ts'
import { NaiveMover, stopKey } from '../../naive/movement.ts'
import { footprint, footprintCells } from '../grid/footprint.ts'
import { hexes } from '../grid/hex.ts'
import type { Lattice } from '../grid/lattice.ts'
import { squares } from '../grid/square.ts'
import { blankMap, type Moving } from '../map/map.ts'
import { gait, type Pace } from './gait.ts'
import { Settling } from './settling.ts'

const cost = fc.integer({ min: 1, max: 3 })

/** All kinds of paces. */
function paces<Cell>(lattice: Lattice<Cell>): fc.Arbitrary<Pace> {
  const circle = lattice.du.length
  const byDirection = fc.array(fc.option(cost, { freq: 5 }), { minLength: circle / 2 + 1, maxLength: circle / 2 + 1 })
  const turning = fc.record({ step: byDirection, turn: fc.nat(2) })
  const plain = fc.record({ step: fc.oneof(cost, byDirection) })
  if (lattice.name === 'hexes') return fc.oneof(plain, turning)
  const diagonals = fc.constantFrom<readonly number[] | null>([0], [0, 1], [1], [2, 0], null)
  return fc.tuple(fc.oneof(plain, turning), diagonals).map(([pace, diagonal]) => ({ ...pace, diagonal }))
}

function holdsFor<Cell>(lattice: Lattice<Cell>): void {
  const number = fc.nat(80)
  const few = fc.array(number, { maxLength: 8 })
  const questions = fc.record({
    map: maps(lattice),
    pace: paces(lattice),
    from: number,
    to: number,
    facing: fc.nat(lattice.du.length - 1),
    budget: fc.nat(8),
    tollUnit: fc.nat(2),
    barred: few,
    occupied: few,
    diagonals: fc.nat(3),
    parts: fc.option(
      fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), { maxLength: 2 }),
    ),
  })
  type Question = typeof questions extends fc.Arbitrary<infer Q> ? Q : never

  /** The question with its cells in place, or nothing if the figure does not fit where it shall start. */
  const asked = (question: Question) => {
    const { map, pace, facing, tollUnit, diagonals } = question
    const offsets = [[0, 0], ...(question.parts ?? [])].map(([u = 0, v = 0]) => lattice.cell(u, v))
    const different = new Map(offsets.map(offset => [JSON.stringify(offset), offset]))
    const moving: Moving<Cell> = {
      facing,
      tollUnit,
      diagonals,
      barred: question.barred.map(at => pick(map, at)),
      occupied: question.occupied.map(at => pick(map, at)),
      ...(question.parts === null ? {} : { footprint: footprint(lattice, [...different.values()]) }),
    }
    const from = pick(map, question.from)
    // A figure is not in its own way.
    const shape = moving.footprint ?? footprint(lattice, [lattice.cell(0, 0)])
    const own = footprintCells(lattice, shape, from, facing).map(cell => JSON.stringify(cell))
    const others = (cells: readonly Cell[] = []): Cell[] => cells.filter(cell => !own.includes(JSON.stringify(cell)))
    const aware = { ...moving, barred: others(moving.barred), occupied: others(moving.occupied) }
    const naive = new NaiveMover(map, pace, aware)
    const starts = new NaiveMover(map, pace, { ...moving, barred: [] }).fits({ cell: from, facing })
    return starts ? { from, moving, naive } : undefined
  }

  describe(`movement on ${lattice.name}`, () => {
    it('reaches what trying all moves reaches, for the same cost and by ways that keep the rules', () => {
      fc.assert(
        fc.property(questions, question => {
          const { map, pace, budget } = question
          const ask = asked(question)
          if (ask === undefined) return
          const reach = map.reach(gait(lattice, pace), ask.from, budget, ask.moving)
          const stops = reach.stops()
          const found = new Map(stops.map(stop => [stopKey(map, stop), stop.cost]))
          expect(found.size).toBe(stops.length)
          expect(found).toEqual(ask.naive.costs(ask.from, budget))
          expect(stops.map(stop => stop.cost)).toEqual(stops.map(stop => stop.cost).toSorted((a, b) => a - b))
          for (const stop of stops) {
            const way = reach.path(stop.cell, stop.facing) ?? []
            expect([reach.cost(stop.cell, stop.facing), ask.naive.price(way)]).toEqual([stop.cost, stop.cost])
            expect([way[0]?.cell, way.at(-1)]).toEqual([ask.from, stop])
          }
        }),
        { numRuns: 200 * inject('times') },
      )
    })

    it('answers for each cell, whatever the facing, as its cheapest stop', () => {
      fc.assert(
        fc.property(questions, question => {
          const { map, pace, budget } = question
          const ask = asked(question)
          if (ask === undefined) return
          const reach = map.reach(gait(lattice, pace), ask.from, budget, ask.moving)
          for (const cell of cellsOf(map)) {
            const stop = reach.stops().find(({ cell: at }) => JSON.stringify(at) === JSON.stringify(cell))
            expect(reach.cost(cell)).toBe(stop?.cost)
            expect(reach.path(cell)?.at(-1)).toEqual(stop)
          }
        }),
        { numRuns: 100 },
      )
    })

    it('finds a path of the least cost, if there is one', () => {
      fc.assert(
        fc.property(questions, fc.boolean(), (question, faced) => {
          const { map, pace, facing } = question
          const ask = asked(question)
          if (ask === undefined) return
          const to = pick(map, question.to)
          const budget = 3 * question.budget
          const ends = Array.from({ length: lattice.du.length }, (_, f) => f).filter(f => !faced || f === facing)
          const costs = ask.naive.costs(ask.from, budget)
          const least = Math.min(...ends.map(end => costs.get(stopKey(map, { cell: to, facing: end })) ?? Infinity))
          const goal = { ...ask.moving, budget, ...(faced ? { endFacing: facing } : {}) }
          const way = map.path(gait(lattice, pace), ask.from, to, goal)
          expect(way?.at(-1)?.cost ?? Infinity).toBe(least)
          if (way !== undefined) expect(ask.naive.price(way)).toBe(least)
          expect(map.path(gait(lattice, pace), ask.from, to, goal)).toEqual(way)
        }),
        { numRuns: 200 * inject('times') },
      )
    })
  })
}

holdsFor(hexes)
holdsFor(squares)

describe('one search after another', () => {
  const walk = gait(squares, { step: 1 })
  const [left, middle, right] = [0, 1, 2].map(x => ({ x, y: 0 }))
  if (left === undefined || middle === undefined || right === undefined) throw new Error('expected three squares')

  it('does not know what was barred or occupied before', () => {
    const map = blankMap(squares, 3, 1)
    expect(map.path(walk, left, right, { barred: [middle] })).toBeUndefined()
    expect(map.path(walk, left, right, { barred: [right] })).toBeUndefined()
    expect(map.path(walk, left, right)).toHaveLength(3)
    expect(map.reach(walk, left, 2, { barred: [middle], occupied: [right] }).stops()).toHaveLength(1)
    expect(map.reach(walk, left, 2, { occupied: [middle] }).stops()).toHaveLength(2)
    expect(map.reach(walk, left, 2).stops()).toHaveLength(3)
  })

  it('does not know it even if the one before failed', () => {
    const map = blankMap(squares, 3, 1)
    const run = vi.spyOn(Settling.prototype, 'run').mockImplementation(() => {
      throw new RangeError('no memory')
    })
    expect(() => map.path(walk, left, right, { barred: [middle] })).toThrow('no memory')
    expect(() => map.reach(walk, left, 2, { barred: [middle] })).toThrow('no memory')
    run.mockRestore()
    expect(map.path(walk, left, right)).toHaveLength(3)
    expect(map.reach(walk, left, 2).stops()).toHaveLength(3)
  })

  it('is refused where it would need too much memory, and leaves no trace', () => {
    const map = blankMap(squares, 1000, 1000)
    const many = gait(squares, { step: [1, 1, 1, 1, 1], turn: 1, diagonal: [0, 1] })
    expect(() => map.path(many, left, right, { barred: [middle] })).toThrow(
      'movement: expected at most 10000000 states, got 16096128 on 1000 × 1000 cells with 16 each',
    )
    expect(map.path(walk, left, right)?.map(stop => stop.cell)).toEqual([left, middle, right])
  })
})

describe('a figure', () => {
  const map = blankMap(hexes, 8, 8)
  const walk = gait(hexes, { step: 1 })
  const from = { q: 3, r: 3 }
  const behind = { q: 2, r: 3 }
  const lying = footprint(hexes, [
    { q: 0, r: 0 },
    { q: -1, r: 0 },
  ])

  it('is not in its own way', () => {
    const all = { barred: [from, behind], occupied: [from, behind] }
    expect(map.reach(walk, from, 1, { footprint: lying, ...all }).stops()).toHaveLength(7)
    expect(map.reach(walk, from, 1, { occupied: [from] }).stops()).toHaveLength(7)
  })

  it('of one cell and with a footprint of one cell are alike, also from where nobody can be', () => {
    const rock = blankMap(hexes, 8, 8)
    const one = footprint(hexes, [{ q: 0, r: 0 }])
    expect(rock.reach(walk, from, 3, { footprint: one }).stops()).toEqual(rock.reach(walk, from, 3).stops())
    rock.paint(from, { blocked: true })
    for (const moving of [{}, { footprint: one }]) {
      expect(() => rock.reach(walk, from, 3, moving)).toThrow(
        'movement: expected a start where the figure fits, got {"q":3,"r":3}',
      )
    }
  })

  it('counts its diagonals on from one query to the next', () => {
    const board = blankMap(squares, 9, 9)
    const byTurns = gait(squares, { step: 2, diagonal: [0, 1] })
    let [at, diagonals, spent] = [{ x: 0, y: 0 }, 0, 0]
    for (let step = 1; step <= 4; step++) {
      const stop = board.path(byTurns, at, { x: step, y: step }, { diagonals })?.at(-1)
      if (stop === undefined) throw new Error('expected a way')
      at = stop.cell
      diagonals = stop.diagonals
      spent += stop.cost
    }
    expect([at, spent, diagonals]).toEqual([{ x: 4, y: 4 }, 10, 0])
    expect(() => board.reach(byTurns, at, 1, { diagonals: 0.5 })).toThrow(/^diagonal steps taken: expected/)
  })
})
