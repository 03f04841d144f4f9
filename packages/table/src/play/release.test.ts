import { duelStart } from '@umpire/engine/demo'
import type { Dial } from '@umpire/protocol'
import { describe, expect, test } from 'vitest'
import { dialed, seated } from '../state/facts.ts'
import { Sitting } from '../test/table-fixture.ts'

/** A duel in which nobody plays Bram, whom the program plays because he is a stranger. */
function duel(): Sitting {
  const sitting = new Sitting()
  sitting.do('gm', { type: 'assign', seat: 'bea', actors: [] })
  sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
  return sitting
}
const dialOf = ({ table }: Sitting, actor: string): Dial =>
  table.dialOf(actor, table.scene(table.data.game.shown ?? ''))

describe('an actor who gets a first player', () => {
  test('is no longer played by the program', () => {
    const sitting = duel()
    expect(dialOf(sitting, 'Bram')).toBe('do')
    const facts = sitting.do('gm', { type: 'assign', seat: 'bea', actors: ['Bram'] })
    expect(facts.map(({ type }) => type)).toEqual(['assigned', 'dialed'])
    expect(dialOf(sitting, 'Bram')).toBe('propose')
  })
  test('neither, if they came by an invitation', () => {
    const sitting = duel()
    const fact = seated({ by: 'gm', at: 1, seat: 'cy', name: 'Cy', role: 'player', actors: ['Bram'] })
    expect(sitting.table.record(fact).map(({ type }) => type)).toEqual(['seated', 'dialed'])
    expect(dialOf(sitting, 'Bram')).toBe('propose')
  })
  test('neither, if the program itself had taken them over', () => {
    const sitting = duel()
    sitting.table.apply(dialed({ by: '', at: 1, actor: 'Bram', to: 'do' }))
    sitting.do('gm', { type: 'assign', seat: 'bea', actors: ['Bram'] })
    expect(dialOf(sitting, 'Bram')).toBe('propose')
  })
  test('stays with the program, if a person said so', () => {
    const sitting = duel()
    sitting.do('gm', { type: 'dial', actor: 'Bram', to: 'do' })
    expect(sitting.do('gm', { type: 'assign', seat: 'bea', actors: ['Bram'] })).toHaveLength(1)
    expect(dialOf(sitting, 'Bram')).toBe('do')
  })
  test('keeps the dial when they get a second one, or somebody who only watches', () => {
    const sitting = duel()
    sitting.do('gm', { type: 'assign', seat: 'bea', actors: ['Bram'] })
    sitting.table.apply(dialed({ by: '', at: 1, actor: 'Bram', to: 'do' }))
    expect(sitting.do('gm', { type: 'assign', seat: 'ann', actors: ['Bram'] })).toHaveLength(1)
    expect(sitting.do('gm', { type: 'assign', seat: 'eve', actors: ['Bram'] })).toHaveLength(1)
    expect(dialOf(sitting, 'Bram')).toBe('do')
  })
})
