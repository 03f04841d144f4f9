import { BadInput, OptionConflict } from '@umpire/engine'
import { UsageError } from './io.ts'

/** A message whose place begins at the root of a file: `.alive: expected …`. */
export const withoutRoot = (message: string): string => message.replace(/^[.:]\s*/, '')

/**
 * Reads what a file holds; places in it begin at its root, and are told behind its name.
 *
 *     inFile('ada.json', () => flag().read(3, '.alive')) // ada.json: alive: expected true or false, got 3
 */
export function inFile<T>(file: string, read: () => T, behind = ''): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput || error instanceof OptionConflict)
      throw new UsageError(`${file}: ${withoutRoot(error.message)}${behind}`)
    throw error
  }
}
