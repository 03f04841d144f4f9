/** Reads all of standard input, and waits for a slow writer: the descriptor may not block. */
import { readSync } from 'node:fs'
import { MOST_BYTES } from './files.ts'
import { UsageError } from './io.ts'

const CHUNK = 65_536
const PAUSE_MS = 10
const STANDARD_INPUT = 0

const isNotYet = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN'
/** On Windows the end of a pipe is an error. */
const isEnd = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EOF'

function readChunk(chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(STANDARD_INPUT, chunk)
    } catch (error) {
      if (isEnd(error)) return 0
      if (!isNotYet(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

export function readStandardInput(): string {
  const chunks: Buffer[] = []
  let bytes = 0
  for (;;) {
    const chunk = Buffer.alloc(CHUNK)
    const read = readChunk(chunk)
    if (read === 0) return Buffer.concat(chunks).toString('utf8')
    bytes += read
    if (bytes > MOST_BYTES) throw new UsageError(`standard input: expected at most ${MOST_BYTES} bytes, got more`)
    chunks.push(chunk.subarray(0, read))
  }
}
