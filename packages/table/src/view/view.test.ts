import { duelStart } from '@umpire/engine/demo'
import { describe, expect, test } from 'vitest'
import { Sitting } from '../test/table-fixture.ts'
import { linesOf } from './lines.ts'
import { viewTable } from './view.ts'

const AROUND = { online: () => false, until: () => undefined }
const SECRET_NERVE = 77_123

/** Everything that a seat is ever sent of a table: the view, and every line. */
function sentTo(sitting: Sitting, seat: string): string {
  const { table, facts } = sitting
  const seeing = {
    kindOf: (kind: string) => table.kind(kind),
    kindOfScene: (scene: string) => table.data.kinds[scene],
    nameOf: (id: string) => table.data.names[id] ?? '',
  }
  const lines = facts.flatMap((fact, index) => linesOf(index + 1, fact, table.seat(seat), seeing))
  return JSON.stringify([viewTable(table, seat, AROUND), lines])
}

describe('nothing secret leaves', () => {
  const sitting = new Sitting()
  for (const actor of ['Ada', 'Bram']) sitting.do('gm', { type: 'dial', actor, to: 'propose' })
  const { Ada, ...others } = duelStart.fighters
  const fighters = { ...others, Ada: { ...Ada, nerve: SECRET_NERVE } }
  sitting.do('gm', { type: 'beginScene', kind: 'duel', title: 'A duel', given: { ...duelStart, fighters } })
  sitting.do('gm', { type: 'say', text: '/w Ann the butler did it' })
  sitting.do('gm', { type: 'say', text: '/gmr 2d6 does the butler notice' })
  sitting.do('gm', { type: 'note', text: 'the butler is a spy', shared: false })
  sitting.do('ann', { type: 'note', text: 'my diary', shared: false })
  const shown = sitting.table.data.game.shown ?? ''
  while (sitting.table.scene(shown).asking.length > 0) sitting.answer(shown)
  sitting.do('gm', {
    type: 'override',
    scene: shown,
    at: ['fighters', 'Ada', 'nerve'],
    value: SECRET_NERVE + 1,
    note: 'a change',
  })
  sitting.do('gm', { type: 'undo' })
  const { secret } = sitting.table.data.fair

  const seats = {
    gm: sentTo(sitting, 'gm'),
    ann: sentTo(sitting, 'ann'),
    bea: sentTo(sitting, 'bea'),
    eve: sentTo(sitting, 'eve'),
  }
  test('of the dice, to anybody', () => {
    for (const sent of Object.values(seats)) expect(sent).not.toContain(secret)
  })
  test('of the game master, to players and spectators', () => {
    expect(seats.gm).toContain(`${SECRET_NERVE}`)
    expect(seats.gm).toContain('does the butler notice')
    for (const sent of [seats.ann, seats.bea, seats.eve]) {
      expect(sent).not.toContain(`${SECRET_NERVE}`)
      expect(sent).not.toContain(`${SECRET_NERVE + 1}`)
      expect(sent).not.toContain('does the butler notice')
      expect(sent).not.toContain('butler is a spy')
      expect(sent).not.toContain('wavered')
    }
  })
  test('by the hash of the dice log, though a secret roll has few outcomes', () => {
    const secretRolls = sitting.facts.flatMap(fact =>
      fact.type === 'rolledAside' && fact.values.secret
        ? fact.values.log.flatMap(entry => (entry.type === 'number' ? [] : [entry]))
        : [],
    )
    expect(secretRolls.length).toBeGreaterThan(0)
    for (const { purpose } of secretRolls) expect(purpose).toMatch(/ #[\da-f]{24}$/)
  })
  test('between players', () => {
    expect(seats.ann).toContain('the butler did it')
    expect(seats.ann).toContain('my diary')
    for (const sent of [seats.bea, seats.eve]) {
      expect(sent).not.toContain('the butler did it')
      expect(sent).not.toContain('my diary')
    }
    expect(seats.gm).not.toContain('my diary')
  })
})

describe('a view', () => {
  test('shows a question to whom it is for, with what the program proposes', () => {
    const sitting = new Sitting()
    const { who } = sitting.question(sitting.duel())
    const [mine, others] = who === 'Ada' ? ['ann', 'bea'] : ['bea', 'ann']
    expect(viewTable(sitting.table, mine ?? '', AROUND).scene?.questions).toMatchObject([
      { mine: true, proposed: 'dodge', question: { kind: 'choice', who } },
    ])
    expect(viewTable(sitting.table, others ?? '', AROUND).scene?.questions).toMatchObject([
      { mine: false, question: { kind: 'waiting', who } },
    ])
  })
})
