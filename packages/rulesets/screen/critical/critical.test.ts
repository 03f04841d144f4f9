import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { WOUNDING } from '../common/fields.ts'
import { LOCATIONS } from '../location/rows.ts'
import { criticalDefense } from './defense.ts'
import { firearmTable } from './firearm-table.ts'
import { headBlowTable, hitTable } from './hit-table.ts'
import { missTable } from './miss-table.ts'
import { grapplingTable, strikingTable } from './unarmed-tables.ts'
import { vehicleTable } from './vehicle-table.ts'

const { silent } = compose({ options: [] })
const rows = Array.from({ length: 16 }, (_, index) => index + 3)
const HURTS_MORE: { readonly [row: number]: number } = { 5: 3, 6: 2, 16: 2, 17: 3 }

test('screen.critical.hit-table: every row, place and kind of blow', () => {
  for (const row of rows) {
    for (const location of LOCATIONS.filter(one => !one.endsWith('artery'))) {
      for (const type of WOUNDING) {
        const { basic, consequences } = hitTable({ row, location, type, rolled: 4, dr: 2, ht: 10 }, silent)
        const limb = /arm|leg|hand|foot/.test(location)
        const special = row === 14 && !limb ? 2 : (row === 3 || row === 18) && location !== 'torso' ? 3 : 1
        expect(basic).toBe(4 * (HURTS_MORE[row] ?? special))
        expect(consequences.some(({ op }) => op === 'cripple')).toBe(limb && [8, 12, 14].includes(row))
      }
    }
  }
})

test('screen.critical.head-blow-table: rows 4 to 7 do no damage, and nobody shrugs off its stun', () => {
  for (const row of rows) {
    const hit = headBlowTable({ row, location: 'head', type: 'crushing', rolled: 6, dr: 0, ht: 10 }, silent)
    expect(hit.injury).toBe(row >= 4 && row <= 7 ? 0 : 6)
    for (const one of hit.consequences) if (one.op === 'stun') expect(one.head).toBe(true)
    expect(hit.dead).toBe(row === 3)
  }
})

test('screen.critical.miss-table: a tough weapon breaks only if both rolls say so', () => {
  const given = { weapon: '', quality: 'fine', type: 'crushing', resistant: false, ranged: false } as const
  const BREAKS = [3, 4, 17, 18]
  for (const first of BREAKS) {
    for (const second of rows) {
      const { broken, dropped } = missTable({ ...given, rolls: [first, second] }, silent)
      expect({ broken, dropped }).toEqual({ broken: BREAKS.includes(second), dropped: !BREAKS.includes(second) })
    }
    expect(missTable({ ...given, rolls: [first] }, silent)).toMatchObject({ broken: false, second_roll_needed: true })
    expect(missTable({ ...given, quality: 'good', rolls: [first] }, silent)).toMatchObject({ broken: true })
  }
})

test('screen.critical.miss-table: cheap weapons break where others fall, and arrows never fly off', () => {
  for (const row of [9, 10, 11]) {
    const given = { row, weapon: '', type: 'cutting', resistant: false, ranged: false } as const
    expect(missTable({ ...given, quality: 'cheap' }, silent)).toMatchObject({ broken: true, dropped: false })
    expect(missTable({ ...given, quality: 'good' }, silent)).toMatchObject({ broken: false, dropped: true })
  }
  const fourteen = (ranged: boolean, type: 'cutting' | 'impaling') =>
    missTable({ row: 14, weapon: '', quality: 'good', resistant: false, ranged, type }, silent).consequences[0]?.op
  expect([fourteen(false, 'cutting'), fourteen(true, 'cutting'), fourteen(false, 'impaling')]).toEqual([
    'weapon-flies',
    'drop-weapon',
    'drop-weapon',
  ])
})

test('screen.critical.unarmed-striking-table: just enough to cripple the limb that struck', () => {
  const limbs = { punch: 3, kick: 3, elbow: 2, knee: 2 } as const
  for (const attack of ['punch', 'kick', 'elbow', 'knee'] as const) {
    for (let ht = 5; ht <= 20; ht++) {
      const { injury } = strikingTable({ row: 4, attack, ht, dr: 5 }, silent)
      expect(injury).toBe(Math.floor(ht / limbs[attack]) + 1)
    }
  }
  expect(strikingTable({ row: 4, attack: 'head-butt', ht: 10, dr: 0 }, silent).unconscious).toBe(true)
})

test('screen.critical.unarmed-grappling-table: only a hold that the foe knows is turned around', () => {
  const seven = (reversible: boolean) =>
    grapplingTable({ row: 7, dr: 0, high_pain_threshold: false, reversible }, silent).consequences.map(({ op }) => op)
  expect([seven(false), seven(true)]).toEqual([['stumble'], ['reversal']])
})

test('screen.critical.firearm-table: recoil throws the weak, moves the strong, and spares the recoilless', () => {
  const given = { row: 15, weapon: 'gun', quality: 'good', aim_turns: 0, dr: 0 } as const
  const at = (x: { st?: number; min_st?: number; recoilless?: boolean }) =>
    firearmTable({ ...given, recoilless: false, ...x }, silent).consequences.map(({ op }) => op)
  expect(at({ st: 14, min_st: 10 })).toEqual(['fall', 'roll'])
  expect(at({ st: 15, min_st: 10 })).toEqual(['off-balance'])
  expect(at({ st: 11 })).toEqual(['fall', 'roll'])
  expect(at({ st: 12 })).toEqual(['off-balance'])
  expect(at({ st: 9, recoilless: true })).toEqual([])
})

test('screen.critical.defense: by brute force over totals, rolls and defenses', () => {
  for (let defense_total = -2; defense_total <= 18; defense_total++) {
    for (let roll = 3; roll <= 18; roll++) {
      for (const defense of ['dodge', 'parry', 'block', 'none'] as const) {
        const came = criticalDefense({ defense, defense_total, roll, attack: 'hand-weapon', unarmed: false }, silent)
        const lucky = roll <= 4 || (roll === 5 && defense_total >= 15) || (roll === 6 && defense_total >= 16)
        const bad = !lucky && (roll === 18 || (roll === 17 && defense_total < 16) || roll - defense_total >= 10)
        const active = defense !== 'none'
        expect(came.who_rolls).toBe(active && lucky ? 'attacker' : bad && defense === 'parry' ? 'defender' : 'nobody')
        expect(came.consequences.length).toBe(bad && (defense === 'dodge' || defense === 'block') ? 1 : 0)
      }
    }
  }
})

test('screen.critical.vehicle-table: engine and batteries stand in for each other, and without both nothing stops', () => {
  const plain = { rolled: 10, dr: 4, vehicle: 'ground', windows: null, wooden: false, self_sealing: false } as const
  const rest = { explosion_rolls: [], explosive_ammunition: false }
  const at = (row: number, power: 'engine' | 'batteries' | 'both' | 'neither') =>
    vehicleTable({ ...plain, ...rest, row, power }, silent).consequences.map(({ op }) => op)
  expect(at(6, 'batteries')).toEqual(['power'])
  expect(at(14, 'engine')).toEqual(['damage', 'engine'])
  expect(at(6, 'neither')).toEqual(['damage'])
  expect(at(9, 'engine')).toEqual(['damage'])
})
