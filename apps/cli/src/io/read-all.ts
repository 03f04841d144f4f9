/**
 * Reads all the text that an open file or pipe has, up to a limit, and waits for a slow writer: the descriptor may not
 * block.
 */
import { isUtf8 } from 'node:buffer'
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

/** Some editors save UTF-16, with a mark of two bytes in front. */
const isUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function textOf(bytes: Buffer, place: string): string {
  if (isUtf16(bytes)) throw new UsageError(`${place}: expected text in UTF-8, got UTF-16`)
  if (!isUtf8(bytes) || bytes.includes(0)) throw new UsageError(`${place}: expected text in UTF-8, got other bytes`)
  return new TextDecoder().decode(bytes)
}

export function readAll(descriptor: number, most: number, place: string): string {
  const chunks: Buffer[] = []
  let bytes = 0
  for (;;) {
    const chunk = Buffer.alloc(CHUNK)
    const read = readChunk(descriptor, chunk)
    if (read === 0) return textOf(Buffer.concat(chunks), place)
    bytes += read
    if (bytes > most) throw new UsageError(`${place}: expected at most ${most} bytes, got more`)
    chunks.push(chunk.subarray(0, read))
  }
}
