import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { morale } from './morale.ts'

const why = compose({ options: [] }).silent
const plain = { military_unit: false, leader: null, leader_tactics: 0, exempt: false, throw: '7+' }

describe('traveller.combat.morale', () => {
  test('begins at exactly 20 percent, and is worse from more than half on, for every size', () => {
    for (let party_size = 1; party_size <= 100; party_size++) {
      for (let casualties = 0; casualties <= party_size; casualties++) {
        const percent = BigInt(casualties) * 100n
        const answer = morale({ ...plain, party_size, casualties }, why)
        expect(answer.throw_needed).toBe(percent >= 20n * BigInt(party_size))
        if (answer.throw_needed) expect(answer.dm).toBe(percent > 50n * BigInt(party_size) ? -2 : 0)
      }
    }
  })
  test('the loss of a leader lasts two rounds, and until somebody commands', () => {
    const party = { ...plain, party_size: 10, casualties: 3 }
    for (let leader_killed_rounds_ago = 0; leader_killed_rounds_ago < 6; leader_killed_rounds_ago++) {
      const felt = leader_killed_rounds_ago < 2 ? -2 : 0
      expect(morale({ ...party, leader_killed_rounds_ago }, why).dm).toBe(-2)
      expect(morale({ ...party, leader: 0, leader_killed_rounds_ago }, why).dm).toBe(felt)
      expect(morale({ ...party, leader: 2, leader_killed_rounds_ago }, why).dm).toBe(felt + 1)
    }
  })
  test('tactics help only whoever leads, and some are exempt', () => {
    const party = { ...plain, party_size: 5, casualties: 1, leader_tactics: 3 }
    expect(morale({ ...party, leader: 0 }, why).dm).toBe(0)
    expect(morale({ ...party, leader: 1 }, why).dm).toBe(2)
    expect(morale({ ...party, exempt: true, roll: 2 }, why)).toEqual({ throw_needed: false, stands: true })
    expect(morale({ ...party, throw: '5+', roll: 5 }, why)).toMatchObject({ total: 5, stands: true })
  })
})
