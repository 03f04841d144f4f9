/** Whole fights by the bot: even against itself, won against chance, soon over, and always allowed. */
import { seeded } from '@umpire/dice'
import { compose, type Json, json, type Policy, simulator } from '@umpire/engine'
import { drawnMap, hexes } from '@umpire/geometry'
import { describe, expect, inject, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import type { Fight } from '../state/state.ts'
import { atRandom, between, mirror, played, RIFLES, SWORDS } from '../test/mirror-fights.ts'
import { workedPeople } from '../test/people.ts'
import { fight } from '../turn/fight.ts'
import { bot } from './bot.ts'

const ruleset = compose(choosable)
const policy = bot(ruleset)
const FIGHTS = 60 * inject('times')

const mapped = (rows: readonly string[]): Json => json().read(drawnMap(hexes, rows).map.toData(), 'map')

/** The same when it is turned around: hedges, low walls and trees. */
const GARDEN = mapped([
  '..............................',
  '....:......+......+......:....',
  '..............................',
  '......+.....:....:.....+......',
  '..........#........#..........',
  '...=......................=...',
  '..............#...............',
  '...=......................=...',
  '..........#........#..........',
  '......+.....:....:.....+......',
  '..............................',
  '....:......+......+......:....',
  '..............................',
])
/** A wall between them with one gap. */
const WALLED = mapped(Array.from({ length: 13 }, (_, r) => `${'.'.repeat(15)}${r === 11 ? '.' : '#'}${'.'.repeat(15)}`))

const SET_UPS: { readonly [name: string]: Fight } = {
  'rifles on open ground': mirror(RIFLES, 40),
  'rifles among hedges': mirror(RIFLES, 24, GARDEN, 3, 2),
  'swords on open ground': mirror(SWORDS, 10),
  'swords about a wall': mirror(SWORDS, 20, WALLED, 5, 2),
  'the worked people': workedPeople(),
}

describe('gurps.procedure.combat: fights by the bot', () => {
  test('every choice is allowed: looking it up changes nothing', () => {
    const checked: Policy<Fight> = (offer, state) => policy(offer, state)
    for (const [name, start] of Object.entries(SET_UPS)) {
      for (let seed = 0; seed < 6; seed++) {
        const run = (chosen: Policy<Fight>) =>
          simulator({ ...fightPlay, ruleset }, chosen).run(fight, { seconds: 300 }, start, seeded(`${name} ${seed}`))
        expect(run(policy), `${name} ${seed}`).toEqual(run(checked))
      }
    }
  })
  for (const [name, start] of Object.entries(SET_UPS)) {
    test(`${name}: nobody walks forever`, () => {
      const { neither, calledOff } = played(ruleset, policy, start, 20, name)
      expect({ neither, calledOff }).toEqual({ neither: expect.any(Number), calledOff: false })
      expect(neither).toBeLessThan(3)
    })
  }
  for (const name of ['rifles on open ground', 'swords on open ground']) {
    test(`${name}: against itself it wins as often as it loses`, () => {
      const { wins, neither } = played(ruleset, policy, SET_UPS[name] ?? workedPeople(), FIGHTS, `mirror ${name}`)
      const decided = FIGHTS - neither
      // Four standard errors of a fair coin.
      expect(Math.abs(wins[0] - decided / 2), `${wins}`).toBeLessThanOrEqual(2 * Math.sqrt(decided))
    })
  }
  for (const name of ['rifles on open ground', 'rifles among hedges', 'swords on open ground']) {
    test(`${name}: it beats a player who does anything`, () => {
      const start = SET_UPS[name] ?? workedPeople()
      const first = played(ruleset, between(policy, atRandom(name)), start, 10, `random ${name}`)
      const second = played(ruleset, between(atRandom(name), policy), start, 10, `random ${name}`)
      expect(first.wins[0] + second.wins[1], `${first.wins} ${second.wins}`).toBeGreaterThanOrEqual(18)
    })
  }
  test('two usually beat one', () => {
    const { wins, neither } = played(ruleset, policy, workedPeople(), FIGHTS, 'two to one')
    expect(wins[0]).toBeGreaterThan(0.75 * FIGHTS)
    expect(neither).toBeLessThan(0.05 * FIGHTS)
  })
})
