import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDiceAdds } from '../dice/dice-adds.ts'
import { TARGETS } from '../ranged/modifier/fields.ts'
import { diceIn, readBlast } from './blast.ts'
import { explosion, explosionDr, shapedCharge } from './blow.ts'
import { bigBlast, charges, concussion } from './concussion.ts'
import { fragmentDamage, fragmentRange, fragmentRoll } from './fragments.ts'

const why = compose({ options: [] }).silent
const APART = { contact: false, living: true }
const UNARMORED = {
  dr: 0,
  armor_dr: 0,
  toughness_dr: 0,
  natural_dr: null,
  location: 'torso',
} as const

test.each([
  ['2d', 2, null, 1],
  ['2d [3d]', 2, '3d', 1],
  ['6dx2[4d]', 12, '4d', 1],
  ['6dx2 (10)', 12, null, 10],
  ['6dx2 [4d+1] (2.5)', 12, '4d+1', 2.5],
])('gurps.explosion.fragment-range: %s is read', (written, dice, fragments, divisor) => {
  const blast = readBlast(written, 'damage')
  expect(diceIn(blast.concussion)).toBe(dice)
  expect(blast.fragments).toEqual(fragments === null ? null : readDiceAdds(fragments, 'fragments'))
  expect(blast.divisor).toBe(divisor)
})

test.each(['', '[3d]', '2d [3d', '2d (0)', '2d (ten)', '2d [3d] [4d]', 'boom'])(
  'gurps.explosion.fragment-range: %j is none',
  written => {
    expect(() => readBlast(written, 'damage')).toThrow('damage: expected')
  },
)

test('gurps.explosion.fragment-range: five yards a die, and none without fragments', () => {
  for (let dice = 1; dice <= 30; dice++) {
    expect(fragmentRange({ damage: readBlast(`${dice}d-1 [1d]`, 'damage') }, why).reach_yards).toBe(dice * 5)
  }
  expect(fragmentRange({ damage: readBlast('6dx2', 'damage') }, why)).toMatchObject({
    fragmentation: null,
    reach_yards: 0,
  })
})

test('gurps.explosion.big-blast: the step doubles just past every tenfold', () => {
  const increment = (dice: number, times: number): number =>
    bigBlast({ damage: readBlast(`${dice}dx${times}`, 'damage'), distance_yards: 0, ...APART }, why).increment_yards
  expect([increment(6, 20), increment(11, 11), increment(6, 200), increment(6, 201)]).toEqual([2, 4, 4, 8])
  expect([increment(60, 200), increment(60, 201), increment(600, 200), increment(600, 201)]).toEqual([8, 16, 16, 32])
})

test('gurps.explosion.concussion: a quarter at each step, rounded once, never more from farther away', () => {
  const blast = fc.record({ dice: fc.integer({ min: 1, max: 300 }), rolled: fc.nat(2000), yards: fc.nat(60) })
  fc.assert(
    fc.property(blast, ({ dice, rolled, yards }) => {
      const damage = readBlast(`${dice}d`, 'damage')
      const at = (distance_yards: number): number => concussion({ damage, rolled, distance_yards, ...APART }, why)
      const steps = Math.floor(yards / (dice <= 120 ? 2 : 4))
      // Whole numbers divide exactly.
      expect(BigInt(at(yards))).toBe(BigInt(rolled) / 4n ** BigInt(steps))
      expect(at(yards + 1)).toBeLessThanOrEqual(at(yards))
      expect(at(yards + 0.5)).toBe(at(yards))
      expect(bigBlast({ damage, rolled, distance_yards: yards, ...APART }, why).basic).toBe(at(yards))
    }),
  )
})

test('gurps.explosion.general: twice for the living who touch it, before armour', () => {
  for (let rolled = 0; rolled <= 20; rolled++) {
    for (const contact of [false, true]) {
      for (const living of [false, true]) {
        for (const dr of [0, 3, 50]) {
          const basic = contact && living ? rolled * 2 : rolled
          const penetrating = Math.max(0, basic - dr)
          expect(explosion({ rolled, contact, living, dr }, why)).toEqual({
            basic,
            penetrating,
            injury: penetrating,
            defense_allowed: false,
          })
        }
      }
    }
  }
  const near = { damage: readBlast('2d', 'damage'), rolled: 7, distance_yards: 0, contact: true, living: true }
  expect(concussion(near, why)).toBe(14)
})

test('gurps.explosion.tnt: twelve dice a pound, written so that they can be read', () => {
  for (const tnt_lb of [0.1, 0.25, 0.5, 1, 1.5, 7, 10, 499, 500, 1000, 4000, 20_000]) {
    const written = charges({ charge: 'tnt', tnt_lb }, why)
    const dice = diceIn(readDiceAdds(written, 'damage'))
    expect(dice).toBeLessThanOrEqual(12 * tnt_lb)
    expect(dice).toBeGreaterThan(12 * tnt_lb * 0.99 - 1)
  }
  expect(charges({ charge: 'hand-grenade', tnt_lb: 1 }, why)).toBe('2d')
  expect([0.25, 0.5, 1.5].map(tnt_lb => charges({ charge: 'tnt', tnt_lb }, why))).toEqual(['3d', '6d', '6dx3'])
})

test('gurps.explosion.dr: squared only for vehicles and structures, and only from a distance', () => {
  for (const target of TARGETS) {
    for (const direct_hit of [false, true]) {
      for (let dr = 0; dr <= 12; dr++) {
        const squared = !direct_hit && (target === 'vehicle' || target === 'structure')
        const effective_dr = squared ? dr * dr : dr
        const penetrating = Math.max(0, 40 - effective_dr)
        const blow = { ...UNARMORED, basic: 40, target, dr, direct_hit, divisor: 1 }
        expect(explosionDr(blow, why)).toEqual({ effective_dr, penetrating, injury: penetrating })
      }
    }
  }
})

test('gurps.explosion.shaped-charge: divides on a direct hit, and is as any other from a distance', () => {
  for (const divisor of [1, 2, 5, 10]) {
    const damage = readBlast(`6dx2 (${divisor})`, 'damage')
    for (let dr = 0; dr <= 120; dr += 7) {
      const blow = { ...UNARMORED, basic: 44, target: 'vehicle', dr, direct_hit: true } as const
      expect(shapedCharge({ ...blow, damage }, why).effective_dr).toBe(Math.floor(dr / divisor))
      const far = { ...blow, direct_hit: false }
      expect(shapedCharge({ ...far, damage }, why)).toEqual(explosionDr({ ...far, divisor: 1 }, why))
    }
  }
})

const SHARD = { target_is: [], circumstances: [], air_burst: false, overhead_cover: false }
const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)))

test('gurps.explosion.fragment-roll: certain at ground zero, then one less for every yard, never under 3 in reach', () => {
  for (let distance_yards = 0; distance_yards <= 70; distance_yards++) {
    const at = { ...SHARD, distance_yards, reach_yards: 60 }
    const expected = distance_yards > 60 ? 'none' : Math.max(3, 18 - distance_yards)
    expect(fragmentRoll(at, why).hit_on).toBe(expected)
    if (distance_yards > 0)
      expect(fragmentRoll({ ...at, distance_yards: distance_yards - 0.5 }, why)).toEqual(fragmentRoll(at, why))
    const hits = ROLLS.filter(roll => fragmentRoll({ ...at, roll }, why).hit).length
    expect(hits).toBe(expected === 'none' ? 0 : ROLLS.filter(roll => roll <= expected).length)
  }
})

test('gurps.explosion.fragment-roll: bursts in the air find those who lie and those without a roof', () => {
  const at = (target_is: readonly string[], air_burst: boolean, overhead_cover: boolean) =>
    fragmentRoll({ ...SHARD, distance_yards: 4, reach_yards: 10, target_is, air_burst, overhead_cover }, why).hit_on
  const lying = ['lying', 'moderate-cover', 'evasive-half-move']
  expect([at(lying, false, false), at(lying, true, false), at(lying, true, true)]).toEqual([14 - 8, 14 - 1, 14 - 4])
  const kneeling = ['kneeling', 'light-cover']
  expect([at(kneeling, false, false), at(kneeling, true, false), at(kneeling, true, true)]).toEqual([10, 12, 10])
})

test('gurps.explosion.fragment-roll: a number that falls under 3 hits nobody, even at ground zero nobody hides', () => {
  const hidden = { ...SHARD, target_is: ['lying', 'cover'], reach_yards: 30, roll: 3 }
  expect(fragmentRoll({ ...hidden, distance_yards: 8 }, why)).toEqual({ hit_on: 3, hit: true })
  expect(fragmentRoll({ ...hidden, distance_yards: 9 }, why)).toEqual({ hit_on: 'none', hit: false })
  expect(fragmentRoll({ ...hidden, distance_yards: 0, roll: 18 }, why)).toEqual({ hit_on: 18, hit: true })
})

test('gurps.explosion.fragment-damage: cuts, at least a point before armour, doubled in contact', () => {
  for (let rolled = -2; rolled <= 20; rolled++) {
    for (const contact of [false, true]) {
      for (const dr of [0, 1, 4, 10]) {
        const basic = Math.max(1, contact ? rolled * 2 : rolled)
        const penetrating = Math.max(0, basic - dr)
        const shard = {
          ...UNARMORED,
          divisor: 1,
          squared: false,
          bypass: 0,
          cap: null,
          rolled,
          dr,
          contact,
          living: true,
        }
        expect(fragmentDamage(shard, why)).toEqual({
          basic,
          effective_dr: dr,
          penetrating,
          injury: Math.floor(penetrating * 1.5),
          bleeds: penetrating > 0,
        })
      }
    }
  }
})
