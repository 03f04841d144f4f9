/** An encounter as it is written: YAML, of which JSON is a part. */
import { isObject } from '@umpire/engine'
import { parse } from 'yaml'

export type Written =
  | { readonly given: { readonly [name: string]: unknown }; readonly wrong?: undefined }
  | { readonly given?: undefined; readonly wrong: string }

/** Files of the command line have no names that stand for others; a few lines of them could become millions. */
const NO_ALIASES = { maxAliasCount: 0 }

/** With a map of Tiled in place of the drawn one, if there is one. */
export function readWritten(text: string, tiled: unknown): Written {
  try {
    const data: unknown = parse(text, NO_ALIASES)
    if (!isObject(data)) return { wrong: 'expected an encounter: system, map, sides' }
    if (tiled === undefined) return { given: data }
    const { map: _map, heights: _heights, ...others } = data
    return { given: { ...others, tiled } }
  } catch (error) {
    return { wrong: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

export const titleOf = ({ given }: Written): string => {
  const title = given?.['title']
  return typeof title === 'string' ? title : ''
}
