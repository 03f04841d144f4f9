import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { SERVICES } from '../tables/words.ts'
import { reenlistment, retirement, retirementPay, termLimit } from './leaving.ts'
import { termOfService } from './serving.ts'

const why = compose({ options: [] }).silent
const NEEDED = { navy: 6, marines: 6, army: 7, scouts: 3, merchants: 4, other: 5 }

test('traveller.chargen.reenlistment, traveller.chargen.term-limit: every service, roll, term and wish', () => {
  for (const service of SERVICES) {
    for (let roll = 2; roll <= 12; roll++) {
      for (let terms = 1; terms <= 9; terms++) {
        for (const wants of ['stay', 'leave'] as const) {
          const mandatory = roll === 12
          const denied = roll < NEEDED[service]
          const leaves = !mandatory && (denied || wants === 'leave')
          expect(reenlistment({ service, terms, roll, wants }, why)).toEqual({ leaves, mandatory, denied })
          const out = leaves || (terms >= 7 && !mandatory)
          expect(termLimit({ service, terms, roll, wants }, why)).toEqual({
            leaves: out,
            mandatory,
            denied,
            retired: out && terms >= 5,
            next_term: out ? null : terms + 1,
          })
        }
      }
    }
  }
})

test('traveller.chargen.retirement-pay: Cr2000 more for every term from the fifth on, and none for scouts and others', () => {
  for (const service of SERVICES) {
    const pensioned = service !== 'scouts' && service !== 'other'
    for (let terms = 0; terms <= 20; terms++) {
      const pay = pensioned && terms >= 5 ? 4000 + 2000 * (terms - 5) : 0
      expect(retirementPay({ service, terms }, why).pay_per_year).toBe(pay)
      expect(retirement({ service, terms }, why)).toEqual({ retired: terms >= 5, pay_per_year: pay })
      const { payments, paid } = retirementPay({ service, terms, years_since_leaving: 4 }, why)
      expect([payments, paid]).toEqual([5, 5 * pay])
    }
  }
})

test('traveller.chargen.term: four years each, and twelve months of illness are a year', () => {
  for (let terms = 0; terms <= 12; terms++) {
    expect(termOfService({ terms, crisis_months: 0 }, why)).toEqual({
      age: 18 + 4 * terms,
      age_months: 216 + 48 * terms,
    })
    expect(termOfService({ terms, crisis_months: 12 }, why).age).toBe(19 + 4 * terms)
    expect(termOfService({ terms, crisis_months: 11 }, why).age).toBe(18 + 4 * terms)
  }
})
