import { describe, expect, test } from 'vitest'
import { BadInput } from '../field/bad-input.ts'
import { int } from '../field/fields.ts'
import { isObject, type Json } from '../field/json.ts'
import { asFighters, encountersWith, withKinds } from './character-kinds.ts'
import type { CharacterKind, Characters, Encounters } from './plug-in.ts'

const own: Characters = {
  making: {},
  make: () => 'made',
  read: value => (isObject(value) ? 'own' : 'nobody'),
  problems: () => [{ rule: 'own', where: '', message: '' }],
  formats: { text: 'as people read it' },
  print: (_, format) => `own ${format}`,
  parse: () => 'parsed',
  schema: () => ({}),
  odds: () => ({ title: 'own', outcomes: [] }),
  improve: () => ({ character: 'better', told: 'better' }),
  lost: () => ['something'],
}

const robots: CharacterKind = {
  kind: 'robot',
  title: 'Robots',
  first: 'model',
  ready: [],
  examples: [],
  making: { wheels: int() },
  make: () => ({ kind: 'robot' }),
  read: (value, place) => {
    if (isObject(value) && value['wheels'] === 4) return { kind: 'robot', wheels: 4 }
    throw new BadInput(`${place}.wheels`, '4', value)
  },
  problems: () => [],
  formats: { text: 'as people read it', plan: 'as builders do' },
  print: (_, format) => `robot ${format}`,
  schema: () => ({}),
  reasons: () => ({ wheels: [] }),
  resized: (_, size) => ({ kind: 'robot', size }),
  fighter: () => 'a fighter',
}

const robot: Json = { kind: 'robot', wheels: 4 }
const person: Json = { name: 'Ann' }

describe('further kinds of characters', () => {
  const all = withKinds(own, [robots])
  test('go to whoever knows them, all others to the ruleset', () => {
    expect([all.read(robot, 'x'), all.read(person, 'x')]).toEqual([robot, 'own'])
    expect([all.problems(robot).length, all.problems(person).length]).toEqual([0, 1])
    expect([all.print(robot, 'plan'), all.print(person, 'text')]).toEqual(['robot plan', 'own text'])
    expect([all.reasons?.(robot), all.reasons?.(person)]).toEqual([{ wheels: [] }, {}])
    expect([all.lost?.(robot, 'text'), all.lost?.(person, 'text')]).toEqual([[], ['something']])
    expect(all.resized?.(robot, 3)).toEqual({ kind: 'robot', size: 3 })
    expect(all.formats).toEqual({ text: 'as people read it', plan: 'as builders do' })
    expect(all.odds?.(person, { skill: 'DX', modifier: 0 }).title).toBe('own')
    expect(all.improve?.(person, {})).toMatchObject({ told: 'better' })
  })
  test('are refused what only the ruleset’s own do', () => {
    expect(() => all.print(robot, 'html')).toThrow('one of text, plan for a robot')
    expect(() => all.odds?.(robot, { skill: 'DX', modifier: 0 })).toThrow('"a robot"')
    expect(() => all.improve?.(robot, {})).toThrow('"a robot"')
    expect(() => all.resized?.(person, 2)).toThrow('nobody else can be of another Size')
  })
  test('without any, a ruleset is as it was', () => {
    expect(withKinds(own, [])).toBe(own)
    expect(encountersWith(encounters, [])).toBe(encounters)
    expect(asFighters(fight, 'x', [])).toBe(fight)
  })
})

const encounters: Encounters = {
  read: (file, place) => ({ place, file: JSON.stringify(file) }),
  prepare: () => {
    throw new Error('nobody fights here')
  },
}
const fight = { sides: [{ members: [{ character: robot }, { character: person }, 'x'] }, { members: 3 }, 5] }

describe('encounters', () => {
  test('take a further kind as the fighter that it is', () => {
    const read = encountersWith(encounters, [robots]).read(fight, 'fight')
    const [first, ...rest] = fight.sides
    const fighters = [{ members: [{ character: 'a fighter' }, { character: person }, 'x'] }, ...rest]
    expect(first).toBeDefined()
    expect(read).toEqual({ place: 'fight', file: JSON.stringify({ sides: fighters }) })
    expect(asFighters(7, 'fight', [robots])).toBe(7)
  })
  test('refuse a bad one with its place', () => {
    const bad = { sides: [{ members: [{ character: { kind: 'robot' } }] }] }
    expect(() => asFighters(bad, 'fight', [robots])).toThrow('fight.sides[0].members[0].character.wheels')
  })
})
