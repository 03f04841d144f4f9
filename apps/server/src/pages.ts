/** The built page: files as they are, and the page itself for every address it knows how to show. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import files from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from './app.ts'
import { Refused } from './refused.ts'
import { isApi } from './security/headers.ts'

const INDEX = 'index.html'

/** What the build names by its content never changes; the page says which of them it wants today. */
const cacheFor = (path: string): string => {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return path.startsWith(INDEX) ? 'no-cache' : 'public, max-age=3600'
}

const nothingHere = (): Refused => new Refused(404, 'not-found', 'there is nothing here')

/** Files end like this; ids of rules have dots, too, but end in a word of the book. */
const FILE = /\.(?:js|css|svg|png|ico|woff2|json|txt|map|html|webmanifest|br|gz)$/

/** An address of the page, rather than a file or a document. */
const isShown = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApi(url) && !FILE.test(url.split('?', 1)[0] ?? '')

export async function servePages(app: App, folder: string | null): Promise<void> {
  if (folder !== null) {
    if (!existsSync(join(folder, INDEX)))
      throw new Error(`pages: expected the folder of a built page with its ${INDEX}, got ${folder}`)
    await app.register(files, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', cacheFor(relative(folder, path).replaceAll('\\', '/')))
      },
    })
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (folder === null || !isShown(request.method, request.url)) throw nothingHere()
    return reply.sendFile(INDEX)
  })
}
