/** What a thrown grenade would do: against the whole blast worked out by hand, and against the throw made many times. */
import { compose } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import { BLASTS_BY_HAND, wrongBlast } from '../test/by-hand-blast-check.ts'
import { GRENADES, MORE_GRENADES } from '../test/grenades.ts'
import { simulated } from '../test/simulate.ts'
import { forecast } from './forecast.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

describe.each(GRENADES)('gurps.procedure.explosion: the odds of $what', ({ what, fight, key }) => {
  test('are those that are worked out by hand', () => {
    const hand = BLASTS_BY_HAND[what]
    if (hand === undefined) throw new Error(`${what} is not worked out`)
    const told = forecast(world, fight, 'ada', key)
    expect(told.skill.effective).toBe(hand.skill)
    expect(wrongBlast(hand, told)).toEqual([])
  })
})

describe.each([...GRENADES, ...MORE_GRENADES])('gurps.procedure.grenade: the odds of $what', setUp => {
  test('are those of the throw itself, made many times', () => {
    for (const one of simulated(world, setUp, 500 * inject('times'))) {
      expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
    }
  })
})
