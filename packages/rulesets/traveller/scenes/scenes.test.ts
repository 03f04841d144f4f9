import { seeded } from '@umpire/dice'
import { Barred, type Helpers, type Scene, type SceneKind, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { characters } from '../characters.ts'
import { careerScene } from './career-scene.ts'
import { downtimeScene } from './downtime-scene.ts'
import { demos, scenes } from './index.ts'

const AS_PRINTED = { options: [], settings: {} }
const MASTER = { role: 'gm', actors: [] } as const

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
    stretches.push(...scene.answer(asked.ask, { choice: scene.proposal(asked, MASTER) ?? '', by: question.who }))
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

describe('a proposal to a player', () => {
  const player = { role: 'player', actors: ['Ada'] } as const
  const [demo] = demos
  /** The demo with thugs of those secret numbers. */
  const against = (upp: string, level: number): unknown => {
    const given = JSON.parse(JSON.stringify(demo?.given))
    for (const thug of given.sides[1].members) Object.assign(thug, { upp, skills: { Revolver: level } })
    return given
  }
  /** What is proposed of each question, until it is over. */
  function proposals(given: unknown, seed: string): readonly string[] {
    const [kind] = scenes
    if (kind === undefined) throw new Error('there is no scene')
    const scene = opened(kind, given, seed, actor => actor !== 'Ada')
    scene.goOn()
    const told: string[] = []
    for (let [asked] = scene.asking; asked !== undefined; [asked] = scene.asking) {
      const proposed = scene.proposal(asked, player)
      if (asked.question.kind !== 'choice' || proposed === undefined) throw new Error('nothing is proposed')
      told.push(`${asked.question.question}: ${proposed}`)
      scene.answer(asked.ask, { choice: proposed, by: 'Ada' })
    }
    return told
  }
  test('is made of every question of a fight', () => {
    const told = Array.from({ length: 20 }, (_, seed) => proposals(against('FFF', 6), `seed ${seed}`)).flat()
    const asked = new Set(told.map(one => one.split(':')[0]))
    expect(asked).toEqual(new Set(['movement', 'action', 'rout', 'wound']))
  })
  test('hangs on nothing that the player does not see', () => {
    for (let seed = 0; seed < 10; seed++) {
      const [first] = proposals(against('222', 0), `seed ${seed}`)
      expect(proposals(against('FFF', 6), `seed ${seed}`)[0]).toBe(first)
    }
  })
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

describe('the time between', () => {
  const ada = characters.make({ name: 'Ada' }, {}, seeded('between'))
  const scene = opened(downtimeScene, { characters: { Ada: ada, Bram: ada } }, 'seed', () => false)
  const givenTo = (procedure: string) => scene.startable.find(one => one.procedure === procedure)?.given
  test('offers the people who are there, the skills of the book and what is sold', () => {
    expect(givenTo('traveller.proc.equipping')).toMatchObject({
      who: { kind: 'oneOf', values: ['Ada', 'Bram'] },
      ware: { kind: 'oneOf', values: expect.arrayContaining(['Rifle', 'Rifle Ammunition', 'Cloth']) },
      count: { kind: 'default', value: 1 },
    })
    expect(givenTo('traveller.proc.skill-throw')?.['skill']).toMatchObject({ kind: 'oneOf' })
    expect(givenTo('traveller.proc.passing-time')?.['asleep']).toMatchObject({
      kind: 'default',
      of: { kind: 'list', of: { kind: 'oneOf', values: ['Ada', 'Bram'] } },
    })
  })
  test('is where it was when a rule was in the way', () => {
    const { went } = scene
    expect(() => scene.start('traveller.proc.pay-debt', { who: 'Ada', amount: 5 })).toThrow(Barred)
    expect(() => scene.start('traveller.proc.pay-debt', { who: 'Nobody', amount: 5 })).toThrow('character: expected')
    expect(scene.went).toBe(went)
    scene.start('traveller.proc.passing-time', { hours: 1 })
    expect(scene.went).toBeGreaterThan(went)
  })
})

test('a characteristic that the referee sets to nothing takes its owner down, and back up again', () => {
  const [demo] = demos
  const kind = scenes.find(one => one.kind === demo?.kind)
  const scene = kind && opened(kind, demo?.given, 'by hand', () => false)
  scene?.goOn()
  const status = () => JSON.stringify(scene?.data.state).match(/"status":"(\w+)"/)?.[1]
  expect(status()).toBe('active')
  scene?.override(['standing', 0, 'endurance'], 0)
  expect(status()).toBe('unconscious')
  scene?.override(['standing', 0, 'strength'], 0)
  scene?.override(['standing', 0, 'dexterity'], 0)
  expect(status()).toBe('dead')
  for (const name of ['strength', 'dexterity', 'endurance']) scene?.override(['standing', 0, name], 7)
  expect(status()).toBe('active')
})
