/** Wishes for a character: kept, or refused with what was probably meant. */
import { seeded } from '@umpire/dice'
import { BadInput } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Character } from '../character/character.ts'
import { known } from '../character/known.ts'
import { pointsOf } from '../chargen/points-spent.ts'
import { problemsOf } from '../sheet/problems.ts'
import { rulesetOf, sheetOf } from '../sheet/sheet.ts'
import { makeCharacter } from './make.ts'
import { NATIONS } from './people/nations.ts'
import { TEMPLATES } from './people/templates.ts'

const errors = (one: Character): readonly string[] =>
  problemsOf(one)
    .filter(({ severity }) => severity === undefined)
    .map(({ message }) => message)

const unspent = (one: Character): number => {
  const { silent } = rulesetOf(one)
  return pointsOf(one, known(one, silent), silent).unspent
}

const keys = TEMPLATES.map(({ key }) => key)
const wishes = fc.record(
  {
    template: fc.constantFrom(...keys, 'anything'),
    nation: fc.constantFrom(...NATIONS.map(({ key }) => key)),
    sex: fc.constantFrom('male', 'female'),
    age: fc.integer({ min: 15, max: 100 }),
    points: fc.integer({ min: 0, max: 400 }),
    npc: fc.boolean(),
    skill: fc.subarray(['Guns (pistol)', 'Karate', 'Language (German)', 'Chemistry', 'Riding (camel)'], {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
)

test('gurps.chargen.points: whatever is wished for comes out legal and spends every point', () => {
  fc.assert(
    fc.property(wishes, fc.integer(), (wish, seed) => {
      const one = makeCharacter(wish, seeded(seed))
      expect(errors(one)).toEqual([])
      expect(unspent(one)).toBe(0)
      const { sex, age } = one.identity
      expect([sex, age, one.npc]).toEqual([wish.sex ?? sex, wish.age ?? age, wish.npc ?? false])
      const budget = rulesetOf(one).chosen.settings['gurps.budget']
      expect(budget).toBe(wish.points ?? TEMPLATES.find(({ key }) => key === wish.template)?.points ?? 100)
      for (const skill of wish.skill ?? []) {
        const native = skill === `Language (${one.identity.native_language})`
        const learned = one.skills.some(line => line.skill === skill)
        if ((wish.points ?? 100) >= 25 && !native) expect(learned, skill).toBe(true)
        if (native) expect(learned).toBe(false)
      }
    }),
    { numRuns: 150 },
  )
})

test('gurps.chargen.points: the same wishes and dice make the same character, other dice another', () => {
  for (const template of [...keys, 'anything']) {
    const [one, same, other] = ['a', 'a', 'b'].map(seed => makeCharacter({ template }, seeded(seed)))
    expect(same).toEqual(one)
    expect(other).not.toEqual(one)
  }
})

test('gurps.chargen.points: a wish for a skill is learned well', () => {
  for (let seed = 0; seed < 30; seed++) {
    const one = makeCharacter({ template: 'civilian', skill: ['guns (shotgun)', 'Lockpicking'] }, seeded(seed))
    for (const { skill, points } of one.skills.slice(0, 2)) {
      expect(['guns (shotgun)', 'Lockpicking']).toContain(skill)
      expect(points).toBeGreaterThanOrEqual(2)
    }
  }
})

test('gurps.firearm.starter-set: soldiers carry what their nation has, in the hand, loaded and with skill', () => {
  for (const { key, arms } of NATIONS) {
    const one = makeCharacter({ template: 'rifleman', nation: key }, seeded(key))
    const rifle = one.items.find(({ ready }) => ready)
    expect(rifle?.name).toBe(arms.rifle?.name)
    expect(rifle?.rounds).toBeGreaterThan(0)
    expect(rifle?.note ?? '').toContain(arms.rifle?.for ?? '')
    const line = sheetOf(one).attacks.find(({ weapon }) => weapon === rifle?.name)
    expect(line).toBeDefined()
    expect(one.identity.native_language).toBe(NATIONS.find(nation => nation.key === key)?.language)
  }
  const officer = makeCharacter({ template: 'officer', nation: 'japanese' }, seeded(1))
  expect(officer.items.map(({ name }) => name)).toContain('Katana')
})

test('gurps.wealth.buying: nobody buys more than there is money for', () => {
  for (let seed = 0; seed < 100; seed++) {
    const one = makeCharacter({ template: seed % 2 === 0 ? 'partisan' : 'anything' }, seeded(seed))
    expect(sheetOf(one).money.left).toBeGreaterThanOrEqual(0)
  }
})

test('gurps.disadvantage.limit: a campaign’s own limits and lists are kept', () => {
  const settings = {
    'gurps.budget': 60,
    'gurps.disadvantage_cap': -20,
    'gurps.allowed_traits': ['Duty', 'Stubbornness', 'Honesty', 'Alertness', 'Fit'],
    'gurps.allowed_skills': ['Guns', 'Knife', 'Stealth', 'Brawling', 'First Aid', 'Cooking', 'Running', 'Hiking'],
  }
  for (let seed = 0; seed < 60; seed++) {
    const one = makeCharacter({ template: seed % 2 === 0 ? 'rifleman' : 'anything' }, seeded(seed), { settings })
    expect(errors(one)).toEqual([])
    // Nothing of these lists costs just half a point more.
    expect([0, 0.5]).toContain(unspent(one))
    expect(one.campaign.settings).toEqual(settings)
  }
})

test('gurps.chargen.points: a campaign’s budget counts for players, the template’s for others', () => {
  const chosen = { settings: { 'gurps.budget': 80 } }
  const budget = (wish: object): unknown =>
    rulesetOf(makeCharacter({ template: 'conscript', ...wish }, seeded(1), chosen)).chosen.settings['gurps.budget']
  expect([budget({}), budget({ npc: true }), budget({ points: 100 })]).toEqual([80, 25, 100])
})

const refused = (wish: unknown, message: string): void => {
  expect(() => makeCharacter(wish, seeded(1))).toThrow(BadInput)
  expect(() => makeCharacter(wish, seeded(1))).toThrow(message)
}

test('gurps.chargen.points: what nobody knows is refused with what was probably meant', () => {
  refused({ template: 'riflman' }, 'perhaps rifleman')
  refused({ template: 'dragon' }, 'expected a template')
  refused({ nation: 'germn' }, 'perhaps german')
  refused({ nation: 'atlantean' }, 'expected a nation')
  refused({ skill: ['Steallth'] }, 'wishes.skill[0]: expected a skill, perhaps stealth')
  refused({ skill: ['Stealth', 'Guns'] }, 'wishes.skill[1]: expected Guns with a specialty, such as Guns (pistol)')
  refused({ age: 12 }, 'wishes.age: expected at least 15 years')
  refused({ points: -1 }, 'wishes.points')
  refused({ templat: 'rifleman' }, 'perhaps template')
  const settings = { 'gurps.allowed_skills': ['Knife'] }
  expect(() => makeCharacter({ skill: ['Karate'] }, seeded(1), { settings })).toThrow(
    'a skill that the campaign allows',
  )
})

test('gurps.chargen.points: templates and nations go by their other names too', () => {
  const one = makeCharacter({ template: 'Machine Gunner', nation: 'USSR', name: 'Olga', sex: 'female' }, seeded(1))
  expect([one.identity.name, one.identity.native_language]).toEqual(['Olga', 'Russian'])
  expect(one.identity.concept).toContain('Soviet machine gunner')
})
