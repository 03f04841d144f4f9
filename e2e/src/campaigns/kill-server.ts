/**
 * Kills the server at random moments under load, and holds it to what it acknowledged: nothing lost, nothing done twice,
 * every table opens.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@umpire/dice'
import { json, list, map } from '@umpire/engine'
import { Gone, TestBrowser } from '@umpire/server/test-browser'
import { type Serving, serve } from '../helpers/serving.ts'

export interface Killed {
  readonly rounds: number
  /** Before the server died; what it took when it was said again does not count. */
  readonly acknowledged: number
  /** Sent, but the server died before it answered: done once or not at all, and once after the retry. */
  readonly inDoubt: number
  readonly lost: number
  readonly doubled: number
}

const TABLES = 4
const LONGEST_MS = 600
const fields = map(json())

type State = 'sent' | 'acknowledged' | 'said again'

interface Sitting {
  readonly table: string
  readonly browser: TestBrowser
  /** What was said, by command id, and what became of it. */
  readonly said: Map<string, State>
}

async function opened(origin: string): Promise<Sitting> {
  const browser = new TestBrowser(origin)
  const { body } = await browser.fetch('POST', '/api/tables', { system: 'demo', title: 'Killed' })
  return { table: String(fields.read(body, 'answer')['table']), browser, said: new Map() }
}

const sentence = (id: string) => ({ type: 'say', text: `it was said: ${id}` }) as const

/** Talks until the server is gone. */
async function talk({ table, browser, said }: Sitting, round: number): Promise<void> {
  try {
    await browser.sit(table, browser.version)
    for (let line = 0; ; line++) {
      const id = `round ${round} line ${line}`
      said.set(id, 'sent')
      if ((await browser.do(sentence(id), id)) === undefined) said.set(id, 'acknowledged')
      // Faster than people can mean it, it would be cut off.
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  } catch (error) {
    if (!(error instanceof Gone) && !isRefusedConnection(error)) throw error
  }
}

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET')

/** Says again what was in doubt, and counts what the table has of it. */
async function check({ table, browser, said }: Sitting): Promise<{ lost: number; doubled: number; inDoubt: number }> {
  await browser.sit(table, 0)
  const doubtful = [...said].filter(([, state]) => state === 'sent').map(([id]) => id)
  for (const id of doubtful) {
    await browser.do(sentence(id), id)
    said.set(id, 'said again')
  }
  const { body } = await browser.fetch('GET', `/api/tables/${table}/export`)
  const facts = list(json(), 1_000_000).read(fields.read(body, 'export')['facts'], 'facts')
  const counts = new Map<string, number>()
  for (const fact of facts) {
    const text = /"it was said: ([^"]*)"/.exec(JSON.stringify(fact))?.[1]
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  await browser.leave()
  const times = [...said.keys()].map(id => counts.get(id) ?? 0)
  return {
    lost: times.filter(count => count === 0).length,
    doubled: times.filter(count => count > 1).length,
    inDoubt: doubtful.length,
  }
}

export async function killAgainAndAgain(
  rounds: number,
  seed: string,
  tell: (line: string) => void = () => undefined,
): Promise<Killed> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-kill-'))
  const random = seeded(seed)
  let serving: Serving = await serve(folder)
  const { port } = new URL(serving.origin)
  const sittings = await Promise.all(Array.from({ length: TABLES }, () => opened(serving.origin)))
  const total = { inDoubt: 0, lost: 0, doubled: 0 }
  try {
    for (let round = 1; round <= rounds; round++) {
      const talking = sittings.map(sitting => talk(sitting, round))
      await new Promise(resolve => setTimeout(resolve, 1 + random.draw(LONGEST_MS, 1)))
      await serving.kill()
      await Promise.all(talking)
      serving = await serve(folder, Number(port))
      for (const found of await Promise.all(sittings.map(check))) {
        total.inDoubt += found.inDoubt
        total.lost += found.lost
        total.doubled += found.doubled
      }
      tell(`killed ${round} times: ${total.lost} lost, ${total.doubled} doubled`)
    }
    const states = sittings.flatMap(({ said }) => [...said.values()])
    const acknowledged = states.filter(state => state === 'acknowledged').length
    return { rounds, acknowledged, ...total }
  } finally {
    await serving.stop()
    await rm(folder, { recursive: true })
  }
}
