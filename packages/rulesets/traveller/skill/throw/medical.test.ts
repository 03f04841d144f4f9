/** What each level of medicine can do. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { medical, xenoMedicine } from './medical.ts'

const why = compose({ options: [] }).silent

describe('traveller.skill.medical', () => {
  test('every level can do what the one below can', () => {
    const abilities = ['medic_job', 'doctor', 'surgeon', 'restores_light', 'restores_serious'] as const
    for (const dexterity of [0, 7, 8, 15]) {
      for (const ability of abilities) {
        const able = [null, 0, 1, 2, 3, 4].map(level => medical({ level, dexterity }, why)[ability])
        expect(able).toEqual(able.toSorted((a, b) => Number(a) - Number(b)))
      }
    }
    expect([7, 8].map(dexterity => medical({ level: 3, dexterity }, why).surgeon)).toEqual([false, true])
  })
  test('is two levels less on aliens, and below 0 none', () => {
    const levels = [null, 0, 1, 2, 3, 6]
    expect(levels.map(level => xenoMedicine({ level, patient: 'alien' }, why))).toEqual([null, null, null, 0, 1, 4])
    expect(levels.map(level => xenoMedicine({ level, patient: 'human' }, why))).toEqual(levels)
  })
})
