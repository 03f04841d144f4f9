/** Variants under the name of their trait, on every kind of sheet, and back from the stat block as they were. */
import { expect, test } from 'vitest'
import { TRAITS } from '../../catalog/catalog.ts'
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import { character } from '../../character/character.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { printForm } from '../print/form.ts'
import { printPage } from '../print/page.ts'
import { sheetOf } from '../sheet.ts'
import { parseStatBlock } from './parse-stat-block.ts'
import { printStatBlock } from './stat-block.ts'

const having = (...traits: readonly WrittenTrait[]) => character.read({ ...mado(), traits }, 'file')

const firstWord = (name: string): string => name.toLowerCase().replace(/s$/, '').split(' ')[0] ?? ''

test('gurps.advantage.catalog: every variant, named beside its trait or alone, comes back from a stat block', () => {
  for (const { name: trait, cost } of TRAITS) {
    if (cost.kind !== 'variants') continue
    for (const { name: variant } of cost.variants) {
      for (const written of [{ trait, variant }, { trait: variant }]) {
        const block = printStatBlock(having(written))
        expect(parseStatBlock(block).traits, block).toEqual([written])
        // One that has brackets itself cannot take another pair.
        if (!variant.includes('(')) expect(block.toLowerCase()).toContain(firstWord(trait))
      }
      expect(printStatBlock(having({ trait, variant }))).toContain(`${trait} (${variant}) [`)
    }
  }
})

test('gurps.advantage.catalog: the sheet tells whose variant it is, unless the name says so', () => {
  const one = having(
    { trait: 'DR 2' },
    { trait: 'Outsider' },
    { trait: 'Luck', variant: 'Extraordinary Luck' },
    { trait: 'Very Wealthy' },
  )
  expect(sheetOf(one).traits.map(({ name }) => name)).toEqual([
    'Toughness (DR 2)',
    'Social Stigma (Outsider)',
    'Extraordinary Luck',
    'Very Wealthy',
  ])
  for (const text of [printForm(one), printPage(one)]) {
    expect(text).toContain('Toughness (DR 2)')
    // Among the disadvantages, and among what speaks against her.
    expect(text.split('Social Stigma (Outsider)').length).toBeGreaterThan(2)
  }
  expect(printStatBlock(one)).toContain('DR 2 (Toughness) [25]')
})

test('gurps.advantage.catalog: a stat block from elsewhere may write it either way', () => {
  const read = (line: string): unknown => parseStatBlock(`ST 10; DX 10; IQ 10; HT 10\nAdvantages\n${line}`).traits
  expect(read('Toughness (DR 2) [25]')).toEqual([{ trait: 'Toughness', variant: 'DR 2' }])
  expect(read('toughness (dr 2)')).toEqual([{ trait: 'Toughness', variant: 'DR 2' }])
  expect(read('Toughness [25]')).toEqual([{ trait: 'Toughness', variant: 'DR 2' }])
  expect(read('DR 2 (Toughness) [25]')).toEqual([{ trait: 'DR 2' }])
  expect(read('Appearance (Beautiful) [15]')).toEqual([{ trait: 'Appearance', variant: 'Handsome' }])
})
