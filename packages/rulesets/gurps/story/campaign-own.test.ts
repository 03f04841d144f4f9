/** What a campaign makes up acts in play as the book's own does. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { problemsOf } from '../sheet/problems.ts'
import { storyOf } from './facts/state.ts'
import { type More, reactionOdds, skillOdds } from './odds/odds.ts'
import { adventureStart } from './session/adventure.ts'
import { somebody } from './test/people-fixture.ts'
import { played } from './test/played-fixture.ts'

const SETTINGS = {
  'gurps.traits': [
    {
      id: 'owl-eyes',
      name: 'Owl Eyes',
      category: 'physical',
      cost: { kind: 'fixed', points: 10 },
      effects: [{ target: 'darkness penalty', op: 'ignore', by: 'all of it', when: { alone: true } }],
    },
    {
      id: 'two-good-hands',
      name: 'Two Good Hands',
      category: 'physical',
      cost: { kind: 'fixed', points: 5 },
      effects: [{ target: 'off-hand penalty', op: 'ignore', by: -4, when: { in_crowd: false } }],
    },
  ],
  'gurps.skills': [
    {
      name: 'Etiquette',
      type: 'mental',
      difficulty: 'easy',
      attr: 'iq',
      effects: [{ target: 'reaction', op: 'add', by: 4, when: { 'observer.sees': true } }],
    },
  ],
  'gurps.gear': [
    { name: 'Uniform', cost: 50, weight_lb: 2, effects: [{ target: 'reaction', op: 'add', by: 5 }] },
    { name: 'Goggles', cost: 50, weight_lb: 1, effects: [{ target: 'darkness penalty', op: 'ignore', by: 'all' }] },
  ],
}

const having = (more: object) => somebody({ campaign: { options: [], settings: SETTINGS }, ...more })

describe('gurps.reaction.trait-modifiers', () => {
  const outcomes = (more: object, met: More = {}) =>
    reactionOdds(having(more), met).outcomes.map(({ value, weight }) => [value, weight])
  const observer = { human: true, sees: true }
  test('a uniform that is worn counts in a meeting, one in the bag does not', () => {
    const plain = outcomes({})
    expect(outcomes({ items: [{ name: 'Uniform', worn: true }] })).toEqual(outcomes({}, { situation: 5 }))
    expect(outcomes({ items: [{ name: 'Uniform', worn: true }] })).not.toEqual(plain)
    expect(outcomes({ items: [{ name: 'Uniform', worn: false }] })).toEqual(plain)
  })
  test('a skill counts too, beside a Reputation that was not recognised', () => {
    const skills = [{ skill: 'Etiquette', points: 1 }]
    const traits = [
      { trait: 'Reputation', level: 3, details: { people: 'everyone', recognition: 'always' } },
      { trait: 'Charisma', level: 1 },
    ]
    expect(outcomes({ skills }, { observer })).toEqual(outcomes({}, { observer, situation: 4 }))
    expect(outcomes({ skills, traits }, { observer, of_the_class: false })).toEqual(
      outcomes({}, { observer, situation: 5 }),
    )
    expect(outcomes({ skills, traits }, { observer })).toEqual(outcomes({}, { observer, situation: 8 }))
  })
  test('Carousing that is rolled for counts once, whatever else is told of it', () => {
    const skills = [{ skill: 'Carousing', points: 2 }]
    const met = { carousing: true, observer }
    expect(outcomes({ skills }, { ...met, facts: { carousing: 'success' } })).toEqual(outcomes({ skills }, met))
  })
})

describe('gurps.procedure.adventure-start', () => {
  test('what a file brings from another campaign is named at the table that does not know it', () => {
    const stranger = having({ traits: ['Owl Eyes', 'Voice'], skills: [{ skill: 'Etiquette', points: 1 }] })
    const { notes } = played(adventureStart, { who: ['Ann'] }, [], storyOf({ Ann: stranger }))
    expect(notes).toEqual([
      expect.stringMatching(/^Ann: .* has a trait “Owl Eyes” — it counts for nothing\.$/),
      expect.stringMatching(/^Ann: .* has a skill “Etiquette”/),
    ])
    const table = compose(choosable).silent
    expect(problemsOf(stranger).filter(({ severity }) => severity === undefined)).toEqual([])
    expect(problemsOf(stranger, table)).toMatchObject([
      { rule: 'gurps.advantage.general', where: 'traits[0]', message: expect.stringContaining('Owl Eyes') },
      { rule: 'gurps.skill.catalog', where: 'skills[0]', message: expect.stringContaining('Etiquette') },
    ])
  })
})

describe('gurps.procedure.success-roll', () => {
  const effective = (more: object, x: More): number => {
    const found = skillOdds(having(more), 'DX', [], x)
    if (!found.allowed) throw new Error(found.because)
    return found.effective
  }
  test('gurps.advantage.night-vision: whatever ignores darkness does so, as far as its condition holds', () => {
    const dark = { darkness: -5 }
    expect(effective({}, dark)).toBe(5)
    expect(effective({ traits: ['Owl Eyes'] }, dark)).toBe(5)
    expect(effective({ traits: ['Owl Eyes'] }, { ...dark, facts: { alone: true } })).toBe(10)
    expect(effective({ items: [{ name: 'Goggles', worn: true }] }, { ...dark, total_darkness: true })).toBe(10)
    expect(effective({ traits: ['Night Vision'] }, dark)).toBe(10)
    expect(effective({ traits: ['Night Vision'] }, { ...dark, total_darkness: true })).toBe(5)
  })
  test('gurps.looks.handedness: whatever ignores the off hand does so, as far as its condition holds', () => {
    const off = { off_hand: true }
    expect(effective({}, off)).toBe(6)
    expect(effective({ traits: ['Two Good Hands'] }, off)).toBe(10)
    expect(effective({ traits: ['Two Good Hands'] }, { ...off, facts: { in_crowd: true } })).toBe(6)
    expect(effective({ traits: ['Ambidexterity'] }, off)).toBe(10)
  })
})
