/**
 * Where a socket is refused, its connection ends: nobody reads it as HTTP any more, and a proxy that kept it for the next
 * request would wait for ever.
 */
import type { App } from '../app.ts'

export function endRefusedUpgrades(app: App): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (headers.upgrade !== undefined) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon()
  })
}
