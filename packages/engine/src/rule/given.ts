/** A rule's answer for callers outside: what is given is checked, and rolls that were left out may be thrown for them. */
import { dice, type Source } from '@umpire/dice'
import { BadInput } from '../field/bad-input.ts'
import type { Field, Fields, Spec } from '../field/fields.ts'
import { isObject, type Json } from '../field/json.ts'
import { facesOf } from './faces.ts'

/** The answer by the inventory's names. */
export type Answer = { readonly [name: string]: Json }

/** A roll that was thrown for a field. */
interface RollForField {
  readonly dice: string
  readonly faces: readonly number[]
  readonly total: number
}

export interface Worked {
  readonly answer: Answer
  /** The rolls that were left out of what was given, by field, where the rule asked for them. */
  readonly rolled: { readonly [field: string]: RollForField }
}

/** The dice behind a field that a roll may fill: a rolled one, also where it may be left out. */
function diceOf(spec: Spec): string | undefined {
  if (spec.kind === 'rolled') return spec.dice
  return spec.kind === 'optional' || spec.kind === 'default' ? diceOf(spec.of) : undefined
}

/** The rolls that may be thrown: fields with dice, left out of what was given. */
function openRolls(fields: Fields, given: unknown): readonly { readonly name: string; readonly notation: string }[] {
  if (!isObject(given)) return []
  return Object.entries(fields).flatMap(([name, { spec }]) => {
    const notation = diceOf(spec)
    return notation === undefined || Object.hasOwn(given, name) ? [] : [{ name, notation }]
  })
}

/** Makes each open roll a property that throws its dice when the rule first looks at it. */
function throwOnDemand(x: object, open: ReturnType<typeof openRolls>, source: Source): Worked['rolled'] {
  const rolled: { [field: string]: RollForField } = {}
  for (const { name, notation } of open) {
    const thrown = (): RollForField => {
      const made = dice(notation).roll(source)
      return { dice: notation, faces: facesOf(made), total: made.total }
    }
    const get = (): number => {
      rolled[name] ??= thrown()
      return rolled[name].total
    }
    Object.defineProperty(x, name, { enumerable: true, get })
  }
  return rolled
}

/** Reads what is given; with a source, rolls that were left out are thrown, but only those the rule looks at. */
export function readGiven<X extends object>(
  fields: Field<X> & { readonly fields: Fields },
  given: unknown,
  source: Source | undefined,
): { readonly x: X; readonly rolled: Worked['rolled'] } {
  const open = openRolls(fields.fields, given)
  if (source === undefined || open.length === 0) return { x: fields.read(given, 'given'), rolled: {} }
  const standIns = Object.fromEntries(open.map(({ name, notation }) => [name, dice(notation).min]))
  const x = fields.read(isObject(given) ? { ...given, ...standIns } : given, 'given')
  return { x, rolled: throwOnDemand(x, open, source) }
}

/** The answer by its names: an object has its own, a bare value needs one. */
export function named(value: Json, name: string | undefined, id: string): Answer {
  const answer = name === undefined ? value : { [name]: value }
  if (isAnswer(answer)) return answer
  throw new BadInput(id, 'an answer with names, or `gives` to name it', value)
}

const isAnswer = (value: Json): value is Answer => isObject(value)
