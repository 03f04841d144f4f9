/** What the head of a file says: which system it is of, and which version of the form it keeps to. */
import { BadInput } from '../field/bad-input.ts'
import { isObject } from '../field/json.ts'

/** @throws BadInput if a newer program wrote the file */
export function refuseNewer(version: unknown, known: number, place: string): void {
  if (typeof version !== 'number' || version <= known) return
  const expected = `a file of version ${known}; this one was written by a newer program`
  throw new BadInput(`${place}.version`, expected, version)
}

type Plain = { readonly [name: string]: unknown }

interface CharacterHead {
  readonly system: string
  /** What players call the system. */
  readonly title: string
  readonly version: number
}

/**
 * A character's file, before anything in it is read.
 *
 * @throws BadInput if it is of another system, or a newer program wrote it
 */
export function characterFile(value: unknown, { system, title, version }: CharacterHead, place: string): Plain {
  if (!isObject(value)) throw new BadInput(place, `a character of ${title}`, value)
  if (value['system'] !== system)
    throw new BadInput(`${place}.system`, `${system}, a character of ${title}`, value['system'])
  refuseNewer(value['version'], version, place)
  return value
}
