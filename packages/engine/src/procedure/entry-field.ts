/** Entries and reasons read back from storage. */

import { unseenField } from '../fact/unseen.ts'
import { BadInput } from '../field/bad-input.ts'
import { type Field, flag, int, isJson, json, list, map, optional, text } from '../field/fields.ts'
import { isObject } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { Reason } from '../rule/reason.ts'
import type { Entry } from './entry.ts'

const label = text(10_000)
const MOST = 10_000
const faces = list(int(), MOST)

type Parts = { readonly [name: string]: unknown }

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const areAll = (value: unknown, holds: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST && value.every(part => holds(part))
const mayBe = (value: unknown, holds: (part: unknown) => boolean): boolean => value === undefined || holds(value)
const isOneOf =
  (...values: readonly unknown[]): ((value: unknown) => boolean) =>
  value =>
    values.includes(value)
const isRounding = isOneOf('down', 'up', 'near')
const isBound = isOneOf('at least', 'at most')
const isComparison = isOneOf('<', '<=', '=', '>=', '>')

const isTerm = (term: unknown): boolean =>
  isObject(term) &&
  isText(term['label']) &&
  mayBe(term['value'], isNumber) &&
  mayBe(term['skipped'], isText) &&
  areAll(term['because'], isReason)
const isStage = (stage: unknown): boolean =>
  isObject(stage) && isText(stage['stage']) && isJson(stage['value']) && isFlag(stage['applied'])
const isTally = (of: Parts): boolean => isText(of['label']) && isNumber(of['value']) && areAll(of['terms'], isTerm)

/** What holds for each kind of reason. They are many and small, so they are looked at as they are and not copied. */
const KINDS: { readonly [kind in Reason['kind']]: (of: Parts) => boolean } = {
  rule: of =>
    isText(of['id']) &&
    isText(of['title']) &&
    mayBe(of['by'], isText) &&
    isJson(of['value']) &&
    areAll(of['because'], isReason),
  input: of => isText(of['label']) && isJson(of['value']),
  setting: of => isText(of['id']) && isJson(of['value']),
  table: of => isText(of['table']) && isJson(of['row']) && mayBe(of['column'], isJson) && isJson(of['value']),
  sum: isTally,
  product: isTally,
  rounded: of => isText(of['label']) && isNumber(of['from']) && isRounding(of['how']) && isNumber(of['value']),
  bounded: of =>
    isText(of['label']) &&
    isNumber(of['from']) &&
    isBound(of['bound']) &&
    isNumber(of['limit']) &&
    isNumber(of['value']),
  compared: of =>
    isText(of['label']) &&
    isNumber(of['left']) &&
    isComparison(of['is']) &&
    isNumber(of['right']) &&
    isFlag(of['holds']),
  stages: of => isText(of['label']) && areAll(of['stages'], isStage) && isJson(of['value']),
  rolled: of =>
    isText(of['dice']) &&
    isText(of['purpose']) &&
    areAll(of['faces'], isNumber) &&
    isNumber(of['total']) &&
    isFlag(of['secret']),
  chosen: of => isText(of['who']) && isText(of['question']) && isText(of['key']) && isFlag(of['secret']),
  note: of => isText(of['text']),
}

const isKind = (kind: unknown): kind is Reason['kind'] => typeof kind === 'string' && Object.hasOwn(KINDS, kind)

function isReason(value: unknown): value is Reason {
  if (!isObject(value)) return false
  const { kind } = value
  return isKind(kind) && KINDS[kind](value)
}

const reason: Field<Reason> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (isReason(value)) return value
    throw new BadInput(place, `a reason of a kind that is known: ${Object.keys(KINDS).join(', ')}`, value)
  },
}

/** A line of the log, as it was stored. */
export const entryField: Field<Entry> = record({
  fact: optional(record({ type: label, version: int({ min: 1 }), values: map(json(), MOST) })),
  note: optional(record({ text: label, rule: optional(label), secret: optional(flag()) })),
  rolls: list(
    record({
      purpose: label,
      by: optional(label),
      secret: optional(flag()),
      dice: label,
      faces,
      total: int(),
    }),
    MOST,
  ),
  why: list(reason, MOST),
  unseen: optional(unseenField),
})
