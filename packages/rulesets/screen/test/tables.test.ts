/** Our tables against those of the inventory, row by row. */
import { readFileSync } from 'node:fs'
import { compose, isObject, readInventory } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { attackModTable, MORE_ATTACK_MODIFIERS } from '../attack-mod/table.ts'
import { bite } from '../bite/table.ts'
import { HEAD_BLOW_TABLE, HIT_TABLE } from '../critical/hit-rows.ts'
import { FIREARM_TABLE, MISS_TABLE } from '../critical/miss-rows.ts'
import { GRAPPLING_TABLE, STRIKING_TABLE } from '../critical/unarmed-rows.ts'
import { VEHICLE_TABLE } from '../critical/vehicle-table.ts'
import { type Condition, type RowTable, resolved } from '../effect/row.ts'
import { VOCABULARY } from '../effect/vocabulary.ts'
import { firstAidAt } from '../first-aid/table.ts'
import { screenFright } from '../fright/table.ts'
import { randomLocation } from '../location/random.ts'
import { LOCATION_ROWS, LOCATIONS } from '../location/rows.ts'
import { TACTICAL } from '../maneuver/rows.ts'
import { inPosition } from '../position/table.ts'
import { probability } from '../probability/table.ts'
import { burstTable } from '../ranged/ranged.ts'
import { bands } from '../reaction/bands.ts'
import { sizeTable } from '../size/size.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const { silent } = compose({ options: [] })

type Row = { readonly [name: string]: unknown }
const isRow = (value: unknown): value is Row => isObject(value)

function dataOf(id: string): unknown {
  const found = inventory.rules.find(one => one.id === id)?.data
  if (found === undefined) throw new Error(`${id} has no data`)
  return found
}

/** A list of rows, under a name if there is one. */
function rowsOf(id: string, name?: string): readonly Row[] {
  const data = dataOf(id)
  const list: unknown = name === undefined ? data : isRow(data) ? data[name] : undefined
  if (Array.isArray(list) && list.every(isRow)) return list
  throw new Error(`${id} has no rows`)
}

function byName(id: string, name?: string): Row {
  const data = dataOf(id)
  const rows = name === undefined || !isRow(data) ? data : data[name]
  if (isRow(rows)) return rows
  throw new Error(`${id} has no rows by name`)
}

test('screen.location.table: every row', () => {
  const rows = rowsOf('screen.location.table', 'rows')
  expect(rows.map(({ location }) => location)).toEqual(LOCATIONS)
  for (const row of rows) {
    const ours = LOCATIONS.find(one => one === row['location'])
    if (ours === undefined) throw new Error(`no ${String(row['location'])}`)
    const { modifier, random, mult, cap, natural_dr, head, with_shield, through_helm_slits, miss_by_1 } =
      LOCATION_ROWS[ours]
    expect({ location: ours, modifier, random: random ?? 'none', mult: mult.map(times => times ?? 'none') }).toEqual({
      location: ours,
      modifier: row['modifier'],
      random: row['random'],
      mult: row['mult'],
    })
    expect({ natural_dr, head, with_shield, through_helm_slits }).toEqual({
      natural_dr: row['natural_dr'],
      head: row['head'],
      with_shield: row['with_shield'],
      through_helm_slits: row['through_helm_slits'],
    })
    expect(typeof cap === 'string' && cap !== 'none' ? { any: cap } : cap).toEqual(row['cap'])
    const beside =
      typeof miss_by_1 === 'string' ? miss_by_1 : Object.fromEntries(miss_by_1.map((one, i) => [SPANS[i], one]))
    expect(ours === 'limb-artery' ? 'arm (radial) or leg (femoral)' : beside).toEqual(row['miss_by_1'])
  }
})

const SPANS = ['1-2', '3-4', '5-6']

test('screen.location.random: every roll', () => {
  const rows = byName('screen.location.random')
  for (let roll = 3; roll <= 18; roll++) {
    expect(randomLocation({ roll, attack: 'gun' }, silent).location).toBe(rows[roll])
  }
})

/** Tables of rows from 3 to 18, by the rule that reads them. */
const TABLES: { readonly [id: string]: RowTable<{ readonly op: string }> } = {
  'screen.critical.hit-table': HIT_TABLE,
  'screen.critical.head-blow-table': HEAD_BLOW_TABLE,
  'screen.critical.miss-table': MISS_TABLE,
  'screen.critical.unarmed-striking-table': STRIKING_TABLE,
  'screen.critical.unarmed-grappling-table': GRAPPLING_TABLE,
  'screen.critical.firearm-table': FIREARM_TABLE,
  'screen.critical.vehicle-table': VEHICLE_TABLE,
}
const CONDITIONS: readonly Condition[] = [
  'torso',
  'limb',
  'crushing',
  'impaling',
  'ranged',
  'punch-or-parry',
  'kick',
  'head-butt',
  'cheap',
  'grenade',
  'beam',
  'recoilless',
  'strong',
  'aimed',
  'reversible',
]

/** Of what is given, every operation that it may come to. */
function opsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(opsIn)
  if (!isRow(value)) return []
  const { op } = value
  return [...(typeof op === 'string' ? [op] : []), ...Object.values(value).flatMap(opsIn)]
}

/** Words of the inventory that we write as conditions or as part of another change. */
const WRITTEN_OTHERWISE = ['as', 'if', 'if-location', 'if-type', 'if-attack', 'head-butt-exception']

/** What the inventory says in words, and is a change of its own here: a cheap weapon breaks, a grenade is a dud. */
const IN_WORDS: { readonly [row: string]: readonly string[] } = {
  'screen.critical.miss-table 9': ['break-weapon'],
  'screen.critical.miss-table 14': ['drop-weapon'],
  'screen.critical.firearm-table 3': ['dud'],
  'screen.critical.firearm-table 13': ['break-weapon'],
}

test.each(Object.entries(TABLES))('%s: every row does what the inventory says', (id, table) => {
  const theirs = byName(id)
  expect(Object.keys(table.rows)).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 3)))
  for (let row = 3; row <= 18; row++) {
    const pointed = (effects: unknown) => opsIn(effects).filter(op => !WRITTEN_OTHERWISE.includes(op))
    const [said, done] = [new Set(pointed(theirs[row])), new Set(pointed(table.rows[row]))]
    expect(
      [...said].filter(op => !done.has(op)),
      `row ${row}`,
    ).toEqual([])
    const more = [...done].filter(op => !said.has(op))
    expect(more, `row ${row}`).toEqual(IN_WORDS[`${id} ${row}`] ?? [])
    const points = (effects: unknown): unknown =>
      Array.isArray(effects) && effects.length === 1 && isRow(effects[0]) && effects[0]['op'] === 'as'
        ? effects[0]['row']
        : undefined
    if (points(theirs[row]) !== undefined) expect(points(table.rows[row]), `row ${row}`).toBe(points(theirs[row]))
  }
})

test.each(Object.entries(TABLES))('%s: whatever holds, a row comes to changes of the vocabulary', (_, table) => {
  const words = Object.keys(VOCABULARY)
  for (let row = 3; row <= 18; row++) {
    for (const holds of [[], ...CONDITIONS.map(one => [one]), CONDITIONS]) {
      const changes = resolved(table, row, new Set(holds), silent)
      expect(changes.map(({ op }) => op).filter(op => !words.includes(op))).toEqual([])
    }
  }
})

test('screen.effect.vocabulary: every word of the inventory that is no condition', () => {
  const words = Object.keys(byName('screen.effect.vocabulary')).filter(word => word !== 'roll-1d' && word !== 'vehicle')
  expect(words.filter(word => !Object.keys(VOCABULARY).includes(word) && !WRITTEN_OTHERWISE.includes(word))).toEqual([])
})

test('screen.fright.table: every row does what the inventory says', () => {
  const rows = rowsOf('screen.fright.table', 'rows')
  const effectsAt = (row: number): readonly Row[] => {
    const found = rows.find(({ result }) => Array.isArray(result) && row >= result[0] && row <= result[1])?.['effects']
    return Array.isArray(found) ? found.filter(isRow) : []
  }
  const flat = (effects: readonly Row[]): readonly Row[] =>
    effects.flatMap(one => (one['op'] === 'as' && typeof one['row'] === 'number' ? flat(effectsAt(one['row'])) : [one]))
  for (let row = 4; row <= 50; row++) {
    const theirs = flat(effectsAt(row))
    const { consequences } = screenFright({ row, days: 0, medical_care: true }, silent)
    expect(
      consequences.map(({ op }) => op),
      `row ${row}`,
    ).toEqual(theirs.map(({ op }) => op))
    for (const [index, one] of consequences.entries()) {
      expect(gist(one), `row ${row}`).toEqual(gist({ ...theirs[index], op: String(theirs[index]?.['op']) }))
    }
  }
})

/** The numbers that a change of either kind has, and how it ends. */
function gist(one: Consequence | Row): object {
  const fields: Row = { ...one }
  const names = ['op', 'points', 'dice', 'turns', 'minutes', 'days', 'value', 'to', 'for', 'from', 'beyond_five']
  const ending = fields['ending'] ?? fields['then']
  // A panic that has the better of him is rolled for again as long as it lasts, each turn.
  const panics = fields['op'] === 'total-panic'
  return { ...Object.fromEntries(names.map(name => [name, fields[name]])), ending: panics ? undefined : ending }
}

test('screen.size.table: every row, by yards and by miles', () => {
  const data = dataOf('screen.size.table')
  const rows: unknown = isRow(data) ? data['rows'] : undefined
  if (!Array.isArray(rows)) throw new Error('no rows')
  let compared = 0
  for (const row of rows) {
    if (!Array.isArray(row)) throw new Error('no row')
    const [speed_range_modifier, size_modifier, yards, label, miles, mph] = row
    const inches = /^([\d /]+) inch/.exec(label)?.[1]
    const expected = { speed_range_modifier, size_modifier }
    if (inches !== undefined) {
      const length_inches = inches.split(' ').reduce((sum: number, part: string) => {
        const [over = 0, under = 1] = part.split('/').map(Number)
        return sum + over / under
      }, 0)
      expect(sizeTable({ length_inches }, silent), label).toEqual(expected)
    } else if (yards !== null) {
      expect(sizeTable({ length_yards: label === '2 feet' ? 2 / 3 : yards }, silent), label).toEqual(expected)
    }
    if (miles !== null) expect(sizeTable({ range_miles: miles }, silent), label).toEqual(expected)
    if (mph !== null) expect(sizeTable({ mph }, silent), label).toEqual(expected)
    compared++
  }
  expect(compared).toBe(50)
})

test('screen.first-aid.table: every tech level', () => {
  for (const { tl, minutes, restores, critical_success } of rowsOf('screen.first-aid.table')) {
    const level = Number(String(tl).replace('+', ''))
    const found = firstAidAt(level, silent)
    if (minutes === undefined) expect(found).toBeNull()
    else expect(found).toMatchObject({ minutes, restores, critical: critical_success })
  }
})

test('screen.bite.table: every ST', () => {
  for (const { st, damage } of rowsOf('screen.bite.table')) {
    if (!Array.isArray(st)) throw new Error('no ST')
    for (let at = st[0]; at <= st[1]; at++) {
      expect(bite({ st: at, diet: 'carnivore' }, silent).damage).toBe(damage)
    }
  }
})

test('screen.probability.table: by brute force over all 216 throws', () => {
  const sums = Array.from({ length: 216 }, (_, n) => 3 + (n % 6) + (Math.floor(n / 6) % 6) + Math.floor(n / 36))
  const printed = byName('screen.probability.table', 'percent')
  for (let effective = -5; effective <= 25; effective++) {
    const ways = sums.filter(sum => sum <= effective && sum < 17).length
    const found = probability({ effective, roll_kind: 'success' }, silent)
    expect(found.ways).toBe(ways)
    expect(found.percent).toBe(Math.round((ways / 216) * 1000) / 10)
    if (printed[effective] !== undefined) expect(found.percent).toBe(printed[effective])
    const saved = sums.filter(sum => (sum <= effective || sum <= 4) && sum < 17).length
    expect(probability({ effective, roll_kind: 'defense' }, silent).ways).toBe(saved)
  }
})

test('screen.ranged.burst-table: every cell', () => {
  const margins = [-1, 0, 1, 2, 3, 4, 5]
  for (const [rounds, hits] of Object.entries(byName('screen.ranged.burst-table', 'hits'))) {
    const found = margins.map(margin => burstTable({ rounds_in_group: Number(rounds), margin }, silent).hits)
    expect(found).toEqual(hits)
    expect(burstTable({ rounds_in_group: Number(rounds), margin: -2 }, silent).hits).toBe(0)
  }
})

test('screen.reaction.bands: every total', () => {
  for (const { reaction, total } of rowsOf('screen.reaction.bands')) {
    if (!Array.isArray(total)) throw new Error('no total')
    for (let at = total[0]; at <= total[1]; at++) {
      expect(bands({ roll: 10, modifiers: [at - 10] }, silent)).toEqual({ total: at, reaction })
    }
  }
})

test('screen.position.table: every position', () => {
  for (const { position, attack, ranged_against, active_defense } of rowsOf('screen.position.table')) {
    const x = { position: String(position), weapon: 'sword', aim_turns: 0, close: true }
    expect(inPosition(x, silent)).toEqual({ allowed: true, attack, ranged_against, active_defense })
  }
})

test('screen.maneuver.table: every maneuver, and what the other book adds', () => {
  const names = rowsOf('screen.maneuver.table').map(({ maneuver }) => maneuver)
  const kept = ['ready-reload', 'long-action', 'none-stunned']
  expect(TACTICAL.map(({ maneuver }) => maneuver).filter(name => !kept.includes(name))).toEqual(names)
})

test('screen.attack-mod.table: what only the screen has counts as it says', () => {
  const plain = { skill: 20, weapon: 'hand-weapon', position: 'standing', greathelm: false, footing: 'good' } as const
  const rest = { aim_turns: 0, acc: 0, speed_range_modifier: 0, injuries_since_last_turn: [] }
  const unhurt = { high_pain_threshold: false, low_pain_threshold: false }
  for (const [name, value] of Object.entries(MORE_ATTACK_MODIFIERS.rows)) {
    const { effective } = attackModTable({ ...plain, ...rest, ...unhurt, circumstances: [name] }, silent)
    expect(effective).toBe(20 + value)
  }
})
