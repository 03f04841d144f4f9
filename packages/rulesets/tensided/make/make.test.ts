import { seeded } from '@umpire/dice'
import { expect, inject, test } from 'vitest'
import { problemsOf } from '../character/problems/problems.ts'
import { FOLLOWER_MERITS, sheetOf } from '../character/sheet.ts'
import { STARTING_XP_CHOICES } from '../xp/ledger.ts'
import { ARCHETYPES } from './archetypes.ts'
import { makeCharacter } from './make.ts'

/** For each archetype and each of the book's four budgets. */
const EACH = 40 * inject('times')

for (const { key } of ARCHETYPES) {
  test(`tensided.xp.ledger: every ${key} is legal, whatever the experience`, () => {
    const source = seeded(`archetype ${key}`)
    for (const xp of STARTING_XP_CHOICES) {
      for (let index = 0; index < EACH; index++) {
        const made = makeCharacter({ archetype: key, xp }, source.fork(index))
        const faults = problemsOf(made)
        if (faults.length > 0) expect({ made, faults }).toEqual({ made, faults: [] })
      }
    }
  })
}

test('tensided.xp.starting: nearly all experience is spent, and more of it makes a better character', () => {
  for (const { key, skills } of ARCHETYPES) {
    const best = STARTING_XP_CHOICES.map(xp => {
      const made = makeCharacter({ archetype: key, xp }, seeded(`spent ${key}`))
      expect(sheetOf(made).xp.available, `${key} of ${xp}`).toBeLessThan(60)
      return made.skills.find(({ skill }) => skill === skills[0]?.skill)?.level ?? 0
    })
    expect(best, key).toEqual(best.toSorted((a, b) => a - b))
  }
})

test('the same seed makes the same character, another one another', () => {
  const make = (seed: string) => makeCharacter({}, seeded(seed))
  expect(make('one')).toEqual(make('one'))
  expect(make('one')).not.toEqual(make('two'))
})

test('tensided.traits.followers: companions are made on their share of the experience, and are legal', () => {
  for (const companion of FOLLOWER_MERITS) {
    const made = makeCharacter({ archetype: 'officer', xp: 1000, companion }, seeded(companion))
    const { followers } = sheetOf(made)
    expect(made.followers.length, companion).toBe(followers?.followers)
    expect(followers?.problems).toEqual([])
    expect(problemsOf(made), companion).toEqual([])
  }
  expect(() => makeCharacter({ archetype: 'officer', xp: 20, companion: 'posse' }, seeded('x'))).toThrow('it costs 150')
})

test('tensided.core.campaign-settings: a campaign’s points, money and limits are kept', () => {
  const settings = {
    'tensided.extra_stat_points': 20,
    'tensided.starting_money': 10,
    'tensided.flaw_xp_limit': 10,
    'tensided.starting_xp': 150,
  }
  for (let index = 0; index < 100; index++) {
    const made = makeCharacter({}, seeded(`campaign ${index}`), { settings })
    expect(problemsOf(made)).toEqual([])
    const sheet = sheetOf(made)
    expect(sheet.xp.starting).toBe(150)
    expect(sheet.xp.flaw_xp).toBeLessThanOrEqual(10)
  }
})

test('wishes: a skill that is wished for is learned, a word that nobody knows is refused with the nearest', () => {
  const made = makeCharacter({ archetype: 'civilian', skill: ['pilot', 'education:history'] }, seeded('wish'))
  expect(made.skills.find(({ skill }) => skill === 'pilot')?.level).toBeGreaterThan(0)
  expect(made.skills.find(({ skill }) => skill === 'education:history')?.concentrations).toEqual(['general'])
  expect(problemsOf(made)).toEqual([])
  expect(() => makeCharacter({ archetype: 'gunmen' }, seeded('x'))).toThrow('perhaps gunman')
  expect(() => makeCharacter({ skill: ['stelth'] }, seeded('x'))).toThrow('perhaps stealth')
})
