import { BadInput, OptionConflict } from '@umpire/engine'
import { UsageError } from './io.ts'

/**
 * Reads what a file holds; places in it begin at its root, and are told behind its name.
 *
 *     inFile('ada.json', () => flag().read(3, '.alive')) // ada.json: alive: expected true or false, got 3
 */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput || error instanceof OptionConflict)
      throw new UsageError(`${file}: ${error.message.replace(/^[.:]\s*/, '')}`)
    throw error
  }
}
