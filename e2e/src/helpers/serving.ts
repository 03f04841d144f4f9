/** The server as people start it: a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The file of the `umpire` command. */
export const umpire = (): string => fileURLToPath(import.meta.resolve('@umpire/cli/bin'))

export interface Serving {
  readonly origin: string
  /** The game master's link, where it was the first start. */
  readonly link: string | undefined
  readonly pid: number
  /** As if the power went out. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const serve = (data: string, port = 0): Promise<Serving> =>
  started([umpire(), 'serve', '--data', data, '--port', String(port), '--log', 'error'])

export const serveUnlimited = (data: string): Promise<Serving> =>
  started(['--expose-gc', fileURLToPath(new URL('unlimited.ts', import.meta.url)), data, 'clear'])

export const serveMany = (data: string): Promise<Serving> =>
  started([fileURLToPath(new URL('shared-server.ts', import.meta.url)), data])

async function started(args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const said = await firstLines(child)
  const origin = /ready: (\S+)/.exec(said)?.[1]
  if (origin === undefined || child.pid === undefined) throw new Error(`umpire serve: expected an address, got ${said}`)
  const ended = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return {
    origin,
    link: /secret\): (\S+)/.exec(said)?.[1],
    pid: child.pid,
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
  }
}

/** What it says until it is ready. */
async function firstLines(child: ChildProcess): Promise<string> {
  let said = ''
  const { stdout } = child
  if (stdout === null) throw new Error('umpire serve: expected to be heard')
  for await (const part of stdout) {
    said += String(part)
    if (said.includes('Ctrl-C')) return said
  }
  throw new Error(`umpire serve: expected to be ready, got ${said}`)
}
