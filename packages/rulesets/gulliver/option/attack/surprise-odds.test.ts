/** The exact odds of two blows at somebody who expects none: only the first of them comes as a surprise. */
import { compose } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { arm, blow, fightOf, simulated, somebody, standing } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { everyOption, withAll } from '../test/fights-fixture.ts'

const knife = arm('Knife', { weight_lb: 1, parry: 6, blows: [blow('swing', 14, '1d', 'cutting')] })
const ada = somebody('ada', 0, [knife], { st: 16, dx: 12, ht: 11 })
const bob = somebody('bob', 1, [knife], { st: 11, dx: 11, ht: 10, full_hp: 18 })
const fight = fightOf(
  [
    [ada, standing(ada, 0)],
    [bob, standing(bob, 1, [], { unaware: ['ada'] })],
  ],
  { stage: 'fight', order: [0, 1] },
)

const [TIMES, ERRORS] = [3000, 4.5]

test.each(['relative-injury', 'relative-injury-optional'])(
  'gulliver.shock.measure: shock is doubled once, with %s',
  key => {
    const world = { ...fightPlay, ruleset: compose(everyOption(), withAll(key)) }
    const told = simulated(world, { what: key, fight, key: 'all-out:two-attacks:0:0:bob' }, TIMES)
    expect(told.filter(({ errors }) => errors > ERRORS)).toEqual([])
    expect(told.find(({ what }) => what === 'stunned')?.told).toBeGreaterThan(0.4)
  },
)
