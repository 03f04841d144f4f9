import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Character } from '../character/character.ts'
import { FORM_FIELDS, FORM_ITEMS, FORM_SECTIONS } from '../tables/tas-form-2.ts'
import { printForm } from './form.ts'
import { printPage } from './page.ts'
import { parseLines } from './parse-lines.ts'
import { tasForm2 } from './tas-form-2.ts'

const why = compose({ options: [] }).listen()
const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const CAPTAIN = parseLines(
  'Ex-army Captain    Ada Voss    7996AC    Age 30    3 terms    Cr2,000\nRifle-1, SMG-1, Brawling-3    SMG, Blade, High Psg',
)
const open = { confidential: false }
const all = { confidential: true }
const named = (name: string): Character => ({ ...CAPTAIN, name })

describe('traveller.sheet.tas-form-2', () => {
  test('has the items of the inventory, each once in the layout', () => {
    const rows: readonly { readonly item: string; readonly field: string; readonly auto: boolean }[] = JSON.parse(
      JSON.stringify(inventory.rules.find(({ id }) => id === 'traveller.sheet.tas-form-2')?.data),
    )
    expect(FORM_ITEMS.map(item => ({ item, ...FORM_FIELDS[item] }))).toEqual(
      rows.map(({ item, field, auto }) => ({ item, field, auto })),
    )
    expect(FORM_SECTIONS.flatMap(section => section.rows).flat()).toEqual(FORM_ITEMS)
  })
  test('the two highest levels come first, the earlier of equals before the later', () => {
    const skills = { Pilot: 1, Computer: 2, Medical: 2, Steward: 3 }
    expect(tasForm2.answer({ skills }, why).answer).toMatchObject({
      '18a': 'Steward-3',
      '18b': 'Computer-2',
      '18c': 'Pilot-1, Medical-2',
      '17': 'Computer',
    })
    const written = tasForm2.answer({ skills, form: { '18a': 'Medical-2', '12': '99' }, terms: 2 }, why).answer
    expect(written).toMatchObject({ '18a': 'Medical-2', '12': 2 })
  })
  test('ranks of merchants are not military, and the psionics are kept back unless they are asked for', () => {
    const given = { service: 'merchants', rank: 5, terms: 5, form: { '22': '9', '10': 'Line' } }
    expect(tasForm2.answer(given, why).answer).toMatchObject({ '5': null, '13': 'Captain', '10': 'Line' })
    expect(Object.keys(tasForm2.answer(given, why).answer)).not.toContain('22')
    expect(tasForm2.answer({ ...given, confidential: true }, why).answer).toMatchObject({ '22': '9' })
  })
  test('counts the birthdate back, and the months of drugs and sleep', () => {
    const given = { age: 30, present_year: 1105, drug_months: 6, cold_sleep_months: 18 }
    expect(tasForm2.answer(given, why).answer).toMatchObject({ '6': '1075', '7': '+6 -18 months' })
  })
})

describe('traveller.sheet.tas-form-2: as text', () => {
  test('every line is 80 columns wide, whatever is written into it', () => {
    const text = fc.oneof(fc.string({ maxLength: 90, unit: 'grapheme' }), fc.lorem({ maxCount: 60 }))
    fc.assert(
      fc.property(text, text, (name, assignments) => {
        const form = { '15': assignments, '24': name }
        for (const line of printForm({ ...named(name), form }, all)
          .trimEnd()
          .split('\n')) {
          expect(Array.from(line)).toHaveLength(80)
        }
      }),
    )
  })
  test('nothing of a long text is lost, and no control character comes through', () => {
    const words = Array.from({ length: 100 }, (_, at) => `word${at}`)
    const printed = printForm({ ...CAPTAIN, form: { '16': words.join(' '), '8': 'Regina\u001b[31m' } }, open)
    for (const word of words) expect(printed).toContain(word)
    const long = Array.from({ length: 60 }, (_, at) => String.fromCharCode(0x3b1 + (at % 24)) + at).join('')
    const cut = printForm({ ...CAPTAIN, form: { '16': long } }, open)
    expect(cut.replace(/[ |\n]/g, '')).toContain(long)
    expect(printed).not.toContain('\u001b')
    expect(printed).not.toContain('Psionics')
    expect(printForm(CAPTAIN, all)).toContain('Psionics')
  })
})

describe('traveller.chargen.rank-in-name, traveller.chargen.gender-race: on the sheet', () => {
  const styled = (one: Character): string | undefined =>
    /\| Styled +\|?.*\n\| (.*?) +\|/.exec(printForm(one, open))?.[1]
  const history = (styled_name: string) => [{ type: 'styled', version: 1, values: { noble_title: '', styled_name } }]
  test('rank and the title in use go with the name', () => {
    expect(styled(CAPTAIN)).toBe('Captain Ada Voss')
    expect(styled({ ...CAPTAIN, form: { '4': 'Baroness' } })).toBe('Baroness Captain Ada Voss')
    expect(styled({ ...CAPTAIN, form: { '4': 'von' } })).toBe('Captain von Ada Voss')
    expect(printPage({ ...CAPTAIN, form: { '4': 'Baroness' } }, open)).toContain('<h1>Baroness Captain Ada Voss</h1>')
  })
  test('as was chosen at the end of the career, unless the name is another now', () => {
    const { career } = CAPTAIN
    if (career === null) throw new Error('she served')
    const chose = (styled_name: string): Character => ({
      ...CAPTAIN,
      career: { ...career, history: history(styled_name) },
    })
    expect(styled(chose('Dame Ada Voss'))).toBe('Dame Ada Voss')
    expect(styled(chose('Ada Voss'))).toBeUndefined()
    expect(styled(chose('Dame Ada Smith'))).toBe('Captain Ada Voss')
  })
  test('gender and race stand there if they are told', () => {
    const told = { ...CAPTAIN, gender: 'female', race: 'Vargr <pack>' }
    expect(printForm(told, open)).toMatch(
      /\| Styled +\| Gender +\| Race +\|\n\| Captain Ada Voss +\| female +\| Vargr <pack> +\|/,
    )
    expect(printPage(told, open)).toContain('<dt>Race</dt><dd>Vargr &lt;pack&gt;</dd>')
    for (const label of ['Styled', 'Gender', 'Race']) {
      expect(printForm({ ...CAPTAIN, name: '' }, open)).not.toContain(`| ${label} `)
      expect(printForm(parseLines('Ada Voss, pilot, 777777'), open)).not.toContain(`| ${label} `)
    }
  })
})

describe('traveller.sheet.tas-form-2: as a page', () => {
  test('stands alone: no script, no link, nothing loaded', () => {
    const page = printPage(CAPTAIN, all)
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|url\(|@import|https?:/i)
    expect(page.match(/<html/g)).toHaveLength(1)
    expect(page).toContain('@page')
    expect(page).toContain('@media print')
    expect(page).toContain("default-src 'none'")
  })
  test('whatever a name is, it stays text', () => {
    const page = printPage(named('<b>Ada</b> & "co"'), all)
    expect(page).not.toContain('<b>')
    expect(page).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;')
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.string({ maxLength: 40 }), (name, note) => {
        const made = printPage({ ...named(name), occupation: note, form: { '15': note, '18a': name } }, all)
        expect(made.match(/<[^>]*>/g)?.filter(tag => !KNOWN_TAG.test(tag))).toEqual([])
      }),
    )
  })
  test('every item stands on it once, with its value', () => {
    const page = printPage(CAPTAIN, all)
    for (const item of FORM_ITEMS) expect(page.split(`<dt>${item}. `)).toHaveLength(2)
    expect(page).toContain('Brawling-3')
    expect(printPage(CAPTAIN, open)).not.toContain('Psionics')
  })
  test('grows denser with what is on it, to stay on one sheet', () => {
    const items = (count: number) => CAPTAIN.gear.items.flatMap(item => [{ ...item, count }])
    const page = (count: number): string =>
      printPage({ ...CAPTAIN, gear: { ...CAPTAIN.gear, items: items(count) } }, all)
    expect(page(1)).toContain('<body>')
    expect(page(30)).toContain('<body class="dense">')
    expect(page(150)).toContain('<body class="tight">')
  })
  test('takes several sheets in print where one is too small, in a type that can be read', () => {
    const [thing] = CAPTAIN.gear.items
    if (thing === undefined) throw new Error('she has a gun')
    const items = Array.from({ length: 500 }, (_, at) => ({ ...thing, item: `Thing of some kind, number ${at}` }))
    const page = printPage({ ...CAPTAIN, gear: { ...CAPTAIN.gear, items } }, all)
    expect(page).toContain('<body class="dense">')
    for (const { item } of items) expect(page).toContain(item)
    expect(page).not.toMatch(/body {[^}]*break-inside/)
    expect(page).toContain('dl:last-child { break-inside: auto; }')
  })
})

/** The tags of the page, and no others. */
const KNOWN_TAG =
  /^<(?:!doctype html|html lang="en"|meta [^<]*|body(?: class="(?:dense|tight)")?|dd class="upp"|\/?(?:html|head|title|style|body|header|h1|h2|p|small|section|dl|div|dt|dd|span))>$/
