/** The exact odds of exchanges under the options of the screen: by hand, by walking every path, and by making them. */
import { compose, option, type Policy, replace } from '@umpire/engine'
import { bot, type Fight, fightPlay, forecast } from '@umpire/gurps/fight'
import {
  arm,
  BY_HAND_WITH,
  blow,
  FEW_PATHS,
  FOR_EVERY_OPTION,
  fightOf,
  SET_UPS,
  type SetUp,
  simulated,
  somebody,
  standing,
  TWICE,
  WITH_OPTIONS,
  wrongByHand,
  wronglyTold,
} from '@umpire/gurps/fixtures'
import { type Consequence, choosable, criticalHit } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const BURNS: readonly Consequence[] = [{ op: 'injury', dice: '1d' }]

/** No table has such a row: a critical hit that costs more than its wound. */
const searing = option({
  key: 'searing',
  title: 'Critical hits burn',
  says: 'A critical hit costs 1d more hit points.',
  replaces: [
    replace(criticalHit, (x, why, base) => {
      const hit = base(x, why)
      return hit.critical_hit ? { ...hit, consequences: BURNS } : hit
    }),
  ],
})

const all = { ...choosable, options: [...choosable.options, ...screenOptions, searing] }
const worldOf = (options: readonly string[]) => ({ ...fightPlay, ruleset: compose(all, { options, settings: {} }) })
const withRequired = (key: string): readonly string[] => [
  key,
  ...(screenOptions.find(one => one.key === key)?.requires ?? []).flatMap(withRequired),
]

/** His hands are what he parries with, and what is struck then, whatever was meant. */
function bareHands(location?: string): SetUp {
  const sword = arm('Sword', { weight_lb: 3, parry: 7, blows: [blow('swing', 12, '1d', 'cutting')] })
  const ada = somebody('ada', 0, [sword], { dx: 12 })
  const parries = { punch: 12, kick: 12, thrust: 12, swing: 12 }
  const bob = somebody('bob', 1, [], { dx: 10, ht: 10, bare_parries: parries, one_hand_parries: parries })
  const fight = fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, 1)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  const meant = location === undefined ? {} : { wish: { location } }
  return {
    what: `a sword${location === undefined ? '' : ` at the ${location}`} against bare hands`,
    fight,
    key: 'strike:0:0:bob',
    ...meant,
  }
}

function setUpOf(what: string): SetUp {
  const found = [...SET_UPS, ...WITH_OPTIONS, ...TWICE, ...[undefined, 'near-arm', 'far-arm'].map(bareHands)].find(
    one => one.what === what,
  )
  if (found === undefined) throw new Error(`there is no ${what}`)
  return found
}

/** As the bot does, but for an arm that was in the way. */
function armInTheWay({ ruleset }: ReturnType<typeof worldOf>): Policy<Fight> {
  const choose = bot(ruleset)
  return (offer, fight) => (offer.question === 'parried arm' ? 'arm' : choose(offer, fight))
}

function oddsOf(options: readonly string[], { what, fight, key, wish }: SetUp) {
  const world = worldOf(options)
  const { odds } = forecast(world, fight, 'ada', key, wish, armInTheWay(world))
  if (odds === null) throw new Error(`${what} may not be tried`)
  return odds
}

describe('screen.option: the odds of an exchange, worked out by hand', () => {
  test.each([
    ['a pistol with tables of criticals', ['critical-tables']],
    ['a pistol at a leg', ['hit-locations']],
  ])('%s', (what, options) => {
    const hand = BY_HAND_WITH[what]
    if (hand === undefined) throw new Error(`${what} is not worked out`)
    expect(wrongByHand(hand, oddsOf(options, setUpOf(what)))).toEqual([])
  })
})

describe('screen.option: the odds of an exchange, by walking every path of it', () => {
  test.each([
    ['a thrown knife', ['critical-tables', 'hit-locations', 'random-locations']],
    ['somebody whom the next scratch kills', ['critical-tables']],
    ['a pistol at a leg', ['hit-locations', 'searing']],
    ['somebody with two hit points left', ['searing']],
    ['two blows of a sword', []],
    ['sword and knife', []],
    ['a fist against a sword', ['critical-tables']],
    ['an All-Out Attack', ['critical-tables']],
    ['a sword against bare hands', ['hit-locations', 'random-locations']],
    ['a sword against bare hands', ['critical-tables']],
    ['a sword at the near-arm against bare hands', ['hit-locations']],
    ['a sword at the far-arm against bare hands', ['hit-locations']],
  ])('%s with %s', (what, options) => {
    const world = worldOf(options)
    expect(wronglyTold(world, setUpOf(what), armInTheWay(world))).toEqual([])
  })
})

test.each(screenOptions)('screen.option: the odds of exchanges with $key, by walking every path', ({ key }) => {
  const world = worldOf(withRequired(key))
  for (const setUp of FEW_PATHS) expect(wronglyTold(world, setUp), setUp.what).toEqual([])
})

test('screen.option: the odds of exchanges with every option, against making them many times', () => {
  const world = worldOf(screenOptions.map(({ key }) => key))
  for (const setUp of [...SET_UPS, ...TWICE, ...FOR_EVERY_OPTION]) {
    for (const one of simulated(world, setUp, 300 * inject('times'), `every option ${setUp.what}`)) {
      expect(one.errors, `${setUp.what} ${JSON.stringify(one)}`).toBeLessThanOrEqual(4)
    }
  }
})
