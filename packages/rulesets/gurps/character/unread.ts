/**
 * Lines of a character's file that do not read: kept aside with their places, told as problems and written back, while
 * the rest of the file is used.
 */
import { BadInput, isObject, type Json, json, type Spec } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from './character.ts'

/** Somebody of whom nothing is known. */
export const NOBODY: { readonly [name: string]: Json } = {
  system: 'gurps',
  version: CHARACTER_VERSION,
  identity: {},
  attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
}

/** Without the place in somebody who has nothing else. */
const inside = (message: string): string => message.replace(/^character\.\w+(?:\[0\])?(?:\.|: )?/, '')

/** Why it does not read as that part of a character; nothing if it does. */
export function faultOf(name: string, value: unknown): string | undefined {
  try {
    character.read({ ...NOBODY, [name]: value }, 'character')
    return undefined
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return inside(error.message)
  }
}

const KEPT = 'unread_lines'
type Unread = { readonly where: string; readonly message: string; readonly line: Json }
type Part = { readonly [name: string]: unknown }

/** Whoever has none of these has no character: they are refused. */
const NEEDED: readonly string[] = ['system', 'version', 'attributes']
const RECORDS: readonly string[] = ['identity', 'campaign']

const mostOf = (spec: Spec | undefined): number | undefined => {
  if (spec?.kind === 'default') return mostOf(spec.of)
  return spec?.kind === 'list' ? spec.most : undefined
}

const known: { readonly [name: string]: Spec } = character.spec.kind === 'record' ? character.spec.fields : {}

/** The same file with all of it that reads; the rest under a name of its own. */
export function readableParts(file: Part): Part {
  const unread: Unread[] = []
  const keep = (where: string, message: string, line: unknown): void => {
    unread.push({ where, message, line: json().read(line, where) })
  }
  const readable = (name: string, value: unknown, where: string, whole: (one: unknown) => unknown): boolean => {
    const message = faultOf(name, whole(value))
    if (message !== undefined) keep(where, message, value)
    return message === undefined
  }
  const lines = (name: string, all: readonly unknown[], most: number): readonly unknown[] => {
    const found: unknown[] = []
    for (const [index, line] of all.entries()) {
      const where = `${name}[${index}]`
      if (found.length === most) keep(where, `expected at most ${most} ${name}`, line)
      else if (readable(name, line, where, one => [one])) found.push(line)
    }
    return found
  }
  const parts = Object.entries(file).flatMap(([name, value]): (readonly [string, unknown])[] => {
    const most = mostOf(Object.hasOwn(known, name) ? known[name] : undefined)
    if (!Object.hasOwn(known, name) || NEEDED.includes(name)) return [[name, value]]
    if (most !== undefined && Array.isArray(value)) return [[name, lines(name, value, most)]]
    if (RECORDS.includes(name) && isObject(value)) {
      const fields = Object.entries(value).filter(([field, part]) =>
        readable(name, part, `${name}.${field}`, one => Object.fromEntries([[field, one]])),
      )
      return [[name, Object.fromEntries(fields)]]
    }
    return readable(name, value, name, one => one) ? [[name, value]] : name === 'identity' ? [[name, {}]] : []
  })
  return unread.length === 0 ? file : Object.fromEntries([...parts, [KEPT, [...keptBefore(file), ...unread]]])
}

/** What an earlier reading kept aside. */
function keptBefore(file: Part): readonly unknown[] {
  const { [KEPT]: own, unknown_fields: others } = file
  const before = own ?? (isObject(others) ? others[KEPT] : undefined)
  if (before === undefined) return []
  return Array.isArray(before) ? before : [before]
}

/** What stands aside in a character: each with its place in the file and what was expected there. */
export function unreadIn({
  unknown_fields,
}: Character): readonly { readonly where: string; readonly message: string }[] {
  return keptBefore(unknown_fields).flatMap(one => {
    if (!isObject(one)) return []
    const { where, message } = one
    return typeof where === 'string' && typeof message === 'string' ? [{ where, message }] : []
  })
}
