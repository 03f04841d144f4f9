import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TERRAIN_DMS, TERRAIN_NAMES, TERRAINS } from '../../tables/combat/terrain.ts'
import { RANGES } from '../../tables/words.ts'
import { avoidance, closeEscapeAsPrinted, escapeAttempt } from './avoidance.ts'
import { encounterRange, placement, ranges, terrainDms } from './encounter-range.ts'
import { round, sequence } from './round.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => inventory.rules.find(rule => rule.id === id)?.data

describe('traveller.combat.terrain-dms', () => {
  test('has the terrains of the inventory', () => {
    const ours = TERRAINS.map(terrain => ({
      terrain,
      name: TERRAIN_NAMES[terrain],
      dm: TERRAIN_DMS.rows[terrain],
    }))
    expect(ours).toEqual(dataOf('traveller.combat.terrain-dms'))
  })
})

describe('traveller.combat.encounter-range', () => {
  test('reads the printed table for every terrain and throw, its ends for what lies beyond', () => {
    const printed = Object.entries(dataOf('traveller.combat.encounter-range') ?? {})
    expect(printed).toHaveLength(13)
    const byTotal = new Map(printed.map(([total, range]) => [Number(total), range]))
    for (const terrain of TERRAINS) {
      const { dm } = terrainDms({ terrain }, why)
      for (let roll = 2; roll <= 12; roll++) {
        const answer = encounterRange({ terrain, roll }, why)
        expect(answer.total).toBe(roll + dm)
        const nearest = [...byTotal.keys()].reduce((best, total) =>
          Math.abs(total - answer.total) < Math.abs(best - answer.total) ? total : best,
        )
        expect(answer.range).toBe(byTotal.get(nearest))
        expect(terrainDms({ terrain, roll }, why)).toEqual(answer)
      }
    }
  })
})

describe('traveller.combat.placement', () => {
  test('places parties so that the range between them is the one thrown', () => {
    for (const range of RANGES) {
      const { bands, touching, contacts } = placement({ range, party_size: 3, enemy_size: 5 }, why)
      expect(ranges({ bands, touching }, why)).toBe(range)
      expect(contacts).toBe(range === 'close' ? 3 : 0)
      for (let wanted = 0; wanted <= 25; wanted++) {
        const { allowed } = placement({ range, bands: wanted, party_size: 1, enemy_size: 1 }, why)
        expect(allowed).toBe(
          range === 'close' ? wanted === 0 : ranges({ bands: wanted, touching: false }, why) === range,
        )
      }
    }
  })
})

describe('traveller.combat.avoidance', () => {
  const party = { npc: true, has_surprise: true, party_size: 2, enemy_size: 3, wants: 'meet' } as const
  test('asks for the throw, and is nothing without surprise', () => {
    expect(avoidance(party, why)).toEqual({ allowed: true, throw_needed: true, throw: '7+' })
    expect(avoidance({ ...party, has_surprise: false, roll: 12 }, why).avoids).toBe(false)
    expect(avoidance({ ...party, enemy_size: 2 }, why)).toMatchObject({ throw_needed: false, avoids: false })
  })
})

describe('traveller.combat.escape', () => {
  const party = { has_surprise: false, enemy_has_surprise: false, begun: false, tried: false }
  test('is easier the farther off, and tried once, before anything else', () => {
    let before = 0
    for (const range of RANGES) {
      let escapes = 0
      for (let roll = 2; roll <= 12; roll++) {
        const answer = escapeAttempt({ ...party, range, roll }, why)
        if ('escaped' in answer && answer.escaped) escapes++
      }
      expect(escapes).toBeGreaterThanOrEqual(before)
      before = escapes
    }
    for (const bar of ['has_surprise', 'enemy_has_surprise', 'begun', 'tried']) {
      expect(escapeAttempt({ ...party, range: 'long', roll: 12, [bar]: true }, why).allowed, bar).toBe(false)
    }
  })
  test('takes no DM at close range under close-escape-as-printed', () => {
    const printed = compose({ options: [closeEscapeAsPrinted] }, { options: ['close-escape-as-printed'] })
    const answer = (given: object) => escapeAttempt.answer(given, printed.listen()).answer
    expect(answer({ range: 'close', roll: 9 })).toMatchObject({ dm: 0, total: 9, escaped: true })
    expect(answer({ range: 'close' })).toMatchObject({ dm: 0, throw: '9+' })
    expect(answer({ range: 'short', roll: 9 })).toMatchObject({ dm: -1, escaped: false })
    expect(answer({ range: 'close', tried: true })).toMatchObject({ allowed: false })
  })
})

test('traveller.combat.round: a minute is four rounds', () => {
  for (let rounds = 0; rounds < 100; rounds++) {
    expect(round({ rounds }, why)).toEqual({ seconds: 15 * rounds, minutes: Math.floor(rounds / 4) })
  }
})

test('traveller.combat.sequence: each step settled leads to the next, and the last two come round by round', () => {
  const fresh = { surprise_settled: false, range_known: false, escape_settled: false, over: false }
  const { steps } = sequence(fresh, why)
  let now = fresh
  const taken: (string | null)[] = []
  for (const settled of ['surprise_settled', 'range_known', 'escape_settled'] as const) {
    taken.push(sequence(now, why).next)
    now = { ...now, [settled]: true }
  }
  expect([...taken, 'movement', 'attack']).toEqual(steps)
  expect(sequence(now, why)).toMatchObject({ next: 'movement', every_round: true })
  expect(sequence({ ...now, over: true }, why).next).toBeNull()
})
