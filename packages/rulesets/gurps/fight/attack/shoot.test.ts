/** Shots that recoil makes too hard: who pulls the trigger nevertheless, and who does not. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { forecast } from '../forecast/forecast.ts'
import { fightPlay } from '../index.ts'
import type { Gun } from '../state/fighter.ts'
import { arm, fightOf, gun, somebody, standing } from '../test/people.ts'
import { type Played, scripted, standingOf } from '../test/script.ts'
import { watches } from '../turn/watch.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

/** Ada, whose gun kicks. */
function met(rates: Gun['rates'], rcl: number) {
  const kicks = arm('Gun', { gun: gun(6, '2d', { ss: 0, rcl, rates, shots: 12, max_range: 40 }) })
  const ada = somebody('ada', 0, [kicks], { dx: 14 })
  const bob = somebody('bob', 1, [])
  return fightOf([
    [ada, standing(ada, 0)],
    [bob, standing(bob, 2)],
  ])
}

const SINGLE = [{ shots: 3, automatic: false }]
const BURST = [{ shots: 8, automatic: true }]
const rounds = (came: Played): number | undefined => standingOf(came, 'ada').arms[0]?.rounds
const played = (rates: Gun['rates'], rcl: number, count: string, ...rolls: readonly number[]): Played =>
  scripted({ options: [] }, { options: [], settings: {} }, met(rates, rcl), ['shoot:0:0:bob', count, ...rolls])

describe('gurps.combat.min-effective-skill', () => {
  test('gurps.combat.min-effective-skill: a further shot that recoil makes too hard is not fired, and costs no round', () => {
    const came = played(SINGLE, -4, '3', 10)
    expect([came.asks, rounds(came)]).toEqual(['maneuver', 11])
    expect(rounds(played(SINGLE, -3, '3', 10, 10, 10))).toBe(9)
  })

  test('gurps.combat.min-effective-skill: of a burst the later groups are spent and miss without a roll', () => {
    const came = played(BURST, -3, '8', 10)
    expect([came.asks, rounds(came)]).toEqual(['maneuver', 4])
  })

  test('gurps.combat.min-effective-skill: what is told of it beforehand is what is fired', () => {
    const wish = { rounds: 3 }
    const { rolls } = forecast(world, met(SINGLE, -4), 'ada', 'shoot:0:0:bob', wish)
    expect(rolls).toMatchObject([
      { effective: 6, allowed: true },
      { effective: 2, allowed: false },
      { effective: 2, allowed: false },
    ])
  })
})

test('gurps.ranged.max-range: nobody watches hexes beyond the range of his gun', () => {
  const watch = (q: number) =>
    watches(met(SINGLE, -1), 0, { arm: 0, q, r: 0, radius: 0, looks: false }, world.ruleset.silent)
  expect(watch(40)).toBeUndefined()
  expect(watch(41)).toMatchObject({ rule: 'gurps.ranged.max-range', because: '41 yards away, and it reaches 40' })
})
