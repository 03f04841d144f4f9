/** Whom a seat hears of by name, where nobody is in the way to hide them any more. */
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { seated } from '../state/facts.ts'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { linesOf } from './lines.ts'
import { viewTable } from './view.ts'

const gurps = await loadSystem('gurps')
const AROUND = { online: () => false, until: () => undefined }
const fightOf = (...others: readonly string[]) => ({
  system: 'gurps',
  fog: true,
  map: ['. . . # . . .', '. A . # . B .', '. . . # . . .', '. . . # . . C'],
  sides: [
    { name: 'the watch', members: [{ name: 'Ada', template: 'rifleman', at: 'A' }] },
    {
      name: 'the others',
      npc: true,
      members: others.map((name, nth) => ({ name, template: 'rifleman', at: nth === 0 ? 'B' : 'C' })),
    },
  ],
})

/** Ann plays Ada and Bea plays Bram; a wall is between them. */
function walled(fog = true) {
  const sitting = new Sitting(gurps)
  for (const actor of ['Ada', 'Bram', 'Zoe']) sitting.do('gm', { type: 'dial', actor, to: 'propose' })
  const scene = sitting.begin('fight', 'A wall', { ...fightOf('Bram', 'Zoe'), fog })
  return { sitting, scene }
}
const toldOf = ({ table }: Sitting, seat: string) => {
  const { dials, seats } = viewTable(table, seat, AROUND)
  return { dials: Object.keys(dials), played: seats.flatMap(({ actors }) => actors) }
}
const ALL = { dials: ['Ada', 'Bram', 'Zoe'], played: ['Ada', 'Bram'] }
const HERS = { dials: ['Ada'], played: ['Ada'] }

describe('somebody whom a seat never perceived', () => {
  const ways: readonly (readonly [string, (sitting: Sitting, scene: string) => void])[] = [
    ['while the scene is shown', () => undefined],
    ['once it is put away', (sitting, scene) => sitting.do('gm', { type: 'endScene', scene })],
    ['in another scene', sitting => sitting.begin('fight', 'Elsewhere', fightOf('Kurt'))],
    ['when its beginning is undone', sitting => sitting.do('gm', { type: 'undo' })],
  ]
  for (const [when, happens] of ways) {
    test(`is not named ${when}, by dial or seat`, () => {
      const { sitting, scene } = walled()
      happens(sitting, scene)
      expect(toldOf(sitting, 'ann')).toEqual(HERS)
      expect(toldOf(sitting, 'eve')).toEqual(HERS)
      expect(toldOf(sitting, 'gm')).toEqual(ALL)
      // Nor is it when all is told again from what was stored.
      expect(toldAgain(sitting.facts, gurps).data).toEqual(sitting.table.data)
    })
  }
  test('is not named to a seat that comes later', () => {
    const { sitting, scene } = walled()
    sitting.do('gm', { type: 'endScene', scene })
    sitting.table.record(seated({ by: 'kim', at: 9_000, seat: 'kim', name: 'Kim', role: 'spectator', actors: [] }))
    expect(toldOf(sitting, 'kim')).toEqual({ dials: [], played: [] })
  })
  test('is named once seen, and stays so', () => {
    const { sitting, scene } = walled()
    sitting.do('gm', { type: 'override', scene, at: ['paint'], value: { foggy: false }, note: '' })
    expect(toldOf(sitting, 'ann')).toEqual(ALL)
    sitting.do('gm', { type: 'endScene', scene })
    // Nobody plays Zoe: that her dial was turned is the game master's.
    expect(toldOf(sitting, 'ann')).toEqual({ dials: ['Ada', 'Bram'], played: ['Ada', 'Bram'] })
  })
})

describe('lines', () => {
  const lines = (sitting: Sitting, seat: string): string => {
    const { table, facts } = sitting
    const seeing = {
      kindOf: (kind: string) => table.kind(kind),
      kindOfScene: (id: string) => table.data.kinds[id],
      nameOf: (id: string) => table.data.names[id] ?? '',
    }
    return JSON.stringify(facts.flatMap((fact, at) => linesOf(at + 1, fact, table.seat(seat), seeing)))
  }
  test('of a dial name nobody whom the seat has not met, also before the scene', () => {
    const { sitting } = walled()
    expect(lines(sitting, 'gm')).toContain('"actor":"Zoe"')
    const late = { by: 'kim', at: 9_000, seat: 'kim', name: 'Kim', role: 'player' as const, actors: [] }
    sitting.table.record(seated(late))
    for (const seat of ['ann', 'eve', 'kim']) expect(lines(sitting, seat)).not.toContain('Zoe')
  })
  test('of those who come out of a scene changed tell others nothing: it may be all that shows of a secret', () => {
    const { sitting, scene } = walled(false)
    for (const place of [0, 1]) {
      sitting.do('gm', { type: 'override', scene, at: ['standing', place, 'fatigue'], value: 3, note: '' })
    }
    sitting.do('gm', { type: 'endScene', scene })
    expect(lines(sitting, 'gm')).toContain('"names":["Ada","Bram"]')
    expect(lines(sitting, 'ann')).toContain('"names":["Ada"]')
    expect(lines(sitting, 'bea')).toContain('"names":["Bram"]')
    expect(lines(sitting, 'eve')).not.toContain('"names"')
  })
})
