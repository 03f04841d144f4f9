import { readFileSync } from 'node:fs'
import { compose, isObject, option, readInventory, replace } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bearersOf } from '../catalog/take-all.ts'
import { frightCheck, frightConsequence } from './check.ts'
import { frightTable, frightTableOf } from './table.ts'

const why = compose({ options: [] }).silent
const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3)
const calm = {
  strong_will: 0,
  weak_will: 0,
  bearers: [],
  fearlessness: 0,
  combat_reflexes: false,
  gruesome: 0,
  in_battle: false,
  cause_is_battle: false,
  modifier: 0,
}
const UNTENDED = { days: 0, medical_care: true }

test('gurps.fright.check: every roll against every Will, and the margin from 13 at most', () => {
  for (let will = 1; will <= 20; will++) {
    for (const roll of TOTALS) {
      const success = roll <= 4 || (roll <= will && roll < 14)
      expect(frightCheck({ ...calm, will, roll }, why)).toMatchObject({
        effective: will,
        success,
        margin_of_failure: success ? 0 : roll - Math.min(will, 13),
      })
    }
  }
})

test('gurps.fright.check: traits, gore and the heat of battle add up, however they are told', () => {
  const brave = { ...calm, iq: 10, fearlessness: 2, combat_reflexes: true, strong_will: 1 }
  const bearers = bearersOf(
    [{ trait: 'Fearlessness', level: 2 }, { trait: 'Combat Reflexes' }, { trait: 'Strong Will', level: 1 }],
    why,
  )
  expect(frightCheck(brave, why)).toEqual({ will: 11, effective: 15, modifiers: 4, fails_from: 14 })
  expect(frightCheck({ ...calm, iq: 10, bearers }, why)).toEqual(frightCheck(brave, why))
  const effective = (more: object) => frightCheck({ ...brave, ...more }, why).effective
  expect(effective({ gruesome: -6 })).toBe(9)
  expect(effective({ in_battle: true })).toBe(20)
  expect(effective({ in_battle: true, cause_is_battle: true })).toBe(15)
  expect(effective({ cause_is_battle: true, modifier: -1 })).toBe(14)
})

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory/play.yaml', import.meta.url), 'utf8')),
  'inventory/play.yaml',
)
const data = inventory.rules.find(({ id }) => id === frightTable.id)?.data
const printed: readonly unknown[] = isObject(data) && Array.isArray(data['rows']) ? data['rows'] : []

/** What the inventory says in words that no machine carries out. */
const SAID: readonly string[] = ['when', 'permanent', 'gm_rolls', 'higher_is']

/** As the table has it: an ending is called so, and total panic is fought down turn by turn. */
function carriedOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(carriedOut)
  if (!isObject(value)) return value
  const own = Object.entries(value).filter(([key]) => !SAID.includes(key))
  return Object.fromEntries(
    own.flatMap(([key, one]): [string, unknown][] => {
      if (key === 'then') return [['ending', carriedOut(one)]]
      return key === 'on_failure' && one === 'repeat' ? [['every', 'turn']] : [[key, carriedOut(one)]]
    }),
  )
}

function rowAt(row: number): readonly unknown[] {
  for (const one of printed) {
    if (!isObject(one) || !Array.isArray(one['result']) || !Array.isArray(one['effects'])) continue
    if (row < one['result'][0] || row > one['result'][1]) continue
    return one['effects'].flatMap(effect =>
      isObject(effect) && effect['op'] === 'as' ? rowAt(Number(effect['row'])) : [carriedOut(effect)],
    )
  }
  return []
}

test('gurps.fright.table: every row is the inventory’s, with what it takes from others', () => {
  for (let row = 4; row <= 60; row++) {
    const { consequences } = frightTable({ ...UNTENDED, row }, why)
    expect({ row, consequences }).toEqual({ row, consequences: rowAt(row) })
    expect(consequences.length).toBeGreaterThan(0)
  }
})

test('gurps.fright.consequence: roll and margin make the row, as the table in force has it', () => {
  for (const roll of TOTALS) {
    for (let margin_of_failure = 1; margin_of_failure <= 30; margin_of_failure++) {
      const row = roll + margin_of_failure
      const told = frightTable({ ...UNTENDED, row }, why)
      expect(frightConsequence({ roll, margin_of_failure }, why)).toEqual(told)
      expect(frightTable({ ...UNTENDED, roll, margin_of_failure }, why)).toEqual(told)
    }
  }
  const gentle = frightTableOf('Gentle fright', [
    [10, [{ op: 'vomit' }]],
    [Number.POSITIVE_INFINITY, [{ op: 'as', row: 10 }, { op: 'lose-turn' }]],
  ])
  const mild = option({
    key: 'mild',
    title: 'Mild',
    says: 'Nobody dies.',
    replaces: [replace(frightTable, (x, use) => gentle(x, use))],
  })
  const campaign = compose({ options: [mild] }, { options: ['mild'] }).silent
  expect(frightConsequence({ roll: 18, margin_of_failure: 9 }, campaign)).toMatchObject({
    row: 27,
    as_row: 10,
    consequences: [{ op: 'vomit' }, { op: 'lose-turn' }],
  })
})

test('gurps.fright.table: neglect costs one more hit point each day', () => {
  fc.assert(
    fc.property(fc.nat(40), days => {
      let lost = 0
      for (let day = 1; day <= days; day++) lost += day
      expect(frightTable({ row: 30, days, medical_care: false }, why).hp_lost).toBe(lost)
      expect(frightTable({ row: 30, days, medical_care: true }, why).hp_lost).toBe(0)
      expect(frightTable({ row: 29, days, medical_care: false }, why).hp_lost).toBe(0)
    }),
  )
})

test('gurps.fright.table: the gist of a row, and a row that is not told', () => {
  expect(frightTable({ ...UNTENDED, row: 16 }, why)).toMatchObject({ stun_turns: '1d', gain: 'quirk', points: -1 })
  expect(frightTable({ ...UNTENDED, row: 38 }, why)).toMatchObject({ coma: true, points: -15, iq_lost: 0, as_row: 29 })
  expect(() => frightTable({ ...UNTENDED, roll: 9 }, why)).toThrow('a row, or the roll and the margin of failure')
  expect(() => frightTable.answer({ row: 3 }, why)).toThrow('a whole number from 4')
})
