import { seeded } from '@umpire/dice'
import { Barred, type Json, type Scene, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { people } from '../story/test/people.ts'
import { storyScene as sceneOf } from './story-scene.ts'

const storyScene = sceneOf(choosable)
const AS_PRINTED = { options: [], settings: {} }
const GIVEN = { characters: people }

const opened = (seed = 'seed', data?: Scene['data']): Scene =>
  storyScene.open(AS_PRINTED, data ?? { state: storyScene.begin(GIVEN, 'given', AS_PRINTED), underway: null }, {
    throws: throwing(seeded(seed)),
    plays: () => false,
  })

const plain = (view: Json) => JSON.parse(JSON.stringify(view))

describe('the story at a table', () => {
  test('offers the people who are there', () => {
    const scene = opened()
    const given = scene.startable.find(one => one.procedure === 'tensided.proc.resolve-roll')?.given
    expect(given).toMatchObject({ who: { kind: 'oneOf', values: ['Vera', 'Tomas', 'Dov'] } })
    expect(scene.actors).toEqual(['Vera', 'Tomas', 'Dov'])
    expect(scene.strangers).toEqual(['Dov'])
  })
  test('shows each player the own character whole, and of the others what anybody sees', () => {
    const view = plain(opened().view({ role: 'player', actors: ['Vera'] }))
    expect(view.people.Vera).toMatchObject({ name: 'Vera', stats: { physique: 6 } })
    expect(view.bodies.Vera).toMatchObject({ status: 'healthy', short_fp: 0 })
    for (const kept of ['stats', 'skills', 'traits', 'gear']) expect(view.people.Dov).not.toHaveProperty(kept)
    expect(view.bodies.Dov).toMatchObject({ status: 'healthy' })
    expect(view.bodies.Dov).not.toHaveProperty('short_fp')
    expect(view).not.toHaveProperty('uses.Dov')
  })
  test('tells nobody of a roll behind the screen', () => {
    const scene = opened()
    const secret = { who: 'Vera', skill: 'spot', difficulty: 14, secret: true }
    const entries = scene.start('tensided.proc.resolve-roll', secret).flatMap(stretch => stretch.entries)
    const seen = (role: 'gm' | 'player') =>
      entries
        .map(entry => storyScene.viewEntry(entry, { role, actors: ['Vera'] })?.fact)
        .filter(one => one !== undefined)
    expect(seen('gm')).toHaveLength(1)
    expect(seen('player')).toEqual([])
  })
  test('is where it was when a rule was in the way', () => {
    const scene = opened()
    const { went } = scene
    expect(() => scene.start('tensided.proc.medic', { who: 'Vera', patient: 'Tomas', treatment: 'wake' })).toThrow(
      Barred,
    )
    expect(() => scene.start('tensided.proc.medic', { who: 'Vera', patient: 'Nobody', treatment: 'wake' })).toThrow(
      'expected',
    )
    expect(scene.went).toBe(went)
  })
  test('gives people back as it left them, and takes them as others did', () => {
    const scene = opened()
    scene.start('tensided.proc.crash-or-fall', {
      people: [{ who: 'Tomas', restraint: 'harness' }],
      collision: 'head-on',
      mph: [15, 10],
    })
    while (scene.asking.length > 0) {
      const [asked] = scene.asking
      if (asked === undefined || asked.question.kind !== 'choice') throw new Error('a choice was expected')
      scene.answer(asked.ask, { choice: asked.question.choices[0]?.key ?? '' })
    }
    scene.start('tensided.proc.session-end', { award: 3 })
    const left = plain(scene.people(people, true))
    expect(left.Tomas.health.status).not.toBe('healthy')
    expect(left.Tomas.xp.earned).toBe(3)
    const again = opened('seed', { state: storyScene.begin(GIVEN, 'given', AS_PRINTED), underway: null })
    expect(plain(again.meets(left)).bodies.Tomas.status).toBe(left.Tomas.health.status)
  })
})
