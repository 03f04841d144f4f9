import { BadInput, OptionConflict } from '@umpire/engine'
import { UsageError } from './io.ts'

/** A message whose place begins at the root of a file: `.alive: expected …`. */
export const withoutRoot = (message: string): string => message.replace(/^[.:]\s*/, '')

const named = (error: unknown, file: string, behind: string): unknown =>
  error instanceof BadInput || error instanceof OptionConflict
    ? new UsageError(`${file}: ${withoutRoot(error.message)}${behind}`)
    : error

/**
 * Reads what a file holds; places in it begin at its root, and are told behind its name.
 *
 *     inFile('ada.json', () => flag().read(3, '.alive')) // ada.json: alive: expected true or false, got 3
 */
export function inFile<T>(file: string, read: () => T, behind = ''): T {
  try {
    return read()
  } catch (error) {
    throw named(error, file, behind)
  }
}

/** The same where a system is loaded on the way, or further files are read. */
export async function inFileAsync<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw named(error, file, '')
  }
}
