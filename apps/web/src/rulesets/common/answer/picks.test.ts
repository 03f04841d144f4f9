import { describe, expect, test } from 'vitest'
import { picks } from './picks.ts'

interface Attack {
  readonly act: string
  readonly part: string | null
  readonly rounds: number
}

const NAMES = Array.from({ length: 120 }, (_, place) => `question ${place}`)

describe('what is picked for a question', () => {
  test('stays when more is picked for it, however many questions there were before', () => {
    const { pick, picked } = picks<Attack>()
    for (const question of NAMES) {
      pick(question, { act: 'shoot' })
      pick(question, { part: null })
      pick(question, { rounds: 3 })
      expect(picked(question)).toEqual({ act: 'shoot', part: null, rounds: 3 })
      pick(question, { act: 'strike' })
      expect(picked(question)).toEqual({ act: 'strike', part: null, rounds: 3 })
    }
  })
  test('is forgotten one question after the other, the one longest not picked for first', () => {
    const { pick, picked } = picks<Attack>()
    const [first = '', second = '', ...others] = NAMES
    pick(first, { act: 'first' })
    pick(second, { act: 'second' })
    for (const question of others) {
      pick(question, { act: 'shoot' })
      pick(first, { part: 'head' })
    }
    expect(picked(first)).toEqual({ act: 'first', part: 'head' })
    expect(picked(second)).toEqual({})
    const kept = others.filter(question => picked(question).act === 'shoot')
    expect(kept).toEqual(others.slice(-kept.length))
    expect(kept.length).toBeGreaterThan(10)
  })
  test('is the same thing until something else is picked, and nothing where no question is', () => {
    const { pick, picked } = picks<Attack>()
    pick('one', { act: 'shoot' })
    const before = picked('one')
    pick('two', { act: 'strike' })
    expect(picked('one')).toBe(before)
    expect(picked(undefined)).toEqual({})
    expect(picks<Attack>().picked('one')).toEqual({})
  })
})
