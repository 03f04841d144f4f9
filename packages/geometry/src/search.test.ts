import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, maps, pick } from '../naive/maps.ts'
import { NaiveMover, stopKey } from '../naive/movement.ts'
import { footprint } from './footprint.ts'
import { gait, type Pace } from './gait.ts'
import { hexes } from './hex.ts'
import type { Lattice } from './lattice.ts'
import type { Moving } from './map.ts'
import { squares } from './square.ts'

const cost = fc.integer({ min: 1, max: 3 })

/** All kinds of paces. */
function paces<Cell>(lattice: Lattice<Cell>): fc.Arbitrary<Pace> {
  const circle = lattice.du.length
  const byDirection = fc.array(fc.option(cost, { freq: 5 }), { minLength: circle / 2 + 1, maxLength: circle / 2 + 1 })
  const turning = fc.record({ step: byDirection, turn: fc.nat(2) })
  const plain = fc.record({ step: fc.oneof(cost, byDirection) })
  if (lattice.name === 'hexes') return fc.oneof(plain, turning)
  const diagonals = fc.constantFrom<readonly number[] | null>([0], [0, 1], [1], [2, 0, 1], null)
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
    parts: fc.option(
      fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), { maxLength: 2 }),
    ),
  })
  type Question = typeof questions extends fc.Arbitrary<infer Q> ? Q : never

  /** The question with its cells in place, or nothing if the figure does not fit where it shall start. */
  const asked = (question: Question) => {
    const { map, pace, facing, tollUnit } = question
    const offsets = [[0, 0], ...(question.parts ?? [])].map(([u = 0, v = 0]) => lattice.cell(u, v))
    const different = new Map(offsets.map(offset => [JSON.stringify(offset), offset]))
    const moving: Moving<Cell> = {
      facing,
      tollUnit,
      barred: question.barred.map(at => pick(map, at)),
      occupied: question.occupied.map(at => pick(map, at)),
      ...(question.parts === null ? {} : { footprint: footprint(lattice, [...different.values()]) }),
    }
    const from = pick(map, question.from)
    const naive = new NaiveMover(map, pace, moving)
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
        { numRuns: 500 },
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
        { numRuns: 500 },
      )
    })
  })
}

holdsFor(hexes)
holdsFor(squares)
