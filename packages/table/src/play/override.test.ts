/** A value of the GM's that the rest of the scene cannot go on with is refused with its reason, and nothing of it stays. */
import type { Json } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { viewTable } from '../view/view.ts'

const AROUND = { online: () => false, until: () => undefined }
const [gurps, tensided, traveller] = await Promise.all(['gurps', 'tensided', 'traveller'].map(loadSystem))

type Change = readonly [at: readonly (string | number)[], value: Json, refusal: string]

const CHANGES: { readonly [demo: string]: readonly Change[] } = {
  giant: [
    [['map', 'cover', 18], 3, 'map, cover'],
    [['map'], {}, 'map, version'],
    [['roster'], [], 'roster: expected as many as there are'],
    [['roster', 0, 'id'], 'somebody', 'roster: expected as many as there are'],
    [['standing', 0, 'arms'], [], 'standing: expected as many as there are'],
    [['sides'], [], 'sides: expected as many'],
    [['order'], [0, 0], 'order: expected places from 0 to'],
    [['order'], [99], 'order: expected places from 0 to'],
    [['turn'], 99, 'turn: expected a place in the order'],
    [['standing', 0, 'judo_parried'], 'nobody', 'expected one of Grum'],
    [['standing', 0, 'loading'], 99, 'the place of one of the'],
    [['standing', 0, 'q'], 9999, 'everybody on one of its'],
    [['standing', 0, 'hp'], 'x', 'standing[0].hp'],
  ],
  diner: [
    [['map', 'opaque', 3], 'x', 'map, opaque'],
    [['standing', 0, 'cover'], 9999, 'the place of one of the'],
    [['standing', 0, 'unaware'], ['nobody'], 'expected one of Vera'],
    [['holds'], [{ by: 'Vera', on: 'nobody', kind: 'clinch', until: null }], 'holds'],
    [['standing'], [], 'standing: expected as many as there are'],
    [['standing', 0, 'x'], -5, 'everybody on one of its'],
  ],
  warehouse: [
    [['standing', 0, 'hand'], 5, 'the place of one of the'],
    [['contacts'], [['Ada', 'nobody']], 'contacts: expected one of Ada'],
    [['parties'], [], 'parties: expected as many'],
    [['roster', 0, 'weapons'], [], 'roster: expected as many as there are'],
  ],
}

for (const system of [gurps, tensided, traveller]) {
  for (const { id, kind, given, options } of system?.demos ?? []) {
    const changes = CHANGES[id]
    if (system === undefined || changes === undefined) continue
    describe(id, () => {
      const sitting = new Sitting(system, options)
      sitting.rests = () => true
      const scene = sitting.begin(kind, 'A fight', given)
      for (const actor of sitting.table.scene(scene).actors) sitting.do('gm', { type: 'dial', actor, to: 'propose' })
      test.each(changes)('%j is not %j', (at, value, refusal) => {
        const before = sitting.table.data
        const seen = viewTable(sitting.table, 'gm', AROUND)
        const command: Command = {
          type: 'override',
          scene,
          at: [...at],
          value: JSON.parse(JSON.stringify(value)),
          note: '',
        }
        expect(() => sitting.do('gm', command)).toThrow(refusal)
        expect(sitting.table.data).toBe(before)
        expect(viewTable(sitting.table, 'gm', AROUND)).toEqual(seen)
      })
    })
  }
}

test('what would count further than can be stored is refused as a whole, and the table can be told again', () => {
  const [demo] = gurps?.demos ?? []
  if (gurps === undefined || demo === undefined) throw new Error('no demo')
  const sitting = new Sitting(gurps, demo.options)
  const scene = sitting.begin(demo.kind, 'A fight', demo.given)
  sitting.do('gm', { type: 'override', scene, at: ['second'], value: 1_000_000_000, note: '' })
  sitting.rests = () => true
  const playAll = () => {
    for (const actor of sitting.table.scene(scene).actors) sitting.do('gm', { type: 'dial', actor, to: 'do' })
    while (sitting.table.playsOn) sitting.playOn()
  }
  expect(playAll).toThrow('state.second: expected a whole number from 0 to 1000000000')
  const { data } = sitting.table
  expect(toldAgain(sitting.facts, gurps).data).toEqual(data)
  sitting.do('gm', { type: 'override', scene, at: ['second'], value: 0, note: '' })
  expect(sitting.table.playsOn).toBe(true)
})
