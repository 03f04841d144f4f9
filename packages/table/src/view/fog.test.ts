/** What the fog of war keeps back at a table, beside the scene itself. */
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { DiceLogs } from '../state/dice-logs.ts'
import { Sitting } from '../test/table-fixture.ts'
import { linesOf } from './lines.ts'
import { viewTable } from './view.ts'

const gurps = await loadSystem('gurps')

const FIGHT = {
  system: 'gurps',
  fog: true,
  map: ['. . . # . . .', '. A . # . B .', '. . . # . . .', '. . . # . . .'],
  sides: [
    { name: 'the watch', members: [{ name: 'Ada', template: 'rifleman', at: 'A' }] },
    { name: 'the others', npc: true, members: [{ name: 'Bram', template: 'rifleman', at: 'B' }] },
  ],
}

const AROUND = { online: () => false, until: () => undefined }

/** Ann plays Ada and Bea plays Bram: a wall is between them. */
function walled() {
  const sitting = new Sitting(gurps)
  sitting.do('gm', { type: 'dial', actor: 'Bram', to: 'propose' })
  const scene = sitting.begin('fight', 'A wall', FIGHT)
  const { table } = sitting
  const seeing = {
    kindOf: (kind: string) => table.kind(kind),
    kindOfScene: (id: string) => table.data.kinds[id],
    nameOf: (id: string) => table.data.names[id] ?? '',
  }
  const told = (seat: string, facts: Sitting['facts']): string =>
    JSON.stringify(facts.flatMap(fact => linesOf(9, fact, table.seat(seat), seeing)))
  return { sitting, scene, told }
}

describe('who is not perceived', () => {
  test('is not named when the scene is put away, shown or not', () => {
    for (const aside of [false, true]) {
      const { sitting, scene, told } = walled()
      // Whoever came out of it as they went in is no news.
      for (const [place, hp] of [5, 6].entries()) {
        sitting.do('gm', { type: 'override', scene, at: ['standing', place, 'hp'], value: hp, note: '' })
      }
      if (aside) sitting.begin('fight', 'Elsewhere', { ...FIGHT, fog: false })
      const facts = [...sitting.do('gm', { type: 'endScene', scene })]
      expect(told('gm', facts)).toContain('"names":["Ada","Bram"]')
      expect(told('ann', facts)).toContain('"names":["Ada"]')
      expect(told('eve', facts)).not.toContain('Bram')
    }
  })
  test('does not lend their side its name', () => {
    const { sitting } = walled()
    const sides = (seat: string): string => JSON.stringify(viewTable(sitting.table, seat, AROUND).scene?.state)
    expect(sides('gm')).toContain('the others')
    expect(sides('ann')).toContain('the watch')
    expect(sides('ann')).not.toContain('the others')
    expect(sides('bea')).not.toContain('the watch')
  })
  test('is not named by the seat that plays them', () => {
    const { sitting } = walled()
    const playedBy = (seat: string) =>
      viewTable(sitting.table, seat, AROUND).seats.find(({ id }) => id === 'bea')?.actors
    expect(playedBy('gm')).toEqual(['Bram'])
    expect(playedBy('bea')).toEqual(['Bram'])
    expect(playedBy('ann')).toEqual([])
    expect(playedBy('eve')).toEqual([])
  })
  test('is not named in the log of the dice by what they throw', () => {
    const { sitting, scene } = walled()
    for (let step = 0; step < 60; step++) {
      const [asked] = sitting.table.scene(scene).asking
      if (asked === undefined) break
      sitting.answer(scene, sitting.table.scene(scene).proposal(asked, { role: 'gm', actors: [] }))
    }
    sitting.do('gm', { type: 'sealDice' })
    const logs = new DiceLogs()
    for (const fact of sitting.facts) logs.add(fact)
    const [log = ''] = logs.sealed
    expect(log).toContain('"purpose":"secret')
    expect(log).not.toContain('Bram')
  })
  test('is not named to whoever answers in their place', () => {
    const { sitting, scene } = walled()
    for (let step = 0; step < 40 && sitting.question(scene).who !== 'Bram'; step++) {
      const [asked] = sitting.table.scene(scene).asking
      if (asked === undefined) break
      sitting.answer(scene, sitting.table.scene(scene).proposal(asked, { role: 'gm', actors: [] }))
    }
    const { id: question, who } = sitting.question(scene)
    expect(who).toBe('Bram')
    expect(() => sitting.do('ann', { type: 'answer', scene, question, answer: { choice: '' } })).toThrow(
      'that is for somebody else to answer',
    )
  })
})
