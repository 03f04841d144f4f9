import { seeded } from '@umpire/dice'
import { Barred, type Helpers, type Json, type Scene, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { story } from '../story/test/people-fixture.ts'
import { storyScene as sceneOf } from './story-scene.ts'

const storyScene = sceneOf(choosable)

const AS_PRINTED = { options: [], settings: {} }
const { people } = story()
const GIVEN = { characters: people }

const opened = (plays: Helpers['plays'], seed = 'seed', data?: Scene['data']): Scene =>
  storyScene.open(AS_PRINTED, data ?? { state: storyScene.begin(GIVEN, 'given', AS_PRINTED), underway: null }, {
    throws: throwing(seeded(seed)),
    plays,
  })

const somebody = (view: Json, who: string): unknown => JSON.parse(JSON.stringify(view)).people[who]

describe('the story at a table', () => {
  const scene = opened(() => false)
  const givenTo = (procedure: string) => scene.startable.find(one => one.procedure === procedure)?.given

  test('offers the people who are there, what they can and what they have', () => {
    expect(givenTo('gurps.procedure.success-roll')).toMatchObject({
      who: { kind: 'oneOf', values: ['Mado', 'Bram', 'Dov', 'Sergeant'] },
      skill: { kind: 'oneOf', values: expect.arrayContaining(['Will', 'Vision', 'Guns (pistol)', 'Stealth']) },
      modifiers: { kind: 'default', value: [] },
    })
    expect(givenTo('gurps.procedure.damage')?.['weapon']).toMatchObject({
      values: expect.arrayContaining(['Walther PPK .32', 'No. 36 Mills bomb', 'bare hands']),
    })
    expect(givenTo('gurps.procedure.resist')?.['trait']).toMatchObject({ values: expect.arrayContaining(['Greed']) })
    expect(givenTo('gurps.procedure.speak')?.['language']).toMatchObject({
      values: expect.arrayContaining(['French', 'German', 'gestures']),
    })
  })
  test('shows each player the own character whole, and of the others what anybody sees', () => {
    const view = scene.view({ role: 'player', actors: ['Mado'] })
    expect(somebody(view, 'Mado')).toMatchObject({ attributes: { iq: 13 }, traits: expect.any(Array), cash: 0 })
    for (const other of ['Bram', 'Dov', 'Sergeant']) {
      const seen = somebody(view, other)
      expect(seen).toMatchObject({ identity: { name: other } })
      for (const kept of ['attributes', 'traits', 'skills', 'ledger', 'quirks']) expect(seen).not.toHaveProperty(kept)
    }
    expect(somebody(scene.view({ role: 'gm', actors: [] }), 'Sergeant')).toHaveProperty('traits')
    expect(somebody(scene.view({ role: 'spectator', actors: [] }), 'Mado')).not.toHaveProperty('skills')
  })
  test('is where it was when a rule was in the way', () => {
    const { went } = scene
    const barred = { who: 'Mado', skill: 'Stealth', modifiers: [-20] }
    expect(() => scene.start('gurps.procedure.success-roll', barred)).toThrow(Barred)
    expect(() => scene.start('gurps.procedure.birthday', { who: 'Nobody' })).toThrow('character: expected')
    expect(scene.went).toBe(went)
  })
  test('brings people who have grown older and learned back to the table', () => {
    const own = opened(() => false)
    own.start('gurps.procedure.session-end', { who: ['Mado'], award: 2 })
    own.start('gurps.procedure.birthday', { who: 'Mado' })
    const after = own.people(people, false)
    expect(after['Mado']).toMatchObject({ identity: { age: 27 }, ledger: [{ kind: 'award', points: 2 }] })
    const met = opened(() => false).meets(after)
    expect(met).toMatchObject({ people: { Mado: { identity: { age: 27 } }, Bram: { identity: { age: 16 } } } })
  })
  test('a question in the midst of it survives a restart', () => {
    for (let seed = 0; seed < 30; seed++) {
      const first = opened(() => false, `seed ${seed}`)
      first.start('gurps.procedure.success-roll', { who: 'Bram', skill: 'Stealth', modifiers: [-6] })
      const [asked] = first.asking
      if (asked === undefined) continue
      const stored = JSON.parse(JSON.stringify(first.data))
      const again = opened(() => false, 'others', stored)
      expect(again.asking).toEqual(first.asking)
      again.answer(asked.ask, { choice: 'Luck', by: 'Bram' })
      expect(again.data.state).toMatchObject({ luck_used: { Bram: '' } })
      return
    }
    throw new Error('he never failed')
  })
  test('the program leaves well alone in place of strangers', () => {
    expect(scene.strangers).toEqual(['Sergeant'])
    const bots = opened(() => true)
    bots.start('gurps.procedure.meeting', { who: 'Bram', npc: 'Sergeant' })
    expect(bots.asking).toEqual([])
  })
  test('what is stored is told again without a rule', () => {
    const own = opened(() => true, 'again')
    const before = own.data.state
    const stretches = [
      ...own.start('gurps.procedure.adventure-start', {}),
      ...own.start('gurps.procedure.tobacco', { who: 'Dov' }),
      ...own.start('gurps.procedure.session-end', { award: 3 }),
    ]
    const facts = stretches.flatMap(({ entries }) => entries.flatMap(({ fact }) => fact ?? []))
    expect(storyScene.after(before, facts)).toEqual(own.data.state)
  })
})
