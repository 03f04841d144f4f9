/** Files from outside, read with a limit and refused in one line. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type Io, UsageError } from './io.ts'
import { readAll } from './read-all.ts'

/** No input of ours is nearly as large. */
export const MOST_BYTES = 20_000_000

const whyNot = (error: unknown, done: 'read' | 'written'): string => {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'ENOENT') return `there is no such ${done === 'read' ? 'file' : 'folder'}`
    if (error.code === 'EISDIR') return 'it is a folder'
    if (error.code === 'EACCES') return 'it is not permitted'
    if (error.code === 'EEXIST') return 'there is a file already'
  }
  return error instanceof Error ? error.message : String(error)
}

/** Whether a word names a plain file. */
export const isFile = (word: string): boolean => existsSync(word) && statSync(word).isFile()

/** The text of a file; `-` is standard input. */
export function readText(io: Io, path: string, most = MOST_BYTES): string {
  if (path !== '-') return readFileText(path, most)
  const text = io.readInput()
  checkSize(Buffer.byteLength(text), most, 'standard input')
  return text
}

/** The text of a file that another file names: one that is no plain file could keep us reading for ever. */
export function readNamedText(path: string, most: number): string {
  const what = tried(path, 'read', () => statSync(path))
  if (!what.isFile()) throw new UsageError(`${path}: cannot be read: it is no plain file`)
  return readFileText(path, most)
}

const readFileText = (path: string, most: number): string =>
  tried(path, 'read', () => {
    const file = openSync(path, 'r')
    try {
      checkSize(fstatSync(file).size, most, path)
      return readAll(file, most, path)
    } finally {
      closeSync(file)
    }
  })

export function checkSize(bytes: number, most: number, place: string): void {
  if (bytes > most) throw new UsageError(`${place}: expected at most ${most} bytes, got ${bytes}`)
}

function tried<T>(path: string, done: 'read' | 'written', attempt: () => T): T {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${path || 'the file'}: cannot be ${done}: ${whyNot(error, done)}`)
  }
}

/** Writes a file that was not there before. */
export const writeNew = (path: string, text: string): void =>
  tried(path, 'written', () => writeFileSync(path, text, { flag: 'wx' }))

/** Writes over a file, which is whole at any moment: the new one takes its place when it is complete. */
export const writeOver = (path: string, text: string): void =>
  tried(path, 'written', () => {
    const file = realpathSync(path)
    accessSync(file, constants.W_OK)
    const fresh = `${file}.${process.pid}.new`
    writeFileSync(fresh, text, { flag: 'wx', mode: statSync(file).mode })
    renameSync(fresh, file)
  })

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
