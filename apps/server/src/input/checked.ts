/**
 * Holds data from outside against a schema, and refuses it in one line.
 *
 *     checked(z.strictObject({ runs: z.int() }), { runs: 'many' }, 'body')
 *     // body.runs: expected a whole number, got "many"
 */
import { BadInput } from '@umpire/engine'
import { z } from 'zod'

type Issue = z.core.$ZodIssue

const KINDS: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const SIZES: { readonly [origin: string]: string } = { string: 'characters', array: 'items' }

function bound(much: 'at most' | 'at least', inclusive: boolean | undefined, limit: number | bigint, origin: string) {
  const strictly = much === 'at most' ? 'less than' : 'more than'
  const unit = SIZES[origin]
  return `${inclusive === false ? strictly : much} ${limit}${unit === undefined ? '' : ` ${unit}`}`
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected
    case 'too_big':
      return bound('at most', issue.inclusive, issue.maximum, issue.origin)
    case 'too_small':
      return bound('at least', issue.inclusive, issue.minimum, issue.origin)
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return `text of the form ${issue.format}`
    default:
      return issue.message
  }
}

/** The value at a path, by names it has itself. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined
  return at(Reflect.get(value, first), rest)
}

const placeOf = (place: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((so, part) => (typeof part === 'number' ? `${so}[${part}]` : `${so}.${String(part)}`), place)

/** Of the forms a value may have, the one that it came nearest to says what is wrong with it. */
function nearestForm(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]): number => Math.max(...issues.map(({ path }) => path.length))
  return forms.toSorted((a, b) => depth(b) - depth(a))[0]
}

function badInput([issue]: readonly Issue[], value: unknown, place: string): BadInput {
  if (issue === undefined) return new BadInput(place, 'something else', value)
  const here = placeOf(place, issue.path)
  const found = at(value, issue.path)
  if (issue.code === 'unrecognized_keys') return new BadInput(here, 'no further fields', issue.keys[0])
  if (issue.code === 'invalid_key')
    return badInput(issue.issues, issue.path.at(-1), `a name in ${placeOf(place, issue.path.slice(0, -1))}`)
  if (issue.code === 'invalid_union' && 'options' in issue && issue.discriminator !== undefined) {
    const told = issue.path.at(-1) === issue.discriminator ? found : at(found, [issue.discriminator])
    return new BadInput(here, `one of ${(issue.options ?? []).map(String).join(', ')}`, told)
  }
  if (issue.code === 'invalid_union') {
    const nearest = nearestForm(issue.errors)
    if (nearest !== undefined) return badInput(nearest, found, here)
  }
  return new BadInput(here, expectedBy(issue), found)
}

/** The data as the schema reads it, or the refusal. */
export function read<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: string,
): { readonly value: z.output<S> } | { readonly error: BadInput } {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? { value: parsed.data } : { error: badInput(parsed.error.issues, value, place) }
}

export function checked<S extends z.ZodType>(schema: S, value: unknown, place: string): z.output<S> {
  const found = read(schema, value, place)
  if ('error' in found) throw found.error
  return found.value
}
