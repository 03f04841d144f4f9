import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATALOGUE, RIVER_HOUND } from '../catalogue.ts'
import { resized } from '../design/rescale.ts'
import { problemsOf } from '../problems.ts'
import { anyDesign } from '../test/any-design-fixture.ts'
import { sheetPage } from './page.ts'

const count = (page: string, what: string): number => page.split(what).length - 1

test('gulliver.enc.procedure: the page tells Move where it is at home, and Move for every load', () => {
  const page = sheetPage(RIVER_HOUND, [])
  expect(page).toContain('<td class="n b">10.35</td>')
  expect(page).toContain('<td class="n b">6.9</td>')
  expect(page).toMatch(/it carries<\/th><th[^>]*>nothing<\/th><th[^>]*>57 lb/)
  expect(page).toContain('<li><span>Inconvenient Size</span><b>−10</b></li>')
  expect(page).toContain('2d−1')
})

test('a box to tick for every hit point, as long as they can be counted', () => {
  expect(count(sheetPage(RIVER_HOUND, []), '<i></i>')).toBe(18)
  expect(count(sheetPage(resized(RIVER_HOUND, 12), []), '<i></i>')).toBe(0)
})

test('what stands against it is told with its rule', () => {
  const large = resized(RIVER_HOUND, 6)
  expect(sheetPage(large, problemsOf(large))).toContain('gulliver.size.base-st')
})

test('names and notes are words, never marks of the page', () => {
  const sly = '<script>alert(1)</script>'
  const page = sheetPage({ ...RIVER_HOUND, name: sly, notes: sly }, [])
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;')
})

test('every creature of the catalogue and any other prints, without a number that is none', () => {
  for (const design of CATALOGUE) expect(sheetPage(design, [])).not.toMatch(/NaN|undefined|Infinity/)
  fc.assert(
    fc.property(anyDesign, design => {
      expect(sheetPage(design, problemsOf(design))).not.toMatch(/NaN|undefined|Infinity/)
    }),
    { numRuns: 30 },
  )
})
