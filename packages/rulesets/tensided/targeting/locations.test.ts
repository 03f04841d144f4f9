/** Every location by every kind of damage, held against the inventory's table and filled in here by its words. */
import { readFileSync } from 'node:fs'
import { compose, type Field, int, json, list, map, oneOf, optional, readInventory, record, text } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { healthLevels } from '../injury/health.ts'
import { mobilityLevels } from '../injury/limbs.ts'
import { DAMAGE_TYPES, type DamageType } from '../tables/damage-types.ts'
import { LIMBS } from '../tables/limb-levels.ts'
import { EFFECTS, isSpot, LOCATIONS, type Location } from '../tables/locations.ts'
import { SEVERITY, SEVERITY_FACTOR } from '../tables/severities.ts'
import { locations } from './locations.ts'

const why = compose({ options: [] }).silent
const ID = 'tensided.targeting.locations'

const file = readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')
const listed = readInventory(parse(file), 'inventory.yaml').rules.find(({ id }) => id === ID)

/** `{ blind-forever: 50 }`, or `{ finger-lost: each 25 }`. */
const threshold: Field<number> = {
  spec: { kind: 'json' },
  read: (value, place) =>
    typeof value === 'string'
      ? int().read(Number(value.replace('each ', '')), place)
      : int({ min: 0 }).read(value, place),
}
const severity = optional(SEVERITY)
const printed = record({
  health: severity,
  mobility: severity,
  mobility_all: severity,
  effects: optional(list(map(threshold, 1), 10)),
})
const rows = list(
  record({
    location: text(60),
    area: oneOf('head', 'torso', 'limb'),
    limb: optional(oneOf('arm', 'leg')),
    cutting: printed,
    piercing: printed,
    crushing: printed,
  }),
).read(json().read(listed?.data, ID), ID)

const WHOLE = { head: 'any head', torso: 'any torso or abdomen', limb: 'any limb' } as const
const isLimb = (location: Location): boolean => LIMBS.some(limb => limb === location)

function rowNamed(name: string) {
  const found = rows.find(({ location }) => location === name)
  if (found === undefined) throw new Error(`the inventory has no ${name}`)
  return found
}
/** The row of a location, that of its area, and the kind of limb. */
function rowsOf(location: Location) {
  if (isSpot(location)) {
    const own = rowNamed(location)
    return { own, any: rowNamed(WHOLE[own.area]), limb: own.limb }
  }
  const area = isLimb(location) ? 'limb' : location === 'head' ? 'head' : 'torso'
  const any = rowNamed(WHOLE[area])
  return { own: undefined, any, limb: location.endsWith('arm') ? 'arm' : location.endsWith('leg') ? 'leg' : undefined }
}

const hasColumn = (type: DamageType): type is 'cutting' | 'piercing' | 'crushing' =>
  type === 'cutting' || type === 'piercing' || type === 'crushing'

/** Each overshadows the ones before it. */
const CHAINS = [
  ['blind-1d4-hours', 'blind-forever'],
  ['deaf-1d4-hours', 'deaf-forever'],
  ['finger-lost', 'hand-severed', 'arm-severed'],
  ['toe-lost', 'foot-severed', 'leg-severed'],
]

interface Expected {
  readonly severity: string | null | undefined
  readonly applies_to: string
  readonly effects: readonly string[]
  readonly digits: number
}

function expected(location: Location, type: DamageType, percent: number): Expected {
  const { own, any, limb } = rowsOf(location)
  if (!hasColumn(type)) {
    return { severity: null, applies_to: any.area === 'limb' ? 'mobility' : 'health', effects: [], digits: 0 }
  }
  const cell = own?.[type] ?? {}
  const whole = any[type]
  const applies_to =
    any.area === 'limb'
      ? 'mobility'
      : cell.mobility_all === undefined
        ? 'health'
        : cell.health === undefined
          ? 'mobility-all'
          : 'health-and-mobility-all'
  const worst = cell.mobility_all ?? cell.mobility ?? cell.health ?? whole.mobility ?? whole.health
  const thresholds = new Map<string, number>()
  for (const entries of [...(cell.effects ?? []), ...(whole.effects ?? [])]) {
    for (const [effect, from] of Object.entries(entries)) if (!thresholds.has(effect)) thresholds.set(effect, from)
  }
  thresholds.delete(limb === 'arm' ? 'leg-severed' : 'arm-severed')
  const reached = [...thresholds].filter(([, from]) => percent > 0 && percent >= from).map(([effect]) => effect)
  const effects = reached.filter(effect => {
    const chain = CHAINS.find(one => one.includes(effect)) ?? [effect]
    return !chain.slice(chain.indexOf(effect) + 1).some(worse => reached.includes(worse))
  })
  const digits =
    effects.includes('finger-lost') || effects.includes('toe-lost') ? Math.min(5, Math.floor(percent / 25)) : 0
  return { severity: worst, applies_to, effects, digits }
}

test(`${ID}: what can be aimed at is what the inventory lists, and every whole limb`, () => {
  const wholes: readonly string[] = Object.values(WHOLE)
  const spots = rows.map(({ location }) => location).filter(name => !wholes.includes(name))
  expect(LOCATIONS).toEqual(['head', 'torso', ...LIMBS, ...spots])
  const named = rows.flatMap(({ cutting, piercing, crushing }) =>
    [cutting, piercing, crushing].flatMap(({ effects = [] }) => effects.flatMap(one => Object.keys(one))),
  )
  expect(new Set(named)).toEqual(new Set(EFFECTS))
})

/** Just under every number that is printed anywhere, and at it. */
const PERCENTAGES = [10, 20, 25, 40, 50, 60, 75, 90, 100, 125, 150, 200, 400]
  .flatMap(at => [at - 1, at])
  .concat(0, 1, 450)

for (const location of LOCATIONS) {
  test(`${ID}: ${location}, by every kind of damage, around every threshold`, () => {
    for (const damage_type of DAMAGE_TYPES) {
      const shown = locations({ location, damage_type }, why)
      for (const percent of PERCENTAGES) {
        const { severity: worst, applies_to, effects, digits } = expected(location, damage_type, percent)
        const answer = locations({ location, damage_type, damage_percent: percent }, why)
        expect(answer).toMatchObject({ severity: worst, applies_to, effects })
        expect({ severity: shown.severity, applies_to: shown.applies_to }).toEqual({ severity: worst, applies_to })
        const { limb } = rowsOf(location)
        expect(answer).toMatchObject({
          fingers_lost: limb === 'arm' ? digits : 0,
          toes_lost: limb === 'leg' ? digits : 0,
        })
        const health = healthLevels({ hp: 100, damage: percent }, why).hit_level
        expect(answer).toMatchObject({ hit_level: applies_to.startsWith('health') ? health : 'none' })
        if (applies_to === 'health') continue
        const all = applies_to !== 'mobility'
        const area = all ? 'spine' : limb === 'arm' ? 'right arm' : 'right leg'
        const after = mobilityLevels({ hp: 100, damage: percent, area, damage_type }, why)
        const { limb_status, severed } = after
        expect(answer).toMatchObject(all ? { limb_status_all: limb_status, severed: false } : { limb_status, severed })
        // What the mobility table takes off, this one does, too.
        const off = effects.includes('arm-severed') || effects.includes('leg-severed')
        expect(severed).toBe(off)
      }
    }
  })
}

test(`${ID}: damage in quarters is held against hit points exactly, without and with a severity to multiply`, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCATIONS),
      fc.constantFrom('cutting', 'piercing', 'crushing'),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 800 }),
      (location, damage_type, hp, quarters) => {
        const known = locations({ location, damage_type, hp, damage: quarters / 4 }, why)
        // A hit worth so many whole percent, which no rounding can touch: a hundred times the hit points.
        const scaled = locations({ location, damage_type, hp: hp * 4, damage: quarters }, why)
        const { damage: _, ...told } = scaled
        expect(known).toMatchObject(told)
        const worst = known.severity
        if (worst === null) throw new Error(`${damage_type} has a column`)
        const raw = locations({ location, damage_type, hp, raw_damage: quarters / 4 }, why)
        const multiplied = (quarters / 4) * SEVERITY_FACTOR.rows[worst]
        expect(raw).toEqual(locations({ location, damage_type, hp, damage: multiplied }, why))
      },
    ),
  )
})

test(`${ID}: what has no column is rolled for, concussion capped; the helpless are hit deadly, capped as well`, () => {
  for (const location of LOCATIONS) {
    for (let severity_roll = 1; severity_roll <= 10; severity_roll++) {
      const shaken = locations({ location, damage_type: 'concussion', hp: 10, raw_damage: 4, severity_roll }, why)
      expect(shaken).toMatchObject({ damage: Math.min(3, [1, 2, 3, 3][severity_roll - 1] ?? 3), effects: [] })
    }
    const helpless = { location, helpless: true } as const
    expect(locations({ ...helpless, damage_type: 'crushing' }, why).severity).toBe('deadly')
    expect(locations({ ...helpless, damage_type: 'heat' }, why).severity).toBe('deadly')
    expect(locations({ ...helpless, damage_type: 'concussion' }, why).severity).toBe('unimportant')
  }
})

test(`${ID}: a side makes a limb of a joint; armour is asked for by the part of the body`, () => {
  const of = (location: Location, side?: 'left' | 'right') => {
    const { area, limb } = locations({ location, damage_type: 'cutting', ...(side === undefined ? {} : { side }) }, why)
    return { area, limb }
  }
  expect(of('elbow', 'left')).toEqual({ area: 'left arm', limb: 'left arm' })
  expect(of('hip', 'right')).toEqual({ area: 'right leg', limb: 'right leg' })
  expect(of('elbow')).toEqual({ area: 'arm', limb: null })
  expect(of('right leg', 'left')).toEqual({ area: 'right leg', limb: 'right leg' })
  expect(of('eye', 'left')).toEqual({ area: 'head', limb: null })
  expect(of('spinal column')).toEqual({ area: 'torso', limb: null })
})

test(`${ID}: says what is missing, and what it does not know`, () => {
  const asked = (given: object) => locations.answer(given, why)
  expect(() => asked({ location: 'knee', damage_type: 'cutting', damage: 4 })).toThrow(/hp: expected the hit points/)
  expect(() => asked({ location: 'knee', damage_type: 'heat', hp: 10, raw_damage: 4 })).toThrow(/severity_roll/)
  expect(() => asked({ location: 'liver', damage_type: 'cutting' })).toThrow(/given.location: expected one of head/)
  expect(() => asked({ location: 'knee', damage_type: 'acid' })).toThrow(/given.damage_type/)
  expect(() => asked({ location: 'knee', damage_type: 'cutting', hp: 0 })).toThrow(/given.hp/)
})
