/** Fog of war over the wire: a player's socket receives nothing of foes whom nobody of theirs sees. */
import { json, map } from '@umpire/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { openHouse, type TestHouse } from './test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const fields = map(json())
const fieldOf = (value: unknown, name: string): unknown => fields.read(value, 'answer')[name]
const textOf = (value: unknown, name: string): string => String(fieldOf(value, name))

const ENCOUNTER = {
  system: 'gurps',
  fog: true,
  map: ['. . . # . . .', '. A . # . B .', '. . . # . . .', '. . . # . . .'],
  sides: [
    { name: 'the watch', members: [{ name: 'Dora', template: 'rifleman', at: 'A' }] },
    {
      name: 'the others',
      npc: true,
      members: [{ name: 'Zacharias', template: 'rifleman', at: 'B', surprised: true }],
    },
  ],
}

async function joined(gm: TestBrowser, table: string, role: string, actors: readonly string[]): Promise<TestBrowser> {
  const seat = await gm.fetch('POST', `/api/tables/${table}/seats`, { name: role, role, actors })
  const browser = new TestBrowser(house.origin)
  const [, secret = ''] = textOf(seat.body, 'link').split('#')
  await browser.fetch('POST', '/api/join', { secret })
  await browser.sit(table)
  return browser
}

/** Everything that came since, whatever it was. */
const since = (browser: TestBrowser, from: number): string => browser.received.slice(from).join('\n')

/** Answers whatever a browser is asked, so often, as the program proposes; strangers play by themselves meanwhile. */
async function plays(browser: TestBrowser, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await browser.until(() => fieldOf(fieldOf(browser.view, 'scene'), 'plays') === false)
    const scene = fieldOf(browser.view, 'scene')
    const questions = fieldOf(scene, 'questions')
    const [asked] = Array.isArray(questions) ? questions : []
    if (asked === undefined || fieldOf(asked, 'mine') !== true) return
    const answer = { choice: textOf(asked, 'proposed') }
    await browser.do({ type: 'answer', scene: textOf(scene, 'id'), question: textOf(asked, 'id'), answer })
  }
}

test('a player and a spectator receive nothing of a foe behind a wall, until the wall is gone', async () => {
  const gm = new TestBrowser(house.origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'gurps', title: 'A wall' })
  const table = textOf(made.body, 'table')
  await gm.sit(table)
  expect(await gm.do({ type: 'beginScene', kind: 'fight', title: 'A wall', given: ENCOUNTER })).toBeUndefined()
  const scene = textOf(fieldOf(gm.view, 'scene'), 'id')
  const paint = (value: Parameters<typeof JSON.stringify>[0]) =>
    gm.do({ type: 'override', scene, at: ['paint'], value, note: '' })
  const dora = await joined(gm, table, 'player', ['Dora'])
  const spectator = await joined(gm, table, 'spectator', [])
  await gm.do({ type: 'dial', actor: 'Zacharias', to: 'propose' })
  await gm.do({ type: 'dial', actor: 'Zacharias', to: 'do' })
  await plays(dora, 12)
  // Somebody who guesses a name is refused as if nobody had it.
  const asked = fieldOf(fieldOf(dora.view, 'scene'), 'questions')
  const [question] = Array.isArray(asked) ? asked : []
  const guess = { choice: 'shoot:0:0:Zacharias' }
  const refused = await dora.do({ type: 'answer', scene, question: textOf(question, 'id'), answer: guess })
  expect(refused?.message).toMatch(/expected one of .*, got "shoot:0:0:Zacharias"$/)
  expect(refused?.message).not.toMatch(/Zacharias(?!"$)/)
  // It is asked for again from the beginning, as after a lost connection.
  await dora.leave()
  await dora.sit(table)
  expect(gm.received.join('\n')).toContain('Zacharias')
  const seen = [since(dora, 0), since(spectator, 0)]
  expect(seen[0]).toContain('Dora')
  for (const text of seen) expect(text.replaceAll('got \\"shoot:0:0:Zacharias\\"', '')).not.toContain('Zacharias')

  // The wall is painted away, and there he is.
  const before = dora.received.length
  expect(
    await paint({ cells: ['3,0', '3,1', '2,2', '2,3'], terrain: { blocked: false, opaque: false } }),
  ).toBeUndefined()
  await dora.until(() => since(dora, before).includes('Zacharias'))
  // Undone, the wall stands again; the fog is where it was.
  await gm.do({ type: 'undo' })
  await dora.until(() => !JSON.stringify(fieldOf(fieldOf(dora.view, 'scene'), 'state')).includes('Zacharias'))
})

test('only the game master paints', async () => {
  const gm = new TestBrowser(house.origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'gurps', title: 'Paint' })
  const table = textOf(made.body, 'table')
  await gm.sit(table)
  await gm.do({ type: 'beginScene', kind: 'fight', title: 'A wall', given: ENCOUNTER })
  const scene = textOf(fieldOf(gm.view, 'scene'), 'id')
  const dora = await joined(gm, table, 'player', ['Dora'])
  const refusal = await dora.do({ type: 'override', scene, at: ['paint'], value: { foggy: true }, note: '' })
  expect(refusal).toMatchObject({ code: 'not-allowed' })
  const bad = await gm.do({
    type: 'override',
    scene,
    at: ['paint'],
    value: { cells: ['99,99'], fog: 'shown' },
    note: '',
  })
  expect(bad).toMatchObject({ code: 'rules', message: 'paint.cells: expected a hex of the map, got "99,99"' })
})
