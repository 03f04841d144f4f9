import { describe, expect, test } from 'vitest'
import { readProcedure } from './procedures.ts'

describe('a procedure of an inventory', () => {
  test('has steps that are sentences, or what to do with its rules', () => {
    const steps = [
      'Throw.',
      { do: 'move', rules: ['a.b', 'a.c'] },
      { step: 3, do: 'attack', rule: 'a.d' },
      { do: 'rest' },
    ]
    expect(readProcedure({ id: 'x.proc.y', title: 'Y', lines: 12, steps }, 'procedures[0]')).toEqual({
      id: 'x.proc.y',
      title: 'Y',
      lines: '12',
      steps: ['Throw.', 'move (a.b, a.c)', 'attack (a.d)', 'rest'],
    })
  })
  test('is refused with the place', () => {
    const read = (steps: unknown) => () => readProcedure({ id: 'x', title: 'Y', steps }, 'procedures[0]')
    expect(read([{ rules: [] }])).toThrow('procedures[0].steps[0].do: expected text')
    expect(read([{ do: 'x', rules: [3] }])).toThrow('procedures[0].steps[0].rules[0]: expected text')
  })
})
