import { describe, expect, test } from 'vitest'
import { text } from '../field/fields.ts'
import { viewEntry } from '../procedure/entry.ts'
import { viewQuestion } from '../procedure/question-view.ts'
import { fact, vocabulary } from './fact.ts'
import { mentions, namesOf, unseenBy, withoutMention } from './unseen.ts'
import { everyone, type Viewer } from './view.ts'

const player = (...actors: string[]): Viewer => ({ role: 'player', actors })
const MASTER: Viewer = { role: 'gm', actors: [] }
const ALL = [
  { to: ['dora', 'anton'], who: ['kurt', 'miller'] },
  { to: ['ines'], who: ['kurt'] },
  { to: [], who: ['kurt', 'miller', 'weiss'] },
]

describe('whom a seat does not perceive', () => {
  test('is whom none of its actors does', () => {
    expect([...unseenBy(ALL, player('anton'))]).toEqual(['kurt', 'miller'])
    expect([...unseenBy(ALL, player('anton', 'ines'))]).toEqual(['kurt'])
  })
  test('is most for whoever plays nobody, and nobody for the game master', () => {
    expect([...unseenBy(ALL, { role: 'spectator', actors: [] })]).toEqual(['kurt', 'miller', 'weiss'])
    expect([...unseenBy(ALL, player('somebody else'))]).toEqual(['kurt', 'miller', 'weiss'])
    expect([...unseenBy(ALL.slice(0, 2), player('somebody else'))]).toEqual(['kurt', 'miller'])
    expect(unseenBy(ALL, MASTER).size).toBe(0)
  })
})

test('a name that somebody seen bears as well hides nobody', () => {
  const one = { id: 'guard-1', name: 'Guard' }
  const two = { id: 'guard-2', name: 'Guard' }
  expect(namesOf([one, two], [])).toEqual(['guard-1', 'Guard', 'guard-2', 'Guard'])
  expect(namesOf([two], [one])).toEqual(['guard-2'])
  expect(namesOf([{ id: 'x', name: 'guard-1' }], [one])).toEqual(['x'])
})

describe('what speaks of somebody', () => {
  const names = new Set(['kurt', 'Old Miller'])
  test('does by the whole name, in texts and keys, however deep', () => {
    expect(mentions({ a: [{ by: 'kurt' }] }, names)).toBe(true)
    expect(mentions({ kurt: 1 }, names)).toBe(true)
    expect(mentions('there goes Old Miller.', names)).toBe(true)
    expect(mentions(['kurtosis', 'a Miller', 7, null], names)).toBe(false)
  })
  test('does not by the name of another, who has a number behind it', () => {
    const guard = new Set(['Guard'])
    expect(mentions({ who: 'Guard 2', key: 'shoot:0:Guard 2/torso' }, guard)).toBe(false)
    expect(mentions('Guard 2 times', guard)).toBe(true)
    expect(mentions('Guard and Guard 2', guard)).toBe(true)
  })
  test('is left out by itself, and nothing else with it', () => {
    expect(withoutMention({ who: 'dora', by: 'kurt', all: ['kurt', 'ines'] }, names)).toEqual({
      who: 'dora',
      all: ['ines'],
    })
    expect(withoutMention('kurt', names)).toBeUndefined()
  })
})

describe('an entry', () => {
  const struck = fact({
    type: 'struck',
    version: 1,
    fields: { who: text(), target: text(), where: text() },
    sight: { who: everyone, target: everyone, where: everyone },
    perceived: { target: everyone },
    reasons: everyone,
  })
  const left = fact({ type: 'left', version: 1, fields: { who: text() }, sight: { who: everyone } })
  const facts = vocabulary(struck, left)
  const why = [{ kind: 'input', label: 'skill', value: 12 } as const]
  const entry = (stored: Parameters<typeof facts.store>[0]) => ({
    fact: facts.store(stored),
    rolls: [
      { purpose: 'attack', by: 'kurt', dice: '3d6', faces: [1, 2, 3], total: 6 },
      { purpose: 'defense', by: 'dora', dice: '3d6', faces: [4, 4, 4], total: 12 },
    ],
    why,
    unseen: ALL,
  })
  const see = (stored: Parameters<typeof facts.store>[0], seat: Viewer) => viewEntry(facts, entry(stored), seat)

  test('tells what is perceived of a deed, and not whose it is', () => {
    const seen = see(struck({ who: 'kurt', target: 'dora', where: 'from the barn' }), player('dora'))
    expect(seen?.fact).toEqual({ type: 'struck', values: { target: 'dora' } })
    expect(seen?.rolls.map(({ by }) => by)).toEqual(['dora'])
    expect(seen?.why).toEqual([])
  })
  test('tells nothing of what befalls others unseen, nor of deeds that nobody perceives', () => {
    expect(see(struck({ who: 'kurt', target: 'miller', where: '' }), player('dora'))?.fact).toBeUndefined()
    expect(see(left({ who: 'kurt' }), player('dora'))?.fact).toBeUndefined()
  })
  test('names nobody unseen beside one who is seen, and gives no reasons then', () => {
    const seen = see(struck({ who: 'dora', target: 'kurt', where: 'the arm' }), player('dora'))
    expect(seen).toMatchObject({ fact: { values: { who: 'dora', where: 'the arm' } }, why: [] })
    expect(JSON.stringify(seen)).not.toContain('kurt')
  })
  test('tells the game master everything', () => {
    expect(see(struck({ who: 'kurt', target: 'miller', where: 'x' }), MASTER)).toMatchObject({ why, rolls: [{}, {}] })
  })
  test('does not say for whom one waits', () => {
    const question = { kind: 'choice', who: 'kurt', question: 'where', choices: [] } as const
    expect(viewQuestion(question, player('dora'), new Set(['kurt']))).toEqual({ kind: 'waiting' })
    expect(viewQuestion(question, player('dora'))).toEqual({ kind: 'waiting', who: 'kurt' })
  })
})
