import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { POSITIONS } from '../basics/position-names.ts'
import { ATTACK_MODIFIERS, attackModifiers } from './attack-modifiers.ts'

const rules = compose({ options: [] })
const why = rules.silent

const situation = fc.record({
  skill: fc.integer({ min: 3, max: 20 }),
  position: fc.constantFrom(...POSITIONS),
  weapon: fc.constantFrom('gun', 'thrown', 'bow', 'hand-weapon', 'knife'),
  off_hand: fc.boolean(),
  ambidextrous: fc.boolean(),
  st: fc.integer({ min: 6, max: 14 }),
  min_st: fc.option(fc.integer({ min: 6, max: 14 })),
  all_out: fc.boolean(),
  strange_position: fc.integer({ min: -5, max: 0 }),
  footing: fc.integer({ min: -5, max: 0 }),
  light: fc.integer({ min: -10, max: 0 }),
  blind: fc.boolean(),
  suddenly_blinded: fc.boolean(),
  one_eye: fc.boolean(),
  nearsighted: fc.boolean(),
  crippled_leg: fc.boolean(),
  one_leg: fc.boolean(),
  injuries_since_last_turn: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  high_pain_threshold: fc.boolean(),
})
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never

/** The list of the book, line by line. */
function byTheBook(x: Situation): number {
  const ranged = ['gun', 'thrown', 'bow'].includes(x.weapon)
  const blindness = x.blind ? -6 : x.suddenly_blinded ? -10 : x.light
  const sees = !x.blind && !x.suddenly_blinded && x.light > -10
  return [
    { standing: 0, crouching: -2, kneeling: -2, sitting: -2, crawling: 0, lying: x.weapon === 'gun' ? 0 : -4 }[
      x.position
    ],
    x.strange_position,
    x.footing,
    blindness,
    x.one_eye && sees ? (ranged ? -3 : -1) : 0,
    x.nearsighted && sees ? -2 : 0,
    x.off_hand && !x.ambidextrous ? -4 : 0,
    Math.min(0, x.st - (x.min_st ?? 0)),
    x.high_pain_threshold ? 0 : -x.injuries_since_last_turn.reduce((sum, hit) => sum + hit, 0),
    x.all_out && !ranged ? 4 : 0,
    ranged ? 0 : x.one_leg ? -6 : x.crippled_leg ? -3 : 0,
  ].reduce((sum, value) => sum + value, 0)
}

test('gurps.combat.attack-modifiers: the sum of the lines that apply, and crawlers do not attack', () => {
  fc.assert(
    fc.property(situation, x => {
      const modifier = byTheBook(x)
      expect(attackModifiers({ ...x, circumstances: [] }, why)).toEqual({
        allowed: x.position !== 'crawling',
        modifier,
        effective: x.skill + modifier,
      })
    }),
    { numRuns: 300 * inject('times') },
  )
})

test('gurps.combat.attack-modifiers: heard or not, the number is the same', () => {
  fc.assert(
    fc.property(situation, x => {
      const one = { ...x, circumstances: ['bad-light', 'windy'] }
      expect(attackModifiers(one, rules.listen())).toEqual(attackModifiers(one, why))
    }),
  )
})

const plain = { skill: 12, position: 'standing', weapon: 'hand-weapon', circumstances: [] } as const
const FLAGS = {
  blind: { blind: true },
  'suddenly-blinded': { suddenly_blinded: true },
  'total-darkness': { light: -10 },
  'bad-light': { light: -1 },
  'bad-footing': { footing: -2 },
  'strange-position': { strange_position: -2 },
  'off-hand': { off_hand: true },
  'one-eye': { one_eye: true },
  'all-out-attack': { all_out: true },
  nearsighted: { nearsighted: true },
  'crippled-leg': { crippled_leg: true },
  'one-leg': { one_leg: true },
}

test('gurps.combat.attack-modifiers: a circumstance by its name is worth the same as by its field, and never twice', () => {
  for (const [name, flags] of Object.entries(FLAGS)) {
    const named = attackModifiers({ ...plain, circumstances: [name] }, why).modifier
    const known = Object.entries(ATTACK_MODIFIERS.rows).find(([key]) => key === name)
    expect([name, named]).toEqual(known)
    expect(attackModifiers({ ...plain, ...flags }, why).modifier).toBe(named)
    expect(attackModifiers({ ...plain, ...flags, circumstances: [name] }, why).modifier).toBe(named)
  }
  expect(Object.keys(ATTACK_MODIFIERS.rows).filter(name => !Object.hasOwn(FLAGS, name))).toEqual(['one-eye-ranged'])
})

test('gurps.combat.attack-modifiers: what it does not know counts nothing and is told', () => {
  const listener = rules.listen()
  expect(attackModifiers({ ...plain, circumstances: ['clothes-on-fire', 'constructor'] }, listener).modifier).toBe(0)
  const told = JSON.stringify(listener.take())
  expect(told).toContain('clothes-on-fire')
  expect(told).toContain('not a modifier here')
})

test('gurps.combat.attack-modifiers: shock as it was worked out when the turn began goes before the wounds', () => {
  const wounded = { ...plain, injuries_since_last_turn: [4, 2] }
  expect(attackModifiers(wounded, why).modifier).toBe(-6)
  expect(attackModifiers({ ...wounded, shock: 1 }, why).modifier).toBe(-1)
  expect(attackModifiers({ ...wounded, shock: 0 }, why).modifier).toBe(0)
})
