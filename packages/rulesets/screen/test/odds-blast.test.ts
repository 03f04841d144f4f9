/** The exact odds of thrown grenades under the options of the screen: by hand, by walking every path, and by throwing them. */
import { type Chance, chance } from '@umpire/dice'
import { compose, weigher } from '@umpire/engine'
import { bot, fightPlay, forecast } from '@umpire/gurps/fight'
import {
  BLASTS_BY_HAND,
  exchangeOf,
  GRENADES,
  MORE_GRENADES,
  SMALL_GRENADE,
  simulated,
  wrongBlast,
} from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
const worldOf = (options: readonly string[]) => ({ ...fightPlay, ruleset: compose(all, { options, settings: {} }) })

describe.each(GRENADES)('screen.option: the odds of $what, worked out by hand', ({ what, fight, key }) => {
  test.each([
    { option: 'critical-tables', more: { tables: true as const }, whom: ['bob', 'cid'] },
    { option: 'hit-locations', more: {}, whom: undefined },
  ])('with $option', ({ option, more, whom }) => {
    const hand = BLASTS_BY_HAND[what]
    if (hand === undefined) throw new Error(`${what} is not worked out`)
    expect(wrongBlast({ ...hand, ...more }, forecast(worldOf([option]), fight, 'ada', key), whom)).toEqual([])
  })
})

const same = (a: Chance, b: Chance): boolean => a.ways * b.of === b.ways * a.of

describe('screen.option: the odds of a grenade, by walking every path of the throw', () => {
  test.each([[[]], [['hit-locations', 'random-locations']]])('with %s', options => {
    const world = worldOf(options)
    const { fight, key } = SMALL_GRENADE
    const { blast } = forecast(world, fight, 'ada', key)
    const paths = weigher(world, bot(world.ruleset)).odds(exchangeOf(SMALL_GRENADE), {}, fight, (_, { standing }) =>
      standing
        .map(one => `${one.hp} ${one.status} ${one.stun === null} ${one.position} ${one.crippled.length}`)
        .join('/'),
    )
    expect(blast?.people.map(({ who }) => who)).toEqual(['bob'])
    for (const one of blast?.people ?? []) {
      const place = fight.standing.findIndex(({ id }) => id === one.who)
      const was = fight.standing[place]
      if (was === undefined) throw new Error(`${one.who} is not there`)
      const ends = paths.of(({ state: { standing } }) => {
        const { hp, status, stun, position, crippled } = standing[place] ?? was
        return { hp, status, stunned: stun !== null, position, crippled: crippled.length }
      })
      const awake = 'active'
      const held = {
        unhurt: ends.chance(({ hp, status }) => hp === was.hp && status === awake),
        hurt: ends.chance(({ hp, status }) => hp < was.hp && status === awake),
        unconscious: ends.chance(({ status }) => status === 'unconscious'),
        dead: ends.chance(({ status }) => status === 'dead'),
        stunned: ends.chance(({ status, stunned }) => status === awake && stunned),
        falls: ends.chance(({ status, position }) => status === awake && position === 'lying'),
        crippled: ends.chance(({ crippled }) => crippled > 0),
      }
      for (const name of ['unhurt', 'hurt', 'unconscious', 'dead', 'stunned', 'falls', 'crippled'] as const) {
        expect(same(one[name], held[name]), `${name}: ${one[name].decimal} for ${held[name].decimal}`).toBe(true)
      }
      const lost = new Map<number, bigint>()
      for (const { value, weight } of ends.outcomes) {
        lost.set(was.hp - value.hp, (lost.get(was.hp - value.hp) ?? 0n) + weight)
      }
      for (const [points, weight] of lost) {
        const told = one.injury.chance(value => value === points)
        expect(same(told, chance(weight, ends.ways)), `${points} hit points: ${told.decimal}`).toBe(true)
      }
      expect(one.injury.outcomes.length).toBe(lost.size)
    }
  })
})

const withRequired = (key: string): readonly string[] => [
  key,
  ...(screenOptions.find(one => one.key === key)?.requires ?? []).flatMap(withRequired),
]
const PACKS: readonly (readonly [string, readonly string[]])[] = [
  ...screenOptions.map(({ key }) => [key, withRequired(key)] as const),
  ['every option', screenOptions.map(({ key }) => key)],
]

describe('screen.option: the odds of a grenade, against throwing it many times', () => {
  test.each(PACKS)('%s', (name, options) => {
    const world = worldOf(options)
    for (const setUp of [...GRENADES, ...MORE_GRENADES]) {
      for (const one of simulated(world, setUp, 200 * inject('times'), `${name} ${setUp.what}`)) {
        expect(one.errors, `${setUp.what} ${JSON.stringify(one)}`).toBeLessThanOrEqual(4)
      }
    }
  })
})
