import { describe, expect, test } from 'vitest'
import { fixedText, halvesText, numberText, proseText, signedText, valueText } from './number-text.ts'

describe('numbers', () => {
  test('have a true minus, and commas from ten thousand on', () => {
    expect([0, 7, -4, 2.5, 1000, 40_000].map(numberText)).toEqual(['0', '7', '−4', '2.5', '1000', '40,000'])
    expect([3, 0, -2].map(signedText)).toEqual(['+3', '+0', '−2'])
    expect(fixedText(-1.25, 1)).toBe('−1.3')
  })
  test('are told to two decimals where nobody would read them to their end', () => {
    const told = [5 / 6, 200 / 3, -1 / 3, 0.1 + 0.2, 1.1, 0.0625, 2.6251, 1 / 300, 1e-7].map(numberText)
    expect(told).toEqual(['0.83', '66.67', '−0.33', '0.3', '1.1', '0.0625', '2.6251', '0.0033', '0.0000001'])
    expect(valueText({ share: 2 / 3 })).toBe('share 0.67')
  })
  test('stand in words where they are part of something', () => {
    expect(valueText({ attack_possible: true, dm: -3, throws: [], by: null })).toBe(
      'attack possible yes, dm −3, throws none, by none',
    )
  })
})

test('plain typing gets the signs of print', () => {
  expect(proseText("expertise (or -5 untrained) - defender's parry")).toBe(
    'expertise (or −5 untrained) − defender’s parry',
  )
  expect(proseText('values run 2-12; "7 exactly" and 6- stay')).toBe('values run 2–12; “7 exactly” and 6- stay')
})

test('points come in halves', () => {
  expect([0.5, 1, 2.5, -0.5, -40, 0].map(halvesText)).toEqual(['½', '1', '2½', '−½', '−40', '0'])
})
