/** Hirelings: who comes, who is taken, and what only the referee knows of them. */
import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { of36 } from '../../skill/throw/two-dice-fixture.ts'
import { ada, at, bram, gm, guest, seen, somebody, world } from '../test/skill-fixture.ts'
import { hire } from './hiring.ts'

const npc = (skills: { readonly [skill: string]: number }, alive = true) =>
  somebody(skills, 0, { player_character: false, alive })
const table = (leader: { readonly [skill: string]: number } = {}) =>
  at({
    Ada: somebody(leader, 1000),
    Pim: npc({ Pilot: 1 }),
    Rust: npc({ Medical: 3 }, false),
    Sorn: npc({ Medical: 2, Computer: 1 }),
    Tal: npc({ Medical: 1 }),
    Umi: npc({ Medical: 0 }),
  })
const search = {
  default_zero: false,
  jack_of_all_trades: true,
  employer: 'Ada',
  skill: 'Medic',
  candidates: ['Pim', 'Rust', 'Sorn', 'Umi', 'Tal'],
  assign: {},
  hirelings: 0,
  recruiting_throw: null,
  referee_dms: [],
  reaction: null,
  loyalty: '',
}

describe('traveller.proc.hireling', () => {
  test('the first who lives and has the skill presents himself; those before are a pool', () => {
    const { result, state } = script(world, hire, search, table(), ['hire', 8])
    expect(result).toEqual({ allowed: true, hired: 'Sorn', discarded: ['Pim'] })
    expect(state.characters['Sorn']?.loyalty).toBe('reaction 8')
  })
  test('who is declined makes way for the next; level 0 is not enough', () => {
    const { result, entries } = script(world, hire, search, table(), ['decline', 'hire', 8])
    expect(result).toEqual({ allowed: true, hired: 'Tal', discarded: ['Pim', 'Sorn', 'Umi'] })
    expect(entries.flatMap(({ fact }) => (fact?.type === 'turnedAway' ? [fact.values['who']] : []))).toEqual(['Sorn'])
    const nobody = script(world, hire, search, table(), ['decline', 'decline'])
    expect(nobody.result).toEqual({ allowed: true, hired: null, discarded: ['Pim', 'Sorn', 'Umi', 'Tal'] })
    const unknown = script(world, hire, { ...search, skill: 'Navigation' }, table(), [])
    expect(unknown.result).toEqual({ allowed: true, hired: null, discarded: ['Pim', 'Sorn', 'Umi', 'Tal'] })
  })
  test('or the referee assigns the skill to the first who lives', () => {
    const assign = { Medical: 2, Steward: 1 }
    const { result, state, entries } = script(world, hire, { ...search, assign }, table(), ['hire', 8])
    expect(result).toEqual({ allowed: true, hired: 'Pim', discarded: [] })
    expect(state.characters['Pim']?.skills).toEqual({ Pilot: 1, Medical: 2, Steward: 1 })
    expect(JSON.stringify(seen(entries, ada))).not.toContain('Steward')
  })
  test('where it is in doubt, recruiting is thrown for, with +1 per level of leader above 3', () => {
    const doubtful = { ...search, recruiting_throw: '9+', referee_dms: [1] }
    const unwilling = script(world, hire, doubtful, table({ Leader: 3 }), [7, 8, 'hire', 8])
    expect(unwilling.result).toEqual({ allowed: true, hired: 'Tal', discarded: ['Pim', 'Sorn', 'Umi'] })
    const willing = script(world, hire, doubtful, table({ Leader: 5 }), [6, 'hire', 8])
    expect(willing.entries[0]?.fact?.values).toMatchObject({ who: 'Sorn', dm: 3, willing: true })
    const found = odds(world, hire, doubtful, table({ Leader: 5 }), takeFirst)
    const { ways, of } = found.chance(({ result }) => result.allowed && result.hired === 'Sorn')
    expect(Number(ways) * 36).toBe(of36(roll => roll + 3 >= 9) * Number(of))
  })
  test('more than six need a leader: the log says so', () => {
    const notes = (hirelings: number, leader: object) =>
      script(world, hire, { ...search, hirelings }, table({ ...leader }), ['hire', 8]).entries.flatMap(
        ({ note }) => note?.rule ?? [],
      )
    expect(notes(5, {})).toEqual([])
    expect(notes(6, {})).toEqual(['traveller.skill.leader'])
    expect(notes(6, { Leader: 1 })).toEqual([])
  })
})

describe('traveller.npc.loyalty', () => {
  test('the reaction is thrown in secret, with the level of the leader, or given by the referee', () => {
    const { state } = script(world, hire, search, table({ Leader: 2 }), ['hire', 8])
    expect(state.characters['Sorn']?.loyalty).toBe('reaction 10')
    const given = { ...search, reaction: 3, loyalty: 'spies for her rival' }
    const told = script(world, hire, given, table(), ['hire'])
    expect(told.state.characters['Sorn']?.loyalty).toBe('spies for her rival (reaction 3)')
  })
  test('nobody but the referee sees the note, the reaction or its dice', () => {
    const given = { ...search, loyalty: 'spies for her rival' }
    const { entries } = script(world, hire, given, table(), ['hire', 11])
    expect(JSON.stringify(seen(entries, gm))).toContain('spies for her rival (reaction 11)')
    for (const seat of [ada, bram, guest]) {
      expect(JSON.stringify(seen(entries, seat))).not.toMatch(/spies|reaction|11|oyalty/)
      expect(seen(entries, seat).map(({ fact }) => fact?.type)).toEqual(['cameForHire', 'hired'])
    }
  })
})
