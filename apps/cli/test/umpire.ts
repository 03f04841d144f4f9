/** Runs the command as a pipe would see it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { main } from '../src/main.ts'

interface Around {
  readonly input?: string
  readonly isTTY?: boolean
  readonly columns?: number
  /** Ctrl-C. */
  readonly signal?: AbortSignal
}

export async function umpire(args: readonly string[], around: Around = {}) {
  const { input = '', isTTY = false, columns = 100, signal = new AbortController().signal } = around
  let out = ''
  let err = ''
  const status = await main(args, {
    stdout: { isTTY, columns, write: text => (out += text) },
    stderr: { isTTY, write: text => (err += text) },
    readInput: () => input,
    interrupt: () => signal,
  })
  return { status, out, err }
}

export const json = async (...args: string[]): Promise<unknown> => JSON.parse((await umpire([...args, '--json'])).out)

/** A folder of its own for the files of a test, gone after it. */
export function folderOf(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `umpire-${name}-`))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (path: string, text: string): string => {
    writeFileSync(join(folder, path), text)
    return join(folder, path)
  }
  return { folder, file }
}
