/** What becomes of people in one scene, and how the next begins with it. */
import { seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { linesOf } from '../view/lines.ts'
import { viewTable } from '../view/view.ts'

const traveller = await loadSystem('traveller')
const AROUND = { online: () => false, until: () => undefined }

function made(name: string): { readonly [field: string]: Json } {
  const one = traveller.characters?.make({ name, wish: 'a fighter' }, {}, seeded(name))
  const { career: _career, ...rest }: { readonly [field: string]: Json } = JSON.parse(JSON.stringify(one))
  return { ...rest, gear: { items: [{ item: 'Shotgun', ammo: 10, carried: 'in hand' }] } }
}

const others = { name: 'Thug', count: 3, upp: '777', skills: { Shotgun: 1 }, weapons: 'Shotgun' }

/** A fight of Ada against three, fought by the program to its end; answers the id of the scene. */
function fought(sitting: Sitting, character: Json): string {
  const sides = [
    { name: 'the travellers', steadfast: true, npc: true, members: [{ character }] },
    { name: 'the thugs', members: [others] },
  ]
  const given = { system: 'traveller', range: 'short', surprise: 'none', joined: true, sides }
  const scene = sitting.begin('encounter', 'A fight', given)
  expect(sitting.table.scene(scene).over).toBe(true)
  return scene
}

const ada = ({ table }: Sitting) => Object(table.data.game.people['Ada'])

/** Until she comes out of it wounded, but alive. */
function hurt(): { readonly sitting: Sitting; readonly scene: string } {
  for (;;) {
    const sitting = new Sitting(traveller)
    const scene = fought(sitting, made('Ada'))
    if (ada(sitting).alive && ada(sitting).injury !== null) return { sitting, scene }
  }
}

describe('people', () => {
  test('come out of a fight as it left them, which the log tells and an undo takes back', () => {
    const { sitting } = hurt()
    const last = sitting.facts.at(-1)
    expect(last?.type).toBe('peopleKept')
    const seeing = {
      kindOf: (kind: string) => sitting.table.kind(kind),
      kindOfScene: (id: string) => sitting.table.data.kinds[id],
      nameOf: () => '',
    }
    expect(last && linesOf(1, last, sitting.table.seat('ann'), seeing)).toMatchObject([
      { kind: 'people', names: ['Ada'] },
    ])
    expect(toldAgain(sitting.facts, traveller).data).toEqual(sitting.table.data)
    sitting.do('gm', { type: 'undo' })
    expect(sitting.table.data.game.people).toEqual({})
  })
  test('are known whole to the game master alone', () => {
    const { sitting } = hurt()
    expect(viewTable(sitting.table, 'gm', AROUND).people).toEqual(sitting.table.data.game.people)
    expect(viewTable(sitting.table, 'ann', AROUND).people).toEqual({})
  })
  test('begin the next scene so, and what happens there is kept, too', () => {
    const { sitting } = hurt()
    const wounded = ada(sitting)
    const scene = sitting.begin('downtime', 'Later', { characters: { Ada: wounded } })
    const procedure = 'traveller.proc.passing-time'
    sitting.do('gm', { type: 'start', scene, procedure, given: { days: 2 } })
    expect(ada(sitting).ledger.age_seconds).not.toBe(wounded.ledger.age_seconds)
    expect(toldAgain(sitting.facts, traveller).data).toEqual(sitting.table.data)
  })
  test('are met as they have become elsewhere', () => {
    const sitting = new Sitting(traveller)
    const character = made('Ada')
    const before = sitting.begin('downtime', 'Before', { characters: { Ada: character } })
    fought(sitting, character)
    sitting.do('gm', { type: 'showScene', scene: before })
    expect(Object(sitting.table.scene(before).data.state).characters.Ada).toEqual(ada(sitting))
    expect(toldAgain(sitting.facts, traveller).data).toEqual(sitting.table.data)
  })
  test('keep what happened since, when a fight that was over long ago is looked at or put away', () => {
    const { sitting, scene } = hurt()
    const later = sitting.begin('downtime', 'Later', { characters: { Ada: ada(sitting) } })
    sitting.do('gm', { type: 'start', scene: later, procedure: 'traveller.proc.passing-time', given: { months: 2 } })
    const since = ada(sitting)
    sitting.do('gm', { type: 'showScene', scene })
    sitting.do('gm', { type: 'endScene', scene })
    expect(ada(sitting)).toEqual(since)
  })
  test('take their wounds along from a fight that is put away in the middle', () => {
    const sitting = new Sitting(traveller)
    const sides = [
      { name: 'the travellers', members: [{ character: made('Ada') }] },
      { name: 'the thugs', members: [others] },
    ]
    const given = { system: 'traveller', range: 'short', surprise: 'none', joined: true, sides }
    const scene = sitting.begin('encounter', 'A fight', given)
    const at = ['standing', 0, 'strength']
    sitting.do('gm', { type: 'override', scene, at, value: 1, note: '' })
    expect(ada(sitting).injury ?? null).toBeNull()
    sitting.do('gm', { type: 'endScene', scene })
    expect(ada(sitting).injury).toMatchObject({ current: { strength: 1 } })
  })
})

test('what a rule bars is refused by its name, and nothing has happened', () => {
  const sitting = new Sitting(traveller)
  const scene = sitting.begin('downtime', 'Now', { characters: { Ada: made('Ada') } })
  const before = sitting.table.data
  const start = { type: 'start', scene, procedure: 'traveller.proc.sell-passage' } as const
  const barred = () => sitting.do('gm', { ...start, given: { who: 'Ada', tickets: ['Low Passage', 'Low Passage'] } })
  expect(barred).toThrow('only tickets that are held can be cashed')
  expect(barred).toThrow(expect.objectContaining({ code: 'rules', rule: expect.stringContaining('traveller.') }))
  expect(sitting.table.data).toBe(before)
})
