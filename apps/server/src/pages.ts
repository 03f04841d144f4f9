/** The built page: files as they are, and the page itself at every address it knows how to show. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import files from '@fastify/static'
import { PAGE_ROUTES } from '@umpire/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { INDEX, IndexPage } from './index-page.ts'
import { Refused } from './refused.ts'
import { isApi } from './security/headers.ts'

/** What the build names by its content never changes. */
const cacheFor = (path: string): string =>
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

const nothingHere = (): Refused => new Refused(404, 'not-found', 'there is nothing here')

/** The addresses of the page as the router here has them, with and without a slash at the end. */
const ADDRESSES = Object.values(PAGE_ROUTES).flatMap(route => {
  const path = route.replaceAll('$', ':')
  return path === '/' ? [path] : [path, `${path}/`]
})

/** A person went there with a browser, and not to a file: the page says in its own way that there is nothing. */
function isVisited({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return method === 'GET' && !isApi(url) && !isFile && (headers.accept ?? '').includes('text/html')
}

export async function servePages(app: App, folder: string | null, basePath: string): Promise<void> {
  const page = folder === null ? null : new IndexPage(join(folder, INDEX), basePath)
  if (folder !== null && page !== null) {
    if (!existsSync(join(folder, INDEX)))
      throw new Error(`pages: expected the folder of a built page with its ${INDEX}, got ${folder}`)
    await app.register(files, {
      root: folder,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // It is shown at its addresses, where it knows its base path.
      allowedPath: path => !path.startsWith(`/${INDEX}`),
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', cacheFor(relative(folder, path).replaceAll('\\', '/')))
      },
    })
    for (const address of ADDRESSES)
      app.get(address, { schema: { hide: true } }, async (request, reply) => page.send(request, reply))
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (page === null || !isVisited(request)) throw nothingHere()
    return page.send(request, reply.code(404))
  })
}
