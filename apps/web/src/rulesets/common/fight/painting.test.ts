import { hexes, squares } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { TERRAINS } from '../../../map/paint/brush.ts'
import { paintWordsOf } from './paint-words.ts'
import { cellIn, paintedText } from './painting.ts'

describe('a stroke in the log', () => {
  const told = paintedText(paintWordsOf('square', 'squares', String))

  test('is told in the words of the game for its cells', () => {
    expect(told(['paint'], { cells: ['1,1'], terrain: { ...TERRAINS.solid } })).toBe('painted wall on one square')
    expect(told(['paint'], { cells: ['1,1', '1,2'], fog: 'hidden' })).toBe('hid 2 squares')
    expect(told(['paint'], { cells: [], foggy: true })).toBe('let fog of war fall')
    expect(told(['paint'], { cells: ['1,1'], name: 'The bar' })).toBe('named a place The bar')
  })
  test('is nothing else that a game master changes', () => {
    expect(told(['standing', 0, 'hp'], 3)).toBeUndefined()
    expect(told(['paint'], { cells: [] })).toBeUndefined()
  })
})

test('a cell is read as it is written, whatever its lattice', () => {
  expect(cellIn(hexes, '3,-1')).toEqual({ q: 3, r: -1 })
  expect(cellIn(squares, '3,4')).toEqual({ x: 3, y: 4 })
})
