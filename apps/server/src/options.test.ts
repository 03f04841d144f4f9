/** Options that do not go together, at every door of the server: refused with both names, and with what would do. */
import { madeCharacters, problem, problemsDocument } from '@umpire/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { TestBrowser } from './tables/test-browser.ts'
import { openHouse } from './tables/test-house.ts'

const house = await openHouse()
afterAll(() => house.close())
const browser = new TestBrowser(house.origin)

const TACTICAL = 'option tactical requires option positions: choose it too, or leave tactical out'
const CUDGELS = 'options long-gun-by-brawling and long-gun-by-cudgel exclude each other: choose one of them'
const cudgels = ['long-gun-by-cudgel', 'long-gun-by-brawling']

const side = (name: string) => ({ name, members: [{ name, template: 'rifleman' }] })
const encounter = (options: readonly string[]) => ({
  system: 'gurps',
  title: 'x',
  options,
  sides: [side('a'), side('b')],
})
const fighting = (options: readonly string[]) => ({ system: 'gurps', encounter: encounter(options), runs: 1 })
const table = (system: string, options: readonly string[]) => ({ system, title: 'A yard', options })

const refused: readonly (readonly [door: string, url: string, body: object, says: string])[] = [
  ['a new table', '/api/tables', table('gurps', ['tactical']), TACTICAL],
  ['a new table of another system', '/api/tables', table('traveller', cudgels), CUDGELS],
  ['new characters', '/api/characters/new', { system: 'gurps', options: ['tactical'] }, TACTICAL],
  ['new characters of another system', '/api/characters/new', { system: 'traveller', options: cudgels }, CUDGELS],
  ['a simulation', '/api/simulations', fighting(['tactical']), TACTICAL],
  [
    'the calculator of a rule',
    '/api/rules/gurps.combat.positions/answer',
    { given: { position: 'lying' }, options: ['tactical'] },
    TACTICAL,
  ],
]

describe('options that do not go together are refused by name', () => {
  test.each(refused)('%s', async (_, url, body, says) => {
    const reply = await browser.fetch('POST', url, body)
    expect(reply.status).toBe(400)
    expect(problem.parse(reply.body)).toMatchObject({ code: 'malformed', message: expect.stringContaining(says) })
  })

  test('the campaign of a character, as a problem', async () => {
    const attributes = { st: 10, dx: 10, iq: 10, ht: 10 }
    const character = { system: 'gurps', version: 1, identity: {}, attributes, campaign: { options: ['tactical'] } }
    const { body } = await browser.fetch('POST', '/api/characters/check', { system: 'gurps', character })
    const told = problemsDocument.parse(body).problems.map(({ message }) => message)
    expect(told.filter(message => message.includes(TACTICAL))).toHaveLength(1)
  })
})

describe('what would do is allowed', () => {
  test('a new table', async () => {
    const { status } = await browser.fetch('POST', '/api/tables', table('gurps', ['tactical', 'positions']))
    expect(status).toBe(201)
    expect((await browser.fetch('POST', '/api/tables', table('traveller', cudgels.slice(1)))).status).toBe(201)
  })
  test('new characters, who keep what was chosen', async () => {
    const options = ['positions', 'tactical']
    const { status, body } = await browser.fetch('POST', '/api/characters/new', { system: 'gurps', options, seed: 'a' })
    expect(status).toBe(200)
    expect(madeCharacters.parse(body).characters).toEqual([
      expect.objectContaining({ campaign: expect.objectContaining({ options }) }),
    ])
  })
  test('a simulation', async () => {
    const { status } = await browser.fetch('POST', '/api/simulations', fighting(['tactical', 'positions']))
    expect(status).toBe(202)
  })
})
