/**
 * Kills the server at random moments while fights of every system are played, and holds it to what it acknowledged:
 * nothing lost, nothing done twice, nothing that was stored changed, every table opens. Every third time it is stopped in
 * order instead, so that snapshots are written and read.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { seeded } from '@umpire/dice'
import { isObject, json, list, map } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { Gone, TestBrowser } from '@umpire/server/test-browser'
import { type Serving, serve } from '../helpers/serving.ts'
import { commandsOf } from './master-at-table.ts'

export interface Killed {
  readonly rounds: number
  /** Before the server died; what it took when it was said again does not count. */
  readonly acknowledged: number
  /** Of those, that played, took back or changed something. */
  readonly played: number
  /** Sent, but the server died before it answered: done once or not at all, and once after the retry. */
  readonly inDoubt: number
  readonly lost: number
  readonly doubled: number
  /** Facts that were not as they had been stored, and tables that did not open. */
  readonly changed: number
  readonly unopened: number
}

const LONGEST_MS = 900
/** How often it is stopped in order. */
const IN_ORDER = 3
/** Faster than people can mean it, they would be cut off. */
const THINKING_MS = 25
const fields = map(json())

interface Sent {
  readonly command: Command
  state: 'sent' | 'acknowledged' | 'refused' | 'said again'
}

interface Sitting {
  readonly table: string
  readonly browser: TestBrowser
  /** What was sent, by command id, and what became of it. */
  readonly sent: Map<string, Sent>
  /** The highest version that was acknowledged. */
  acknowledged: number
  /** The facts as they were exported last. */
  facts: readonly string[]
}

/** A table for each system that has a fight ready. */
async function openedAll(origin: string): Promise<readonly Sitting[]> {
  const systems = list(json(), 100).read(await (await fetch(`${origin}/api/systems`)).json(), 'systems')
  const sittings: Sitting[] = []
  for (const one of systems) {
    const { id, demos } = fields.read(one, 'system')
    const [demo] = list(json(), 100).read(demos, 'demos')
    const browser = new TestBrowser(origin)
    const ready = demo === undefined ? {} : { demo: fields.read(demo, 'demo')['id'] }
    const { body } = await browser.fetch('POST', '/api/tables', { system: id, title: 'Killed', ...ready })
    const table = String(fields.read(body, 'answer')['table'])
    sittings.push({ table, browser, sent: new Map(), acknowledged: 0, facts: [] })
  }
  return sittings
}

/** Plays and talks until the server is gone. */
async function play(sitting: Sitting, name: string): Promise<void> {
  const { table, browser, sent } = sitting
  try {
    await browser.sit(table, browser.version)
    for (const { id, command } of commandsOf(browser, name)) {
      const one: Sent = { command, state: 'sent' }
      sent.set(id, one)
      const refusal = await browser.do(command, id)
      one.state = refusal === undefined ? 'acknowledged' : 'refused'
      if (refusal === undefined) sitting.acknowledged = Math.max(sitting.acknowledged, browser.version)
      await setTimeout(THINKING_MS)
    }
  } catch (error) {
    if (!(error instanceof Gone) && !isRefusedConnection(error)) throw error
  }
}

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET')

/** How many times each line of talk is among the facts. */
function linesIn(facts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const fact of facts) {
    const id = /"it was said: ([^"]*)"/.exec(fact)?.[1]
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const NOTHING_FOUND = { lost: 0, doubled: 0, inDoubt: 0, changed: 0, unopened: 0 }

/** Says again what was in doubt, and holds the table to what it acknowledged. */
async function check(sitting: Sitting): Promise<typeof NOTHING_FOUND> {
  const { table, browser, sent, acknowledged, facts: before } = sitting
  try {
    await browser.sit(table, 0)
  } catch (error) {
    if (error instanceof Gone) return { ...NOTHING_FOUND, unopened: 1 }
    throw error
  }
  const missing = Math.max(0, acknowledged - browser.version)
  const doubtful = [...sent].filter(([, { state }]) => state === 'sent')
  for (const [id, one] of doubtful) {
    await browser.do(one.command, id)
    one.state = 'said again'
  }
  const { status, body } = await browser.fetch('GET', `/api/tables/${table}/export`)
  if (status !== 200) return { ...NOTHING_FOUND, unopened: 1 }
  const exported = isObject(body) ? body['facts'] : undefined
  if (!Array.isArray(exported)) throw new Error('an export: expected facts')
  const facts = exported.map(one => JSON.stringify(one))
  await browser.leave()
  sitting.facts = facts
  const counts = linesIn(facts)
  const said = [...sent].filter(([, { command, state }]) => command.type === 'say' && state !== 'refused')
  const times = said.map(([id]) => counts.get(id) ?? 0)
  return {
    lost: missing + times.filter(count => count === 0).length,
    doubled: times.filter(count => count > 1).length,
    inDoubt: doubtful.length,
    changed: before.filter((fact, index) => facts[index] !== fact).length,
    unopened: 0,
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
  const total = { ...NOTHING_FOUND }
  try {
    const sittings = await openedAll(serving.origin)
    for (let round = 1; round <= rounds; round++) {
      const playing = sittings.map((sitting, nth) => play(sitting, `${seed} ${round} ${nth}`))
      await setTimeout(1 + random.draw(LONGEST_MS, 1))
      if (round % IN_ORDER === 0) await serving.stop()
      else await serving.kill()
      await Promise.all(playing)
      serving = await serve(folder, Number(port))
      for (const found of await Promise.all(sittings.map(check))) {
        total.inDoubt += found.inDoubt
        total.lost += found.lost
        total.doubled += found.doubled
        total.changed += found.changed
        total.unopened += found.unopened
      }
      const { lost, doubled, changed, unopened } = total
      tell(`ended ${round} times: ${lost} lost, ${doubled} doubled, ${changed} changed, ${unopened} did not open`)
    }
    const all = sittings.flatMap(({ sent }) => [...sent.values()])
    const acknowledged = all.filter(({ state }) => state === 'acknowledged')
    const played = acknowledged.filter(({ command }) => command.type !== 'say')
    return { rounds, acknowledged: acknowledged.length, played: played.length, ...total }
  } finally {
    await serving.stop()
    await rm(folder, { recursive: true })
  }
}
