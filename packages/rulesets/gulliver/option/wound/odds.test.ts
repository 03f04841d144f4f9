/** The exact odds of exchanges where pain counts by itself and hit points are not whole, by walking every path of them. */
import { arm, blow, fightOf, type SetUp, somebody, standing } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { toldWrongly } from '../test/walked-fixture.ts'

const knife = (damage: string) =>
  arm('Knife', { parry: 6, blows: [blow('swing', 13, damage, 'cutting'), blow('thrust', 13, damage, 'impaling')] })

function setUp(what: string, damage: string, key: string, foe: Parameters<typeof somebody>[3], hp?: number): SetUp {
  const ada = somebody('ada', 0, [knife(damage)], { dx: 13 })
  const bob = somebody('bob', 1, [knife('1d')], { dx: 10, ht: 10, will_levels: 1, ...foe })
  const stands = hp === undefined ? {} : { hp }
  const fight = fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, 1, [], stands)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  return { what, fight, key }
}

const mail = [{ name: 'mail', covers: ['body' as const], pd: 1, dr: 0.5 }]
const SETS: readonly (readonly [SetUp, readonly string[]])[] = [
  [setUp('a man', '1d+2', 'strike:0:0:bob', {}), ['relative-injury']],
  [setUp('a man at the end of his life', '1d+2', 'strike:0:1:bob', {}, -8), ['relative-injury']],
  [setUp('a gentler stun', '1d', 'strike:0:1:bob', {}), ['relative-injury-optional']],
  [setUp('a pixie', '1d', 'strike:0:0:bob', { full_hp: 2 }), ['relative-injury']],
  [setUp('all out', '1d', 'all-out:plus-2-damage:0:0:bob', { full_hp: 6 }), ['relative-injury', 'scaled-damage']],
  [setUp('fractions', '1dx0.2', 'strike:0:0:bob', { full_hp: 0.8, armor: mail }), ['relative-injury', 'scaled-damage']],
  [setUp('fractions, twice', '1d-3x0.5', 'all-out:two-attacks:0:0:bob', { full_hp: 1.5 }), ['relative-injury']],
  [
    setUp('armour by itself', '1d', 'strike:0:0:bob', {
      armor: [{ ...mail[0], name: 'mail', covers: ['body'], pd: 3, dr: 1 }],
    }),
    ['separate-ad-pd'],
  ],
]

test.each(SETS)('gulliver.injury.principle: $what, walked to every end', (one, keys) => {
  expect(toldWrongly(one, keys)).toEqual([])
})
