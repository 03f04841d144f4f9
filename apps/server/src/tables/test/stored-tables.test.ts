/** Tables over a store: every page shows what the stored facts make of the table, whatever is done, through stops and starts. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Json, json, map } from '@umpire/engine'
import { command } from '@umpire/protocol'
import { openEmbedded, type Store } from '@umpire/store'
import { Table, tableFacts, viewTable } from '@umpire/table'
import { Any, type stages as allStages, deedAt, stages } from '@umpire/table/trial'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../server.ts'
import { tables } from '../routes.ts'
import { TestBrowser } from '../test-browser.ts'
import { invited, textIn } from '../test-house.ts'

type Stage = (typeof allStages)[number]

const STEPS: { readonly [stage: string]: number } = { demo: 150, traveller: 60, tensided: 30 }
const AROUND = { online: () => false, until: () => undefined }

/** A server over a folder, which stops and starts again at the same address. */
async function serverOver(folder: string) {
  const start = async (port: number) => {
    const store = await openEmbedded(folder)
    const parts = [tables(store)]
    const server = await createServer({ port, logLevel: 'silent', parts, limits: { messages: 100_000 } })
    return { store, server, origin: await server.listen() }
  }
  let running = await start(0)
  const { origin } = running
  const stop = async () => {
    await running.server.close()
    await running.store.close()
  }
  const restart = async () => {
    await stop()
    running = await start(Number(new URL(origin).port))
  }
  return { origin, stop, restart, store: (): Store => running.store }
}

/** The table as the facts that are stored make it. */
class Mirror {
  readonly #stage: Stage
  readonly #id: string
  #table: Table | undefined

  constructor(stage: Stage, id: string) {
    this.#stage = stage
    this.#id = id
  }
  get table(): Table {
    if (this.#table === undefined) throw new Error('nothing is stored')
    return this.#table
  }
  async follow(store: Store, upTo: number): Promise<void> {
    const after = this.#table?.data.version ?? 0
    if (upTo <= after) return
    for (const { fact: stored } of await store.facts(this.#id, after, upTo - after)) {
      const fact = tableFacts.read(stored)
      if (this.#table !== undefined) this.#table.apply(fact)
      else if (fact.type === 'opened') this.#table = Table.from(this.#id, this.#stage.system, fact)
    }
  }
}

/** Who is here and how long they have to answer is known to the server alone. */
const KEPT_BY_SERVER = new Set(['online', 'until'])
const plain = (view: unknown): Json =>
  JSON.parse(JSON.stringify(view, (name, value) => (KEPT_BY_SERVER.has(name) ? undefined : value)))

test.each(stages.filter(({ name }) => STEPS[name] !== undefined))(
  '$name: every page shows what is stored',
  async stage => {
    const { seed } = fc.readConfigureGlobal()
    const folder = await mkdtemp(join(tmpdir(), 'umpire-stored-'))
    const house = await serverOver(folder)
    onTestFinished(async () => {
      await house.stop()
      await rm(folder, { recursive: true })
    })
    const pages = new Map<string, TestBrowser>()
    const gm = new TestBrowser(house.origin)
    const made = await gm.fetch('POST', '/api/tables', { system: stage.system.id, title: 'A yard' })
    const id = textIn(made.body, 'table')
    await gm.sit(id)
    pages.set(textIn(map(json()).read(gm.view, 'view')['seat'], 'id'), gm)
    for (const [name, actors] of [
      ['Ann', ['Ada', 'Vera', 'ours-0']],
      ['Bea', ['Bram', 'Mirel']],
    ] as const) {
      const { seat, secret } = await invited(gm, id, name, actors)
      const page = new TestBrowser(house.origin)
      await page.fetch('POST', '/api/join', { secret })
      await page.sit(id)
      pages.set(seat, page)
    }
    const mirror = new Mirror(stage, id)
    const compare = async (): Promise<void> => {
      const { version } = gm
      for (const page of pages.values()) await page.until(() => page.version >= version)
      const shown = [...pages].map(([seat, page]) => ({ seat, version: page.version, view: page.view }))
      await mirror.follow(house.store(), gm.version)
      for (const { seat, version, view } of shown) {
        // Another page may have seen more already.
        if (version !== mirror.table.data.version) continue
        expect(plain(view)).toEqual(plain(viewTable(mirror.table, seat, AROUND)))
      }
    }
    await compare()
    const seen: Parameters<typeof deedAt>[0]['seen'] = []
    for (let step = 0; step < (STEPS[stage.name] ?? 0); step++) {
      const any = new Any(`${seed} ${stage.name} ${step}`)
      if (any.once(25)) {
        await house.restart()
        for (const page of pages.values()) await page.sit(id, any.once(2) ? 0 : page.version)
      }
      const deed = deedAt({ any, table: mirror.table, stage, seen, seats: [...pages.keys()] })
      const wanted = 'do' in deed ? command.safeParse(deed.do).data : undefined
      if (wanted === undefined || !('do' in deed)) continue
      await pages.get(deed.by)?.do(wanted)
      await compare()
    }
    expect(mirror.table.data.version).toBeGreaterThan((STEPS[stage.name] ?? 0) / 3)
  },
)
