/** Files from outside, read with a limit and refused in one line. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { type Io, UsageError } from './io.ts'

/** No input of ours is nearly as large. */
export const MOST_BYTES = 20_000_000

const whyNot = (error: unknown): string => {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOENT') return 'there is no such file'
    if (error.code === 'EISDIR') return 'it is a folder'
    if (error.code === 'EACCES') return 'it is not permitted'
    if (error.code === 'EEXIST') return 'there is a file already'
  }
  return error instanceof Error ? error.message : String(error)
}

/** The text of a file; `-` is standard input. */
export function readText(io: Io, path: string): string {
  if (path === '-') return io.readInput()
  try {
    const { size } = statSync(path)
    if (size > MOST_BYTES) throw new UsageError(`${path}: expected at most ${MOST_BYTES} bytes, got ${size}`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${path}: cannot be read: ${whyNot(error)}`)
  }
}

/** Writes a file that was not there before. */
export function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new UsageError(
      `${path || 'the file'}: cannot be written: ${missing ? 'there is no such folder' : whyNot(error)}`,
    )
  }
}

/** A JSON value from text, with the place in the message. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      `${place}: expected JSON: ${error instanceof Error ? error.message.split('\n')[0] : 'not JSON'}`,
    )
  }
}
