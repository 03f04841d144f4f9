/** Choices made beforehand in a scene: who perceives whom, and whom the program plays. */
import { describe, expect, test } from 'vitest'
import { resumable } from '../drivers/play.ts'
import { type Volley, volley, volleyStart, volleyWorld } from '../drivers/test/volley-fixture.ts'
import { each, everyone, type Viewer } from '../fact/view.ts'
import type { PlannedChoice } from '../procedure/answer.ts'
import { type Helpers, type SceneData, sceneKind } from './scene.ts'

const kind = sceneKind({
  kind: 'volley',
  title: 'A volley',
  playable: {
    ...volleyWorld,
    procedures: [resumable(volley)],
    sight: { shots: each(everyone), down: each(everyone), hidden: each(everyone), ducks: everyone },
    unseen: ({ hidden }: Volley) => (hidden.length === 0 ? [] : [{ to: ['Ada'], who: hidden }]),
  },
  choosable: { options: [], settings: [] },
  begin: given => volleyWorld.state.read(given, 'state'),
  next: ({ shots }) => (shots.length === 0 ? { procedure: volley.id, given: {} } : null),
  over: ({ shots }) => shots.length > 0,
  actors: () => ['Ada', 'Bram', 'Cleo'],
  strangers: () => [],
  startable: [],
  bot: () => offer => offer.choices.findLast(({ refused }) => refused === undefined)?.key ?? '',
  settles: ({ question }, { down }) => (question === 'target' && down.includes('Bram') ? 'Cleo' : undefined),
  asSeen: offer => offer,
})

const ADA: Viewer = { role: 'player', actors: ['Ada'] }
const GM: Viewer = { role: 'gm', actors: [] }
const AS_PRINTED = { options: [], settings: {} }

function open(hidden: readonly string[], helpers: Partial<Helpers> = {}, data?: SceneData) {
  const begun = data ?? { state: kind.begin({ ...volleyStart, hidden }, 'state', AS_PRINTED), underway: null }
  const scene = kind.open(AS_PRINTED, begun, { throws: () => [1], plays: () => false, ...helpers })
  const shoot = (then: readonly PlannedChoice[], seat: Viewer) =>
    scene.answer(scene.asking[0]?.ask ?? 0, { choice: 'shoot', by: 'Ada', then }, seat)
  if (data === undefined) scene.goOn()
  return { scene, shoot, waitsFor: () => scene.asking.map(({ question }) => question) }
}

const AT_BRAM = [
  { question: 'target', choice: 'Bram' },
  { question: 'location', choice: 'leg' },
]

describe('choices made beforehand', () => {
  test('are one stretch with the answer that brought them', () => {
    const { scene, shoot, waitsFor } = open([])
    const stretches = shoot(AT_BRAM, ADA)
    expect(stretches).toHaveLength(1)
    expect(stretches[0]?.answers).toEqual([
      { choice: 'shoot', by: 'Ada', then: AT_BRAM },
      { choice: 'Bram', by: 'Ada' },
      { choice: 'leg', by: 'Ada' },
      { faces: [1] },
    ])
    expect(waitsFor()).toMatchObject([{ question: 'duck' }])
    expect(open([], {}, JSON.parse(JSON.stringify(scene.data))).scene.data).toEqual(scene.data)
  })
  test('are not taken of somebody whom their own actor does not perceive, even by the word of the game master', () => {
    for (const seat of [ADA, GM]) {
      const { scene, shoot, waitsFor } = open(['Bram'])
      expect(shoot(AT_BRAM, seat)[0]?.answers).toHaveLength(1)
      expect(waitsFor()).toMatchObject([{ question: 'target' }])
      const [asking] = scene.asking
      if (asking === undefined) throw new Error('nothing is asked')
      expect(JSON.stringify(scene.asked(asking, ADA))).not.toContain('Bram')
    }
  })
  test('of somebody unseen and of nobody at all look the same', () => {
    const seen = (choice: string) => {
      const { scene, shoot } = open(['Bram'])
      const entries = shoot([{ question: 'target', choice }], ADA).flatMap(one => one.entries)
      return { entries, asked: scene.asking.map(asking => scene.asked(asking, ADA)), view: scene.view(ADA) }
    }
    expect(seen('Bram')).toEqual(seen('Zoe'))
  })
  test('go before what the program would choose, and it chooses the rest', () => {
    let plays = false
    const { scene, shoot } = open([], { plays: () => plays })
    plays = true
    shoot(AT_BRAM, ADA)
    // The program takes the last choice: no ducking, at Cleo's leg, and rest.
    expect(scene.view(GM)).toMatchObject({ shots: ['Bram leg', 'Cleo leg'] })
  })
  test('wait for nobody who need not be troubled any more', () => {
    const { scene, shoot } = open([], { throws: () => [6] })
    shoot([...AT_BRAM, { question: 'target', choice: 'Bram' }, { question: 'duck', choice: 'no' }], ADA)
    expect(scene.asking[0]?.question).toMatchObject({ question: 'location' })
  })
})
