/** What the game master paints is a fact like any other: it is undone, stored, and told again. */
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { linesOf } from './lines.ts'
import { viewTable } from './view.ts'

const gurps = await loadSystem('gurps')
const AROUND = { online: () => false, until: () => undefined }
const FIGHT = {
  system: 'gurps',
  map: ['. . . . . . .', '. A . . . B .', '. . . . . . .', '. . . . . . .'],
  sides: [
    { name: 'the watch', members: [{ name: 'Ada', template: 'rifleman', at: 'A' }] },
    { name: 'the others', npc: true, members: [{ name: 'Bram', template: 'rifleman', at: 'B' }] },
  ],
}
const WALL = { cells: ['3,0', '3,1', '2,2', '2,3'], terrain: { blocked: true, opaque: true } }

/** Ann plays Ada, whom she is asked for; Bram is led by the program. */
function yard() {
  const sitting = new Sitting(gurps)
  sitting.do('gm', { type: 'dial', actor: 'Bram', to: 'remind' })
  const scene = sitting.begin('fight', 'A yard', FIGHT)
  const paint = (value: Parameters<typeof JSON.stringify>[0]) =>
    sitting.do('gm', { type: 'override', scene, at: ['paint'], value, note: '' })
  const seen = (seat: string, table = sitting.table): string => JSON.stringify(viewTable(table, seat, AROUND).scene)
  return { sitting, scene, paint, seen }
}

describe('the painted ground', () => {
  test('stands in the state while a procedure is under way, and is the same when all is told again', () => {
    const { sitting, scene, paint, seen } = yard()
    expect(sitting.table.scene(scene).asking.length).toBeGreaterThan(0)
    paint(WALL)
    paint({ foggy: true })
    const again = toldAgain(sitting.facts, gurps)
    expect(again.scene(scene).data).toEqual(sitting.table.scene(scene).data)
    expect(seen('ann', again)).toBe(seen('ann'))
    expect(seen('ann', again)).not.toContain('Bram')
    expect(seen('gm', again)).toContain('Bram')
    // The turn goes on along its answers with the stroke among them.
    sitting.answer(scene, sitting.table.scene(scene).proposal(firstAsked(sitting, scene), MASTER) ?? '')
    expect(toldAgain(sitting.facts, gurps).scene(scene).data).toEqual(sitting.table.scene(scene).data)
  })
  test('is undone stroke by stroke, and redone, and the fog stays where it was', () => {
    const { sitting, paint, seen } = yard()
    paint({ foggy: true })
    const before = seen('ann')
    expect(before).toContain('Bram')
    paint(WALL)
    const walled = seen('ann')
    expect(walled).not.toContain('Bram')
    sitting.do('gm', { type: 'undo' })
    expect(seen('ann')).toBe(before)
    sitting.do('gm', { type: 'redo' })
    expect(seen('ann')).toBe(walled)
    expect(seen('ann', toldAgain(sitting.facts, gurps))).toBe(walled)
  })
  test('is told to players as a change, and no more', () => {
    const { sitting, paint } = yard()
    const [fact] = paint(WALL)
    const { table } = sitting
    const seeing = {
      kindOf: (kind: string) => table.kind(kind),
      kindOfScene: (id: string) => table.data.kinds[id],
      nameOf: (id: string) => table.data.names[id] ?? '',
    }
    if (fact === undefined) throw new Error('nothing happened')
    expect(linesOf(9, fact, table.seat('gm'), seeing)).toMatchObject([
      { kind: 'overridden', place: ['paint'], to: WALL },
    ])
    expect(linesOf(9, fact, table.seat('ann'), seeing)).toMatchObject([{ kind: 'overridden', place: [], to: null }])
  })
})

const MASTER = { role: 'gm', actors: [] } as const

function firstAsked({ table }: Sitting, scene: string) {
  const [asked] = table.scene(scene).asking
  if (asked === undefined) throw new Error('nothing is asked')
  return asked
}
