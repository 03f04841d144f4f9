import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadInput, int } from '@umpire/engine'
import { systems } from '@umpire/registry'
import type { Store } from '@umpire/store'
import { type Command, Option } from 'commander'
import { wholeNumber } from '../flags/flags.ts'
import type { Call } from '../io/call.ts'
import type { Io } from '../io/io.ts'
import { plainly } from './plainly.ts'

interface Flags {
  readonly port: string
  readonly host: string
  readonly data: string
  readonly name: readonly string[]
  readonly link?: string
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']
const PORT = int({ min: 0, max: 65_535 })
const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export const addServe = (command: Command, { io }: Call): void => {
  command
    .option('--port <number>', 'where to listen; 0 takes any that is free', '7400')
    .option('--host <address>', 'whom to listen to: 0.0.0.0 opens it to your network', '127.0.0.1')
    .option('--data <folder>', 'where everything is stored; made if it is not there', 'umpire-data')
    .option('--name <host...>', 'names that people reach it by, such as umpire.example; then no other is answered', [])
    .option('--link <table>', 'print a new link for the game master of that table, who lost theirs')
    .addOption(new Option('--log <level>', 'how much to tell on standard error').choices(LEVELS).default('warn'))
    .action((flags: Flags) => plainly(() => serve(flags, io)))
}

async function serve({ port, host, data, name, link, log }: Flags, io: Io): Promise<void> {
  const { openEmbedded } = await import('@umpire/store')
  const { createServer, integrity, tables } = await import('@umpire/server')
  const listen = wholeNumber(port, '--port', PORT)
  if (!existsSync(PAGES)) throw new BadInput('the web page', 'to be built: run "npm run build" once', 'nothing there')
  const stop = io.interrupt()
  const store = await openEmbedded(data)
  try {
    const isNew = (await store.tables()).length === 0
    const asked = link === undefined ? null : await newLink(store, link)
    const server = await createServer({
      host,
      port: listen,
      names: name,
      logLevel: log,
      pages: PAGES,
      parts: [tables(store), integrity(store)],
    })
    try {
      const address = await server.listen()
      io.stdout.write(`Umpire is ready: ${address}\n`)
      // A table needs its ruleset, which loads while the server answers already.
      const secret = isNew ? await firstTable(store) : asked
      if (secret !== null) io.stdout.write(`The game master's link (it is a secret): ${address}/join#${secret}\n`)
      io.stdout.write(`Everything is stored in ${data}. Ctrl-C stops it.\n`)
      await stopped(stop)
    } finally {
      await server.close()
    }
  } finally {
    await store.close()
  }
}

/** A new link for the game master of that table. */
async function newLink(store: Store, link: string): Promise<string> {
  const { masterLink } = await import('@umpire/server')
  const all = await store.tables()
  if (all.some(({ id }) => id === link)) return masterLink(store, link, 'Game master')
  const known = all.map(({ id, title }) => `${id} (${title})`).slice(-10)
  throw new BadInput(
    '--link',
    known.length === 0 ? 'no table, because there is none yet' : `one of ${known.join(', ')}`,
    link,
  )
}

/** A person who starts it for the first time finds a table, by this link. */
async function firstTable(store: Store): Promise<string | null> {
  const { makeTable } = await import('@umpire/server')
  const [listing] = systems
  if (listing === undefined) return null
  const system = await listing.load()
  const first = { system, title: 'Your first table', name: 'Game master', options: [], settings: {} }
  return (await makeTable(store, first)).secret
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
