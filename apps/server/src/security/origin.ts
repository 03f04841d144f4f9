/**
 * Only our own page may change anything. A browser says from where it asks (`Sec-Fetch-Site`, `Origin`); a request that
 * says neither comes from no page.
 */
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { Refused } from '../refused.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Opening a socket is as good as changing something. */
const changes = ({ method, headers }: FastifyRequest): boolean =>
  !READING.has(method) || headers.upgrade?.toLowerCase() === 'websocket'

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function isOurs({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || hostOf(headers.origin) === host.toLowerCase()
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|::1)$/

/** A name or address by which a machine calls itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.toLowerCase())

/** Without the port, and without the brackets of an address. */
export const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')

/**
 * Whose name we answer to. A page elsewhere could let its own name point to this machine, and would then count as ours:
 * so a server for this machine alone answers to no name but this machine's, and any other to those it was told, if it
 * was. An address in numbers cannot be made to point elsewhere.
 */
function answersTo(host: string, names: readonly string[]): (name: string) => boolean {
  const known = new Set(names.map(name => name.toLowerCase()))
  if (known.size === 0 && !isLoopback(host)) return () => true
  return name => known.has(name) || isLoopback(name) || isIP(name) !== 0
}

export function guardOrigin(app: App, host: string, names: readonly string[]): void {
  const isOurName = answersTo(host, names)
  app.addHook('onRequest', async request => {
    if (!isOurName(nameOf(request.host)))
      throw new Refused(403, 'not-allowed', 'host: expected a name of this server, got another')
    if (changes(request) && !isOurs(request))
      throw new Refused(403, 'not-allowed', 'origin: expected a request from our own page, got one from elsewhere')
  })
}
