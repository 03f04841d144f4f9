import { seeded } from '@umpire/dice'
import {
  type Choice,
  compose,
  type Helpers,
  type Question,
  type Scene,
  type SceneKind,
  show,
  throwing,
} from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { actAbout, actKey } from '../fight/choice/act.ts'
import { defenseAbout, defenseKey, partAbout, partKey } from '../fight/choice/answer.ts'
import { WhereOffer } from '../fight/move/destinations.ts'
import { fightSight } from '../fight/state/sight.ts'
import { type Fight, fightState } from '../fight/state/state.ts'
import { ANTON, DORA, workedFile } from '../fight/test/worked-people.ts'
import { ActOffer } from '../fight/turn/offer.ts'
import { choosable } from '../ruleset/rules.ts'
import { asFarAsSeen, offerAsSeen } from './fight-as-seen.ts'
import { fightScene as sceneOf } from './fight-scene.ts'
import { storyScene } from './story-scene.ts'
import { demos } from './test/ambush-fixture.ts'

const fightScene = sceneOf(choosable)

const AS_PRINTED = { options: [], settings: {} }
const MASTER = { role: 'gm', actors: [] } as const

const opened = (kind: SceneKind, given: unknown, seed: string, plays: Helpers['plays']): Scene =>
  kind.open(
    AS_PRINTED,
    { state: kind.begin(given, 'given', AS_PRINTED), underway: null },
    { throws: throwing(seeded(seed)), plays },
  )

type ChoiceQuestion = Extract<Question, { kind: 'choice' }>

/** Everything is answered as the program proposes. */
function playOut(scene: Scene, look: (question: ChoiceQuestion) => void = () => undefined): void {
  scene.goOn()
  for (let [asked] = scene.asking; asked !== undefined; [asked] = scene.asking) {
    const { question } = asked
    if (question.kind !== 'choice') throw new Error('dice are thrown here')
    look(question)
    scene.answer(asked.ask, { choice: scene.proposal(asked, MASTER) ?? '', by: question.who })
  }
}

const keyOf = (question: string, { about, key, label }: Choice): string => {
  switch (question) {
    case 'maneuver':
      return actKey(actAbout.read(about, key))
    case 'location':
      return partKey(partAbout.read(about, key).location)
    case 'defense': {
      const { kind, arm = null, retreat, name, total } = defenseAbout.read(about, key)
      expect(label).toBe(kind === 'none' ? 'Take it' : `${name} (${total})`)
      return defenseKey(kind, arm, retreat === undefined ? null : [retreat.q, retreat.r])
    }
    default:
      return key
  }
}

describe('demos', () => {
  for (const demo of demos) {
    test(`${demo.title}: what a choice is about says as much as its key`, () => {
      const asked = new Set<string>()
      playOut(
        opened(fightScene, demo.given, 'about', () => false),
        ({ question, choices }) => {
          asked.add(question)
          const open = choices.filter(({ refused }) => question === 'maneuver' || refused === undefined)
          for (const choice of open) expect(keyOf(question, choice)).toBe(choice.key)
        },
      )
      expect(asked).toContain('maneuver')
      expect(asked).toContain('defense')
    })
    test(`${demo.title}: is fought to its end, whoever plays`, () => {
      for (let seed = 0; seed < 5; seed++) {
        const byPeople = opened(fightScene, demo.given, `seed ${seed}`, () => false)
        playOut(byPeople)
        const byBots = opened(fightScene, demo.given, `seed ${seed}`, () => true)
        byBots.goOn()
        expect(byPeople).toMatchObject({ over: true, asking: [] })
        expect(byBots.over).toBe(true)
        expect(byPeople.data.state).toEqual(byBots.data.state)
      }
    })
    test(`${demo.title}: companions are of the side that people play`, () => {
      const scene = opened(fightScene, demo.given, 'who', () => false)
      const players = scene.actors.filter(actor => !scene.strangers.includes(actor))
      expect(players.length).toBe(demo.companions.length + 1)
      for (const companion of demo.companions) expect(players).toContain(companion)
    })
  }
})

test('whoever was made from a template comes out of it as the fight left him, and the story goes on with him', () => {
  const [demo] = demos
  const brought = fightScene.brings(demo?.given, 'given')
  const scene = opened(fightScene, demo?.given, 'wounded', () => true)
  expect(Object.keys(brought)).toEqual(scene.actors)
  expect(scene.people(brought, false)).toEqual({})
  scene.goOn()
  const after = scene.people(brought, false)
  const { roster, standing } = fightState.read(scene.data.state, 'state')
  const hurt = roster.filter((one, place) => (standing[place]?.hp ?? 0) < one.full_hp)
  expect(hurt.length).toBeGreaterThan(0)
  const story = storyScene(choosable).begin({ characters: after }, 'given', AS_PRINTED)
  for (const [place, { id, full_hp }] of roster.entries()) {
    const lost = full_hp - (standing[place]?.hp ?? 0)
    if (lost > 0) expect(story).toMatchObject({ conditions: { [id]: { hp_lost: lost } } })
  }
  for (const { id, side } of roster) expect(brought[id]).toMatchObject({ npc: side === 1, identity: { name: id } })
})

test('a preset that an encounter names stands for options that the table has chosen', () => {
  const [one] = choosable.options
  if (one === undefined) throw new Error('there are options')
  const preset = { key: 'some', title: 'Some', says: 'Some of them.', options: [one.key] }
  const kind = sceneOf({ ...choosable, presets: [preset] })
  const [demo] = demos
  const given = { ...Object(demo?.given), options: ['some'] }
  expect(() => kind.begin(given, 'given', AS_PRINTED)).toThrow('options that the table has chosen')
  expect(() => kind.begin(given, 'given', { options: [one.key], settings: {} })).not.toThrow()
})

test('turns are counted by the second', () => {
  const scene = opened(fightScene, workedFile(), 'turns', () => true)
  const turns = scene.goOn().flatMap(({ begun }) => begun?.turn ?? [])
  expect(turns[0]).toBe(1)
  expect(turns.every((turn, index) => turn - (turns[index - 1] ?? 1) <= 1 && turn >= (turns[index - 1] ?? 1))).toBe(
    true,
  )
})

describe('a proposal to a player', () => {
  const [demo] = demos
  const player = { role: 'player', actors: ['Yvette'] } as const
  const begun = (): Fight => fightState.read(fightScene.begin(demo?.given, 'given', AS_PRINTED), 'state')
  /** The demo against people of those secret numbers. */
  function against(numbers: Partial<Fight['roster'][number]>): Fight {
    const fight = begun()
    return { ...fight, roster: fight.roster.map(one => (one.side === 1 ? { ...one, ...numbers } : one)) }
  }
  /** What is proposed of each question, until it is over. */
  function proposals(fight: Fight, seed: string): readonly string[] {
    const state = JSON.parse(JSON.stringify(fight))
    const helpers = { throws: throwing(seeded(seed)), plays: (actor: string) => actor !== 'Yvette' }
    const scene = fightScene.open(AS_PRINTED, { state, underway: null }, helpers)
    scene.goOn()
    const told: string[] = []
    for (let [asked] = scene.asking; asked !== undefined; [asked] = scene.asking) {
      const proposed = scene.proposal(asked, player)
      if (asked.question.kind !== 'choice' || proposed === undefined) throw new Error('nothing is proposed')
      told.push(`${asked.question.question}: ${proposed}`)
      scene.answer(asked.ask, { choice: proposed, by: 'Yvette' })
    }
    return told
  }
  const weak = { st: 5, dodge: 0, toughness: 0, nerve: 0, will: 5, arms: [] }
  const strong = { st: 20, dodge: 16, toughness: 50, nerve: 100, will: 20, judo: 18 }

  test('is made of the questions of a fight, and allowed', () => {
    const told = Array.from({ length: 10 }, (_, seed) => proposals(begun(), `seed ${seed}`)).flat()
    const asked = new Set(told.map(one => one.split(':')[0]))
    for (const question of ['maneuver', 'rounds', 'defense']) expect(asked).toContain(question)
  })
  test('hangs on nothing that the player does not see', () => {
    const seen = (fight: Fight): Fight => asFarAsSeen(show(fight, fightSight, player))
    expect(seen(against(strong))).toEqual(seen(against(weak)))
    expect(seen(begun()).roster[0]).toMatchObject({ ...begun().roster[0], nerve: 50 })
  })
  test('knows every way that somebody can go, and what he may do with his own things', () => {
    const ruleset = compose(choosable)
    const fight = begun()
    const shown = show(fight, fightSight, player) ?? null
    // On his knees: four yards, each as three.
    const where = new WhereOffer(fight, 0, 12, ruleset.silent)
    expect(where.choices.length).toBeGreaterThan(10)
    expect(offerAsSeen(where, fight, shown, ruleset).choices).toEqual(where.choices)
    const act = new ActOffer(fight, 0, 'everything', ruleset.silent)
    expect(offerAsSeen(act, fight, shown, ruleset).choices).toEqual(act.choices)
  })
})

describe('people who come with their files', () => {
  const brought = fightScene.brings(workedFile(), 'given')
  test('are known by their names in the fight', () => {
    expect(Object.keys(brought)).toEqual(['dora', 'anton', 'kurt'])
    expect(brought['dora']).toMatchObject({ identity: DORA['identity'] })
    expect(brought['anton']).toMatchObject({ identity: ANTON['identity'] })
  })
  test('come out of it as it left them, and not before', () => {
    const scene = opened(fightScene, workedFile(), 'after', () => true)
    expect(scene.people(brought, false)).toEqual({})
    expect(Object.keys(scene.people(brought, true))).toEqual(['dora', 'anton', 'kurt'])
    scene.goOn()
    const after = scene.people(brought, false)
    expect(Object.keys(after)).toEqual(['dora', 'anton', 'kurt'])
    expect(after).not.toEqual(brought)
  })
})
