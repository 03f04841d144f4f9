import { expect, test } from 'vitest'
import { isHurt, readDowntime } from './person-view.ts'

const FULL = { strength: 7, dexterity: 8, endurance: 9, intelligence: 10, education: 11, social: 12 }
const ADA = {
  characteristics: FULL,
  injury: { current: { strength: 7, dexterity: 0, endurance: 9 } },
  skills: { Shotgun: 1 },
  ledger: { age_months: 311 },
  wealth: { cash: 1200 },
  gear: { items: [{ item: 'Shotgun', count: 1 }], worn: ['jack'] },
}

test('somebody between fights is told with the wounds that are not healed', () => {
  const { seconds, people } = readDowntime({ seconds: 60, characters: { Ada: ADA } })
  expect(seconds).toBe(60)
  const [ada] = people
  expect(ada).toMatchObject({ name: 'Ada', alive: true, unconscious: true, age: 25, cash: 1200, worn: ['jack'] })
  expect(ada?.values[1]).toEqual({ of: 'dexterity', now: 0, full: 8 })
  expect(ada === undefined ? false : isHurt(ada)).toBe(true)
})

test('of somebody whose numbers are not to be seen only the name is told', () => {
  const [stranger] = readDowntime({ characters: { Oskar: {} } }).people
  expect(stranger).toMatchObject({ name: 'Oskar', values: [], cash: undefined, age: undefined, unconscious: false })
})
