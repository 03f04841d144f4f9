/** The server in a process of its own, without limits on how much it takes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Served {
  readonly origin: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a script that says `ready: <address>` when it is. */
export async function started(script: string, ...args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [...(args.includes('clear') ? ['--expose-gc'] : []), script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of child.stdout) {
    said += String(part)
    const origin = /ready: (\S+)/.exec(said)?.[1]
    if (origin === undefined || child.pid === undefined) continue
    const stop = async (): Promise<void> => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    }
    return { origin, pid: child.pid, stop }
  }
  throw new Error(`${script}: expected to be ready, got ${said}`)
}

export const served = (folder: string, ...args: readonly string[]): Promise<Served> =>
  started(fileURLToPath(import.meta.resolve('@umpire/e2e/unlimited')), folder, ...args)
