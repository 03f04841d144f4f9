/** Whatever a file holds, its problems can be told, and play is not held against the limits of creation. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIREARMS, GRENADES } from '../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../catalog/arms/hand-weapons.ts'
import { TRAITS } from '../catalog/catalog.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import { LEDGER_KINDS } from '../character/character.ts'
import { mado } from '../character/test/mado-fixture.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { isLegal, problemsOf } from './problems.ts'
import { sheetOf } from './sheet.ts'

test('gurps.chargen.checks: Mado is legal; only her Sten is too heavy for her', () => {
  expect(problemsOf(mado())).toMatchObject([
    { rule: 'gurps.weapon.minimum-strength', where: 'items[7]', severity: 'warning' },
  ])
  expect(isLegal(mado())).toBe(true)
})

test('gurps.disadvantage.limit: her Stubbornness would be too much', () => {
  const one = mado()
  const stubborn = { ...one, traits: [...one.traits, { trait: 'Stubbornness' }] }
  expect(problemsOf(stubborn)).toMatchObject([
    { rule: 'gurps.disadvantage.limit', where: 'traits', message: expect.stringContaining('-42') },
    { rule: 'gurps.weapon.minimum-strength' },
  ])
  expect(isLegal(stubborn)).toBe(false)
})

test('gurps.chargen.total: what nobody knows counts by what the file says of it, traits as skills do', () => {
  const one = somebody({
    traits: [
      { trait: 'Magery', points: 25 },
      { trait: 'Cursed', points: -45 },
      { trait: 'Secret', points: -7 },
      'Lukc',
    ],
    skills: [{ skill: 'Spellcraft', points: 4 }],
  })
  expect(sheetOf(one).points).toMatchObject({ advantages: 25, disadvantages: -52, skills: 4, creation: -23 })
  const told = problemsOf(one).map(({ where, message }) => `${where}: ${message}`)
  expect(told).toEqual([
    expect.stringMatching(/^traits: disadvantages of -52 points in all/),
    expect.stringMatching(/^traits\[0\]: .*“Magery” — it counts for the 25 points that the file says$/),
    expect.stringMatching(/^traits\[1\]: .*“Cursed” — it counts for the -45 points/),
    expect.stringMatching(/^traits\[3\]: .*“Lukc”, perhaps Luck — it counts for nothing$/),
    expect.stringMatching(
      /^traits\[2\]\.points: no variant of Secret is worth -7 points: serious embarrassment \(-5\)/,
    ),
    expect.stringMatching(/^skills\[0\]: .*“Spellcraft” — it has no level, and what it costs counts .* 4 points$/),
  ])
})

const names = TRAITS.flatMap(({ name, cost }) => [
  name,
  ...(cost.kind === 'variants' ? cost.variants.map(variant => variant.name) : []),
])
const number = fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer({ min: -1000, max: 1000 }))
const halves = fc.integer({ min: -10, max: 100 }).map(half => half / 4)
const optionally = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const word = fc.string({ maxLength: 12 })

const trait = fc.record({
  trait: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, word),
  level: optionally(number),
  points: optionally(number),
  variant: optionally(fc.oneof(fc.constantFrom(...names), word)),
  details: optionally(fc.dictionary(fc.constantFrom('frequency', 'npc_points', 'level', 'importance'), number)),
})
const learned = fc.record({
  skill: fc.oneof(
    fc.constantFrom(...SKILLS.map(({ name }) => name)),
    fc.constantFrom(...SKILLS).map(({ name, options }) => `${name} (${options[0] ?? 'some'})`),
    word,
  ),
  points: halves,
  tl: optionally(fc.integer({ min: 0, max: 16 })),
  difficulty: optionally(fc.constantFrom('easy', 'average', 'hard', 'very_hard')),
})
const item = fc.record({
  name: fc.oneof(fc.constantFrom(...[...HAND_WEAPONS, ...FIREARMS, ...GRENADES].map(({ name }) => name)), word),
  cost: optionally(number),
  weight_lb: optionally(number),
  worn: fc.boolean(),
  carried: fc.boolean(),
})
const step = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  points: number,
  worth: number,
  what: fc.constantFrom(...names, 'ST', 'HT', 'award'),
})
const anybody = fc
  .record({
    npc: fc.boolean(),
    identity: fc.record({
      age: fc.integer({ min: 0, max: 100 }),
      sex: fc.constantFrom('male', 'female'),
      height_in: fc.option(number),
      weight_lb: fc.option(number),
      native_tl: fc.option(fc.integer({ min: 0, max: 16 })),
    }),
    attributes: fc.record({ st: number, dx: number, iq: number, ht: number }),
    traits: fc.array(trait, { maxLength: 6 }),
    quirks: fc.array(word, { maxLength: 7 }),
    skills: fc.array(learned, { maxLength: 6 }),
    items: fc.array(item, { maxLength: 4 }),
    ledger: fc.array(step, { maxLength: 4 }),
    native_language_points: halves,
  })
  .map(parts => JSON.parse(JSON.stringify(parts)))

test('gurps.chargen.checks: any file that can be read has a sheet and its problems, each with rule, place and words', () => {
  fc.assert(
    fc.property(anybody, parts => {
      const one = somebody(parts)
      for (const { rule, where, message } of problemsOf(one)) {
        expect(rule).toMatch(/^gurps\.[a-z-]+\.[a-z-]+$/)
        expect(where).not.toBe('')
        expect(message).not.toMatch(/undefined|NaN|null points/)
      }
      const { points } = sheetOf(one)
      expect(Number.isFinite(points.creation + points.unspent)).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('gurps.chargen.checks: what play brought is not held against the limits of creation', () => {
  const enemies = [1, 2].map(() => ({ trait: 'Enemy', details: { npc_points: 60, frequency: 9 } }))
  const begun = {
    identity: { age: 20 },
    attributes: { st: 7, dx: 10, iq: 10, ht: 10 },
    traits: ['Fat', ...enemies],
    skills: [
      { skill: 'Stealth', points: 32 },
      { skill: 'Climbing', points: 8 },
    ],
    quirks: ['a', 'b', 'c', 'd', 'e'],
  }
  expect(problemsOf(somebody(begun))).toEqual([])
  const later = {
    ...begun,
    attributes: { st: 9, dx: 10, iq: 10, ht: 16 },
    traits: [...begun.traits, enemies[0], 'Greed', 'Bully'],
    skills: [...begun.skills, { skill: 'Cooking', points: 8 }],
    quirks: [...begun.quirks, 'f'],
    ledger: [
      ...Array.from({ length: 40 }, () => ({ kind: 'award', points: 5 })),
      { kind: 'attribute', points: -20, worth: 10, what: 'ST' },
      { kind: 'attribute', points: -160, worth: 80, what: 'HT' },
      { kind: 'added', points: 0, worth: -5, what: 'Enemy' },
      { kind: 'added', points: 0, worth: -15, what: 'Greed' },
      { kind: 'added', points: 0, worth: -10, what: 'Bully' },
      { kind: 'skill', points: -8, worth: 8, what: 'Cooking' },
      { kind: 'quirk', points: 0, worth: -1, what: 'f' },
    ],
  }
  expect(problemsOf(somebody(later))).toEqual([])
  const without = problemsOf(somebody({ ...later, ledger: [] })).map(({ rule }) => rule)
  expect(without).toEqual([
    'gurps.disadvantage.limit',
    'gurps.quirk.rule',
    'gurps.skill.starting-limit',
    'gurps.friends.enemy-limit',
    'gurps.looks.fat',
  ])
})

test('gurps.disadvantage.limit: what was bought off since was there at creation', () => {
  const now = (ledger: readonly object[]) => problemsOf(somebody({ traits: ['Greed', 'One Eye'], ledger }))
  expect(now([])).toEqual([])
  const bought = { kind: 'buy-off', points: -20, worth: 20, what: 'One Arm' }
  expect(
    now([...Array.from({ length: 4 }, () => ({ kind: 'award', points: 5 })), bought]).map(({ rule }) => rule),
  ).toEqual(['gurps.disadvantage.limit'])
})
