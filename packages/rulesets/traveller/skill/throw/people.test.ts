/** Leaders and the streetwise. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { leader, streetwise } from './people.ts'

const why = compose({ options: [] }).silent

describe('traveller.skill.leader', () => {
  test('more than six need somebody with the skill', () => {
    for (let hirelings = 0; hirelings < 20; hirelings++) {
      expect(leader({ hirelings, level: null }, why).control).toBe(hirelings <= 6)
      for (const level of [0, 1, 5]) expect(leader({ hirelings, level }, why).control).toBe(true)
    }
  })
  test('obedience and recruiting begin at levels 3 and 4', () => {
    const levels = [null, 0, 1, 2, 3, 4, 6].map(level => leader({ hirelings: 10, level }, why))
    expect(levels.map(one => one.obey_without_hesitation)).toEqual([false, false, false, false, true, true, true])
    expect(levels.map(one => one.recruiting_dm)).toEqual([0, 0, 0, 0, 0, 1, 3])
    expect(levels.map(one => one.reaction_dm)).toEqual([0, 0, 1, 2, 3, 4, 6])
  })
})

test('traveller.skill.streetwise: a sample brings its number, which the referee may change', () => {
  const given = { level: null, referee_dms: [], roll: 10 }
  expect(streetwise({ ...given, sample: 'pliable official', throw: null }, why)).toMatchObject({
    throw: '5+',
    total: 5,
  })
  expect(streetwise({ ...given, sample: 'good guns cheap', throw: null }, why).success).toBe(false)
  expect(streetwise({ ...given, sample: 'good guns cheap', throw: '3+' }, why).success).toBe(true)
})
