/** Parries, blows and throws against the book's fractions, written out again. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { SKILLS } from '../catalog/skills/skills.ts'
import { judoThrow, parryFractions, unarmedBonus } from './unarmed.ts'

const why = compose({ options: [] }).silent
const LEVELS = Array.from({ length: 30 }, (_, index) => index + 1)
const LOADS = [0, 1, 2, 3, 4]
const AGAINST = ['punch', 'kick', 'thrusting-weapon', 'swung-weapon'] as const

interface Situation {
  readonly skill: string
  readonly level: number
  readonly encumbrance_level: number
  readonly hands: number
  readonly hands_empty: boolean
  readonly against: (typeof AGAINST)[number]
}

/** The rule in its own words, skill by skill. */
function byTheBook({ skill, level, encumbrance_level, hands, hands_empty, against }: Situation): number | null {
  const [half, third] = [Math.floor(level / 2), Math.floor((level * 2) / 3)]
  const light = encumbrance_level <= 1
  switch (skill) {
    case 'Axe/Mace':
    case 'Broadsword':
    case 'Shortsword':
    case 'Spear':
    case 'Two-Handed Axe/Mace':
      return half
    case 'Knife':
      return half - 1
    case 'Fencing':
    case 'Karate':
      return light ? third : null
    case 'Katana':
      return light && hands === 2 ? third : half
    case 'Judo':
      return light && hands_empty ? third : null
    case 'Boxing':
      return third - (against === 'kick' ? 2 : against === 'swung-weapon' ? 3 : 0)
    case 'Brawling':
      return against === 'punch' || against === 'kick' ? third : null
    default:
      return null
  }
}

test('gurps.skill.parry-fractions: every skill, level, load, grip and blow', () => {
  for (const { name: skill } of SKILLS) {
    for (const against of AGAINST) {
      for (const encumbrance_level of LOADS) {
        for (const hands of [1, 2]) {
          const hands_empty = hands === 1
          const asked = { skill, encumbrance_level, hands, hands_empty, against }
          const parries = LEVELS.map(level =>
            parryFractions({ ...asked, level, combat_reflexes: false, bearers: [] }, why),
          )
          expect({ ...asked, parries }).toEqual({
            ...asked,
            parries: LEVELS.map(level => byTheBook({ ...asked, level })),
          })
        }
      }
    }
  }
})

test('gurps.skill.parry-fractions: Combat Reflexes add one to what parries, and make nothing parry', () => {
  const reflexes = (skill: string) => parryFractions.answer({ skill, level: 13, combat_reflexes: true }, why).answer
  expect(reflexes('Knife')).toEqual({ parry: 6 })
  expect(reflexes('Blackjack')).toEqual({ parry: null })
})

test('gurps.skill.parry-fractions: things that are worn may change it', () => {
  const guard = { name: 'Guard', level: 1, effects: [{ target: 'defense:parry', op: 'add', by: 1 }] }
  expect(parryFractions.answer({ skill: 'Broadsword', level: 12, bearers: [guard] }, why).answer).toEqual({ parry: 7 })
})

test('gurps.skill.unarmed-bonus: the best of the skills, whatever was rolled', () => {
  const share = (level: number | undefined, by: number): number => (level === undefined ? 0 : Math.floor(level / by))
  const levels = [undefined, 4, 9, 10, 14, 15, 20, 25]
  for (const boxing of levels) {
    for (const brawling of levels) {
      for (const karate of levels) {
        for (const encumbrance_level of LOADS) {
          const told = Object.entries({ boxing, brawling, karate }).filter(([, level]) => level !== undefined)
          const given = { ...Object.fromEntries(told), encumbrance_level }
          const light = encumbrance_level <= 1 ? karate : undefined
          const kick_bonus = Math.max(share(light, 5), share(brawling, 10))
          const punch_bonus = Math.max(kick_bonus, share(boxing, 5))
          expect({ ...given, ...unarmedBonus.answer(given, why).answer }).toEqual({ ...given, punch_bonus, kick_bonus })
        }
      }
    }
  }
})

test('gurps.skill.judo-throw: only after a parry, with empty hands, under a light load', () => {
  for (const encumbrance_level of LOADS) {
    for (const hands_empty of [true, false]) {
      for (const parried_last_turn of [true, false]) {
        const x = { judo: 12, encumbrance_level, hands_empty, parried_last_turn, foe_defends: false, roll: 12 }
        const able = encumbrance_level <= 1 && hands_empty
        const thrown = { allowed: true, parry: 8, hit: true, position: 'lying' }
        const expected = able && parried_last_turn ? thrown : { allowed: false, parry: able ? 8 : null }
        expect(judoThrow(x, why)).toEqual(expected)
      }
    }
  }
})

test('gurps.skill.judo-throw: a miss or a defense leaves the foe on his feet', () => {
  const x = { judo: 12, encumbrance_level: 0, hands_empty: true, parried_last_turn: true }
  expect(judoThrow({ ...x, roll: 13, foe_defends: false }, why)).toMatchObject({ hit: false, position: 'unchanged' })
  expect(judoThrow({ ...x, roll: 9, foe_defends: true }, why)).toMatchObject({ hit: true, position: 'unchanged' })
  expect(judoThrow({ ...x, foe_defends: false }, why)).toEqual({ allowed: true, parry: 8 })
})
