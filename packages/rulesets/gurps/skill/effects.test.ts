/** Every effect of every skill acts when its condition holds, and not otherwise. */
import { compose, type Json } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import type { Skill } from '../catalog/entry/skill.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import { actsOn, affected, type Bearer, modifier } from '../effect/apply.ts'
import type { Effect, Wanted } from '../effect/effect.ts'
import type { Facts } from '../effect/facts.ts'
import { skillBearer } from './bearer.ts'

const why = compose({ options: [] }).silent
const LEVEL = 20
const BASE = 7
const TOLD = { encumbrance_level: 1, st: 10 }

function meeting(wants: Wanted): Json {
  if (Array.isArray(wants)) return wants[0] ?? null
  if (typeof wants !== 'object') return wants
  return 'min' in wants ? (wants.min ?? 0) : 'max' in wants ? (wants.max ?? 0) : 0
}
const factsFor = ({ when = {} }: Effect): Facts => ({
  ...TOLD,
  ...Object.fromEntries(Object.entries(when).map(([fact, wants]) => [fact, meeting(wants)])),
})

const COUNTED = ['add', 'set', 'mul', 'min', 'max']
const bearing = ({ name }: Skill, effect: Effect): Bearer => ({ name, level: LEVEL, effects: [effect] })

describe('gurps.skill.catalog: effects', () => {
  for (const skill of SKILLS) {
    for (const effect of skill.effects.filter(({ op, gm }) => COUNTED.includes(op) && gm !== true)) {
      test(`gurps.skill.catalog: ${skill.name}: ${effect.op} on ${effect.target}`, () => {
        const changed = affected('it', BASE, [effect.target], [bearing(skill, effect)], factsFor(effect), why)
        expect(changed).not.toBe(BASE)
        const free = Object.keys(effect.when ?? {}).filter(fact => fact !== 'level')
        if (free.length > 0) {
          expect(affected('it', BASE, [effect.target], [bearing(skill, effect)], { st: 10 }, why)).toBe(BASE)
        }
      })
    }
    for (const effect of skill.effects.filter(({ op }) => op === 'roll' || op === 'ignore')) {
      test(`gurps.skill.catalog: ${skill.name}: ${effect.op} on ${effect.target}`, () => {
        const bearers = [bearing(skill, effect)]
        expect(actsOn(effect.op, effect.target, bearers, factsFor(effect))).toBe(bearers[0])
        expect(actsOn(effect.op, effect.target, bearers, {})).toBeUndefined()
      })
    }
  }
})

const bearer = (skill: string, level: number): readonly Bearer[] => [
  skillBearer(skillNamed(skill, catalogOf(why), 'skill'), level),
]

test('gurps.skill.catalog: Running counts an eighth without rounding', () => {
  expect(modifier('Speed', ['Speed for Move on land only'], bearer('Running', 13), {}, why)).toBe(1.625)
})

test('gurps.skill.catalog: a jumper takes the better of ST and Jumping', () => {
  const st = (level: number): number => affected('ST', 11, ['ST in jump formulas'], bearer('Jumping', level), {}, why)
  expect([9, 11, 14].map(st)).toEqual([11, 11, 14])
})

test('gurps.skill.catalog: a Physician helps from level 12 on', () => {
  const helps = (level: number): number =>
    modifier('healing', ['healing rolls of the patient'], bearer('Physician', level), {}, why)
  expect([11, 12, 15].map(helps)).toEqual([0, 1, 1])
})

test('gurps.skill.catalog: Fencing parries twice, without limit on All-Out Defense, and not under a load', () => {
  const parries = (facts: Facts): number =>
    affected('parries', 1, ['parries per turn'], bearer('Fencing', 14), facts, why)
  expect(parries({ encumbrance_level: 1 })).toBe(2)
  expect(parries({ encumbrance_level: 2 })).toBe(1)
  const all = { all_out_defense: true, encumbrance_level: 0 }
  expect(actsOn('ignore', 'limit of parries', bearer('Fencing', 14), all)?.name).toBe('Fencing')
  expect(actsOn('ignore', 'limit of parries', bearer('Fencing', 14), { encumbrance_level: 0 })).toBeUndefined()
})

test('gurps.skill.catalog: a successful march goes a fifth further, a successful tumble falls 5 yards less', () => {
  const won = { skill_roll: 'success' }
  expect(affected('miles', 10, ['distance marched'], bearer('Hiking', 12), won, why)).toBe(12)
  expect(affected('miles', 10, ['distance marched'], bearer('Hiking', 12), {}, why)).toBe(10)
  expect(affected('fall', 8, ['fall distance'], bearer('Acrobatics', 12), won, why)).toBe(3)
})
