/** Effects that hit, and effects that miss by a letter. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogOf, TRAITS } from '../catalog/catalog.ts'
import { SKILLS } from '../catalog/skills.ts'
import type { Effect } from '../effect/effect.ts'
import { aimsAtNothing } from './targets.ts'

const BOOK = catalogOf(compose({ options: [] }).silent)

const EFFECTS: readonly Effect[] = [
  ...TRAITS.flatMap(trait => [trait, ...trait.choose, ...(trait.cost.kind === 'variants' ? trait.cost.variants : [])]),
  ...SKILLS,
].flatMap(({ effects }) => effects)

test('gurps.convention.effects: everything the book aims at is there', () => {
  expect(EFFECTS.length).toBeGreaterThan(200)
  for (const effect of EFFECTS) expect(aimsAtNothing(effect, BOOK), effect.target).toBeUndefined()
})

test('gurps.convention.effects: a target with a letter too many is missed, unless it is only words', () => {
  const numbers = EFFECTS.filter(({ op }) => ['add', 'set', 'max', 'min', 'mul', 'ignore', 'reroll'].includes(op))
  fc.assert(
    fc.property(fc.constantFrom(...numbers), fc.constantFrom('x', 'q', ' z'), (effect, letter) => {
      const wrong = aimsAtNothing({ ...effect, target: `${effect.target}${letter}` }, BOOK)
      expect(wrong).toMatch(/^expected/)
    }),
  )
  expect(aimsAtNothing({ target: 'the moon', op: 'note', by: 'he howls' }, BOOK)).toBeUndefined()
  expect(aimsAtNothing({ target: 'the moon', op: 'add', by: 1 }, BOOK)).toMatch(/such as reaction/)
  expect(aimsAtNothing({ target: 'skill:Musical Instrument (saw)', op: 'add', by: 1 }, BOOK)).toBeUndefined()
  expect(aimsAtNothing({ target: 'roll:Luck', op: 'note', by: 'now and then' }, BOOK)).toMatch(/^expected/)
})
