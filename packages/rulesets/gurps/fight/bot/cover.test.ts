/** The bot judges cover and the line of fire by the very rules: what it thinks of a place is what a shooter finds there. */
import { compose, type Json, json } from '@umpire/engine'
import { drawnMap, type GridMap, type Hex, hexes, neighbour } from '@umpire/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { mapOf, withHimAt } from '../ground/ground.ts'
import { sightBetween, sightOver } from '../ground/sight.ts'
import { moveNow, WhereOffer } from '../move/destinations.ts'
import type { Fight } from '../state/state.ts'
import { arm, fightOf, gun, somebody, standing } from '../test/people.ts'
import { ActOffer } from '../turn/offer.ts'
import { bot } from './bot.ts'
import { Moment } from './moment.ts'
import { coverWorthwhile } from './move.ts'
import { dangerAt, firesAt } from './worth-danger.ts'
import { BotOdds } from './worth-odds.ts'

const ruleset = compose(choosable)
const why = ruleset.silent
const odds = new BotOdds(why)

const rifle = arm('Rifle', {
  hands: 2,
  gun: gun(13, '7d', { ss: 14, acc: 10, rates: [{ shots: 1, automatic: false }] }),
})
const [me, friend, foe] = [somebody('me', 0, [rifle]), somebody('friend', 0, [rifle]), somebody('foe', 1, [rifle])]

function mapped(rows: readonly string[], build: (map: GridMap<Hex>) => void = () => undefined): Json {
  const { map } = drawnMap(hexes, rows)
  build(map)
  return json().read(map.toData(), 'map')
}

const FIELD = Array.from({ length: 9 }, () => '.'.repeat(30))
const WALL = { sight: true, movement: true }

const two = (mine: Hex, his: Hex, map: Json): Fight =>
  fightOf(
    [
      [me, standing(me, mine.q, [], { r: mine.r })],
      [foe, standing(foe, his.q, [], { r: his.r })],
    ],
    { map },
  )

const hexIn = fc.record({ column: fc.nat(7), r: fc.nat(5) }).map(({ column, r }): Hex => ({ q: column - (r >> 1), r }))
const grounds = fc.record({
  rows: fc.array(
    fc.array(fc.constantFrom('.', '.', '.', '#', '=', '%'), { minLength: 8, maxLength: 8 }).map(row => row.join('')),
    { minLength: 6, maxLength: 6 },
  ),
  walls: fc.array(fc.record({ at: hexIn, way: fc.nat(5) }), { maxLength: 12 }),
})

describe('gurps.ranged.situational: what the bot sees of the ground', () => {
  test('gurps.ranged.situational: is what whoever shoots there sees, through walls and beside them', () => {
    fc.assert(
      fc.property(grounds, hexIn, hexIn, fc.option(fc.nat(5)), ({ rows, walls }, mine, away, way) => {
        const his = way === null ? away : neighbour(hexes, mine, way)
        const map = mapped(rows, ground => {
          for (const { at, way } of walls) {
            const beyond = neighbour(hexes, at, way)
            if (ground.contains(at) && ground.contains(beyond)) ground.build(at, beyond, WALL)
          }
        })
        const fight = two(mine, his, map)
        fc.pre(mapOf(fight)?.contains(his) === true)
        expect(sightBetween(fight, 0, 1)).toEqual({ ...sightOver(fight, mine, his), between: [], higher: 0 })
      }),
    )
  })

  test('gurps.ranged.situational: nobody shoots through a wall at whoever is right behind it', () => {
    const [mine, his] = [
      { q: 5, r: 4 },
      { q: 6, r: 4 },
    ]
    const map = mapped(FIELD, ground => ground.build(mine, his, WALL))
    const fight = two(mine, his, map)
    const moment = new Moment(fight, 0, odds)
    expect(moment.targets).toEqual([])
    expect(dangerAt(moment, firesAt(moment), mine, 'standing')).toBe(0)
  })

  test('gurps.ranged.situational: whoever has somebody before him now has nobody before him elsewhere', () => {
    const between = (r: number) =>
      fightOf(
        [
          [me, standing(me, 2, [], { r: 4 })],
          [foe, standing(foe, 22, [], { r: 4 })],
          [friend, standing(friend, 8, [], { r })],
        ],
        { map: mapped(FIELD) },
      )
    const danger = (fight: Fight): number => {
      const moment = new Moment(fight, 0, odds)
      return dangerAt(moment, firesAt(moment), { q: 2, r: 2 }, 'standing')
    }
    expect(sightBetween(between(4), 1, 0).between).toEqual([2])
    expect(danger(between(4))).toBe(danger(between(7)))
  })
})

describe('gurps.combat.maneuver.move: the bot', () => {
  /** A trench three yards away, in a row of water, behind whatever is in the column before it. */
  const trench = (before: string): Fight => {
    const rows = FIELD.map((row, r) =>
      r === 4 ? `OOOOOO=${row.slice(7)}` : `${row.slice(0, 5)}${before}${row.slice(6)}`,
    )
    const fight = two({ q: 3, r: 2 }, { q: 24, r: 4 }, mapped(rows))
    const [one, other] = fight.standing
    if (one === undefined || other === undefined) throw new Error('two are needed')
    return { ...fight, standing: [{ ...one, arms: one.arms.map(held => ({ ...held, rounds: 0 })) }, other] }
  }

  test('gurps.combat.maneuver.move: goes for cover that it gets to, and for none beyond water', () => {
    const cover = (fight: Fight): Hex | undefined => coverWorthwhile(new Moment(fight, 0, odds), 0)
    expect(cover(trench('.'))).toEqual({ q: 4, r: 4 })
    const water = trench('O')
    expect(sightOver(water, { q: 24, r: 4 }, { q: 4, r: 4 }).cover).toBe('firing-from-trench')
    expect(new WhereOffer(water, 0, moveNow(water, 0, why), why).find('4,4')).toBeUndefined()
    expect(cover(water)).toBeUndefined()
  })

  test('gurps.combat.maneuver.move: goes around to where it sees somebody to whom no way leads', () => {
    // He is on an island, and a wall hides it but for its last row.
    const rows = [...FIELD, ...FIELD].map((row, r) => {
      const wall = r < 17 ? `${row.slice(0, 15)}#${row.slice(16)}` : row
      return r < 2 || r > 6 ? wall : `${wall.slice(0, 18)}${r > 2 && r < 6 ? 'OO...OO' : 'OOOOOOO'}${wall.slice(25)}`
    })
    const policy = bot(ruleset)
    let fight = two({ q: 11, r: 3 }, { q: 19, r: 4 }, mapped(rows))
    for (let turn = 0; turn < 8 && !sightBetween(fight, 0, 1).seen; turn++) {
      const offer = new WhereOffer(fight, 0, moveNow(fight, 0, why), why)
      expect(policy(new ActOffer(fight, 0, 'everything', why), fight)).toBe('go')
      const to = offer.destination(policy(offer, fight))
      if (to === undefined) throw new Error('he goes nowhere')
      fight = withHimAt(fight, 0, to)
    }
    expect(sightBetween(fight, 0, 1).seen).toBe(true)
  })
})
