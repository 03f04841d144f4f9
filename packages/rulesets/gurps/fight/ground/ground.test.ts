/** What heights and walls of a map stop: steps, blows, things that fly and shots that go astray. */
import { compose, type Json } from '@umpire/engine'
import { type GridMap, type Hex, hexes, importMap } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { WhereOffer } from '../move/destinations.ts'
import type { Fight } from '../state/state.ts'
import { arm, blow, fightOf, ground, gun, hills, somebody, standing } from '../test/people.ts'
import { scripted } from '../test/script.ts'
import { ActOffer } from '../turn/offer.ts'
import { fliesTo, isOpenTo } from './ground.ts'
import { inTheWay, sightBetween } from './sight.ts'

const { silent } = compose(choosable)
const ROW = ['. . . . . .']

const SPEAR = arm('Spear', { hands: 2, blows: [blow('thrust', 12, '1d', 'impaling', { hands: 2, reach: [1, 2] })] })
const PISTOL = arm('Pistol', { gun: gun(14, '2d', { ss: 3 }) })

/** Ann and Bob, side by side in one row of that ground. */
function beside(map: Json | null, arms = [PISTOL], at = 1): Fight {
  const [ann, bob] = [somebody('ann', 0, arms, { dx: 12 }), somebody('bob', 1, [])]
  return fightOf(
    [
      [ann, standing(ann, 0)],
      [bob, standing(bob, at)],
    ],
    { map },
  )
}

const up = (...heights: readonly string[]) => hills(ROW, heights)
const refusal = (fight: Fight, key: string) => new ActOffer(fight, 0, 'everything', silent).find(key)?.refused
const goals = (fight: Fight) => new WhereOffer(fight, 0, 5, silent).destinations.map(({ q }) => q)

/** The same ground with a wall behind the hex of that column. */
function walled(after: number, wall: { readonly sight: boolean; readonly movement: boolean }): Json {
  const map: GridMap<Hex> = importMap(hexes, ground(...ROW))
  map.build({ q: after, r: 0 }, { q: after + 1, r: 0 }, wall)
  return JSON.parse(JSON.stringify(map.toData()))
}

describe('gurps.combat.maneuver.move: heights', () => {
  test('gurps.combat.maneuver.move: a yard is stepped, and a cliff of two is not, neither up nor down', () => {
    expect(goals(beside(up('0 0 1 2 3 4'), [], 5))).toEqual([1, 2, 3, 4])
    expect(goals(beside(up('0 0 2 2 2 2'), [], 5))).toEqual([1])
    expect(goals(beside(up('3 3 1 1 1 1'), [], 5))).toEqual([1])
  })

  test('gurps.combat.maneuver.move: cliffs stop no look', () => {
    expect(sightBetween(beside(up('0 0 3 3 3 3'), [], 4), 0, 1)).toMatchObject({ seen: true, higher: 3 })
  })
})

describe('gurps.combat.maneuver.attack: heights', () => {
  test('gurps.combat.maneuver.attack: a blow reaches as far up and down as across', () => {
    const kick = (map: Json | null) => refusal(beside(map, []), 'strike:0:1:bob')
    expect(kick(up('0 1 1 1 1 1'))).toBeUndefined()
    expect(kick(up('0 2 1 1 1 1'))).toMatchObject({ because: '2 yards away, and it reaches 1' })
    expect(kick(up('2 0 1 1 1 1'))).toMatchObject({ rule: 'gurps.combat.maneuver.attack' })
    const thrust = (map: Json | null) => refusal(beside(map, [SPEAR]), 'strike:0:0:bob')
    expect(thrust(up('0 2 2 2 2 2'))).toBeUndefined()
    expect(thrust(up('0 3 3 3 3 3'))).toMatchObject({ because: '3 yards away, and it reaches 2' })
  })

  test('gurps.unarmed.judo-throw: nobody is thrown who is out of reach', () => {
    const [ann, bob] = [somebody('ann', 0, [], { judo: 14 }), somebody('bob', 1, [])]
    const thrown = (at: number, map: Json | null) => {
      const one = standing(ann, 0, [], { judo_parried: 'bob' })
      const fight = fightOf(
        [
          [ann, one],
          [bob, standing(bob, at)],
        ],
        { map },
      )
      return refusal(fight, 'judo:bob')?.rule
    }
    expect(thrown(1, null)).toBeUndefined()
    expect(thrown(2, null)).toBe('gurps.unarmed.judo-throw')
    expect(thrown(1, up('0 2 2 2 2 2'))).toBe('gurps.unarmed.judo-throw')
  })

  test('gurps.combat.maneuver.attack: whoever stands beside is shot at from above or below too', () => {
    expect(sightBetween(beside(up('0 4 4 4 4 4')), 0, 1)).toMatchObject({ seen: true, cover: 'none', higher: 4 })
    expect(sightBetween(beside(hills(['. : . . . .'], ['4 0 0 0 0 0'])), 0, 1)).toMatchObject({
      cover: 'none',
      higher: -4,
    })
  })
})

describe('gurps.combat.maneuver.attack: walls', () => {
  const WALL = { sight: true, movement: true }
  const FENCE = { sight: false, movement: true }

  test('gurps.combat.maneuver.attack: nobody strikes or shoots through a wall, however near', () => {
    for (const key of ['shoot:0:0:bob', 'strike:1:1:bob']) {
      expect(refusal(beside(walled(0, WALL)), key)).toMatchObject({ because: 'out of sight' })
      expect(refusal(beside(walled(0, FENCE)), key)).toBeUndefined()
    }
  })

  test('gurps.defense.active-choice: nobody steps back through a wall or a fence', () => {
    const steps = (map: Json | null): readonly boolean[] =>
      [2, 4].map(q => isOpenTo(beside(map, [], 3), { q: 3, r: 0 }, { q, r: 0 }))
    expect(steps(ground(...ROW))).toEqual([true, true])
    expect(steps(walled(3, FENCE))).toEqual([true, false])
    expect(steps(up('0 0 0 0 2 2'))).toEqual([true, false])
  })

  test('gurps.ranged.grenade: things fly over a fence and down a cliff, but through no wall and up none', () => {
    const flies = (map: Json | null): boolean => fliesTo(beside(map), { q: 1, r: 0 }, { q: 2, r: 0 })
    expect(flies(ground(...ROW))).toBe(true)
    expect(flies(walled(1, FENCE))).toBe(true)
    expect(flies(walled(1, WALL))).toBe(false)
    expect(flies(up('3 3 0 0 0 0'))).toBe(true)
    expect(flies(up('0 1 2 0 0 0'))).toBe(true)
    expect(flies(up('0 0 2 0 0 0'))).toBe(false)
  })

  test('gurps.ranged.grenade: one that goes wide lands before the wall', () => {
    const grenade = arm('Grenade', {
      weight_lb: 1,
      thrown: { ...gun(14, '1d', { ss: 3, max_range: 20 }), type: 'explosive', fragments: null },
    })
    const over = (map: Json | null) => {
      const fight = beside(map, [grenade], 3)
      return scripted(choosable, { options: [], settings: {} }, fight, ['throw:0:bob', 15, 1, [1]]).facts.find(
        ({ type }) => type === 'burst',
      )?.values
    }
    expect(over(ground(...ROW))).not.toMatchObject({ q: 3 })
    expect(over(walled(3, WALL))).toMatchObject({ q: 3, r: 0 })
  })

  test('screen.ranged.situations: a shot that misses goes through no wall', () => {
    const [ann, bob, cid] = [somebody('ann', 0, [PISTOL]), somebody('bob', 1, []), somebody('cid', 1, [])]
    const strays = (map: Json | null) => {
      const all = [standing(ann, 0), standing(bob, 2), standing(cid, 4)]
      const fight = { ...fightOf([]), roster: [ann, bob, cid], standing: all, map }
      return inTheWay(fight, 0, 1, 100)
    }
    expect(strays(ground(...ROW))).toEqual([2])
    expect(strays(walled(2, FENCE))).toEqual([2])
    expect(strays(walled(2, WALL))).toEqual([])
  })
})
