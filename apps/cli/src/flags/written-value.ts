/** What somebody wrote on a command line, as the value that a field expects. */
import type { Spec } from '@umpire/engine'
import { parseJson } from '../io/files.ts'

/** What is asked for once it is not left out. */
export const bare = (spec: Spec): Spec =>
  spec.kind === 'optional' || spec.kind === 'default' || spec.kind === 'nullable' ? bare(spec.of) : spec

const TRUTHS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

/** What was written, as the value that the field expects; what cannot be one stays, and the field refuses it. */
export function valueFor(spec: Spec, written: unknown, place: string): unknown {
  const wanted = bare(spec)
  if (wanted.kind === 'list' && Array.isArray(written))
    return written.map((one: unknown) => valueFor(wanted.of, one, place))
  if (typeof written !== 'string') return written
  switch (wanted.kind) {
    case 'int':
    case 'number':
    case 'rolled':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(written) ? Number(written) : written
    case 'map':
    case 'record':
    case 'json':
      return parseJson(written, place)
    case 'flag':
      return TRUTHS.get(written.toLowerCase()) ?? written
    case 'oneOf':
      return wanted.values.find(value => value.toLowerCase() === written.toLowerCase()) ?? written
    default:
      return written
  }
}
