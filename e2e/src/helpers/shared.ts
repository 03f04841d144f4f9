/** Starts what all browser tests of a run share: one browser, and one server with a fresh folder. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchServer } from './pages.ts'
import { serveMany } from './serving.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly browserEndpoint: string
    readonly serverOrigin: string
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'umpire-e2e-'))
  const [browser, server] = await Promise.all([launchServer(), serveMany(data)])
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('serverOrigin', server.origin)
  return async () => {
    await browser.close()
    await server.stop()
    await rm(data, { recursive: true })
  }
}
