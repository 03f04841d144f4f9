/** Blows at beasts, which stand on what would be their arms. */
import { compose } from '@umpire/engine'
import { arm, blow, fightOf, gun, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { locationDefault } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'
import { LOCATIONS } from './rows.ts'

const CHOSEN = { options: ['hit-locations', 'random-locations'], settings: {} }
const { silent } = compose({ options: screenOptions }, CHOSEN)
const ARMS = /arm|hand|limb/
const at = (x: Parameters<typeof locationDefault>[0]) => locationDefault({ ...x, armless: true }, silent)
const PLAIN = { location_named: false, missed_by_one: false, attack: 'bullet', type: 'bullet' } as const

describe('screen.location.random: of a beast', () => {
  test('screen.location.random: no roll finds an arm or a hand; forelegs are there in their place', () => {
    const found = Array.from(
      { length: 16 },
      (_, index) => at({ ...PLAIN, location_roll: index + 3, side_die: 2 }).location,
    )
    expect(found.filter(location => ARMS.test(location))).toEqual([])
    // 6 and 8 are the arms of people, 7 a hand.
    expect([found[3], found[4], found[5]]).toEqual(['far-leg', 'left-foot', 'near-leg'])
  })

  test('screen.location.table: arms, hands and the artery of the arm are nothing to aim at, and named all the same are forelegs', () => {
    for (const type of ['cutting', 'impaling', 'bullet'] as const) {
      const { locations } = at({ ...PLAIN, type, shield: true })
      expect(locations.map(({ location }) => location).filter(one => ARMS.test(one))).toEqual([])
      expect(locations.some(({ location }) => location === 'leg-artery')).toBe(type === 'cutting')
    }
    for (const named of LOCATIONS) {
      const came = at({ ...PLAIN, type: 'cutting', location_named: true, named, side_die: 5 })
      expect([named, ARMS.test(came.location)]).toEqual([named, false])
    }
  })
})

const wolf = (side: number) => somebody('wolf', side, [], { animal: true, dx: 12, ht: 12 })

test('screen.location.legs: a shot at random that would cripple a hand lames a beast, which drops nothing and stays up', () => {
  const rifle = arm('Rifle', { hands: 2, gun: gun(16, '2d', { ss: 3, rates: [{ shots: 1, automatic: false }] }) })
  const [ann, beast] = [somebody('ann', 0, [rifle], { dx: 14, ht: 14 }), wolf(1)]
  const start = fightOf([
    [ann, standing(ann, 0)],
    [beast, standing(beast, 5)],
  ])
  const answers = ['shoot:0:0:wolf', 'anywhere', 10, 7, 2, 'none', [4, 4]] as const
  const after = standingOf(scripted({ options: screenOptions }, CHOSEN, start, answers), 'wolf')
  expect(after).toMatchObject({ position: 'standing', crippled: [{ part: 'left foot' }] })
})

test('screen.critical.unarmed-striking-table: a beast that strikes amiss hurts its foreleg, never an arm', () => {
  const beast = { ...wolf(0), arms: [arm('Bare hands', { blows: [blow('claw', 12, '1d', 'cutting', { hands: 0 })] })] }
  const bob = somebody('bob', 1, [])
  const start = fightOf([
    [beast, standing(beast, 0)],
    [bob, standing(bob, 1)],
  ])
  const chosen = { options: ['critical-tables'], settings: {} }
  const parts = new Set<string>()
  for (let row = 3; row <= 18; row++) {
    for (const die of [2, 5]) {
      for (const tail of [[], [die], [die, die]]) {
        try {
          const played = scripted({ options: screenOptions }, chosen, start, [
            'strike:0:0:bob',
            18,
            row,
            ...tail.map(one => [one]),
          ])
          for (const { part } of standingOf(played, 'wolf').crippled) parts.add(part)
          for (const { part } of standingOf(played, 'wolf').penalties) if (part !== undefined) parts.add(part)
        } catch {
          // Other dice were wanted.
        }
      }
    }
  }
  expect([...parts].filter(part => ARMS.test(part))).toEqual([])
  expect(parts.size).toBeGreaterThan(0)
})
