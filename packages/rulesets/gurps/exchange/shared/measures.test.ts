import { BadInput } from '@umpire/engine'
import { expect, test } from 'vitest'
import { heightText, inches, pounds, weightText } from './measures.ts'

test('gurps.exchange: lengths and weights as GCS writes them', () => {
  expect(['5\'8"', "6'", '70"', '68 in', '68', '6 ft', '2 yd', '1.5 m', '150 cm'].map(one => inches(one, 'x'))).toEqual(
    [68, 72, 70, 68, 68, 72, 72, 54, 54],
  )
  expect(['125 lb', '1,250 lb', '8 oz', '60 kg', '4 tn', '2.5', '500 g'].map(one => pounds(one, 'x'))).toEqual([
    125, 1250, 0.5, 120, 8000, 2.5, 1,
  ])
  for (const bad of ['tall', '', '5 stone', '--3 lb']) {
    expect(() => inches(bad, 'x'), bad).toThrow(BadInput)
    expect(() => pounds(bad, 'x'), bad).toThrow(BadInput)
  }
})

test('gurps.exchange: what is written is read back', () => {
  for (let height = 1; height < 120; height++) expect(inches(heightText(height), 'x')).toBe(height)
  for (const weight of [0, 0.02, 1.25, 30, 8000]) expect(pounds(weightText(weight), 'x')).toBe(weight)
})
