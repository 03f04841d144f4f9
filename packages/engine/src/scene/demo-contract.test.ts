import { demoScenes, duelStart } from '@umpire/engine/demo'
import { expect, test } from 'vitest'
import { demoContract } from './demo-contract.ts'
import type { SceneKind } from './scene.ts'

const kind = demoScenes.find(one => one.kind === 'duel')
if (kind === undefined) throw new Error('the duel is gone')

const DUEL = { id: 'duel', title: 'Duel', about: '', kind: 'duel', given: duelStart, companions: [] }
const wrongIn = (of: SceneKind, companions: readonly string[]) =>
  demoContract(of, [{ ...DUEL, companions }]).map(({ wrong }) => wrong())

test('a demo is held to its end, and to one fighter for people beside its companions', () => {
  const { actors, strangers } = kind.open(
    { options: [], settings: {} },
    { state: kind.begin(duelStart, 'duel', { options: [], settings: {} }), underway: null },
    { throws: () => [], plays: () => false },
  )
  const [first = '', ...others] = actors.filter(actor => !strangers.includes(actor))
  expect(wrongIn(kind, others)).toEqual([undefined, undefined])
  expect(wrongIn(kind, [first, ...others])[1]).toContain('led by people: ;')
  expect(wrongIn(kind, [...others, 'nobody'])[1]).toContain('of another side: nobody')
  const waiting: SceneKind = {
    ...kind,
    open: (chosen, data, helpers) => kind.open(chosen, data, { ...helpers, plays: () => false }),
  }
  expect(wrongIn(waiting, others)[0]).toContain('seed one')
})
