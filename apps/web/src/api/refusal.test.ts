import { describe, expect, test } from 'vitest'
import { fieldOf, placedSentence, refusalIn } from './refusal.ts'

const told = (message: string): string => placedSentence(refusalIn(message))

describe('what the server refuses', () => {
  test('is a sentence at the field it is about', () => {
    const refusal = refusalIn('wishes.skill[0]: expected a skill, perhaps Brawling, got "Brawl"')
    expect(fieldOf(refusal)).toBe('skill')
    expect(refusal.sentence).toBe('Expected a skill, perhaps Brawling, not "Brawl".')
  })
  test('says which field where none is in sight, and no path of the data', () => {
    expect(told('body.title: expected at most 100 characters, got "aaaa…"')).toBe(
      'Title: expected at most 100 characters, not "aaaa…".',
    )
    expect(told('encounter.sides[0].members[1].upp: expected three digits, got "79"')).toBe(
      'Sides 1, members 2, upp: expected three digits, not "79".',
    )
    expect(told('body: expected JSON, got "{"')).toBe('Expected JSON, not "{".')
  })
  test('does not say that nothing was nothing', () => {
    expect(told('given.until_skill: expected text, got nothing')).toBe('Until skill: expected text.')
  })
  test('is left as it is, but for a capital and a full stop, where it is a sentence already', () => {
    expect(told('50 simulations wait already: try again in a minute')).toBe(
      '50 simulations wait already: try again in a minute.',
    )
    expect(told('there is nothing here')).toBe('There is nothing here.')
  })
  test('holds whatever a person wrote as text', () => {
    expect(told('wishes.name: expected text, got "a, got b: expected c"')).toBe(
      'Name: expected text, not "a, got b: expected c".',
    )
  })
})
