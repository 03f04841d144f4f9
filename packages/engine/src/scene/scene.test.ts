import { seeded } from '@umpire/dice'
import { demoScenes, duelStart } from '@umpire/engine/demo'
import { describe, expect, test } from 'vitest'
import { throwing } from '../drivers/play-ask.ts'
import { entryField } from '../procedure/entry-field.ts'
import type { Helpers, Scene, SceneData, SceneKind, Stretch } from './scene.ts'

const MASTER = { role: 'gm', actors: [] } as const
const AS_PRINTED = { options: [], settings: {} }
const kind = demoScenes.find(one => one.kind === 'duel')

function open(seed: string, data: SceneData | undefined, plays: Helpers['plays']): { scene: Scene; kind: SceneKind } {
  if (kind === undefined) throw new Error('the duel is gone')
  const begun = data ?? { state: kind.begin(duelStart, 'duel', AS_PRINTED), underway: null }
  return { scene: kind.open(AS_PRINTED, begun, { throws: throwing(seeded(seed)), plays }), kind }
}
const nobody = () => false

/** Plays on by the first allowed choice until somebody is asked no more; answers all that happened. */
function playOut(scene: Scene, between: (scene: Scene) => Scene = same => same): readonly Stretch[] {
  const all = [...scene.goOn()]
  let now = scene
  for (;;) {
    now = between(now)
    const [first] = now.asking
    if (first === undefined) return all
    all.push(...now.answer(first.ask, { choice: now.proposal(first, MASTER) ?? '' }))
  }
}

const entriesOf = (stretches: readonly Stretch[]) => stretches.flatMap(({ entries }) => entries)

describe('a scene', () => {
  test('goes on by itself until somebody must choose', () => {
    const { scene } = open('a', undefined, nobody)
    const stretches = scene.goOn()
    expect(stretches.length).toBeGreaterThan(0)
    expect(scene.asking.map(({ question }) => question.kind)).toEqual(['choice'])
    expect(scene.goOn()).toEqual([])
    expect(scene.over).toBe(false)
  })
  test('is played to its end by the program alone', () => {
    const { scene } = open('a', undefined, () => true)
    scene.goOn()
    expect(scene).toMatchObject({ over: true, asking: [] })
  })
  test('can be put away at every question and taken up again, to the same end', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const source = throwing(seeded(seed))
      const again = (scene: Scene): Scene =>
        kind?.open(AS_PRINTED, JSON.parse(JSON.stringify(scene.data)), { throws: source, plays: nobody }) ?? scene
      const put = again(open(seed, undefined, nobody).scene)
      const away = playOut(put, again)
      const straight = playOut(open(seed, undefined, nobody).scene)
      expect(entriesOf(away)).toEqual(entriesOf(straight))
    }
  })
  test('is told again by its facts alone', () => {
    const { scene, kind } = open('e', undefined, () => true)
    const start = scene.data.state
    const entries = entriesOf(scene.goOn())
    const facts = entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact]))
    expect(kind.after(start, facts)).toEqual(scene.data.state)
  })
  test('keeps a question as long as it stands, and refuses an answer to one that is gone', () => {
    const { scene } = open('a', undefined, nobody)
    scene.goOn()
    const [asked] = scene.asking
    if (asked === undefined) throw new Error('nothing is asked')
    const again = open('a', JSON.parse(JSON.stringify(scene.data)), nobody).scene
    expect(again.asking).toEqual([asked])
    scene.answer(asked.ask, { choice: 'dodge' })
    expect(() => scene.answer(asked.ask, { choice: 'dodge' })).toThrow('answer: expected a question that is still open')
  })
  test('lets the program take over in the middle', () => {
    let taken = false
    const { scene } = open('a', undefined, () => taken)
    scene.goOn()
    expect(scene.asking).toHaveLength(1)
    taken = true
    scene.goOn()
    expect(scene).toMatchObject({ over: true, asking: [] })
  })
  test('asks people for dice when nobody throws them', () => {
    if (kind === undefined) throw new Error('the duel is gone')
    const state = kind.begin(duelStart, 'duel', AS_PRINTED)
    const scene = kind.open(AS_PRINTED, { state, underway: null }, { throws: () => undefined, plays: nobody })
    scene.goOn()
    const [asked] = scene.asking
    expect(asked?.question).toMatchObject({ kind: 'roll', dice: '3d6' })
    scene.answer(asked?.ask ?? 0, { faces: [1, 1, 1] })
    expect(scene.asking[0]?.question).toMatchObject({ kind: 'choice', question: 'defense' })
  })
  test('takes the word of the game master, if it makes a state', () => {
    const { scene } = open('a', undefined, nobody)
    scene.goOn()
    expect(scene.override(['fighters', 'Bram', 'hit_points'], 3)).toMatchObject({ from: 14 })
    expect(() => scene.override(['fighters', 'Bram', 'hit_points'], 'many')).toThrow('hit_points')
    expect(() => scene.override(['fighters', 'Cleo'], 3)).toThrow('Cleo: expected a place in the state')
    expect(scene.view(MASTER)).toMatchObject({ fighters: { Bram: { hit_points: 3 } } })
    const again = open('a', JSON.parse(JSON.stringify(scene.data)), nobody).scene
    expect(again.data).toEqual(scene.data)
    expect(again.asking).toEqual(scene.asking)
  })
  test('asks nothing more of what would go otherwise: it is dropped, and what comes next is asked', () => {
    const { scene } = open('a', undefined, nobody)
    scene.goOn()
    const { state, underway } = scene.data
    if (underway === null) throw new Error('nothing is under way')
    const other = { ...underway, answers: underway.answers.map(() => ({ total: 18 })) }
    const again = open('a', { state, underway: other }, nobody).scene
    expect(again).toMatchObject({ broken: true, asking: [], stopped: true, data: { state, underway: null } })
    const [dropped, ...rest] = again.goOn()
    expect(dropped).toMatchObject({ answers: [], ended: true })
    expect(dropped?.entries[0]?.note?.text).toContain('dropped, because the rules have changed since it began')
    expect(rest[0]).toHaveProperty('begun')
    expect(again).toMatchObject({ broken: false, asking: [{}] })
  })
})

test('entries are read back as they were written', () => {
  const { scene } = open('b', undefined, () => true)
  for (const entry of entriesOf(scene.goOn())) {
    expect(entryField.read(JSON.parse(JSON.stringify(entry)), 'entry')).toEqual(entry)
  }
  const odd = { kind: 'rule', id: 'a', title: 'A', value: 1, because: [{ kind: 'rounded', label: 'b', from: 1 }] }
  expect(() => entryField.read({ rolls: [], why: [odd] }, 'entry')).toThrow('entry.why[0]: expected a reason')
  expect(() => entryField.read({ rolls: [], why: [{ kind: 'gossip' }] }, 'entry')).toThrow(
    'entry.why[0]: expected a reason',
  )
})
