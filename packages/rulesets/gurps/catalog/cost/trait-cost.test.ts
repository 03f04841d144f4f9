/** Prices of traits, and what stands against having them. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customTraits } from '../../campaign/settings.ts'
import { TRAITS } from '../catalog.ts'
import type { WrittenTrait } from '../entry/taken.ts'
import { trait, variantOf } from '../entry/trait.ts'
import { takeAll } from '../take-all.ts'
import { PRICES } from './prices.ts'
import { costOf, costOfAll } from './trait-cost.ts'
import { traitProblems } from './trait-problems.ts'

const why = compose({ options: [] }).silent
const cost = (...traits: readonly WrittenTrait[]): number => costOfAll(takeAll(traits, why), why)
const problems = (traits: readonly WrittenTrait[], scores = {}) =>
  traitProblems(takeAll(traits, why), scores).map(({ kind, trait: name, rule }) => ({ kind, trait: name, rule }))

test('gurps.advantage.general: a price by level is the same for each level', () => {
  const leveled = TRAITS.flatMap(one =>
    one.cost.kind === 'per-level' ? [{ name: one.name, each: one.cost.points }] : [],
  )
  expect(leveled.length).toBeGreaterThan(10)
  fc.assert(
    fc.property(fc.constantFrom(...leveled), fc.integer({ min: 0, max: 50 }), ({ name, each }, level) => {
      expect(cost({ trait: name, level })).toBe(each * level + 0)
      expect(cost({ trait: name, level: level + 1 }) - cost({ trait: name, level })).toBe(each)
    }),
  )
})

test('gurps.advantage.general: a price fixed is the catalogue’s, whatever the file says', () => {
  for (const { name, cost: price } of TRAITS) {
    if (price.kind !== 'fixed') continue
    expect(cost({ trait: name })).toBe(price.points)
    expect(cost({ trait: name, points: 999 })).toBe(price.points)
  }
})

test('gurps.advantage.general: every variant has its price, by its name, by both names and by an alias', () => {
  for (const { name, cost: price } of TRAITS) {
    if (price.kind !== 'variants') continue
    for (const variant of price.variants) {
      for (const called of [variant.name, ...variant.aliases]) {
        expect(cost({ trait: name, variant: called })).toBe(variant.points)
        expect(cost({ trait: `${name} (${called})` })).toBe(variant.points)
        if (called !== name) expect(cost({ trait: called })).toBe(variant.points)
      }
    }
  }
})

test('gurps.advantage.general: a variant may be named by its points; a plain Luck is the first of its kind', () => {
  expect(cost({ trait: 'Toughness', points: 25 })).toBe(25)
  expect(cost({ trait: 'Luck' })).toBe(15)
  expect(cost({ trait: 'Luck', points: 30 })).toBe(30)
})

test('gurps.disadvantage.catalog: within a range the game master’s price counts, and none outside it', () => {
  for (let points = -15; points <= -5; points++) expect(cost({ trait: 'Compulsive Behavior', points })).toBe(points)
  expect(cost({ trait: 'Vow', points: -10 })).toBe(-10)
  expect(cost({ trait: 'Phobia', points: -20, note: 'snow' })).toBe(-20)
  expect(() => cost({ trait: 'Compulsive Behavior', points: -16 })).toThrow(
    'Compulsive Behavior.points: expected -15 to -5',
  )
  expect(() => cost({ trait: 'Vow', points: 5 })).toThrow('Vow.points')
})

test('gurps.advantage.general: a variant that was not named, or a price that no variant has, is told', () => {
  expect(() => cost({ trait: 'Toughness' })).toThrow('Toughness.variant: expected one of DR 1, DR 2')
  expect(() => cost({ trait: 'Toughness', points: 7 })).toThrow('Toughness.variant')
  expect(() => cost({ trait: 'Toughness', variant: 'DR 3' })).toThrow('traits[0].variant')
  expect(() => cost({ trait: 'Tuoghness' })).toThrow('perhaps toughness')
})

test('gurps.friends.ally-cost: every price by formula has a rule that works it out', () => {
  for (const { name, cost: price } of TRAITS) {
    if (price.kind === 'formula') expect([...PRICES.keys()], name).toContain(price.rule)
  }
})

test('gurps.social.reputation-cost: the details of a trait are the fields of its rule', () => {
  const details = { people: 'large-class', recognition: '7-or-less' }
  expect(cost({ trait: 'Reputation', level: 2, details })).toBe(1)
  expect(cost({ trait: 'Status', level: 3 })).toBe(15)
  expect(cost({ trait: 'Duty', details: { frequency: 12 } })).toBe(-10)
  expect(() => cost({ trait: 'Reputation', level: 2, details: { peple: 'everyone' } })).toThrow('perhaps people')
})

test('gurps.advantage.general: traits of the campaign are priced like the book’s, or told why not', () => {
  const wise = { kind: 'variants', variants: [variantOf({ name: 'Old and Wise', points: 7.5 })] } as const
  const own = [
    trait({ id: 'tired', name: 'Tired', category: 'physical', cost: { kind: 'formula', rule: 'gurps.no.rule' } }),
    trait({ id: 'wise', name: 'Wise', category: 'mental', cost: wise }),
  ]
  const chosen = compose({ options: [], settings: [customTraits] }, { settings: { [customTraits.id]: own } }).silent
  expect(takeAll([{ trait: 'old and wise' }], chosen).map(one => costOf(one, chosen))).toEqual([7.5])
  expect(() => costOfAll(takeAll([{ trait: 'Tired' }], chosen), chosen)).toThrow('Tired.cost.rule')
})

test('gurps.chargen.checks: what a trait needs', () => {
  for (let ht = 8; ht <= 14; ht++) {
    const immune = problems([{ trait: 'Immunity to Disease' }], { ht })
    expect(immune).toEqual(
      ht >= 12 ? [] : [{ kind: 'requires', trait: 'Immunity to Disease', rule: 'gurps.advantage.catalog' }],
    )
    expect(problems([{ trait: 'Very Rapid Healing' }], { ht }).length).toBe(ht >= 10 ? 0 : 1)
  }
  expect(problems([{ trait: 'Immunity to Disease' }])).toEqual([])
  expect(problems([{ trait: 'Multimillionaire' }]).map(({ kind }) => kind)).toEqual(['requires'])
  expect(problems([{ trait: 'Multimillionaire' }, { trait: 'Filthy Rich' }])).toEqual([])
})

test('gurps.chargen.checks: two that exclude each other are one problem, in either order', () => {
  for (const [one, other] of [
    ['Fit', 'Very Fit'],
    ['Strong Will', 'Weak Will'],
    ['Illiteracy', 'Semi-Literacy'],
    ['Skinny', 'Handsome'],
  ]) {
    const pair = [{ trait: one ?? '' }, { trait: other ?? '' }]
    expect(problems(pair).map(({ kind }) => kind)).toEqual(['excludes'])
    expect(problems(pair.toReversed()).map(({ kind }) => kind)).toEqual(['excludes'])
  }
})

test('gurps.chargen.checks: levels, counts and open choices', () => {
  const kinds = (...traits: readonly WrittenTrait[]) => problems(traits).map(({ kind }) => kind)
  expect(kinds({ trait: 'Less Sleep', level: 5 })).toEqual([])
  expect(kinds({ trait: 'Less Sleep', level: 6 })).toEqual(['level'])
  expect(kinds({ trait: 'Youth', level: 4 })).toEqual(['level'])
  expect(kinds({ trait: 'Acute Vision', level: 0 })).toEqual(['level'])
  expect(kinds({ trait: 'Greed' }, { trait: 'Greed' })).toEqual(['count'])
  expect(kinds({ trait: 'Poor' }, { trait: 'Wealthy' })).toEqual(['count'])
  expect(kinds({ trait: 'Claustrophobia' }, { trait: 'Acrophobia' })).toEqual([])
  expect(kinds({ trait: 'Bad Sight', variant: 'starts with glasses' })).toEqual(['choice'])
  expect(kinds({ trait: 'Bad Sight', variant: 'starts with glasses', choice: 'Nearsighted' })).toEqual([])
})
