import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BadInput } from '@umpire/engine'
import { systems } from '@umpire/registry'
import type { WhoMakes } from '@umpire/server'
import type { Store } from '@umpire/store'
import type { Command } from 'commander'
import type { Call } from '../io/call.ts'
import type { Io } from '../io/io.ts'
import { addFlags, placeIn, type Settings, settingsOf } from './flags.ts'
import { plainly } from './plainly.ts'

const PAGES = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export const addServe = (command: Command, { io }: Call): void => {
  addFlags(command)
  const place = placeIn(command)
  command.action(flags => plainly(async () => serve(await settingsOf(flags, place), io, place), place))
}

const WHO_MAKES: { readonly [who in WhoMakes]: string } = {
  everyone: 'Anyone who reaches this address can make tables and start simulations.',
  local:
    'Only this machine can make tables and start simulations; a key (UMPIRE_KEY) or --tables everyone lets others.',
  key: 'Whoever has the key can make tables and start simulations.',
  nobody: 'Nobody can make tables or start simulations.',
}

async function serve(settings: Settings, io: Io, place: (flag: string) => string): Promise<void> {
  const { openEmbedded } = await import('@umpire/store')
  const { createServer, integrity, tables } = await import('@umpire/server')
  if (!existsSync(PAGES)) throw new BadInput('the web page', 'to be built: run "npm run build" once', 'nothing there')
  const stop = io.interrupt()
  const { data, link } = settings
  const store = await openEmbedded(data)
  try {
    const isNew = (await store.tables()).length === 0
    const asked = link === undefined ? null : await newLink(store, link, place('link'))
    const server = await createServer({ ...settings, pages: PAGES, parts: [tables(store), integrity(store)] })
    try {
      const address = await server.listen()
      io.stdout.write(`Umpire is ready: ${address}\n`)
      if (server.isPublic || server.makers !== 'everyone') io.stdout.write(`${WHO_MAKES[server.makers]}\n`)
      // A table needs its ruleset, which loads while the server answers already.
      const secret = isNew ? await firstTable(store) : asked
      if (secret !== null)
        io.stdout.write(`The game master's link (it is a secret): ${outside(settings, address)}/join#${secret}\n`)
      io.stdout.write(`Everything is stored in ${data}. Ctrl-C stops it.\n`)
      await stopped(stop)
    } finally {
      await server.close()
    }
  } finally {
    await store.close()
  }
}

/** The address that people use. A proxy that has a name is there for TLS. */
const outside = ({ proxies, names: [name], basePath }: Settings, address: string): string =>
  proxies.length > 0 && name !== undefined ? `https://${name}${basePath}` : address

/** A new link for the game master of that table. */
async function newLink(store: Store, link: string, place: string): Promise<string> {
  const { masterLink } = await import('@umpire/server')
  const all = await store.tables()
  if (all.some(({ id }) => id === link)) return masterLink(store, link, 'Game master')
  const known = all.map(({ id, title }) => `${id} (${title})`).slice(-10)
  throw new BadInput(
    place,
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
