import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { success } from '../roll/success.ts'
import { highPainThreshold, nightVision, restAndHealing } from './body.ts'
import { advantageCatalog } from './catalog.ts'
import { daredevil, luck } from './fortune.ts'
import { commonSense, dangerSense, empathy } from './senses.ts'
import { lessSleep } from './sleep.ts'
import { toughness } from './toughness.ts'

const why = compose({ options: [] }).silent
const totals = Array.from({ length: 16 }, (_, index) => index + 3)
const scores = Array.from({ length: 20 }, (_, index) => index + 1)

test('gurps.advantage.danger-sense: warned on every success, with detail on 3 and 4 alone', () => {
  for (const iq of scores) {
    for (const roll of totals) {
      const made = success({ effective: iq, roll }, why).success
      expect(dangerSense({ iq, roll }, why)).toEqual({ warned: made, detail: roll <= 4, hidden: true })
      expect(commonSense({ iq, roll }, why)).toEqual({ warned: made, hidden: true })
      expect(empathy({ iq, roll }, why)).toEqual({
        success: made,
        answer: made ? 'true' : 'may-be-false',
        hidden: true,
      })
    }
  }
})

test('gurps.advantage.daredevil: a second roll only after a critical failure, and only at risk', () => {
  for (const basic of scores) {
    for (const first of totals) {
      const safe = daredevil({ basic, taking_risk: false, rolls: [first, 3] }, why)
      expect(safe).toMatchObject({ effective: basic, kept: first })
      const bad = success({ effective: basic + 1, roll: first }, why).critical === 'failure'
      for (const second of [3, 10, 18]) {
        const risky = daredevil({ basic, taking_risk: true, rolls: [first, second] }, why)
        const kept = bad ? second : first
        const made = success({ effective: basic + 1, roll: kept }, why).success
        expect(risky).toMatchObject({ effective: basic + 1, kept, success: made })
      }
      expect(daredevil({ basic, taking_risk: true, rolls: [first] }, why)).toMatchObject({ may_reroll: bad })
    }
  }
})

const NO_LUCK = { best: 'lowest', variant: 'Luck' } as const

test('gurps.advantage.luck: the best of one’s own rolls, the worst of an attacker’s', () => {
  const three = fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(three, rolls => {
      expect(luck({ ...NO_LUCK, own_rolls: rolls }, why)).toMatchObject({ kept: Math.min(...rolls) })
      expect(luck({ ...NO_LUCK, attacker_rolls: rolls }, why)).toMatchObject({ kept: Math.max(...rolls) })
      expect(luck({ ...NO_LUCK, best: 'highest', own_rolls: rolls }, why)).toMatchObject({ kept: Math.max(...rolls) })
    }),
  )
  expect(() => luck({ ...NO_LUCK, own_rolls: [] }, why)).toThrow('at least one roll')
})

test('gurps.advantage.luck: 60, 30 or 10 minutes of the clock on the wall, past midnight too', () => {
  const clock = (minutes: number): string =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const variants = { Luck: 60, 'Extraordinary Luck': 30, 'Ridiculous Luck': 10 }
  for (const [variant, minutes] of Object.entries(variants)) {
    for (const start of [0, 23 * 60 + 45]) {
      for (let since = 0; since < 90; since++) {
        const used = { best: 'lowest', variant, used_at: clock(start), now: clock(start + since) } as const
        expect(luck(used, why)).toEqual({
          minutes,
          available: since >= minutes,
          minutes_left: Math.max(0, minutes - since),
        })
      }
    }
  }
  expect(() => luck({ ...NO_LUCK, used_at: '24:00', now: '12:00' }, why)).toThrow('used_at: expected a time')
  expect(() => luck({ ...NO_LUCK, variant: 'Bad Luck' }, why)).toThrow('traits[0].variant')
})

test('gurps.advantage.toughness: DR 1 and 2 can be had, and adds to armour', () => {
  for (let dr = 0; dr <= 5; dr++) {
    expect(toughness({ toughness_dr: dr, armor_dr: 0, type: 'crushing' }, why)).toEqual({ legal: dr <= 2 })
  }
  const number = fc.integer({ min: 0, max: 40 })
  const types = fc.constantFrom('cutting', 'impaling', 'crushing', 'bullet')
  fc.assert(
    fc.property(number, number, fc.integer({ min: 0, max: 2 }), types, (basic, armor, dr, type) => {
      const both = toughness({ toughness_dr: dr, armor_dr: armor, basic, type }, why)
      expect(both).toEqual(toughness({ toughness_dr: 0, armor_dr: armor + dr, basic, type }, why))
    }),
  )
})

const health = { traits: [], normal_rate_minutes: 10, half_carried: 0 }

test('gurps.advantage.rest-and-healing: nobody loses or gains half a point on the way', () => {
  const costs = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 20 })
  fc.assert(
    fc.property(costs, fc.constantFrom('Fit', 'Very Fit'), (all, trait) => {
      let [lost, carried] = [0, 0]
      for (const fatigue_cost of all) {
        const step = restAndHealing({ ...health, trait: { trait }, fatigue_cost, half_carried: carried }, why)
        lost += step.fatigue_lost ?? Number.NaN
        carried = step.half_carried ?? Number.NaN
        expect([0, 0.5]).toContain(carried)
      }
      const whole = all.reduce((sum, one) => sum + one, 0)
      expect(lost + carried).toBe(trait === 'Fit' ? whole : whole / 2)
    }),
  )
})

test('gurps.advantage.rest-and-healing: bonuses of Fit and of healing add up', () => {
  const roll = { ...health, ht: 10, roll: 17 }
  const answer = (trait: string, ...others: readonly string[]) =>
    restAndHealing({ ...roll, trait: { trait }, traits: others.map(other => ({ trait: other })) }, why)
  expect(answer('Greed')).toMatchObject({ effective: 10, healed: 0 })
  expect(answer('Rapid Healing')).toMatchObject({ effective: 15 })
  expect(answer('Very Rapid Healing', 'Very Fit')).toMatchObject({ effective: 17, healed: 0 })
  expect(restAndHealing({ ...roll, roll: 10, trait: { trait: 'Fit' } }, why)).toMatchObject({
    effective: 11,
    healed: 1,
  })
})

test('gurps.advantage.less-sleep: the longer one slept, the less it costs', () => {
  for (let level = 0; level <= 5; level++) {
    let before = 5
    for (let slept = 0; slept <= 8; slept += 0.25) {
      const night = lessSleep({ level, slept_hours: slept }, why)
      const fatigue = slept === 0 ? 5 : slept <= (8 - level) / 2 ? 2 : 0
      expect(night).toMatchObject({ fatigue, full_night: slept >= 8 - level, points: 3 * level, legal: true })
      expect(fatigue).toBeLessThanOrEqual(before)
      before = fatigue
    }
  }
  expect(lessSleep({ level: 6, slept_hours: 8 }, why)).toEqual({ legal: false, points: 18 })
})

test('gurps.advantage.night-vision: every partial darkness is as light as day, total darkness is not', () => {
  for (let darkness = -9; darkness <= 0; darkness++) {
    expect(nightVision({ basic: 12, darkness, total_darkness: false }, why).effective).toBe(12)
    expect(nightVision({ basic: 12, darkness, total_darkness: true }, why).effective).toBe(12 + darkness)
  }
})

test('gurps.advantage.high-pain-threshold: no shock, no stun but by the head, and no bonus without torture', () => {
  const pain = { injuries_since_last_turn: [3, 9], head_blow: false, tortured: false }
  expect(highPainThreshold({ ...pain, basic: 11 }, why)).toEqual({ effective: 11, can_be_stunned: false })
  expect(highPainThreshold({ ...pain, head_blow: true }, why)).toEqual({ can_be_stunned: true })
  expect(highPainThreshold({ ...pain, will: 11 }, why)).toMatchObject({ effective: 11 })
})

test('gurps.advantage.catalog: senses, skills and problems of traits together', () => {
  const ask = { facts: {}, iq: 10 }
  const vision = (...traits: readonly { trait: string; level?: number; choice?: string }[]) =>
    advantageCatalog({ ...ask, sense: 'vision', traits }, why)
  expect(vision()).toMatchObject({ effective: 10, points: 0, legal: true })
  expect(vision({ trait: 'Alertness', level: 2 }, { trait: 'Acute Hearing', level: 5 })).toMatchObject({
    effective: 12,
  })
  expect(vision({ trait: 'starts with glasses', choice: 'nearsighted' })).toMatchObject({ effective: 4, points: -10 })
  expect(() => advantageCatalog({ ...ask, traits: [], skill: 'Nothing', level: 3 }, why)).toThrow('skill')
})
