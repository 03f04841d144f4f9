/** Reads all that an open file or pipe has, up to a limit, and waits for a slow writer: the descriptor may not block. */
import { readSync } from 'node:fs'
import { UsageError } from './io.ts'

const CHUNK = 65_536
const PAUSE_MS = 10

const isNotYet = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN'
/** On Windows the end of a pipe is an error. */
const isEnd = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EOF'

function readChunk(descriptor: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(descriptor, chunk)
    } catch (error) {
      if (isEnd(error)) return 0
      if (!isNotYet(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

export function readAll(descriptor: number, most: number, place: string): string {
  const chunks: Buffer[] = []
  let bytes = 0
  for (;;) {
    const chunk = Buffer.alloc(CHUNK)
    const read = readChunk(descriptor, chunk)
    if (read === 0) return Buffer.concat(chunks).toString('utf8')
    bytes += read
    if (bytes > most) throw new UsageError(`${place}: expected at most ${most} bytes, got more`)
    chunks.push(chunk.subarray(0, read))
  }
}
