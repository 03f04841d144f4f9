/** An encounter as it is written: YAML, of which JSON is a part. */
import { isObject } from '@umpire/engine'
import { parse } from 'yaml'

export type Written =
  | { readonly given: { readonly [name: string]: unknown }; readonly wrong?: undefined }
  | { readonly given?: undefined; readonly wrong: string }

/** Files of the command line have no names that stand for others; a few lines of them could become millions. */
const NO_ALIASES = { maxAliasCount: 0 }

/** A map from a file, by the part of an encounter that it is. */
export interface Brought {
  readonly part: 'tiled' | 'uvtt' | 'ground'
  readonly map: { readonly [name: string]: unknown }
}

/** What kind of map a file holds; of its picture, if it has one, nothing is kept. */
export function broughtIn(data: unknown): Brought | undefined {
  if (!isObject(data)) return undefined
  const { image: _image, ...map } = data
  if (isObject(data['resolution'])) return { part: 'uvtt', map }
  return { part: isObject(data['map']) ? 'ground' : 'tiled', map }
}

/** It is dark, so that lamps count. */
export const isDark = ({ given }: Written): boolean => {
  const light = given?.['light']
  return typeof light === 'number' && light < 0
}

/** With a map from a file in place of the drawn one, if there is one. */
export function readWritten(text: string, brought?: Brought): Written {
  try {
    const data: unknown = parse(text, NO_ALIASES)
    if (!isObject(data)) return { wrong: 'expected an encounter: system, map, sides' }
    if (brought === undefined) return { given: data }
    const { map: _map, heights: _heights, tiled: _tiled, uvtt: _uvtt, ground: _ground, ...others } = data
    return { given: { ...others, [brought.part]: brought.map } }
  } catch (error) {
    return { wrong: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

export const titleOf = ({ given }: Written): string => {
  const title = given?.['title']
  return typeof title === 'string' ? title : ''
}
