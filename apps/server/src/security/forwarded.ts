/** Says once that a proxy stands before us which nobody told us of: until then all its people count as one address. */
import type { App } from '../app.ts'
import { isForwarded } from './address.ts'

export function noticeProxies(app: App): void {
  let isSaid = false
  app.addHook('onRequest', async request => {
    if (isSaid || !isForwarded(request)) return
    isSaid = true
    const { remoteAddress = '' } = request.socket
    request.log.warn(
      `a proxy at ${remoteAddress} asks for others and is not believed: start with --proxy ${remoteAddress}`,
    )
  })
}
