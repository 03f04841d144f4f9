/** Where blows land that miss their mark by one, or that were not aimed at all. */
import type { Scripted } from '@umpire/engine'
import { arm, blow, gun, lastOf, type Played, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { AXE, CLUB, type Duel, MAIL, played, SHIELD, SPEAR, SWORD } from '../test/rows-fixture.ts'
import { LOCATION_ROWS, LOCATIONS, type Location } from './rows.ts'

const POLE = arm('Pole', { blows: [blow('thrust', 16, '2d', 'crushing', { thrust: true })] })
const club: Duel = { ada: [CLUB] }
const sword: Duel = { ada: [SWORD] }
const pole: Duel = { ada: [POLE] }
const shielded: Duel = { bea: [AXE, SHIELD] }

/** Skill 16: rolled just over what is left of it. */
const near = (at: Location): Played => {
  const duel: Duel = at.endsWith('artery') ? sword : at === 'shield-hand' ? shielded : pole
  const { modifier } = LOCATION_ROWS[at]
  return played(duel, ['strike:0:0:bea', at, 16 + modifier + 1])
}

describe('screen.location.miss-by-one', () => {
  test.each(LOCATIONS.filter(at => at !== 'kidneys' && at !== 'groin'))('screen.location.miss-by-one: %s', at => {
    const { miss_by_1 } = LOCATION_ROWS[at]
    const came = at === 'torso' ? played(pole, ['strike:0:0:bea', at, 17]) : near(at)
    const missed = miss_by_1 === 'none'
    expect(lastOf(came, 'attacked')).toMatchObject(missed ? { hits: 0 } : { came: 'hit', hits: 1, location: miss_by_1 })
    expect(came.asks).toBe(missed ? 'maneuver' : 'defense')
  })

  test('screen.location.arteries: the artery of the leg is beside the leg, and what is worn there protects it', () => {
    expect(lastOf(played(sword, ['strike:0:0:bea', 'leg-artery', 13]), 'attacked')).toMatchObject({
      came: 'hit',
      location: 'near-leg',
    })
    const hose: Duel = { ...sword, beaIs: { armor: [{ ...MAIL, covers: ['legs'], dr: 3 }] } }
    const struck = (at: string) => lastOf(played(hose, ['strike:0:0:bea', at, 10, 'none', [2, 2]]), 'woundedBy')
    expect(struck('leg-artery')).toMatchObject({ location: 'leg-artery', dr: 3, injury: 2 })
    expect(struck('limb-artery')).toMatchObject({ location: 'limb-artery', dr: 0, injury: 8 })
    expect(() => played(club, ['strike:0:0:bea', 'leg-artery'])).toThrow('leg-artery')
  })

  test('screen.location.miss-by-one: beside the groin a die tells', () => {
    const beside = ['torso', 'torso', 'near-leg', 'near-leg', 'far-leg', 'far-leg']
    for (const [index, location] of beside.entries()) {
      const came = played(pole, ['strike:0:0:bea', 'groin', 14, index + 1, 'none', [1, 1]])
      expect(lastOf(came, 'woundedBy')).toMatchObject({ location })
    }
  })

  test('screen.location.miss-by-one: beside the kidneys is the torso', () => {
    const turned: Duel = { ...pole, beaStands: { facing: 0 } }
    const came = played(turned, ['strike:0:0:bea', 'kidneys', 13, [1, 1]], ['tactical', 'positions'])
    expect(lastOf(came, 'woundedBy')).toMatchObject({ location: 'torso' })
  })

  test('screen.location.miss-by-one: 17 misses everything, and whoever is struck beside may still defend', () => {
    const sure = { ...POLE, blows: [blow('thrust', 21, '2d', 'crushing', { thrust: true })] }
    expect(lastOf(played({ ada: [sure] }, ['strike:0:0:bea', 'head', 17]), 'attacked')).toMatchObject({ hits: 0 })
    const dodged = played(pole, ['strike:0:0:bea', 'head', 12, 'dodge', 5])
    expect(standingOf(dodged, 'bea').hp).toBe(10)
  })
})

/** Four rounds at once, at somebody whom they do not harm. */
const burst = (at: string, answers: readonly Scripted[]): Played => {
  const sten = arm('Sten', { gun: gun(18, '2d', { ss: 3, rcl: 0, rates: [{ shots: 4, automatic: true }], shots: 32 }) })
  const duel: Duel = { ada: [sten], yards: 2, beaIs: { armor: [{ ...MAIL, dr: 20 }] } }
  return played(duel, ['shoot:0:0:bea', at, '4', ...answers], ['random-locations'])
}

const wounded = ({ facts }: Played) =>
  facts.flatMap(({ type, values }) => (type === 'woundedBy' ? [values.location] : []))

/** As the inventory has them. */
const BY_ROLL: readonly (readonly [roll: number, location: string, ...dice: readonly number[]])[] = [
  [3, 'brain'],
  [4, 'brain'],
  [5, 'head'],
  [6, 'far-arm'],
  [7, 'left-hand', 3],
  [7, 'right-hand', 4],
  [8, 'near-arm'],
  [9, 'torso'],
  [10, 'torso'],
  [11, 'torso'],
  [12, 'far-leg'],
  [13, 'near-leg'],
  [14, 'near-leg'],
  [15, 'left-foot', 3],
  [15, 'right-foot', 4],
  [16, 'left-foot', 1],
  [16, 'right-foot', 6],
  [17, 'vitals', 2],
  [17, 'heart', 1],
  [18, 'vitals', 6],
]

describe('screen.location.random', () => {
  test.each(BY_ROLL)('screen.location.random: %i is the %s', (roll, location, ...side) => {
    const came = played(
      { ada: [SPEAR], beaIs: { armor: [{ ...MAIL, dr: 20 }] } },
      ['strike:0:0:bea', 'anywhere', 9, roll, ...side, 'none', [1, 1]],
      ['random-locations'],
    )
    expect(lastOf(came, 'attacked')).toMatchObject({ effective: 16 })
    expect(lastOf(came, 'woundedBy')).toMatchObject({ location })
  })

  test('screen.location.random: what is swung lands on what is before the vitals', () => {
    for (const roll of [17, 18]) {
      const came = played(club, ['strike:0:0:bea', 'anywhere', 9, roll, 'none', [1, 1]], ['random-locations'])
      expect(lastOf(came, 'woundedBy')).toMatchObject({ location: 'torso' })
    }
  })

  test('screen.location.random: every round of a burst is rolled for by itself', () => {
    const came = burst('anywhere', [10, 9, 'none', [1, 1], 13, [1, 1], 5, [1, 1], 15, 4, [1, 1]])
    expect(lastOf(came, 'attacked')).toMatchObject({ hits: 4, location: 'torso' })
    expect(wounded(came)).toEqual(['torso', 'near-leg', 'head', 'right-foot'])
  })

  test('screen.location.random: the critical round of a burst strikes where it was thrown, the others elsewhere', () => {
    const came = burst('anywhere', [4, 8, 10, 'none', [1, 1], 12, [1, 1], 6, [1, 1], 17, 1, [1, 1]])
    expect(wounded(came)).toEqual(['near-arm', 'far-leg', 'far-arm', 'heart'])
  })

  test('screen.location.vitals: each bullet may find the heart, but a foot that was aimed at stays the same', () => {
    expect(wounded(burst('vitals', [7, 2, 'none', [1, 1], 1, [1, 1], 3, [1, 1], 6, [1, 1]]))).toEqual([
      'vitals',
      'heart',
      'vitals',
      'vitals',
    ])
    expect(wounded(burst('foot', [6, 2, 'none', [1, 1], [1, 1], [1, 1], [1, 1]]))).toEqual(Array(4).fill('left-foot'))
  })

  test('screen.location.random: every roll was tried', () => {
    expect([...new Set(BY_ROLL.map(([roll]) => roll))]).toEqual(Array.from({ length: 16 }, (_, index) => index + 3))
  })
})
