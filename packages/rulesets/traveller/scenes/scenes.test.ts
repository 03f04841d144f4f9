import { seeded } from '@umpire/dice'
import { type Helpers, type Scene, type SceneKind, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { characters } from '../characters.ts'
import { careerScene } from './career-scene.ts'
import { demos, scenes } from './index.ts'

const AS_PRINTED = { options: [], settings: {} }

const opened = (kind: SceneKind, given: unknown, seed: string, plays: Helpers['plays']): Scene =>
  kind.open(
    AS_PRINTED,
    { state: kind.begin(given, 'given', AS_PRINTED), underway: null },
    {
      throws: throwing(seeded(seed)),
      plays,
    },
  )

/** Everything is answered as the program proposes. */
function playedOut(scene: Scene) {
  const stretches = [...scene.goOn()]
  for (let [asked] = scene.asking; asked !== undefined; [asked] = scene.asking) {
    const { question } = asked
    if (question.kind !== 'choice') throw new Error('dice are thrown here')
    stretches.push(...scene.answer(asked.ask, { choice: scene.proposal(asked) ?? '', by: question.who }))
  }
  return stretches.flatMap(({ entries }) => entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact])))
}

describe('demos', () => {
  for (const demo of demos) {
    test(`${demo.title}: is fought to its end, whoever plays`, () => {
      const kind = scenes.find(one => one.kind === demo.kind)
      if (kind === undefined) throw new Error(`there is no scene of the kind ${demo.kind}`)
      for (let seed = 0; seed < 10; seed++) {
        const byPeople = opened(kind, demo.given, `seed ${seed}`, () => false)
        playedOut(byPeople)
        const byBots = opened(kind, demo.given, `seed ${seed}`, () => true)
        byBots.goOn()
        expect(byPeople).toMatchObject({ over: true, asking: [] })
        expect(byBots.over).toBe(true)
      }
    })
  }
})

test('a demo begins with somebody moving: the first attack is two answers away', () => {
  for (const demo of demos) {
    const kind = scenes.find(one => one.kind === demo.kind)
    const scene = kind && opened(kind, demo.given, 'first', () => false)
    scene?.goOn()
    const asked = scene?.asking.map(({ question }) => (question.kind === 'choice' ? question.question : ''))
    expect(new Set(asked)).toEqual(new Set(['movement']))
  }
})

describe('a career at the table', () => {
  test('brings a character that holds', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scene = opened(careerScene, { name: 'Ada' }, `seed ${seed}`, () => false)
      const facts = playedOut(scene)
      expect(scene.over).toBe(true)
      const made = careerScene.character(scene.data.state, facts)
      expect(characters.problems(characters.read(made, 'made'))).toEqual([])
    }
  })
  test('has none before its end', () => {
    const scene = opened(careerScene, { name: 'Ada' }, 'seed', () => false)
    scene.goOn()
    expect(careerScene.character(scene.data.state, [])).toBeNull()
  })
})
