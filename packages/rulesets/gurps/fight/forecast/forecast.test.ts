/** What an attack would do: against the whole chain worked out by hand, and against the attack itself. */
import { compose } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import { skillOf } from '../test/by-hand.ts'
import { wrongByHand } from '../test/by-hand-check.ts'
import { BY_HAND } from '../test/by-hand-set-ups.ts'
import { FEW_PATHS, MANY_PATHS, SET_UPS, TWICE } from '../test/exchanges.ts'
import { simulated } from '../test/simulate.ts'
import { wronglyTold } from '../test/walked.ts'
import { bestDefense, forecast, forecasts } from './forecast.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

describe.each(SET_UPS)('gurps.procedure.attack: the odds of $what', ({ what, fight, key, wish }) => {
  test('are those that are worked out by hand', () => {
    const hand = BY_HAND[what]
    if (hand === undefined) throw new Error(`${what} is not worked out`)
    const { odds, rolls } = forecast(world, fight, 'ada', key, wish)
    if (odds === null) throw new Error(`${what} may not be tried`)
    expect(rolls.map(({ effective, rounds }) => [effective, rounds])).toEqual(
      hand.rolls.map(([before, rounds]) => [skillOf(hand, before, false), rounds]),
    )
    expect(wrongByHand(hand, odds)).toEqual([])
  })
})

test.each(FEW_PATHS)('gurps.procedure.attack: the odds of $what are those of every path of it', setUp => {
  expect(wronglyTold(world, setUp)).toEqual([])
})
test.each(MANY_PATHS)('gurps.procedure.attack: the odds of $what are those of the attack, made many times', setUp => {
  for (const one of simulated(world, setUp, 500 * inject('times'))) {
    expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
  }
})

describe.each(TWICE)('gurps.combat.maneuver.all-out-attack: the odds of $what', setUp => {
  test('are those of every path of both blows', () => {
    expect(wronglyTold(world, setUp)).toEqual([])
  })
  test('are more than those of one', () => {
    const twice = forecast(world, setUp.fight, 'ada', setUp.key)
    const once = forecast(world, setUp.fight, 'ada', 'strike:0:0:bob')
    expect(twice.rolls.length).toBe(2)
    expect(twice.odds?.hit.decimal).toBeGreaterThan(once.odds?.hit.decimal ?? 1)
  })
})

const [first] = SET_UPS
const nobody = fightPlay.state.read(first?.fight, 'fight')

describe('gurps.procedure.attack: what is told of an attack', () => {
  test('the skill with the reasons of the rule, and whether the snap shot passes', () => {
    const { skill } = forecast(world, nobody, 'ada', 'shoot:0:0:bob')
    expect(skill.effective).toBe(10)
    expect(skill.snap_shot_passes).toBe(true)
    expect(skill.because[0]).toMatchObject({ kind: 'rule', id: 'gurps.ranged.effective-skill' })
    const shotgun = SET_UPS.find(({ what }) => what === 'a shotgun')
    if (shotgun === undefined) throw new Error('no shotgun')
    expect(forecast(world, shotgun.fight, 'ada', shotgun.key).skill.snap_shot_passes).toBe(false)
  })
  test('every defense with its total and its chance', () => {
    const fist = SET_UPS.find(({ what }) => what === 'a fist against a sword')
    if (fist === undefined) throw new Error('no fist')
    const { defenses } = forecast(world, fist.fight, 'ada', fist.key)
    expect(defenses.map(({ key, total, chosen }) => [key, total, chosen])).toEqual([
      ['dodge', 5, false],
      ['parry:0', 7, true],
      ['parry:1', 5, false],
    ])
    expect(defenses.map(({ chance: { ways, of } }) => (ways * 216n) / of)).toEqual([10n, 35n, 10n])
  })
  test('the policy decides who defends how', () => {
    const fist = SET_UPS.find(({ what }) => what === 'a fist against a sword')
    if (fist === undefined) throw new Error('no fist')
    const undefended = forecast(world, fist.fight, 'ada', fist.key, {}, () => 'none')
    expect(undefended.odds?.avoided.ways).toBe(0n)
    expect(forecast(world, fist.fight, 'ada', fist.key, {}, bestDefense)).toEqual(
      forecast(world, fist.fight, 'ada', fist.key),
    )
  })
  test('all attacks that may be made, and of the others why not', () => {
    const all = forecasts(world, nobody, 'ada')
    expect(all.find(({ key }) => key === 'shoot:0:0:bob')?.forecast).not.toBeNull()
    for (const { refused, forecast: told } of all) expect(told === null).toBe(refused !== undefined)
  })
  test('whatever is no attack is refused', () => {
    expect(() => forecast(world, nobody, 'ada', 'defend')).toThrow('attack: expected a key such as shoot:0:0:kurt')
  })
})
