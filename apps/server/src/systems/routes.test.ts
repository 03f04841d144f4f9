import { campaignDocument, previewDocument, problem, readyFights, systemDocument } from '@umpire/protocol'
import { systems } from '@umpire/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createServer } from '../server.ts'

// However busy the machine is: no answer here hangs on time.
const server = await createServer({ logLevel: 'silent', limits: { workMs: 600_000 } })
afterAll(() => server.close())

test('every system is told with its options and what its characters are made of', async () => {
  const told = z.array(systemDocument.strict()).parse((await server.app.inject('/api/systems')).json())
  expect(told.map(({ id }) => id)).toEqual(systems.map(({ id }) => id))
  const traveller = told.find(({ id }) => id === 'traveller')
  expect(traveller?.options.map(({ key }) => key)).toContain('injury')
  expect(traveller?.characters?.formats).toHaveProperty('html')
  expect(traveller?.characters?.making).toMatchObject({
    terms: { kind: 'optional', of: { kind: 'int', min: 1, max: 7 } },
  })
})

test('the fights that are ready to play are given without the rules that they are shown with', async () => {
  const told = readyFights.parse((await server.app.inject('/api/systems/gurps/fights')).json())
  expect(told.map(({ id, kind }) => [id, kind])).toEqual([
    ['patrol-ambush', 'fight'],
    ['giant', 'fight'],
  ])
  for (const { given } of told) {
    expect(given).toHaveProperty('sides')
    expect(given).not.toHaveProperty('options')
  }
  expect((await server.app.inject('/api/systems/chess/fights')).statusCode).toBe(404)
})

describe('what a campaign may choose', () => {
  const campaign = async (id: string) =>
    campaignDocument.strict().parse((await server.app.inject(`/api/systems/${id}/campaign`)).json())

  test('every option of every system stands under a heading, and speaks of options that there are', async () => {
    for (const { id } of systems) {
      const { options, presets } = await campaign(id)
      const keys = new Set(options.map(({ key }) => key))
      for (const { group, requires, excludes, clashes } of options) {
        expect(group).not.toBe('')
        for (const key of [...requires, ...excludes, ...clashes]) expect(keys).toContain(key)
      }
      for (const preset of presets) for (const key of preset.options) expect(keys).toContain(key)
    }
  })
  test('excluding is told on both sides, and so is a clash on one rule', async () => {
    const { options } = await campaign('gurps')
    const of = (key: string) => options.find(one => one.key === key)
    expect(of('natural-encumbrance')?.excludes).toEqual(['size-without-encumbrance'])
    expect(of('size-without-encumbrance')?.excludes).toEqual(['natural-encumbrance'])
    expect(of('split-st')?.requires).toEqual(['size-scale'])
    expect(of('tactical')?.group).toBe('The game master’s screen')
    const duel = (await campaign('demo')).options
    expect(duel.map(({ clashes }) => clashes)).toEqual([['gentle'], ['brutal']])
  })
  test('settings come with their kind, bounds and usual value', async () => {
    const { settings } = await campaign('tensided')
    expect(settings).toHaveLength(57)
    expect(settings.find(({ id }) => id === 'tensided.hp_factor')).toEqual({
      id: 'tensided.hp_factor',
      title: 'Hit points for each point of physique',
      group: 'Making characters',
      spec: { kind: 'number', min: 0.5, max: 100 },
      fallback: 2,
    })
  })
  test('a system that is not there is refused', async () => {
    const reply = await server.app.inject('/api/systems/chess/campaign')
    expect([reply.statusCode, problem.parse(reply.json()).code]).toEqual([404, 'not-found'])
  })
})

describe('what a choice changes on a sheet', () => {
  const ask = (id: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/systems/${id}/preview`, payload })
  const changedBy = async (id: string, payload: object) =>
    previewDocument
      .strict()
      .parse((await ask(id, payload)).json())
      .numbers.filter(({ chosenWhy }) => chosenWhy !== undefined)

  test('nothing, where nothing is chosen', async () => {
    expect(await changedBy('gurps', { wishes: { template: 'rifleman' } })).toEqual([])
    expect(await changedBy('tensided', { wishes: { archetype: 'gunman' } })).toEqual([])
  })
  test('the hit points of Tensided by their factor, with the reasons of both', async () => {
    const changed = await changedBy('tensided', {
      wishes: { archetype: 'gunman' },
      settings: { 'tensided.hp_factor': 3 },
    })
    const [hp] = changed.filter(({ name }) => name === 'Hit points')
    expect(Number(hp?.chosen) / Number(hp?.printed)).toBeCloseTo(1.5)
    expect(JSON.stringify(hp?.chosenWhy)).toContain('tensided.hp_factor')
    expect(hp?.printedWhy).not.toEqual([])
  })
  test('a creature of GULLIVER under its switches', async () => {
    const changed = await changedBy('gurps', {
      kind: 'creature',
      wishes: { creature: 'tiger', size: 5 },
      options: ['size-and-encumbrance'],
    })
    expect(changed.map(({ name }) => name)).toContain('Move')
  })
  test('what it takes away from the sheet is told as gone', async () => {
    const changed = await changedBy('gurps', {
      kind: 'creature',
      wishes: { creature: 'tiger' },
      options: ['natural-encumbrance', 'size-scale', 'split-st'],
    })
    const [load] = changed.filter(({ name }) => name === 'Load of level 5')
    expect(load).toMatchObject({ printed: expect.anything(), chosen: null, chosenWhy: [] })
  })
  test('somebody is given or made, not both', async () => {
    const reply = await ask('gurps', { character: {}, kind: 'creature', wishes: { creature: 'tiger' } })
    expect([reply.statusCode, problem.parse(reply.json()).message]).toEqual([
      400,
      'expected a character or a kind to be made, got both',
    ])
  })
  test('what cannot be chosen together is refused by name', async () => {
    const wrong = { wishes: { template: 'rifleman' }, options: ['split-st'] }
    expect((await ask('gurps', wrong)).json()).toMatchObject({
      message: 'option split-st requires option size-scale: choose it too, or leave split-st out',
    })
    for (const payload of [
      { wishes: { template: 'dragon rider' } },
      { kind: 'robot' },
      { character: { system: 'gurps', attributes: 3 } },
    ])
      expect((await ask('gurps', payload)).statusCode).toBe(400)
    expect((await ask('demo', {})).statusCode).toBe(404)
  })
})
