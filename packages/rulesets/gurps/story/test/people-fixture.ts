/** People for the tests: one who is lucky and daring, one of every weakness, one whom others meet. */
import { type Character, character } from '../../character/character.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { type Story, storyOf } from '../facts/state.ts'

export const somebody = (more: object = {}): Character =>
  character.read(
    { system: 'gurps', version: 1, identity: {}, attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...more },
    'somebody',
  )

/** Lucky, daring and observant: whoever throws again, and is warned. */
export const bram = (): Character =>
  somebody({
    identity: { name: 'Bram', age: 16 },
    attributes: { st: 12, dx: 13, iq: 12, ht: 11 },
    traits: [
      'Luck',
      'Daredevil',
      'Danger Sense',
      'Common Sense',
      'Empathy',
      'Night Vision',
      'Ambidexterity',
      { trait: 'Charisma', level: 2 },
      { trait: 'Toughness', variant: 'DR 1' },
      { trait: 'Youth', level: 2 },
      { trait: 'Ally', details: { npc_points: 100, frequency: 9 } },
      { trait: 'Enemy', details: { npc_points: 100, frequency: 6 } },
      { trait: 'Secret', variant: 'utter rejection' },
      'Honesty',
    ],
    quirks: ['whistles'],
    skills: [
      { skill: 'Stealth', points: 2 },
      { skill: 'Guns (rifle)', points: 4 },
      { skill: 'Carousing', points: 2 },
      { skill: 'Diplomacy', points: 4 },
      { skill: 'Telegraphy', points: 2 },
      { skill: 'Freight Handling', points: 2 },
      { skill: 'Tracking', points: 2 },
      { skill: 'Karate', points: 4 },
      { skill: 'Gesture', points: 1 },
      { skill: 'Language (German)', points: 1 },
    ],
    items: [{ name: 'Lee-Enfield (SMLE) .303' }, { name: 'Bayonet or Knife' }, { name: 'No. 36 Mills bomb' }],
  })

/** Of every weakness that is rolled against. */
const dov = (): Character =>
  somebody({
    identity: { name: 'Dov' },
    attributes: { st: 9, dx: 10, iq: 11, ht: 10 },
    traits: [
      'Greed',
      'Gullibility',
      'Bad Temper',
      'Addiction (Tobacco)',
      'Post-Combat Shakes',
      { trait: 'Phobia', variant: 'Acrophobia' },
      { trait: 'Pacifism', variant: 'Cannot Kill' },
      { trait: 'Vow', points: -5 },
      { trait: 'Strong Will', level: 2 },
      { trait: 'Odious Personal Habits', points: -5 },
    ],
  })

/** A man of standing who cannot stand some people. */
const sergeant = (): Character =>
  somebody({
    npc: true,
    identity: { name: 'Sergeant' },
    traits: [
      { trait: 'Intolerance', variant: 'one ethnic or religious group, often met' },
      { trait: 'Status', level: 2 },
    ],
  })

export const story = (): Story => storyOf({ Mado: mado(), Bram: bram(), Dov: dov(), Sergeant: sergeant() })
