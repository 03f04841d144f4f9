import type { Problem } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { character } from '../../character/character.ts'
import { anyCharacter } from '../../character/test/any-character-fixture.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { sheetOf } from '../sheet.ts'
import { numberText, readNumber } from '../stat-block/numbers.ts'
import { printForm } from './form.ts'
import { FORMATS, printCharacter } from './formats.ts'
import { printPage } from './page.ts'

const PROBLEMS: readonly Problem[] = [
  { rule: 'gurps.disadvantage.limit', where: 'traits', message: '−42 points; the campaign allows −40' },
  { rule: 'gurps.weapon.minimum-strength', where: 'items[7]', message: 'needs ST <10>', severity: 'warning' },
  { rule: 'gurps.quirk.rule', where: 'quirks', message: 'six of them', severity: 'allowed' },
]

describe('the sheet for a terminal', () => {
  const form = printForm(mado(), PROBLEMS)
  test('tells every number of Mado', () => {
    for (const word of ['100 points', 'ST  8 [−15]', 'Basic Speed  5.75', 'Advantages [45]', 'Disadvantages [−37]']) {
      expect(form).toContain(word)
    }
    expect(form).toMatch(/Guns\/TL6 \(pistol\) +DX\/E +15 +2/)
    expect(form).toMatch(/Walther PPK \.32, +Guns \(pistol\) +15 +2d−1 bullet +10 +2 +100 +1,500/)
    expect(form).toMatch(/left +\$1,265/)
  })
  test('ends with the problems, and says which of them count', () => {
    expect(form).toContain('1 problem, 1 warning, 1 allowed by the game master')
    expect(form.indexOf('Problems and warnings')).toBeGreaterThan(form.indexOf('To remember'))
    expect(form).toContain('gurps.disadvantage.limit')
  })
  test('is never wider than 100 columns, whoever it is', () => {
    fc.assert(
      fc.property(anyCharacter, file => {
        const lines = printForm(character.read(file, 'file')).split('\n')
        expect(Math.max(...lines.map(line => Array.from(line).length))).toBeLessThanOrEqual(100)
      }),
      { numRuns: 40 },
    )
  })
})

/** Elements that are open at the end, or closed without being open. */
function unbalanced(html: string): readonly string[] {
  const open: string[] = []
  const body = html.replace(/<style>[^<]*<\/style>/, '')
  for (const [, close = '', tag = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    if (['meta', 'br'].includes(tag)) continue
    if (close === '') open.push(tag)
    else if (open.pop() !== tag) return [tag]
  }
  return open
}

describe('the sheet for paper', () => {
  const page = printPage(mado(), PROBLEMS)
  test('has no script and loads nothing', () => {
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\ssrc=|\shref=|url\(|@import|\sstyle=|\son\w+=/i)
  })
  test('has all skills, traits, things and attacks, and the problems', () => {
    const sheet = sheetOf(mado())
    for (const { name } of [...sheet.skills, ...sheet.items].filter(({ name }) => !name.startsWith('Language'))) {
      expect(page).toContain(name)
    }
    for (const { weapon, mode } of sheet.attacks) expect(page).toContain(`${weapon}, ${mode}`)
    expect(page).toContain('needs ST &lt;10&gt;')
  })
  test('takes every word from outside as text', () => {
    const hostile = '</style><script>alert(1)</script><img src=x onerror="alert(2)">\'&'
    const one = mado()
    const named = {
      ...one,
      identity: { ...one.identity, name: hostile, concept: hostile, player: hostile, appearance: hostile },
      traits: [{ trait: 'Voice', note: hostile }, { trait: hostile.slice(0, 90) }],
      quirks: [hostile],
      skills: [{ skill: `Area Knowledge (${hostile})`, points: 1, note: hostile, unknown_fields: {} }],
      items: one.items.map(item => ({ ...item, name: hostile, note: hostile })),
      notes: [hostile],
    }
    const html = printPage(named, [{ rule: hostile, where: hostile, message: hostile }])
    expect(html).not.toMatch(/<script|<img/)
    expect(unbalanced(html)).toEqual([])
  })
  test('is whole, whoever it is', () => {
    fc.assert(
      fc.property(anyCharacter, file => {
        const one = character.read(file, 'file')
        const html = printPage(one, PROBLEMS)
        expect(unbalanced(html)).toEqual([])
        expect(html).not.toMatch(/undefined|NaN|\[object/)
      }),
      { numRuns: 40 },
    )
  })
})

test('every format prints, and another is refused', () => {
  for (const format of Object.keys(FORMATS)) expect(printCharacter(mado(), format, PROBLEMS)).toContain('Mado')
  expect(() => printCharacter(mado(), 'pdf')).toThrow('one of text, block, html, json')
})

test('a number that is printed is read back', () => {
  const number = fc.oneof(
    fc.integer({ min: -1e9, max: 1e9 }),
    fc.integer().map(value => value / 2),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  )
  fc.assert(
    fc.property(number, value => {
      expect(readNumber(numberText(value))).toBe(value === 0 ? 0 : value)
    }),
  )
})
