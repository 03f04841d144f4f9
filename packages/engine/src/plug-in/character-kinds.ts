/** Further kinds of characters beside those of a ruleset: each file goes to whoever knows its kind. */
import { BadInput } from '../field/bad-input.ts'
import { isObject, type Json } from '../field/json.ts'
import type { CharacterKind, Characters, Encounters } from './plug-in.ts'

const kindOf = (value: unknown, kinds: readonly CharacterKind[]): CharacterKind | undefined =>
  isObject(value) ? kinds.find(({ kind }) => kind === value['kind']) : undefined

const refused = (what: string, { kind }: CharacterKind): BadInput =>
  new BadInput('', `somebody who ${what}`, `a ${kind}`)

/** The characters of a ruleset and those of packages together. */
export function withKinds(own: Characters, kinds: readonly CharacterKind[]): Characters {
  if (kinds.length === 0) return own
  const of = (value: unknown): CharacterKind | undefined => kindOf(value, kinds)
  const formats = Object.assign({}, ...kinds.map(one => one.formats), own.formats)
  return {
    ...own,
    kinds,
    formats,
    read: (value, place) => (of(value) ?? own).read(value, place),
    problems: (character, chosen) => (of(character) ?? own).problems(character, chosen),
    print: (character, format) => {
      const kind = of(character)
      if (kind === undefined) return own.print(character, format)
      if (Object.hasOwn(kind.formats, format)) return kind.print(character, format)
      throw new BadInput('format', `one of ${Object.keys(kind.formats).join(', ')} for a ${kind.kind}`, format)
    },
    reasons: character => (of(character) ?? own).reasons?.(character) ?? {},
    ...(own.numbers === undefined ? {} : { numbers: asFighter(own.numbers, of) }),
    lost: (character, format) => (of(character) === undefined ? (own.lost?.(character, format) ?? []) : []),
    resized: (character, size) => {
      const resized = (of(character) ?? own).resized
      if (resized !== undefined) return resized(character, size)
      throw new BadInput('', 'a creature: nobody else can be of another Size', character)
    },
    ...(own.odds === undefined ? {} : { odds: onlyOwn(own.odds, of, 'rolls against scores of his own') }),
    ...(own.improve === undefined ? {} : { improve: onlyOwn(own.improve, of, 'improves by points') }),
  }
}

/** Of a further kind, what the ruleset's own fights would make of it. */
const asFighter =
  <X, R>(work: (character: Json, x: X) => R, of: (value: unknown) => CharacterKind | undefined) =>
  (character: Json, x: X): R => {
    const kind = of(character)
    return work(kind === undefined ? character : kind.fighter(character, 'character'), x)
  }

/** What only the ruleset's own characters do. */
const onlyOwn =
  <X, R>(work: (character: Json, x: X) => R, of: (value: unknown) => CharacterKind | undefined, what: string) =>
  (character: Json, x: X): R => {
    const kind = of(character)
    if (kind !== undefined) throw refused(what, kind)
    return work(character, x)
  }

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A list with each of its objects changed; what is no list stays, for whoever checks it. */
const each = (
  value: unknown,
  change: (one: { readonly [name: string]: unknown }, index: number) => unknown,
): unknown => (isList(value) ? value.map((one, index) => (isObject(one) ? change(one, index) : one)) : value)

/** Whoever is of a further kind, as the ruleset's own encounters take him. */
export function asFighters(file: unknown, place: string, kinds: readonly CharacterKind[]): unknown {
  if (kinds.length === 0 || !isObject(file)) return file
  const sides = each(file['sides'], (side, nth) => ({
    ...side,
    members: each(side['members'], (member, index) => {
      const { character } = member
      const kind = kindOf(character, kinds)
      if (kind === undefined) return member
      const where = `${place}.sides[${nth}].members[${index}].character`
      return { ...member, character: kind.fighter(kind.read(character, where), where) }
    }),
  }))
  return { ...file, sides }
}

/** Encounters in which the further kinds take part. */
export const encountersWith = (own: Encounters, kinds: readonly CharacterKind[]): Encounters =>
  kinds.length === 0 ? own : { ...own, read: (file, place) => own.read(asFighters(file, place, kinds), place) }
