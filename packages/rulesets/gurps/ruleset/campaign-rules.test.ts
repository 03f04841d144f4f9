/** One bad entry of a campaign is told at its place, and everything else of it is in force and judged. */
import { expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { problemsOf } from '../sheet/problems.ts'
import { campaignRules } from './campaign-rules.ts'
import { choosable } from './rules.ts'

const skill = { name: 'Juggling', type: 'physical', attr: 'dx', difficulty: 'easy', defaults: [] }
const gear = (name: string, op: string) => ({
  name,
  cost: 1,
  weight_lb: 0,
  effects: [{ target: 'attr:IQ', op, by: 1 }],
})

const torn = (more: object = {}) =>
  somebody({
    traits: ['Voice of Thunder'],
    campaign: {
      options: [],
      settings: { 'gurps.gear': [gear('Hat', 'add'), gear('Crown', 'multiply'), gear('Ring', 'add')], ...more },
    },
  })

test('gurps.chargen.checks: a bad entry of a list is left out and told, and the others are in force', () => {
  const { ruleset, unused } = campaignRules(torn({ 'gurps.budget': 250 }))
  expect(unused).toMatchObject([{ where: 'campaign.settings.gurps.gear[1].effects[0].op' }])
  expect(unused[0]?.message).toMatch(/^expected one of .*, got "multiply"$/)
  expect(ruleset.chosen.settings).toMatchObject({
    'gurps.gear': [{ name: 'Hat' }, { name: 'Ring' }],
    'gurps.budget': 250,
  })
})

test('gurps.chargen.checks: a bad campaign hides no other problem', () => {
  expect(problemsOf(torn()).map(({ where }) => where)).toEqual([
    'campaign.settings.gurps.gear[1].effects[0].op',
    'traits[0]',
  ])
})

test('gurps.chargen.checks: a setting that does not read counts as if nobody had chosen', () => {
  const { ruleset, unused } = campaignRules(torn({ 'gurps.gear': 'none', 'gurps.budget': 'much', 'gurps.budgte': 1 }))
  expect(unused.map(({ where }) => where)).toEqual([
    'campaign.settings.gurps.gear',
    'campaign.settings.gurps.budget',
    'campaign.settings',
  ])
  expect(ruleset.chosen.settings).toMatchObject({ 'gurps.gear': [], 'gurps.budget': 100 })
})

test('gurps.chargen.checks: a list that is too long is used as far as it goes', () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ...skill, name: `Juggling ${index}` }))
  const { ruleset, unused } = campaignRules(torn({ 'gurps.gear': [], 'gurps.skills': many }))
  expect(unused).toEqual([
    { where: 'campaign.settings.gurps.skills', message: 'expected at most 500, got 501: the others are left out' },
  ])
  expect(catalogOf(ruleset.silent).skills.filter(({ name }) => name.startsWith('Juggling'))).toHaveLength(500)
})

test('gurps.chargen.checks: options that exist are in force beside one that does not', () => {
  const [first] = choosable.options
  const options = ['no such option', ...(first === undefined ? [] : [first.key])]
  const { ruleset, unused } = campaignRules(somebody({ campaign: { options, settings: {} } }))
  expect(unused).toMatchObject([{ where: 'campaign.options', message: expect.stringMatching(/^expected one of/) }])
  expect(ruleset.chosen.options).toEqual([first?.key])
})

test('gurps.chargen.checks: whatever options are chosen, the most that go together are in force', () => {
  const options = choosable.options.map(({ key }) => key)
  const { ruleset, unused } = campaignRules(somebody({ campaign: { options, settings: {} } }))
  expect(ruleset.chosen.options.length + unused.length).toBe(options.length)
  for (const { where, message } of unused) {
    expect(where).toBe('campaign.options')
    expect(message).toMatch(/^options? /)
  }
})

test('gurps.chargen.checks: the place of a problem is told once', () => {
  const [wrong] = problemsOf(somebody({ traits: [{ trait: 'Voice of Thunder' }] }))
  expect(wrong).toMatchObject({ where: 'traits[0]', message: expect.stringMatching(/^neither the book/) })
  const [variant] = problemsOf(somebody({ traits: [{ trait: 'Appearance', variant: 'Purple' }] }))
  const says = expect.stringMatching(/^Appearance has no variant “Purple”/)
  expect(variant).toMatchObject({ where: 'traits[0].variant', message: says })
})
