import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHARACTERISTICS } from '../tables/words.ts'
import { characteristics, upp, withinLimits } from './characteristics.ts'
import { nobleTitles, rankInName } from './naming.ts'

const why = compose({ options: [] }).silent
const value = fc.integer({ min: 0, max: 15 })
const six = fc.array(value, { minLength: 6, maxLength: 6 })

test('traveller.chargen.upp: what is printed reads back, in capitals or not, digit by digit in base 16', () => {
  fc.assert(
    fc.property(six, values => {
      const printed = upp({ values }, why)
      expect(printed.upp).toBe(
        values
          .map(one => one.toString(16))
          .join('')
          .toUpperCase(),
      )
      expect(upp({ upp: printed.upp }, why)).toEqual(printed)
      expect(upp({ upp: printed.upp.toLowerCase() }, why)).toEqual(printed)
      expect(CHARACTERISTICS.map(name => printed[name])).toEqual(values)
    }),
  )
})
test.each([{ upp: '77777' }, { upp: '77777G' }, { upp: '7777777' }, { values: [7, 7] }, {}])(
  'traveller.chargen.upp: %j is no profile',
  given => {
    expect(() => upp.answer(given, why)).toThrow(/expected/)
  },
)
test('traveller.chargen.upp: is printed or read, not both', () => {
  const both = { values: [7, 7, 7, 7, 7, 7], upp: '777777' }
  expect(() => upp(both, why)).toThrow('given: expected values or upp, got "both"')
  expect(() => upp({}, why)).toThrow('upp: expected 6 digits')
})

test('traveller.chargen.characteristics: nothing is moved', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 6, maxLength: 6 }), rolls => {
      const rolled = characteristics({ rolls }, why)
      expect(CHARACTERISTICS.map(name => rolled[name])).toEqual(rolls)
    }),
  )
  expect(() => characteristics.answer({ rolls: [7, 7, 7, 7, 7, 13] }, why)).toThrow('from 2 to 12')
})
test('traveller.chargen.characteristic-limits: 1 to 15, and 0 by injury and age alone', () => {
  for (const cause of ['skill table', 'automatic skill', 'benefit', 'injury', 'aging'] as const) {
    const least = cause === 'injury' || cause === 'aging' ? 0 : 1
    for (let before = least; before <= 15; before++) {
      for (let change = -3; change <= 3; change++) {
        const after = withinLimits({ characteristic: 'social', value: before, change, cause }, why)
        expect(after).toBe(Math.min(15, Math.max(least, before + change)))
      }
    }
  }
})
test('traveller.chargen.noble-titles: from 11 on, and an address or prefix only where the book has one', () => {
  for (let social = 0; social <= 15; social++) {
    const { titles, address, prefixes } = nobleTitles({ social }, why)
    expect([titles.length > 0, address.length > 0, prefixes.length > 0]).toEqual([
      social >= 11,
      social === 11,
      social === 12,
    ])
  }
})
test('traveller.chargen.rank-in-name: a noble title stands before the rank, the rank before the name', () => {
  const name = 'Ada Voss'
  expect(rankInName({ name, service: 'navy', rank: 3, noble_title: 'Duchess' }, why)).toBe(
    'Duchess Lieutenant Commander Ada Voss',
  )
  expect(rankInName({ name, service: null, rank: 0, noble_title: '' }, why)).toBe(name)
})
