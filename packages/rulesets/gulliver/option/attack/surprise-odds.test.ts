/** The exact odds of two blows at somebody who expects none: only the first of them comes as a surprise. */
import { compose } from '@umpire/engine'
import { fightPlay, forecast } from '@umpire/gurps/fight'
import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { everyOption, withAll } from '../test/fights-fixture.ts'
import { toldWrongly } from '../test/walked-fixture.ts'

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

test.each(['relative-injury', 'relative-injury-optional'])(
  'gulliver.shock.measure: shock is doubled once, with %s',
  key => {
    const attack = 'all-out:two-attacks:0:0:bob'
    expect(toldWrongly({ what: key, fight, key: attack }, [key])).toEqual([])
    const world = { ...fightPlay, ruleset: compose(everyOption(), withAll(key)) }
    expect(forecast(world, fight, 'ada', attack).odds?.stunned.decimal).toBeGreaterThan(0.4)
  },
)
