/** What other books add after a blow asks for the sum of somebody's wounds and not for their list: the odds rest on that. */
import { compose, keyOf, procedure, type Ruleset, weigher } from '@umpire/engine'
import { bot, fightPlay } from '@umpire/gurps/fight'
import { type Asking, afterBlow, armAt, blowAt, type Fight, PLAINLY, type Wound } from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, ground, somebody, standing } from '@umpire/gurps/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRESETS } from '../switch/presets.ts'
import { SWITCHES } from '../switch/switches.ts'
import { everyOption, withAll } from '../test/fights-fixture.ts'

const maul = arm('Maul', { weight_lb: 12, parry: 6, blows: [blow('swing', 14, '3d', 'crushing')] })
const ada = somebody('ada', 0, [maul], { st: 16, dx: 12, ht: 11 })
const bob = somebody('bob', 1, [maul], { st: 11, dx: 11, ht: 10, full_hp: 18 })
const cid = somebody('cid', 1, [], { st: 11, dx: 11, ht: 10 })
const TARGET = 1
const PLAIN = { damage: '3d', type: 'crushing', thrust: false, critical: false, small: false, dr: 0 } as const

/** Bob between Ada and Cid or a wall, with these wounds of this turn. */
const woundedAs = (injuries: number[], hp: number, map: ReturnType<typeof ground>): Fight =>
  fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, 1, [], { injuries, hp })],
      [cid, standing(cid, 3)],
    ],
    { stage: 'fight', order: [0, 1, 2], map },
  )

const OPEN = ground('. . . . . . . .')
const WALLED = ground('. . # . . . . .')

/** Everybody at the end, whatever list adds up to the wounds. */
const textOf = ({ standing: all }: Fight): string =>
  keyOf(all.map(one => ({ ...one, injuries: one.injuries.reduce((sum, injury) => sum + injury, 0) })))

/** Every end of what is added after this blow, with its weight in smallest numbers. */
function endsOf(ruleset: Ruleset, fight: Fight, hit: Wound) {
  const [swing] = armAt(ada, 0).blows
  if (swing === undefined) throw new Error('the maul has a blow')
  const attempt = blowAt(fight, { by: 0, target: TARGET, arm: 0 }, swing, PLAINLY, ruleset.silent)
  const added = procedure({ id: 'test.after-blow', title: 'After a blow', given: {} }, (ask: Asking) => {
    for (const { follows, step } of afterBlow.in(ask.why)) {
      if (follows(attempt)) step(ask, { attempt, location: hit.location, wound: hit })
    }
  })
  const weighed = weigher({ ...fightPlay, ruleset }, bot(ruleset)).odds(added, {}, fight, (_, now) => textOf(now))
  const ends = weighed.outcomes.map(({ value, weight }) => `${textOf(value.state)} ${weight}`)
  return { ways: weighed.ways, ends: ends.toSorted() }
}

const PUSHING = ['mass-knockback', 'balance', 'collisions', 'falling-collisions'] as const
/** Every switch that adds something after a blow, all that may have a part in it, and whole presets. */
const RULES = [
  ...SWITCHES.map(({ key }) => [key, withAll(key)] as const),
  ['pushing', withAll(...PUSHING)] as const,
  ['pushing, with pain by size', withAll(...PUSHING, 'relative-injury')] as const,
  ...PRESETS.map(({ key, options }) => [key, withAll(...options)] as const),
]
  .map(([name, chosen]) => [name, compose(everyOption(), chosen)] as const)
  .filter(([, ruleset]) => afterBlow.in(ruleset.silent).length > 0)

const wounds = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 })
const blows = fc.record({
  basic: fc.integer({ min: 4, max: 24 }),
  location: fc.constantFrom('torso', 'right-leg', 'right-foot'),
  map: fc.constantFrom(OPEN, WALLED),
})

test('gulliver.knockback.fall: some switches add something after a blow', () => {
  expect(RULES.map(([name]) => name)).toContain('mass-knockback')
})
test.each(RULES)('gulliver.knockback.fall: of wounds only their sum counts, under %s', (_, ruleset) => {
  fc.assert(
    fc.property(wounds, blows, (injuries, { basic, location, map }) => {
      const hp = bob.full_hp - injuries.reduce((sum, injury) => sum + injury, 0)
      const hit: Wound = { ...PLAIN, location, basic, penetrating: basic, injury: basic }
      const [several, one] = [injuries, [bob.full_hp - hp]].map(list => endsOf(ruleset, woundedAs(list, hp, map), hit))
      expect(several).toEqual(one)
    }),
    { numRuns: 10 },
  )
})
