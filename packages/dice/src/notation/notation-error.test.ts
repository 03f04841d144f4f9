import { describe, expect, it } from 'vitest'
import { NotationError } from './notation-error.ts'

describe('NotationError', () => {
  it('says in one line what was expected, what stands there and where', () => {
    const error = new NotationError('3d6 + kobold', 6, 'dice')
    expect(error.message).toBe('Expected dice, found "kobold" at character 7')
    expect(error).toMatchObject({ name: 'NotationError', text: '3d6 + kobold', at: 6, expected: 'dice' })
  })

  it('shortens a long token', () => {
    expect(new NotationError('a'.repeat(100), 0, 'dice').message).toBe(
      `Expected dice, found "${'a'.repeat(20)}…" at character 1`,
    )
  })

  it('points at the place', () => {
    expect(new NotationError('3d6+', 4, 'dice').pointed()).toBe('3d6+\n    ^')
  })

  it('keeps the caret below its place behind control characters', () => {
    expect(new NotationError('3\n\t6', 3, 'dice').pointed()).toBe('3  6\n   ^')
  })

  it('shows nothing that moves or turns the line, and no half of a character', () => {
    expect(new NotationError('3\u202e\u0085\u2067?', 4, 'dice').pointed()).toBe('3   ?\n    ^')
    const cut = new NotationError(`${'🎲'.repeat(40)}?${'🎲'.repeat(40)}`, 80, 'dice').pointed()
    const odd = new NotationError(`x${'🎲'.repeat(40)}?${'🎲'.repeat(40)}`, 81, 'dice').pointed()
    expect([cut, odd].map(text => text.isWellFormed())).toEqual([true, true])
    expect(new NotationError('\u009b\u2066', 0, 'dice').message).toBe('Expected dice, found "\\u009b" at character 1')
  })

  it('cuts a long text around the place', () => {
    const text = `${'1+'.repeat(200)}?${'+1'.repeat(200)}`
    const [line = '', caret = ''] = new NotationError(text, 400, 'dice').pointed().split('\n')
    expect(line).toHaveLength(62)
    expect(line.startsWith('…') && line.endsWith('…')).toBe(true)
    expect(line[caret.indexOf('^')]).toBe('?')
  })
})
