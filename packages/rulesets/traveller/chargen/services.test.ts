/** Every throw of the prior service table against the inventory's own copy of it. */
import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CHARACTERISTICS, SERVICES } from '../tables/words.ts'
import { draft, enlistment, enlistmentLimits, everybodyEnlists, priorService, services } from './enlisting.ts'
import { commission, commissionOrPromotion, noRankServices, promotion, ranks } from './rank.ts'
import { injury, injuryInPlaceOfDeath, survival } from './serving.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => JSON.parse(JSON.stringify(inventory.rules.find(rule => rule.id === id)?.data))
const table = dataOf(priorService.id)
const titles = dataOf(ranks.id)

const ALL_7 = { strength: 7, dexterity: 7, endurance: 7, intelligence: 7, education: 7, social: 7 }
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** One characteristic after the other goes through all its values. */
function* people() {
  for (const name of CHARACTERISTICS) for (let value = 0; value <= 15; value++) yield { ...ALL_7, [name]: value }
}

test('traveller.chargen.prior-service-table: every service, throw, roll and value of a characteristic', () => {
  for (const service of SERVICES) {
    for (const use of ['enlistment', 'survival', 'commission', 'promotion', 'reenlist'] as const) {
      const row = table[service][use]
      if (row === null) {
        expect(() => priorService({ service, use, ...ALL_7, roll: 7 }, why)).toThrow('a throw that the')
        continue
      }
      for (const person of people()) {
        const values: { readonly [name: string]: number } = person
        let dm = 0
        for (const line of row.dms ?? []) if ((values[line.characteristic] ?? 0) >= line.min) dm += line.dm
        for (const roll of ROLLS) {
          const success = roll + dm >= Number.parseInt(row.throw, 10)
          const expected = { throw: row.throw, dm, total: roll + dm, success }
          expect(priorService({ service, use, ...person, roll }, why)).toEqual(expected)
          if (use === 'enlistment') {
            expect(enlistment({ service, ...person, roll }, why)).toEqual({ dm, total: roll + dm, accepted: success })
          }
          if (use === 'survival') {
            expect(survival({ service, ...person, roll }, why)).toEqual({
              dm,
              total: roll + dm,
              survived: success,
              fate: success ? 'serves' : 'dies',
            })
          }
        }
      }
    }
  }
})

test('traveller.chargen.draft: each face is the draft number of one service', () => {
  const drafted = [1, 2, 3, 4, 5, 6].map(roll => draft({ roll }, why).service)
  expect(drafted).toEqual([...SERVICES])
  for (const service of SERVICES) expect(services({ service }, why).draft).toBe(table[service].draft)
})

test('traveller.chargen.enlistment-limits: everybody-enlists leaves nobody out', () => {
  const at18 = { age: 18, attempts: 0 }
  expect(enlistmentLimits(at18, why).may_stay_out).toBe(true)
  const strict = compose({ options: [everybodyEnlists] }, { options: ['everybody-enlists'] })
  expect(enlistmentLimits.answer(at18, strict.listen()).answer).toEqual({
    enlistment_allowed: true,
    draft_forced: false,
    may_stay_out: false,
  })
})

test('traveller.chargen.enlistment-limits: nobody is rejected without an attempt', () => {
  expect(() => enlistmentLimits({ age: 18, attempts: 0, rejected_by: 'navy' }, why)).toThrow(
    'attempts: expected the one that was rejected, got 0',
  )
})

test('traveller.chargen.ranks: every title as in the inventory, long where it is shortened', () => {
  for (const service of SERVICES) {
    for (let rank = 0; rank <= 6; rank++) {
      const title = titles[service][rank] ?? null
      expect(ranks({ service, rank }, why)).toEqual({ title, long_title: titles.long_titles[title] ?? title })
    }
  }
})

const officer = { service: 'army', term: 2, drafted: false, commissioned: false, ...ALL_7 } as const

test('traveller.chargen.commission, traveller.chargen.promotion: who may throw, of all services, ranks and terms', () => {
  for (const service of SERVICES) {
    const ranked = noRankServices({ service }, why).commission_allowed
    const top = Object.keys(titles[service]).length
    for (let rank = 0; rank <= 6; rank++) {
      for (const term of [1, 2, 7]) {
        for (const drafted of [false, true]) {
          const x = { ...officer, service, rank, term, drafted, roll: null }
          const barred = drafted && term === 1
          expect(commission(x, why).commission_allowed).toBe(ranked && rank === 0 && !barred)
          if (rank <= top) expect(promotion(x, why).promotion_allowed).toBe(ranked && rank > 0 && rank < top)
        }
      }
    }
  }
})
test('traveller.chargen.promotion: a success is one rank, a failure none; a refusal says why', () => {
  for (const roll of ROLLS) {
    const { rank, total } = promotion({ ...officer, rank: 2, roll }, why)
    expect([rank, total]).toEqual([roll + 1 >= 6 ? 3 : 2, roll + 1])
    expect(commission({ ...officer, rank: 0, roll }, why).rank).toBe(roll + 1 >= 5 ? 1 : 0)
  }
  expect(promotion({ ...officer, rank: 0, roll: 12 }, why).because).toContain('a commission comes first')
  expect(commission({ ...officer, rank: 0, term: 1, drafted: true, roll: 12 }, why)).toMatchObject({
    commission_allowed: false,
    rank: 0,
  })
})
test('traveller.chargen.promotion: commission-or-promotion bars it in the term of the commission alone', () => {
  const either = compose({ options: [commissionOrPromotion] }, { options: ['commission-or-promotion'] })
  const given = { service: 'army', rank: 1, education: 7, roll: 12 }
  const of = (commissioned: boolean) => promotion.answer({ ...given, commissioned }, either.listen()).answer
  expect(of(true)).toMatchObject({ promotion_allowed: false, rank: 1 })
  expect(of(false)).toMatchObject({ promotion_allowed: true, rank: 2 })
  expect(promotion.answer({ ...given, commissioned: true }, why).answer).toMatchObject({ rank: 2 })
})

test('traveller.chargen.survival-injury-option: injury takes the place of death, and of nothing else', () => {
  const mild = compose({ options: [injuryInPlaceOfDeath] }, { options: ['injury'] })
  const of = (roll: number) => survival.answer({ service: 'scouts', roll }, mild.listen()).answer
  expect(of(6)).toMatchObject({ survived: false, fate: 'injured' })
  expect(of(7)).toMatchObject({ survived: true, fate: 'serves' })
  const given = { term: 3, age_at_start_of_term: 26, survived: false }
  expect(injury({ ...given, injury_option: false }, why)).toMatchObject({ alive: false, age: 26, leaves: true })
  expect(injury({ ...given, injury_option: true, survived: true }, why)).toMatchObject({ alive: true, leaves: false })
})
