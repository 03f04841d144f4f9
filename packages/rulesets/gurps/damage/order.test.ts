import { compose, option, replace } from '@umpire/engine'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { damageDr } from './dr.ts'
import { halfRange } from './half-range.ts'
import { locationDefault } from './location-default.ts'
import { damageOrder } from './order.ts'
import { damageRoll } from './roll.ts'
import { damageType } from './type.ts'

const why = compose({ options: [] }).silent

const PLAIN = {
  critical_multiplier: 1,
  past_half_damage: false,
  indirect: false,
  contact: false,
  living: true,
  distance_divisor: 1,
  dr: 0,
  armor_dr: 0,
  toughness_dr: 0,
  natural_dr: null,
  location: 'torso',
  divisor: 1,
  squared: false,
  bypass: 0,
  cap: null,
  fixed: null,
  shot: false,
} as const

const BULLET = { ...PLAIN, type: 'bullet' } as const
const type = fc.constantFrom(...DAMAGE_TYPES)
const few = fc.integer({ min: 0, max: 30 })
const face = fc.integer({ min: 1, max: 6 })

const blow = fc.record({
  rolled: fc.integer({ min: -10, max: 120 }),
  type,
  critical_multiplier: fc.integer({ min: 1, max: 3 }),
  past_half_damage: fc.boolean(),
  indirect: fc.boolean(),
  contact: fc.boolean(),
  living: fc.boolean(),
  distance_divisor: fc.constantFrom(1, 4, 16, 64),
  dr: few,
  armor_dr: few,
  toughness_dr: fc.integer({ min: 0, max: 2 }),
  natural_dr: fc.constantFrom(null, 2),
  location: fc.constant('torso'),
  divisor: fc.constantFrom(1, 2, 10),
  squared: fc.boolean(),
  bypass: fc.constantFrom(0, 0.5, 1),
  cap: fc.constantFrom(null, 5, 11),
  fixed: fc.constantFrom(null, null, null, 1, 2),
  shot: fc.constant(false),
})
type Blow = typeof blow extends fc.Arbitrary<infer B> ? B : never

/** The same in plain arithmetic, in the order of the list of steps. */
function byHand(x: Blow) {
  const bites = ['cutting', 'impaling', 'bullet'].includes(x.type)
  const after_critical = x.rolled * x.critical_multiplier
  let damage = after_critical
  if (x.past_half_damage || x.indirect) damage = Math.floor(damage / 2)
  if (x.contact && x.living) damage *= 2
  damage = Math.floor(damage / x.distance_divisor)
  const basic = Math.max(bites ? 1 : 0, damage)
  let dr = Math.floor((x.dr + x.armor_dr + x.toughness_dr + (x.natural_dr ?? 0)) / x.divisor)
  if (x.squared) dr **= 2
  const effective_dr = Math.floor(dr * (1 - x.bypass))
  const penetrating = Math.max(0, basic - effective_dr)
  const times = { cutting: 1.5, impaling: 2 }[String(x.type)] ?? 1
  const injury = x.fixed ?? Math.min(x.cap ?? Number.POSITIVE_INFINITY, Math.floor(penetrating * times))
  return { rolled: x.rolled, after_critical, basic, effective_dr, penetrating, injury }
}

test('gurps.damage.order: every step in its order, against plain arithmetic', () => {
  fc.assert(
    fc.property(blow, x => {
      expect(damageOrder(x, why)).toEqual(byHand(x))
    }),
    { numRuns: 500 * inject('times') },
  )
})

test('gurps.damage.order: told by faces, by their sum or as rolled, a blow is the same', () => {
  const formula = fc.record({
    adds: fc.integer({ min: -5, max: 5 }),
    times: fc.integer({ min: 1, max: 3 }),
    faces: fc.array(face, { minLength: 1, maxLength: 8 }),
  })
  fc.assert(
    fc.property(formula, blow, ({ adds, times, faces }, { rolled: _, ...x }) => {
      const damage = { dice: faces.length, adds, times }
      const dice_total = faces.reduce((sum, one) => sum + one, 0)
      const told = damageOrder({ ...x, rolled: (dice_total + adds) * times }, why)
      expect(damageOrder({ ...x, damage, dice: faces }, why)).toEqual(told)
      expect(damageOrder({ ...x, damage, dice_total }, why)).toEqual(told)
    }),
  )
})

test('gurps.damage.order: more armour never makes a wound worse, more damage never better', () => {
  fc.assert(
    fc.property(blow, few, (x, more) => {
      const { injury } = damageOrder(x, why)
      expect(damageOrder({ ...x, armor_dr: x.armor_dr + more }, why).injury).toBeLessThanOrEqual(injury)
      expect(damageOrder({ ...x, rolled: x.rolled + more }, why).injury).toBeGreaterThanOrEqual(injury)
      expect(injury).toBeGreaterThanOrEqual(0)
    }),
  )
})

/** Shot in plain arithmetic: adds on the first die, each die halved, raised to its minimum and stopped by itself. */
function shotByHand(faces: readonly number[], adds: number, dr: number, halved: boolean) {
  const basics = faces.map((one, index) => {
    const rolled = one + (index === 0 ? adds : 0)
    return Math.max(1, halved ? Math.floor(rolled / 2) : rolled)
  })
  const sum = (all: readonly number[]): number => all.reduce((so_far, one) => so_far + one, 0)
  const penetrating = sum(basics.map(basic => Math.max(0, basic - dr)))
  return { rolled: sum(faces) + adds, basic: sum(basics), penetrating, injury: penetrating }
}

test('gurps.damage.order: shot meets the armour die by die, and is one wound', () => {
  const faces = fc.array(face, { minLength: 1, maxLength: 8 })
  const adds = fc.integer({ min: -2, max: 3 })
  const thin = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(faces, adds, thin, fc.boolean(), (dice, add, dr, past_half_damage) => {
      const damage = { dice: dice.length, adds: add, times: 1 }
      const told = damageOrder({ ...BULLET, damage, dice, dr, past_half_damage, shot: true }, why)
      expect(told).toMatchObject(shotByHand(dice, add, dr, past_half_damage))
    }),
  )
  const four = { ...BULLET, damage: { dice: 4, adds: 0, times: 1 }, dr: 2, shot: true }
  expect(damageOrder({ ...four, maximum: true }, why)).toMatchObject({ rolled: 24, penetrating: 16, injury: 16 })
  expect(damageOrder({ ...four, dice: [1, 1, 1, 1], critical_multiplier: 3 }, why)).toMatchObject({
    after_critical: 12,
    penetrating: 4,
  })
  expect(() => damageOrder({ ...four, dice: [1, 2] }, why)).toThrow('the 4 faces of the shot')
})

test('gurps.damage.order: what the campaign changes in type or armour acts in every blow', () => {
  const brutal = option({
    key: 'brutal',
    title: 'Brutal',
    says: 'Blows to the head count four times, and bone stops two.',
    replaces: [
      replace(damageType, (x, use, base) => (x.location === 'head' ? { injury: x.penetrating * 4 } : base(x, use))),
      replace(damageDr, (x, use, base) =>
        base(x.location === 'head' ? { ...x, natural_dr: x.natural_dr ?? 2 } : x, use),
      ),
    ],
  })
  const harsh = compose({ options: [brutal] }, { options: ['brutal'] }).silent
  const hit = { ...BULLET, rolled: 5, armor_dr: 1 }
  expect(damageOrder(hit, harsh).injury).toBe(4)
  expect(damageOrder({ ...hit, location: 'head' }, harsh)).toMatchObject({ effective_dr: 3, penetrating: 2, injury: 8 })
  expect(damageOrder({ ...hit, location: 'head', natural_dr: 0 }, harsh)).toMatchObject({ penetrating: 4, injury: 16 })
  expect(damageOrder({ ...hit, location: 'head', cap: 6 }, harsh).injury).toBe(6)
})

test('gurps.damage.order: what was not thrown cannot be worked out', () => {
  expect(() => damageOrder({ ...BULLET, damage: { dice: 2, adds: 0, times: 1 } }, why)).toThrow(
    'dice: expected the faces',
  )
  expect(() => damageOrder({ ...BULLET, dice_total: 7 }, why)).toThrow('damage: expected the dice of the blow')
})

test('gurps.damage.roll: every face of every small die, with its minimum', () => {
  for (const kind of DAMAGE_TYPES) {
    for (let adds = -6; adds <= 3; adds++) {
      for (let die = 1; die <= 6; die++) {
        const least = kind === 'crushing' || kind === 'explosive' ? 0 : 1
        expect(damageRoll({ damage: { dice: 1, adds, times: 1 }, type: kind, die }, why)).toEqual({
          rolled: die + adds,
          basic: Math.max(least, die + adds),
        })
      }
    }
  }
})

test('gurps.damage.roll: the better of two formulas on the average gives way to the maximum, bonus included', () => {
  const swing = { damage: { dice: 1, adds: 1, times: 1 }, type: 'cutting' } as const
  const most = { dice: 1, adds: 2, times: 1 }
  expect(damageRoll({ ...swing, max_damage: most }, why)).toEqual({ damage: '1d+1' })
  expect(damageRoll({ ...swing, max_damage: most, bonus: 2 }, why)).toEqual({ damage: '1d+2' })
  expect(damageRoll({ ...swing, bonus: 2 }, why)).toEqual({ damage: '1d+3' })
  expect(damageRoll({ ...swing, max_damage: most, bonus: 2, maximum: true }, why)).toEqual({ rolled: 8, basic: 8 })
  expect(damageRoll({ ...swing, damage: { dice: 6, adds: 1, times: 2 }, maximum: true }, why)).toEqual({
    rolled: 74,
    basic: 74,
  })
})

test('gurps.damage.roll: dice show what so many dice can show', () => {
  const two = { damage: { dice: 2, adds: 0, times: 1 }, type: 'cutting' } as const
  for (const dice_total of [0, 1, 13])
    expect(() => damageRoll({ ...two, dice_total }, why)).toThrow('what 2 dice can show')
  expect(() => damageRoll({ ...two, die: 1 }, why)).toThrow('what 2 dice can show')
  expect(() => damageRoll({ ...two, dice: [1, 2, 3] }, why)).toThrow('2 faces')
})

test('gurps.damage.half-range: past 1/2D, not at it, and never where a weapon has none', () => {
  for (let range_yards = 0; range_yards < 100; range_yards++) {
    for (const half_damage of [null, 50]) {
      const past = half_damage !== null && range_yards > half_damage
      expect(halfRange({ rolled: 9, range_yards, half_damage, past_half_damage: false, dr: 0 }, why)).toEqual({
        past_half_damage: past,
        after_range: past ? 4 : 9,
      })
    }
  }
})

test('gurps.damage.dr: wants what meets the armour, or the dice and the type', () => {
  const {
    critical_multiplier,
    past_half_damage,
    indirect,
    contact,
    living,
    distance_divisor,
    cap,
    fixed,
    shot,
    ...bare
  } = PLAIN
  expect(() => damageDr({ ...bare, rolled: 4 }, why)).toThrow('basic: expected')
  expect(damageDr({ ...bare, rolled: 4, type: 'impaling', dr: 1 }, why)).toMatchObject({ penetrating: 3, injury: 6 })
})

test('gurps.damage.location-default: the torso, unless somebody names another part', () => {
  const unnamed = { location_named: false, attack: null, missed_by_one: false }
  const located = (asked: object) => locationDefault({ ...unnamed, ...asked }, why)
  expect(located({})).toMatchObject({ location: 'torso', rolls: null, hits: true })
  expect(located({ named: 'hand' }).location).toBe('torso')
  expect(located({ location_named: true, named: 'hand' }).location).toBe('hand')
  expect(located({ missed_by_one: true }).hits).toBe(false)
})
