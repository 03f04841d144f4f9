/**
 * What a procedure is given, as people write it: one `name: value` a line. Numbers, yes and no and lists are read as
 * such; who knows JSON may write that instead.
 *
 *     givenFrom('days: 3\nwho: Ada') // { days: 3, who: 'Ada' }
 */
import type { Given } from '../../api/plain-of.ts'
import { tableWords as text } from './words.ts'

export type { Given }

export class GivenError extends Error {
  override readonly name = 'GivenError'
}

const WORDS: { readonly [word: string]: Given } = { yes: true, no: false, none: null }

function valueFrom(written: string): Given {
  const word = written.toLowerCase()
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? null
  try {
    const value: Given = JSON.parse(written)
    return value
  } catch {
    return written
  }
}

/** @throws GivenError for a line that is no `name: value` */
export function givenFrom(written: string): Given {
  const all = written.trim()
  if (all.startsWith('{')) {
    try {
      const given: Given = JSON.parse(all)
      return given
    } catch (error) {
      throw new GivenError(text.givenWrong(error instanceof Error ? error.message : ''))
    }
  }
  return Object.fromEntries(
    all.split('\n').flatMap((line, index): readonly (readonly [string, Given])[] => {
      if (line.trim() === '') return []
      const [, name, value] = /^\s*([^:\s][^:]*?)\s*:\s*(.*?)\s*$/.exec(line) ?? []
      if (name === undefined || value === undefined) throw new GivenError(text.clock.line(index + 1, line.trim()))
      return [[name, valueFrom(value)]]
    }),
  )
}
