import { readFileSync } from 'node:fs'
import { compose, Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choosable } from '../ruleset/rules.ts'
import { costs } from './costs.ts'
import { ledger, STARTING_XP_CHOICES, starting } from './ledger.ts'
import { ENCOUNTERS, schemeArbitrary, schemeEncounters, schemeUse } from './schemes.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (rule: string) => inventory.rules.find(({ id }: { readonly id: string }) => id === rule).data

test('tensided.xp.scheme-encounters: the table of the inventory; nothing for a battle that was not won', () => {
  expect(ENCOUNTERS.map(encounter => ({ encounter, xp: schemeEncounters({ encounter }, why).xp_each }))).toEqual(
    dataOf('tensided.xp.scheme-encounters').map(
      ({ encounter, xp }: { readonly encounter: string; readonly xp: number }) => ({
        encounter,
        xp,
      }),
    ),
  )
  for (const encounter of ENCOUNTERS) expect(schemeEncounters({ encounter, won: false }, why).xp_each).toBe(0)
})

const use = fc.record({
  skill: fc.constantFrom('spot', 'stealth', 'medic'),
  minute: fc.integer({ min: 0, max: 120 }),
  mos: fc.integer({ min: -15, max: 15 }),
})
const worth = (mos: number): number => (mos <= -10 ? 2 : mos < 0 ? 1 : mos < 10 ? 0.5 : 1)

test('tensided.xp.scheme-use: uses ten minutes apart all count, each by its margin', () => {
  fc.assert(
    fc.property(fc.array(use, { maxLength: 30 }), uses => {
      const apart = uses.map((one, at) => ({ ...one, minute: at * 10 }))
      expect(schemeUse({ uses: apart }, why).xp).toBe(uses.reduce((sum, { mos }) => sum + worth(mos), 0))
      const idle = apart.map(one => ({ ...one, frivolous: true }))
      expect(schemeUse({ uses: idle }, why).xp).toBe(0)
    }),
  )
})

test('tensided.xp.scheme-use: skills do not share their ten minutes, and each earns once in them', () => {
  fc.assert(
    fc.property(fc.array(use, { maxLength: 30 }), uses => {
      const { xp } = schemeUse({ uses }, why)
      const alone = ['spot', 'stealth', 'medic'].map(skill =>
        schemeUse({ uses: uses.filter(one => one.skill === skill) }, why),
      )
      expect(xp).toBe(alone.reduce((sum, one) => sum + one.xp, 0))
      for (const { awards } of alone) {
        expect(awards.filter(award => award > 0).length).toBeLessThanOrEqual(13)
        if (awards.length > 0) expect(awards[0]).toBeGreaterThan(0)
      }
      expect(xp * 2).toBe(Math.round(xp * 2))
    }),
  )
})

test('tensided.xp.scheme-use: without criticals nothing is doubled', () => {
  const none = compose(choosable, { options: [], settings: { 'tensided.critical_margin': null } }).silent
  const uses = [
    { skill: 'spot', minute: 0, mos: 15 },
    { skill: 'stealth', minute: 0, mos: -15 },
  ]
  expect(schemeUse({ uses }, none).xp).toBe(1.5)
  expect(schemeUse({ uses, critical_margin: null }, why).xp).toBe(1.5)
  expect(schemeUse({ uses }, why).xp).toBe(3)
})

test('tensided.xp.scheme-arbitrary: 5 to 30 is the advice', () => {
  const inside = [4.5, 5, 30, 30.5].map(award => schemeArbitrary({ award }, why).inside_guideline)
  expect(inside).toEqual([false, true, true, false])
})

test('tensided.xp.costs: every step is paid, one by one or together', () => {
  for (const type of ['major', 'minor'] as const) {
    for (let from = 0; from <= 15; from++) {
      let paid = 0
      for (let to = from; to <= 20; to++) {
        if (to > from) paid += to * (type === 'major' ? 2 : 1)
        expect(costs({ type, from, to }, why)).toBe(paid)
      }
    }
  }
  expect(() => costs({ type: 'minor', from: 5, to: 4 }, why)).toThrow('at least 5')
  expect(() => costs({ type: 'minor' }, why)).toThrow('neither')
})

test('tensided.xp.starting: the four sums of the book, a warning below them', () => {
  expect(STARTING_XP_CHOICES).toEqual(dataOf('tensided.xp.starting').map(({ xp }: { readonly xp: number }) => xp))
  const powers = STARTING_XP_CHOICES.map(starting_xp => starting({ starting_xp }, why))
  expect(powers.map(({ power, warning }) => [power, warning])).toEqual([
    ['young and untested', null],
    ['seasoned', null],
    ['heroic', null],
    ['godlike', null],
  ])
  expect(starting({ starting_xp: 99 }, why)).toMatchObject({
    power: 'young and untested',
    warning: 'below-advised-minimum',
  })
  expect(starting({}, why).starting_xp).toBe(300)
})

test('tensided.xp.ledger: nothing is lost, and nothing is bought that is not there', () => {
  const halves = fc.integer({ min: 0, max: 2000 }).map(half => half / 2)
  fc.assert(
    fc.property(halves, halves, halves, halves, halves, halves, (first, flaw_xp, earned, spent, paid_back, price) => {
      const { available, allowed } = ledger({ starting: first, flaw_xp, earned, spent, paid_back, price }, why)
      expect(available + spent + paid_back).toBe(first + flaw_xp + earned)
      expect(allowed).toBe(available - price >= 0)
    }),
  )
})
