/**
 * The server: HTTP for documents, and whatever further parts bring along.
 *
 *     const server = await createServer({ pages: 'apps/web/dist', parts: [tables] })
 *     await server.listen() // 'http://127.0.0.1:7400'
 *     await server.close()
 */
import { LIMITS } from '@umpire/protocol'
import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { type App, type ByProtocol, checkByProtocol } from './app.ts'
import { guardBasePath, readBasePath, within } from './base-path.ts'
import { characters } from './characters/routes.ts'
import type { House } from './house.ts'
import { createLog } from './log.ts'
import { Metrics } from './metrics.ts'
import { describe } from './openapi.ts'
import { operations } from './operations/routes.ts'
import { watch } from './operations/watch.ts'
import { LIMITS_BY_DEFAULT, type ServerOptions, type WhoMakes } from './options.ts'
import { servePages } from './pages.ts'
import { answerError, answerRaw, answerUnrouted } from './problems.ts'
import { rules } from './rules/routes.ts'
import { noticeProxies } from './security/forwarded.ts'
import { guardHeaders } from './security/headers.ts'
import { takeJsonOnly } from './security/json-body.ts'
import { Makers } from './security/making.ts'
import { guardOrigin, isLoopback } from './security/origin.ts'
import { guardRate } from './security/rate.ts'
import { endRefusedUpgrades } from './security/upgrades.ts'
import { simulations } from './simulations/routes.ts'
import { systems } from './systems/routes.ts'
import { BackRoom } from './work/back-room.ts'

export interface Server {
  /** For tests, which ask without a network. */
  readonly app: App
  readonly makers: WhoMakes
  /** Others can come by: it listens to a network, or a proxy passes on what they ask. */
  readonly isPublic: boolean
  /** Where it listens, once it does: the address of the page. */
  readonly address: string | undefined
  readonly listen: () => Promise<string>
  /** Takes no more connections, finishes what is under way, and ends what is not done by then. */
  readonly close: () => Promise<void>
}

const PORT = 7400
const RECEIVE_MS = 30_000

function createApp({ logLevel = 'info', logTo, proxies = [] }: ServerOptions, basePath: string): App {
  const loggerInstance: FastifyBaseLogger = createLog(logLevel, logTo)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.document,
    requestTimeout: RECEIVE_MS,
    trustProxy: proxies.length > 0 && [...proxies],
    rewriteUrl: within(basePath),
    routerOptions: { maxParamLength: LIMITS.id },
    frameworkErrors: answerUnrouted,
    clientErrorHandler: answerRaw,
  }).withTypeProvider<ByProtocol>()
  app.setErrorHandler(answerError)
  checkByProtocol(app)
  takeJsonOnly(app)
  return app
}

/** Everything that stands between a request and its answer, in that order. */
async function furnish(app: App, house: House, options: ServerOptions, basePath: string): Promise<void> {
  const { pages = null, names = [], parts = [] } = options
  watch(app, house)
  await guardHeaders(app)
  endRefusedUpgrades(app)
  noticeProxies(app)
  guardBasePath(app, basePath)
  guardOrigin(app, names)
  await guardRate(app, house.limits)
  await describe(app)
  for (const part of [operations, systems, rules, characters, simulations, ...parts]) {
    await app.register(async scope => part(scope, house))
  }
  await servePages(app, pages, basePath)
  await app.ready()
}

function makersOf({ makers, key }: ServerOptions, isPublic: boolean): Makers {
  const withoutKey = isPublic ? 'local' : 'everyone'
  return new Makers(makers ?? (key === undefined ? withoutKey : 'key'), key)
}

/** How often a server that closes looks for connections that wait for nothing. */
const IDLE_MS = 20

export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { host = '127.0.0.1', port = PORT, checks = {}, readers = 'local' } = options
  const basePath = readBasePath(options.basePath ?? '')
  const isPublic = !isLoopback(host) || (options.proxies ?? []).length > 0
  const makers = makersOf(options, isPublic)
  const limits = { ...LIMITS_BY_DEFAULT, ...options.limits }
  const app = createApp(options, basePath)
  const backRoom = new BackRoom(limits)
  app.addHook('onClose', () => backRoom.close())
  const house = {
    host,
    makers,
    readers,
    log: app.log,
    metrics: new Metrics(),
    checks: new Map(Object.entries(checks)),
    backRoom,
    limits,
    heaps: [],
  }
  try {
    await furnish(app, house, options, basePath)
  } catch (error) {
    await app.close()
    throw error
  }

  let address: string | undefined
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), limits.shutdownMs)
    // Whoever is answered meanwhile keeps the connection for more, and would be waited for until the deadline.
    const answered = setInterval(() => app.server.closeIdleConnections(), IDLE_MS)
    try {
      await app.close()
    } finally {
      clearTimeout(deadline)
      clearInterval(answered)
    }
  }
  return {
    app,
    makers: makers.who,
    isPublic,
    get address() {
      return address
    },
    listen: async () => {
      address = `${await app.listen({ host, port })}${basePath}`
      return address
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
