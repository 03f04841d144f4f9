import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { success } from '../roll/success.ts'
import { job, jobs, jobWealth } from './jobs.ts'
import { gameTime, techLevels } from './time.ts'
import { WEALTH_LEVELS } from './wealth-levels.ts'

const why = compose({ options: [] }).silent
const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gurps.campaign.job: every roll pays, raises or troubles, and a raise is a tenth to the coin', () => {
  for (const roll of TOTALS) {
    for (let listed_pay = 1; listed_pay < 400; listed_pay += 7) {
      const { critical } = success({ effective: 13, roll }, why)
      expect(job({ skills: {}, wealth: 'average', listed_pay, effective: 13, roll }, why)).toEqual({
        allowed: true,
        missing: [],
        effective: 13,
        paid: critical === 'failure' ? null : listed_pay,
        listed_pay_next_month: critical === 'success' ? listed_pay + Math.floor(listed_pay / 10) : listed_pay,
        trouble: critical === 'failure',
      })
    }
  }
})

const clerk = { name: 'Clerk', prerequisites: { Writing: 12 }, skill: 'Accounting', penalty: -1, monthly_pay: 180 }
const campaign = compose(
  { options: [], settings: [jobs] },
  { settings: { 'gurps.jobs': [{ ...clerk, wealth: 'struggling' }] } },
).silent

test('gurps.campaign.job: a job of the campaign asks for skills and wealth', () => {
  const ask = { job: 'Clerk', wealth: 'average', roll: 10 } as const
  const skills = { Writing: 12, Accounting: 13 }
  expect(job({ ...ask, skills }, campaign)).toMatchObject({ allowed: true, effective: 12, paid: 180 })
  expect(job({ ...ask, skills, listed_pay: 198 }, campaign)).toMatchObject({ paid: 198 })
  expect(job({ ...ask, skills: { ...skills, Writing: 11 } }, campaign)).toMatchObject({
    allowed: false,
    missing: ['Writing'],
  })
  expect(job({ ...ask, skills: {} }, campaign)).toMatchObject({ allowed: false, missing: ['Accounting', 'Writing'] })
  expect(job({ ...ask, skills, wealth: 'poor' }, campaign)).toMatchObject({ allowed: false, missing: [] })
  expect(job({ ...ask, skills, wealth: 'very-wealthy' }, campaign)).toMatchObject({ paid: 360 })
  expect(() => job({ ...ask, job: 'Spy', skills }, campaign)).toThrow('job: expected a job of the campaign')
  expect(() => job({ skills, wealth: 'average' }, campaign)).toThrow('listed_pay and effective')
})

test('gurps.campaign.job-wealth: whoever is rich enough may, and the very rich are paid more', () => {
  const least = ['poor', 'struggling', 'average', 'comfortable', 'wealthy'] as const
  for (const [has, wealth] of WEALTH_LEVELS.entries()) {
    for (const [index, job_level] of least.entries()) {
      const factor = { 'very-wealthy': 2, 'filthy-rich': 10 }[String(wealth)] ?? 1
      expect(jobWealth({ wealth, job_level, listed_pay: 300 }, why)).toEqual({
        allowed: has >= index + 1,
        pay_factor: factor,
        paid: 300 * factor,
      })
    }
  }
})

test('gurps.campaign.game-time: a turn is a second, talk takes its time, the rest is agreed', () => {
  expect(gameTime({ activity: 'combat', turns: 90 }, why)).toMatchObject({ mode: 'slow', seconds: 90 })
  expect(gameTime({ activity: 'talk', minutes_at_the_table: 10 }, why)).toMatchObject({ mode: 'real', seconds: 600 })
  expect(gameTime({ activity: 'travel', turns: 9, minutes_at_the_table: 10 }, why)).toMatchObject({
    mode: 'fast',
    seconds: null,
  })
})

test('gurps.campaign.tech-levels: years never go back, and the book ends in 1950', () => {
  const ends = [
    [1449, 3],
    [1450, 4],
    [1700, 4],
    [1701, 5],
    [1900, 5],
    [1901, 6],
    [1950, 6],
  ] as const
  for (const [year, tl] of ends) expect(techLevels({ year }, why).tl).toBe(tl)
  let before = 0
  for (let year = -500; year <= 1950; year++) {
    const { tl } = techLevels({ year }, why)
    expect(tl).toBeGreaterThanOrEqual(before)
    before = tl
  }
  for (let tl = 0; tl <= 6; tl++) expect(techLevels({ tl }, why).marks.length).toBeGreaterThan(0)
  expect(() => techLevels({ year: 1951 }, why)).toThrow('a year up to 1950')
  expect(() => techLevels({}, why)).toThrow('a year or a tech level')
})
