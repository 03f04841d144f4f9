/** Effects that hit, and effects that miss by a letter. */
import { compose, type Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogOf, skillNamed, TRAITS } from '../catalog/catalog.ts'
import { skillTargets } from '../catalog/entry/skill-targets.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import { numbersOf } from '../character/test/observed-fixture.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import type { Effect } from '../effect/effect.ts'
import { aimsAtNothing } from './targets.ts'

const BOOK = catalogOf(compose({ options: [] }).silent)

const EFFECTS: readonly Effect[] = [
  ...TRAITS.flatMap(trait => [trait, ...trait.choose, ...(trait.cost.kind === 'variants' ? trait.cost.variants : [])]),
  ...SKILLS,
].flatMap(({ effects }) => effects)

/** Somebody with a trait of the campaign's own that does just this, and what can be seen of him. */
function seenWith(effect: Effect): Json {
  const odd = { id: 'odd', name: 'Odd', cost: { kind: 'fixed', points: 0 }, effects: [effect] }
  const one = somebody({
    campaign: { options: [], settings: { 'gurps.traits': [odd] } },
    traits: ['Odd'],
    skills: ['Stealth', 'Shortsword', 'Judo', 'Running'].map(skill => ({ skill, points: 8 })),
    items: [{ name: 'Shortsword', ready: true }],
  })
  return numbersOf(one, { observer: {}, encumbrance_level: 0, purpose: 'notice' })
}
const UNCHANGED = seenWith({ target: 'nothing', op: 'note', by: 'nothing' })

const SEEN_ON_THE_SHEET = [
  ...['reaction', 'reaction-as-npc', 'punch damage', 'kick damage', 'any roll', 'any skill', 'IQ in Will rolls'],
  ...['attr:ST', 'attr:DX', 'attr:IQ', 'attr:HT', 'roll:ST', 'roll:DX', 'roll:IQ', 'roll:HT', 'roll:Will'],
  ...['roll:fright', 'roll:notice', 'roll:sense.any', 'roll:sense.vision', 'roll:sense.hearing', 'move', 'dodge'],
  ...['defense:any', 'defense:dodge', 'defense:parry', 'dr', 'hp', 'weight', 'skill:Stealth', 'skill:Acting'],
  ...['skills:weapon', 'skills:armed', 'skills:physical'],
]
const SEEN_NOWHERE = [
  ...['attr:LUCK', 'attr:st', 'roll:Stealth', 'roll:sense.sight', 'skill:stealth', 'skill:Stelth', 'skills:sneaky'],
  ...['damage', 'DR', 'Move', 'reactions', 'defense:luck', 'will', 'running'],
]

test('gurps.convention.effects: what is called read changes a number, and what is called a miss changes none', () => {
  for (const target of SEEN_ON_THE_SHEET) {
    const effect: Effect = { target, op: 'add', by: 3 }
    expect(aimsAtNothing(effect, BOOK), target).toBeUndefined()
    expect(seenWith(effect), target).not.toEqual(UNCHANGED)
  }
  for (const target of SEEN_NOWHERE) {
    const effect: Effect = { target, op: 'add', by: 3 }
    expect(aimsAtNothing(effect, BOOK), target).toMatch(/^expected/)
    expect(seenWith(effect), target).toEqual(UNCHANGED)
  }
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

test('gurps.convention.effects: a skill is named as the catalogue spells it', () => {
  const plus = (target: string) => aimsAtNothing({ target, op: 'add', by: 1 }, BOOK)
  expect(plus('skill:Stealth')).toBeUndefined()
  expect(plus('skill:stealth')).toBe('expected skill:Stealth, as the catalogue spells it')
  expect(plus('skill:Public Speaking')).toBe('expected skill:Bard, as the catalogue spells it')
  expect(plus('skill:Axe Throwing')).toMatch(/^expected skill:.+ \(Axe Throwing\), as/)
  expect(plus('skill:Guns/TL6 (Rifle)')).toBe('expected skill:Guns (rifle), as the catalogue spells it')
  for (const { name, alias, options, bare_options } of SKILLS) {
    expect(plus(`skill:${name}`), name).toBeUndefined()
    for (const option of options) expect(plus(`skill:${name} (${option})`)).toBeUndefined()
    for (const other of [...(alias === undefined ? [] : [alias]), ...(bare_options ? options : [])]) {
      const known = SKILLS.some(skill => skill.name === other)
      expect(plus(`skill:${other}`) === undefined, other).toBe(known)
    }
  }
})

test('gurps.convention.effects: what is accepted of a skill acts on it', () => {
  const specialties = SKILLS.flatMap(({ name, options }) => [name, ...options.map(option => `${name} (${option})`)])
  for (const written of specialties) {
    expect(skillTargets(skillNamed(written, BOOK, 'skill'))).toContain(`skill:${written}`)
  }
})

test('gurps.convention.effects: an op that nobody reads is refused, with those that are', () => {
  const wrong = (target: string, op: Effect['op']) => aimsAtNothing({ target, op, by: 2 }, BOOK)
  expect(wrong('reaction', 'add')).toBeUndefined()
  expect(wrong('reaction', 'note')).toBeUndefined()
  for (const op of ['set', 'mul', 'max', 'min', 'ignore', 'require', 'reroll'] as const) {
    expect(wrong('reaction', op)).toBe(`expected it with op add, note, roll, forbid, got ${op}`)
  }
  for (const op of ['add', 'set', 'mul', 'max', 'min'] as const) {
    for (const target of ['skill:Stealth', 'skills:weapon', 'any roll', 'attr:DX', 'move', 'defense:parry']) {
      expect(wrong(target, op), target).toBeUndefined()
    }
    for (const target of ['darkness penalty', 'critical failure', 'running']) {
      expect(wrong(target, op), target).toMatch(/^expected it with op/)
    }
  }
  for (const target of ['skill:Stealth', 'skills:weapon', 'any roll', 'HT at creation', 'dr']) {
    expect(wrong(target, 'ignore'), target).toMatch(/got ignore$/)
    expect(wrong(target, 'require'), target).toMatch(/got require$/)
  }
  expect(wrong('HT at creation', 'add')).toBe('expected it with op max, note, roll, forbid, got add')
})
