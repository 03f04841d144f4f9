/**
 * Damage to what is stored: told by the health answer and in the log, as soon as it is known. What a start cannot afford
 * to look at is examined once the server listens.
 */
import type { Finding, Store } from '@umpire/store'
import type { Part } from '../house.ts'

/** People who wait for the page come first. */
const AFTER_MS = 5000

export const integrity =
  (store: Store, afterMs: number = AFTER_MS): Part =>
  (app, { checks, log }) => {
    const logged = new Set<string>()
    const logNew = (findings: readonly Finding[]): void => {
      for (const { kind, table, version, message } of findings) {
        if (logged.has(message)) continue
        logged.add(message)
        log.error({ kind, table, version }, `stored data is damaged: ${message}`)
      }
    }
    checks.set('data', () => {
      const findings = store.findings()
      logNew(findings)
      const [first] = findings
      if (first !== undefined) throw new Error(`${first.message} (findings: ${findings.length})`)
    })
    logNew(store.findings())

    let closing = false
    const examine = async (): Promise<void> => {
      try {
        logNew(await store.examine())
      } catch (error) {
        if (!closing) log.error({ err: error }, 'stored data could not be examined')
      }
    }
    let waiting: NodeJS.Timeout | undefined
    app.addHook('onListen', async () => {
      waiting = setTimeout(() => void examine(), afterMs).unref()
    })
    app.addHook('preClose', async () => {
      closing = true
      clearTimeout(waiting)
    })
  }
