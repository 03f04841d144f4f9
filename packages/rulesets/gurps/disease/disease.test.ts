import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearersOf } from '../catalog/take-all.ts'
import { contagion, infection } from './catching.ts'
import { diagnosis, illness, symptoms } from './illness.ts'

const why = compose({ options: [] }).silent
const BODY = { ht: 10, disease_resistant: false, immune_to_disease: false, bearers: [], parasites: false, modifier: 0 }
const CONTACT = { ...BODY, contacts: ['touched victim briefly'] } as const

test('gurps.disease.contagion: traits act alike by name and as somebody has them', () => {
  const has = (trait: string) => bearersOf([{ trait }], why)
  expect(contagion({ ...CONTACT, bearers: has('Disease Resistant') }, why)).toEqual(
    contagion({ ...CONTACT, disease_resistant: true }, why),
  )
  expect(contagion({ ...CONTACT, bearers: has('Immunity to Disease') }, why)).toEqual({
    roll_needed: false,
    caught: false,
  })
  expect(contagion({ ...CONTACT, bearers: has('Fit') }, why).effective).toBe(12)
})

test('gurps.disease.contagion: worms ask nobody for his immunity', () => {
  const worms = { ...CONTACT, parasites: true, immune_to_disease: true, disease_resistant: true, roll: 12 }
  expect(contagion(worms, why)).toEqual({ roll_needed: true, effective: 11, caught: true })
  expect(infection({ ...BODY, immune_to_disease: true, wound: 'dung-coated spike', special_area: true }, why)).toEqual({
    roll_needed: false,
    caught: false,
  })
})

test('gurps.disease.contagion: who met nothing rolls for nothing, and a plague is harder', () => {
  expect(contagion({ ...BODY, contacts: [] }, why).roll_needed).toBe(false)
  expect(contagion({ ...CONTACT, modifier: -4 }, why).effective).toBe(7)
})

test('gurps.disease.symptoms: from the hour on', () => {
  for (let hours_since_caught = 0; hours_since_caught < 50; hours_since_caught++) {
    const shows = hours_since_caught >= 24
    expect(symptoms({ hours_since_caught }, why)).toEqual({ symptoms: shows, contagious: shows })
  }
})

test('gurps.disease.diagnosis: by skill, or by IQ', () => {
  for (let roll = 5; roll <= 16; roll++) {
    expect(diagnosis({ iq: 14, modifier: 0, roll }, why)).toEqual({ effective: 8, identified: roll <= 8 })
    expect(diagnosis({ iq: 14, diagnosis: 12, modifier: -1, roll }, why)).toMatchObject({ identified: roll <= 11 })
  }
  expect(diagnosis.answer({ iq: 13, diagnosis: 'none' }, why).answer).toEqual({ effective: 7 })
})

/** Day by day, told another way. */
function byHand(lost: number, rolls: readonly number[], effective: number): object {
  for (const [index, roll] of rolls.entries()) {
    if (roll < 5) return { lost_to_illness: lost, cured_on_day: index + 1 }
    if (roll > effective || roll > 16) lost++
    else lost--
    if (lost <= 0) return { lost_to_illness: 0, cured_on_day: index + 1 }
  }
  return { lost_to_illness: lost, cured_on_day: null }
}

test('gurps.disease.recovery: any course of any illness, with and without a physician', () => {
  const days = fc.array(fc.integer({ min: 3, max: 18 }), { maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), days, fc.integer({ min: 8, max: 14 }), (lost, rolls, physician) => {
      const given = { ht: 10, lost_to_illness: lost, bearers: [], modifier: -1, rolls }
      const cared = physician >= 12 ? 10 : 9
      expect(illness({ ...given, physician }, why)).toEqual({ effective: cared, ...byHand(lost, rolls, cared) })
      expect(illness(given, why)).toEqual({ effective: 9, ...byHand(lost, rolls, 9) })
    }),
  )
})

test('gurps.disease.recovery: who has lost nothing yet is over it with the first good day', () => {
  const given = { ht: 10, lost_to_illness: 0, bearers: [], modifier: 0 }
  expect(illness({ ...given, rolls: [10] }, why)).toMatchObject({ lost_to_illness: 0, cured_on_day: 1 })
  expect(illness({ ...given, rolls: [11] }, why)).toMatchObject({ lost_to_illness: 1, cured_on_day: null })
})
