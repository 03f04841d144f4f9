/** Hits on health and limbs: every level at its edge, and every further hit. */
import { readFileSync } from 'node:fs'
import { compose, int, json, list, nullable, num, optional, readInventory, record, text } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../campaign/settings.ts'
import { HIT_LEVELS, levelOf, STATUS_ROWS, STATUSES, statusAt, worse } from '../tables/health-levels.ts'
import { LIMB_ROWS, LIMB_STATUSES, LIMBS, limbKind } from '../tables/limb-levels.ts'
import { rankOf, SEVERITIES, SEVERITY_FACTOR, severityAt } from '../tables/severities.ts'
import { healthLevels, progression, rollsOf } from './health.ts'
import { afterTheFight, debilitating, legsLeave, limbDf, maimedLimit, mobilityLevels } from './limbs.ts'
import { severity } from './severity.ts'

const why = compose({ options: [], settings }).silent
const D10 = Array.from({ length: 10 }, (_, index) => index + 1)

const file = readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')
const inventory = readInventory(parse(file), 'inventory.yaml')
const dataOf = (id: string) => json().read(inventory.rules.find(rule => rule.id === id)?.data, id)

test('tensided.injury.severity: every face of the die, as the inventory has it', () => {
  const row = record({ d10_from: int(), d10_to: int(), severity: text(), factor: num(), rank: int() })
  for (const { d10_from, d10_to, ...told } of list(row).read(dataOf('tensided.injury.severity'), 'severity')) {
    for (let severity_roll = d10_from; severity_roll <= d10_to; severity_roll++) {
      expect(severity({ severity_roll }, why)).toEqual(told)
    }
  }
  for (const one of SEVERITIES) expect(severityAt(rankOf(one))).toBe(one)
  expect([severityAt(-3), severityAt(99)]).toEqual(['glancing', 'deadly'])
})

test('tensided.injury.severity: the first source that is there decides, and only the last one needs a die', () => {
  const all = {
    helpless: true,
    location_severity: 'unimportant',
    spread_severity: 'vital',
    full_auto: true,
    restraint: 'harness',
    severity_roll: 9,
  } as const
  const { helpless: _h, ...located } = all
  const { location_severity: _l, ...spread } = located
  const { spread_severity: _s, ...auto } = spread
  const { full_auto: _f, ...belted } = auto
  const { restraint: _r, ...rolledOnly } = belted
  const found = [all, located, spread, auto, belted, rolledOnly].map(given => severity(given, why).severity)
  expect(found).toEqual(['deadly', 'unimportant', 'vital', 'susceptible', 'glancing', 'vital'])
  expect(severity({ explosive: true }, why).severity).toBe('susceptible')
  expect(severity({ restraint: 'seatbelt', raw_damage: 3 }, why).damage).toBe(1.5)
  expect(() => severity({ raw_damage: 3 }, why)).toThrow(/severity_roll/)
})

test('tensided.injury.health-levels: the eight rows of the inventory', () => {
  const row = record({
    level: int(),
    status: text(),
    percent: nullable(int()),
    df: nullable(int()),
    move: num(),
    roll: optional(text()),
  })
  const rows = list(row).read(dataOf('tensided.injury.health-levels'), 'health')
  expect(STATUSES.map(status => ({ status, ...STATUS_ROWS[status] }))).toEqual(rows.map(({ roll: _, ...told }) => told))
  for (const { level, status } of rows) expect(statusAt(level)).toBe(status)
})

test('tensided.injury.health-levels: damage in quarters and tenths against every HP, in whole numbers', () => {
  const percents = [0, 10, 25, 50, 90, 100, 150, 200]
  for (let hp = 1; hp <= 20; hp++) {
    for (const parts of [4, 10]) {
      for (let damage = 0; damage <= 2.2 * hp * parts; damage++) {
        let level = 0
        for (let next = 1; next < 8; next++) if (damage * 100 >= (percents[next] ?? 0) * hp * parts) level = next
        const answer = healthLevels({ hp, damage: damage / parts }, why)
        const row = STATUS_ROWS[statusAt(level)]
        expect(answer).toEqual({
          hit_level: level === 0 ? 'none' : statusAt(level),
          status: statusAt(level),
          wound_df: row.df,
          move: row.move,
        })
      }
    }
  }
})

test('tensided.injury.progression: every status, every mark and every hit, told again in other words', () => {
  for (const status of STATUSES) {
    for (let marks = 0; marks <= 7; marks++) {
      for (const hit_level of HIT_LEVELS) {
        const [now, hit] = [levelOf(status), levelOf(hit_level)]
        const below = now - hit
        const added = hit === 0 || now === 7 ? 0 : below === 1 ? 4 : below === 2 ? 2 : below === 3 ? 1 : 0
        const worsens = hit > 0 && now < 7 && below === 0 ? 1 : 0
        const level = Math.max(now, now < 7 ? hit : now) + worsens + (marks + added >= 8 ? 1 : 0)
        const answer = progression({ status, hit_level, marks }, why)
        expect(answer).toEqual({
          status: statusAt(level),
          marks: (marks + added) % 8,
          worsened: level > now,
          rolls: level > now ? rollsOf(statusAt(level)) : [],
        })
      }
    }
  }
})

test('tensided.injury.progression: a worse hit never leaves anybody better off', () => {
  for (const status of STATUSES) {
    for (let marks = 0; marks <= 7; marks++) {
      let last = -1
      for (const hit_level of HIT_LEVELS) {
        const after = progression({ status, hit_level, marks }, why)
        const weight = 8 * levelOf(after.status) + after.marks
        expect(weight).toBeGreaterThanOrEqual(last)
        last = weight
      }
    }
  }
})

test('tensided.injury.progression: enough of anything kills, and nobody comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...HIT_LEVELS), { maxLength: 60 }), hits => {
      let state: { status: (typeof STATUSES)[number]; marks: number } = { status: 'healthy', marks: 0 }
      for (const hit_level of hits) {
        const { status, marks } = progression({ ...state, hit_level }, why)
        expect(worse(state.status, status)).toBe(false)
        expect(worse(hit_level, status)).toBe(false)
        state = { status, marks }
      }
    }),
  )
  const rolls = STATUSES.map(status => rollsOf(status).join())
  expect(rolls).toEqual(['', '', 'halving', 'halving', 'halving', 'incapacitation,halving', 'coma', ''])
})

test('tensided.injury.debilitating: ten faces, four limbs and the spine', () => {
  const areas = D10.map(limb_roll => debilitating({ limb_roll }, why).area)
  const twice = ['left leg', 'right leg', 'left arm', 'right arm', 'spine'].flatMap(area => [area, area])
  expect(areas).toEqual(twice)
  expect(debilitating({ limb_roll: 10 }, why).affected).toEqual(LIMBS)
})

test('tensided.injury.mobility-levels: the six rows, every limb, state, mark and edge', () => {
  const row = record({
    level: int(),
    status: text(),
    percent: nullable(int()),
    df: nullable(int()),
    effect: optional(text()),
  })
  const rows = list(row).read(dataOf('tensided.injury.mobility-levels'), 'mobility')
  expect(LIMB_STATUSES.map(status => ({ status, ...LIMB_ROWS[status] }))).toEqual(
    rows.map(({ effect: _, ...told }) => told),
  )
  const edges = [10, 20, 40, 60, 100, 200].flatMap(percent => [percent - 0.25, percent])
  for (const limb of LIMBS) {
    for (const limb_status of LIMB_STATUSES) {
      for (let marks = 0; marks <= 7; marks++) {
        for (const damage of edges) {
          const now = LIMB_ROWS[limb_status].level
          const hit = rows.findLastIndex(({ percent }) => damage >= (percent ?? 0))
          const added = hit === 0 || now === 5 ? 0 : ([0, 4, 2, 1][now - hit] ?? 0)
          const level = Math.min(
            5,
            Math.max(now, hit) + (hit > 0 && hit === now ? 1 : 0) + (marks + added >= 8 ? 1 : 0),
          )
          const answer = mobilityLevels({ hp: 100, damage, limb, limb_status, marks, damage_type: 'cutting' }, why)
          const severed = damage >= (limbKind(limb) === 'arm' ? 100 : 200)
          expect(answer).toMatchObject({
            limb_status: LIMB_STATUSES[level],
            marks: (marks + added) % 8,
            severed,
            limbs: 1,
            limb_df: LIMB_ROWS[LIMB_STATUSES[level] ?? 'maimed'].df,
            worsened: level > now,
            out_of_use: severed ? 'for good' : level === 5 ? 'months' : level === 4 ? 'fight' : null,
          })
          const crushed = mobilityLevels({ hp: 100, damage, limb, limb_status, marks, damage_type: 'crushing' }, why)
          expect(crushed.severed).toBe(false)
        }
      }
    }
  }
})

test('tensided.injury.mobility-levels: bleeds as the same damage to the body, and never as the dead do', () => {
  for (let damage = 0; damage <= 300; damage += 5) {
    const { bleeds_as } = mobilityLevels({ hp: 100, damage, limb: 'left leg' }, why)
    const { hit_level } = healthLevels({ hp: 100, damage }, why)
    expect(bleeds_as).toBe(hit_level === 'dead' ? 'comatose' : hit_level)
  }
  expect(() => mobilityLevels({ hp: 10, damage: 4 }, why)).toThrow(/limb: expected one of left leg/)
})

test('tensided.injury.mobility-levels: several limbs, legs, and what the end of a fight mends', () => {
  for (const one of LIMB_STATUSES) {
    for (const other of LIMB_STATUSES) {
      const [a, b] = [LIMB_ROWS[one].df, LIMB_ROWS[other].df]
      expect(limbDf([one, other])).toBe(a === null || b === null ? null : Math.max(a, b))
      const out = [a, b].filter(df => df === null).length
      expect(legsLeave([one, other])).toBe([1, 0.25, 0][out])
    }
    expect(afterTheFight(one)).toBe(one === 'useless' ? 'crippled' : one)
  }
})

test('tensided.injury.maimed-limit: four times and it is gone', () => {
  const best = [0, 1, 2, 3, 4, 5, 40].map(times_maimed => maimedLimit({ times_maimed }, why).best_status)
  expect(best).toEqual(['uninjured', 'hurt', 'damaged', 'crippled', 'unusable', 'unusable', 'unusable'])
  expect(maimedLimit({ times_maimed: 1, d6: 4 }, why)).toEqual({ best_status: 'hurt', months: 4 })
})

test('tensided.injury.severity: a severity multiplies, and never rounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.constantFrom(...D10), (quarters, severity_roll) => {
      const { damage, factor, severity: one } = severity({ severity_roll, raw_damage: quarters / 4 }, why)
      expect(damage).toBe((quarters / 4) * factor)
      expect(factor).toBe(SEVERITY_FACTOR.rows[one])
    }),
  )
})
