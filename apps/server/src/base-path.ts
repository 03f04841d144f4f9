/** Everything may stand below a path of an address that has other things as well: `https://games.example/umpire/`. */
import type { IncomingMessage } from 'node:http'
import { BadInput } from '@umpire/engine'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { Refused } from './refused.ts'

const PATH = /^(?:\/[\w~-][\w.~-]*)*$/

/**
 * As the code has it: it begins with a slash and ends without one; empty at the root of the address.
 *
 *     readBasePath('/umpire/') // '/umpire'
 */
export function readBasePath(written: string, place = 'base path'): string {
  const path = written.replace(/\/$/, '')
  if (PATH.test(path)) return path
  throw new BadInput(place, 'a path such as /umpire', written)
}

const isBelow = (basePath: string, url: string): boolean =>
  url.startsWith(basePath) && /^(?:[/?]|$)/.test(url.slice(basePath.length))

/** The address of a request as our routes have it. */
export const within =
  (basePath: string) =>
  ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
    if (basePath === '' || !isBelow(basePath, url)) return url
    const path = url.slice(basePath.length)
    return path.startsWith('/') ? path : `/${path}`
  }

/** The base path by which a request came. */
export const basePathOf = ({ originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>): string =>
  originalUrl.slice(0, originalUrl.length - url.length)

/** What is not below it is not ours. */
export function guardBasePath(app: App, basePath: string): void {
  if (basePath === '') return
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (!isBelow(basePath, originalUrl))
      throw new Refused(404, 'not-found', `there is nothing here: this server is at ${basePath}/`)
  })
}
