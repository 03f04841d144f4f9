import { moveNamed } from '@umpire/traveller/at-table'
import { describe, expect, test } from 'vitest'
import type { MoveEnd, RangeSpan } from '../../odds/ask.ts'
import { asMaster } from '../../odds/test/warehouse-fixture.ts'
import { readEncounter } from '../../views/encounter-view.ts'
import { rangeBetween, rangesHere } from '../ranges.ts'
import {
  bracketsOf,
  contactLines,
  contactsAhead,
  isClosed,
  laneOf,
  middleOf,
  moveTo,
  placeAt,
  reachOf,
  stepped,
  stripOf,
} from './strip.ts'

const view = readEncounter(asMaster)
const strip = stripOf(view.figures, 952)

const CLOSE: RangeSpan = { range: 'close', from: -1, to: -1, dm: -8 }
const SHORT: RangeSpan = { range: 'short', from: 0, to: 0, dm: 1 }
const SHOTGUN: readonly RangeSpan[] = [
  CLOSE,
  SHORT,
  { range: 'medium', from: 1, to: 2, dm: 3 },
  { range: 'long', from: 3, to: 10, dm: -6 },
  { range: 'very_long', from: 11, to: 20, dm: null },
]

describe('the strip', () => {
  test('has all figures with three bands around them, and fills its room', () => {
    expect(strip).toMatchObject({ first: -3, count: 16, lane: 58 })
    expect(stripOf(view.figures, 300).count).toBe(9)
  })
  test('knows which band and lane a point is in', () => {
    expect(placeAt(strip, middleOf(strip, 2), laneOf(strip, 3))).toEqual({ band: 2, lane: 3 })
    expect(placeAt(strip, middleOf(strip, -3), laneOf(strip, 0))).toEqual({ band: -3, lane: 0 })
  })
  test('has brackets to both sides of a figure', () => {
    const brackets = bracketsOf(strip, 0, SHOTGUN, [SHORT])
    expect(brackets.map(({ ranges, from, to }) => [ranges[0]?.range, from, to])).toEqual([
      ['long', -3, -3],
      ['medium', -2, -1],
      ['short', 0, 0],
      ['medium', 1, 2],
      ['long', 3, 10],
      ['very_long', 11, 12],
    ])
    expect(brackets.filter(isClosed).map(({ from, to }) => [from, to])).toEqual([[11, 12]])
  })
  test('has no close range that is a place', () => {
    const [ada, , , lem] = view.figures
    if (ada === undefined || lem === undefined) throw new Error('expected Ada and Lem')
    const together = { ...view, contacts: [['Lem', 'Ada'] as const] }
    expect(rangesHere(view, ada, SHOTGUN)).toEqual([SHORT])
    expect(rangeBetween(view, ada, lem, SHOTGUN)).toBe(SHORT)
    expect(rangesHere(together, ada, SHOTGUN)).toEqual([CLOSE])
    expect(rangeBetween(together, ada, lem, SHOTGUN)).toBe(CLOSE)
    const crowd = { ...together, figures: together.figures.map(one => ({ ...one, band: 0 })) }
    expect(rangesHere(crowd, ada, SHOTGUN)).toEqual([CLOSE, SHORT])
    expect(bracketsOf(strip, 0, SHOTGUN, [CLOSE, SHORT]).find(({ from }) => from === 0)?.ranges).toEqual([CLOSE, SHORT])
  })
  test('draws whom a movement would touch, unless they touch already', () => {
    const move = end('close:Lem:walk', 0, ['Lem'])
    expect(contactsAhead(view, view.figures, 'Ada', move)).toEqual([{ band: 0, from: 0, to: 3 }])
    expect(contactsAhead({ ...view, contacts: [['Ada', 'Lem']] }, view.figures, 'Ada', move)).toEqual([])
  })
  test('draws contacts between lanes', () => {
    expect(contactLines({ ...view, contacts: [['Lem', 'Ada']] }, view.figures)).toEqual([{ band: 0, from: 0, to: 3 }])
  })
})

function end(key: string, band: number, touching: readonly string[] = []): MoveEnd {
  const move = moveNamed(key)
  if (move === undefined) throw new Error(`no move is ${key}`)
  return { key, move, band, touching }
}
const MOVES = [
  end('stand', 0),
  end('evade', 0),
  end('surrender', 0),
  end('close:Oskar:walk', 1),
  end('close:Oskar:run', 2),
  end('close:Lem:walk', 0, ['Lem']),
  end('close:Lem:run', 0, ['Lem']),
  end('open:Oskar:walk', -1),
  end('open:Lem:run', -2),
]

describe('moving on it', () => {
  test('reaches what a step reaches', () => {
    expect([...reachOf(MOVES)].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2])
  })
  test('means the plainest movement to a place', () => {
    expect(moveTo(MOVES, 0, 1, undefined)?.key).toBe('close:Oskar:walk')
    expect(moveTo(MOVES, 0, 2, undefined)?.key).toBe('close:Oskar:run')
    expect(moveTo(MOVES, 0, 0, undefined)?.key).toBe('stand')
    expect(moveTo(MOVES, 0, 0, 'Lem')?.key).toBe('close:Lem:walk')
    expect(moveTo(MOVES, 0, 5, undefined)).toBeUndefined()
  })
  test('goes by arrows from band to band, and from manner to manner', () => {
    const right = stepped(MOVES, 0, undefined, 'ArrowRight')
    expect(right?.key).toBe('close:Oskar:walk')
    expect(stepped(MOVES, 0, right, 'ArrowRight')?.key).toBe('close:Oskar:run')
    expect(stepped(MOVES, 0, right, 'ArrowLeft')?.key).toBe('stand')
    const still = MOVES[0]
    expect(stepped(MOVES, 0, still, 'ArrowDown')?.key).toBe('evade')
    expect(stepped(MOVES, 0, still, 'ArrowUp')?.key).toBe('close:Lem:run')
  })
  test('never surrenders by an arrow', () => {
    let now = MOVES[0]
    for (let steps = 0; steps < 10; steps++) {
      now = stepped(MOVES, 0, now, 'ArrowDown')
      expect(now?.key).not.toBe('surrender')
    }
  })
})
