import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basicDamage } from '../damage/basic.ts'
import { readDiceAdds } from '../dice/dice-adds.ts'
import { unarmedJudoThrow } from './judo-throw.ts'
import { unarmedParry, unarmedParryWeapon } from './parry.ts'
import { kick, punch } from './strike.ts'

const why = compose({ options: [] }).silent
const level = fc.option(fc.integer({ min: 5, max: 22 }), { nil: undefined })
const fighter = fc.record({
  st: fc.integer({ min: 3, max: 20 }),
  dx: fc.integer({ min: 6, max: 16 }),
  boxing: level,
  brawling: level,
  judo: level,
  karate: level,
  encumbrance_level: fc.integer({ min: 0, max: 4 }),
})
type Fighter = typeof fighter extends fc.Arbitrary<infer F> ? F : never

const told = ({ st, dx, encumbrance_level, ...skills }: Fighter) => ({
  dx,
  encumbrance_level,
  ...(skills.boxing === undefined ? {} : { boxing: skills.boxing }),
  ...(skills.brawling === undefined ? {} : { brawling: skills.brawling }),
  ...(skills.judo === undefined ? {} : { judo: skills.judo }),
  ...(skills.karate === undefined ? {} : { karate: skills.karate }),
})
/** Too heavy a load, and Judo and Karate are as if they were not learned. */
const light = (one: Fighter, value: number | undefined): number | undefined =>
  one.encumbrance_level <= 1 ? value : undefined
const share = (value: number | undefined, times: number, divide: number): number =>
  value === undefined ? 0 : Math.floor((value * times) / divide)
const best = (...values: readonly (number | undefined)[]): number => Math.max(...values.map(value => value ?? -99))
/** Adds on top of thrust; arms without a die of thrust do no less than nothing. */
const thrustWith = (st: number, adds: number): number => {
  const thrust = readDiceAdds(basicDamage({ st }, why).thrust, 'thrust')
  return thrust.dice === 0 ? Math.max(0, adds) : thrust.adds + adds
}

test('gurps.unarmed.punch: the best skill hits, and the best bonus hurts, each for itself', () => {
  fc.assert(
    fc.property(fighter, fc.boolean(), fc.boolean(), (one, rock, brass_knuckles) => {
      const { judo: _, ...skills } = told(one)
      const karate = light(one, one.karate)
      const bonus = Math.max(share(one.boxing, 1, 5), share(karate, 1, 5), share(one.brawling, 1, 10))
      const answer = punch({ ...skills, st: one.st, rock, brass_knuckles }, why)
      expect(answer.skill).toBe(best(one.dx, one.boxing, one.brawling, karate))
      const aid = brass_knuckles ? 2 : rock ? 1 : 0
      expect(readDiceAdds(answer.damage, 'damage').adds).toBe(thrustWith(one.st, bonus + aid - 2))
    }),
    { numRuns: 300 },
  )
})

test('gurps.unarmed.kick: two less to hit, thrust and a boot, and whoever misses keeps his balance or falls', () => {
  fc.assert(
    fc.property(fighter, fc.boolean(), fc.boolean(), fc.integer({ min: 3, max: 18 }), (one, heavy_boots, hit, roll) => {
      const { judo: _, boxing: __, ...skills } = told(one)
      const karate = light(one, one.karate)
      const skill = best(one.dx, one.brawling, karate)
      const answer = kick({ ...skills, st: one.st, heavy_boots, hit, balance_roll: roll }, why)
      const bonus = Math.max(share(karate, 1, 5), share(one.brawling, 1, 10))
      expect(answer).toMatchObject({ skill, effective: skill - 2, type: 'crushing' })
      const damage = readDiceAdds(answer.damage ?? '', 'damage')
      expect(damage.adds).toBe(thrustWith(one.st, bonus + Number(heavy_boots)))
      expect(answer.falls).toBe(!hit && !(roll <= 4 || (roll < 17 && roll <= skill)))
    }),
    { numRuns: 300 },
  )
  const open = kick({ dx: 10, encumbrance_level: 0, heavy_boots: false, hit: false }, why)
  expect([open.damage, open.falls]).toEqual([null, null])
})

test('gurps.unarmed.parry: half of DX, or two thirds of a skill, Boxing two less against kicks', () => {
  fc.assert(
    fc.property(
      fighter,
      fc.boolean(),
      fc.constantFrom('punch' as const, 'kick' as const),
      (one, hands_empty, against) => {
        const box = one.boxing === undefined ? undefined : share(one.boxing, 2, 3) - (against === 'kick' ? 2 : 0)
        const [judo, karate] = [light(one, hands_empty ? one.judo : undefined), light(one, one.karate)]
        const others = [one.brawling, judo, karate].map(value => (value === undefined ? undefined : share(value, 2, 3)))
        const { parry, by } = unarmedParry({ ...told(one), hands_empty, against }, why)
        expect(parry).toBe(best(Math.floor(one.dx / 2), box, ...others))
        if (by === 'Judo') expect(parry).toBe(share(judo, 2, 3))
      },
    ),
    { numRuns: 300 },
  )
})

test('gurps.unarmed.parry-weapon: three less but against thrusts and by Judo and Karate; Brawling does not help', () => {
  fc.assert(
    fc.property(
      fighter,
      fc.constantFrom('swung-shovel', 'thrust-bayonet', 'thrusting-weapon', 'club'),
      (one, against) => {
        const less = against.startsWith('thrust') ? 0 : 3
        const box = one.boxing === undefined ? undefined : share(one.boxing, 2, 3) - less
        const masters = [light(one, one.judo), light(one, one.karate)].map(value =>
          value === undefined ? undefined : share(value, 2, 3),
        )
        const asked = { ...told(one), hands_empty: true, against, failed: false, attacker_chooses: 'target' } as const
        const answer = unarmedParryWeapon(asked, why)
        expect(answer.parry).toBe(best(Math.floor(one.dx / 2) - less, box, ...masters))
        expect(answer.location).toBeNull()
        expect(unarmedParryWeapon({ ...asked, failed: true, attacker_chooses: 'arm' }, why).location).toBe('arm')
      },
    ),
    { numRuns: 300 },
  )
})

const THROW = { judo: 13, parried_last_turn: true, encumbrance_level: 1, hands_empty: true }

test('gurps.unarmed.judo-throw: every attack roll against every defense roll', () => {
  for (let roll = 3; roll <= 18; roll++) {
    for (let defense_roll = 3; defense_roll <= 18; defense_roll++) {
      const hit = roll <= 13
      const saved = defense_roll <= 7
      // Nobody gets away from a 3 or 4.
      const avoided = hit && roll > 4 && saved
      expect(unarmedJudoThrow({ ...THROW, roll, defense_total: 7, defense_roll }, why)).toEqual({
        allowed: true,
        hit,
        avoided,
        position: hit && !avoided ? 'lying' : 'unchanged',
      })
    }
  }
})

test('gurps.unarmed.judo-throw: only on the turn after a parry, with empty hands and little on the back', () => {
  for (const not of [{ parried_last_turn: false }, { hands_empty: false }, { encumbrance_level: 2 }]) {
    const answer = unarmedJudoThrow({ ...THROW, ...not, roll: 5 }, why)
    expect(answer).toEqual({ allowed: false, hit: null, avoided: null, position: null })
  }
  expect(unarmedJudoThrow(THROW, why)).toMatchObject({ allowed: true, hit: null })
  // A foe who has no defense, and one whose dice are still in the hand.
  expect(unarmedJudoThrow({ ...THROW, roll: 10 }, why)).toMatchObject({ avoided: false, position: 'lying' })
  expect(unarmedJudoThrow({ ...THROW, roll: 10, defense_total: 7 }, why)).toMatchObject({
    avoided: null,
    position: null,
  })
})
