/** What every answer says to the browser: nothing but our own files runs, and nobody frames us. */
import helmet from '@fastify/helmet'
import type { App } from '../app.ts'
import { hashOf, WRITTEN_STYLES } from './styles.ts'

const SELF = ["'self'"]
const NONE = ["'none'"]

const directives = {
  'default-src': NONE,
  'script-src': SELF,
  'style-src': [...SELF, ...WRITTEN_STYLES.map(({ text }) => hashOf(text))],
  'img-src': [...SELF, 'data:'],
  'font-src': SELF,
  // Sockets to this host, too.
  'connect-src': SELF,
  'worker-src': SELF,
  'manifest-src': SELF,
  'base-uri': NONE,
  'form-action': SELF,
  'frame-ancestors': NONE,
}

export async function guardHeaders(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // A link to a seat is a secret: no other site may learn from where somebody came.
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // At home it is served without TLS; whoever puts a proxy with TLS in front says this there.
    hsts: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
  })
}

/** Documents, tables and what belongs to them, rather than the page. */
export const isApi = (url: string): boolean => /^\/api(?:[/?#]|$)/.test(url)
