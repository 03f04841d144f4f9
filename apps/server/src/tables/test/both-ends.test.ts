/** What the protocol accepts the store can hold, and what is stored can be read: whatever the values are. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { duelStart } from '@umpire/engine/demo'
import { clientMessage } from '@umpire/protocol'
import { openEmbedded } from '@umpire/store'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { createServer } from '../../server.ts'
import { tables } from '../routes.ts'
import { TestBrowser } from '../test-browser.ts'
import { textIn } from '../test-house.ts'

const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '__proto__',
  'constructor',
  '😀'.repeat(60),
  'x'.repeat(2001),
]
const word = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('Ada', 'Bram', 's3', ...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 250 }) },
)
const value = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(1e308, -1, 2 ** 53, Array(3000).fill([])),
)
const dial = fc.constantFrom('remind', 'propose', 'do')

/** Commands of a game master, right and wrong. */
const command = fc.oneof(
  fc.record({ type: fc.constant('say'), text: word }),
  fc.record({ type: fc.constant('roll'), dice: fc.constantFrom('2d6', '1d6+\0'), purpose: word, secret: fc.boolean() }),
  fc.record({ type: fc.constant('note'), text: word, shared: fc.boolean() }),
  fc.record({ type: fc.constant('entropy'), text: word }),
  fc.record({ type: fc.constant('dial'), actor: word, to: dial }),
  fc.record({
    type: fc.constant('beginScene'),
    kind: fc.constant('duel'),
    title: word,
    given: fc.oneof(fc.constant(duelStart), value),
  }),
  fc.record({ type: fc.constant('start'), scene: word, procedure: word, given: value }),
  fc.record({
    type: fc.constant('override'),
    scene: word,
    at: fc.array(fc.oneof(fc.constantFrom('fighters', 'Ada', 'skill'), word, fc.nat(3)), {
      minLength: 1,
      maxLength: 3,
    }),
    value,
    note: word,
  }),
  fc.record({ type: fc.constant('answer'), scene: word, question: word, answer: fc.record({ choice: word }) }),
)
const id = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: word.map(text => `command ${text}`) })
const message = fc.record({ type: fc.constant('command'), id, command })

/** A server whose folder stays when it goes. */
async function serving(folder: string) {
  const store = await openEmbedded(folder)
  const limits = { messages: 1_000_000, seatMs: 1_000_000, addressMs: 1_000_000 }
  const server = await createServer({ port: 0, logLevel: 'silent', parts: [tables(store)], limits })
  const origin = await server.listen()
  const stop = async (): Promise<void> => {
    await server.close()
    await store.close()
  }
  return { origin, stop }
}

test('whatever is accepted is stored, and the table opens again as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-both-ends-'))
  const first = await serving(folder)
  const gm = new TestBrowser(first.origin)
  const table = textIn((await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'Both ends' })).body, 'table')
  await gm.sit(table)
  await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(message, async sent => {
      const read = clientMessage.safeParse(sent)
      if (!read.success || read.data.type !== 'command') {
        gm.raw(JSON.stringify(sent))
        return
      }
      accepted++
      const refusal = await gm.do(read.data.command, read.data.id)
      // Nothing failed for a reason of ours, nor could not be stored.
      expect(['storage', 'busy', 'closed']).not.toContain(refusal?.code)
    }),
    { numRuns: 400 * inject('times') },
  )
  expect(accepted).toBeGreaterThan(100)
  const { view, version } = gm
  await gm.leave()
  await first.stop()

  const again = await serving(folder)
  const back = gm.back(again.origin)
  await back.sit(table)
  expect(back.version).toBe(version)
  expect(back.view).toEqual(view)
  await again.stop()
  await rm(folder, { recursive: true })
})
