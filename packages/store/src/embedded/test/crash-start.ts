/** Starts the process that a test will kill. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url))

export const startChild = (folder: string, round: number, tables: number): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [CHILD, folder, String(round), String(tables)], { stdio: ['ignore', 'pipe', 'inherit'] })
