/** Entries and reasons read back from storage. */
import { BadInput } from './bad-input.ts'
import type { Entry } from './entry.ts'
import { type Field, flag, int, json, list, map, num, oneOf, optional, text } from './fields.ts'
import { isObject } from './json.ts'
import type { Reason, Stage, Term } from './reason.ts'
import { record } from './record.ts'

const label = text(10_000)
const MOST = 10_000

/** Reasons hold reasons: the list reads itself when it is needed. */
const reasons: Field<readonly Reason[]> = {
  spec: { kind: 'json' },
  read: (value, place) => list(reason, MOST).read(value, place),
}

const term: Field<Term> = record({ label, value: optional(num()), skipped: optional(label), because: reasons })
const stage: Field<Stage> = record({ stage: label, value: json(), applied: flag() })
const faces = list(int(), MOST)
const comparison = oneOf('<', '<=', '=', '>=', '>')

/** One reader for each kind of reason. */
const KINDS: { readonly [kind in Reason['kind']]: Field<Extract<Reason, { readonly kind: kind }>> } = {
  rule: record({
    kind: oneOf('rule'),
    id: label,
    title: label,
    by: optional(label),
    value: json(),
    because: reasons,
  }),
  input: record({ kind: oneOf('input'), label, value: json() }),
  setting: record({ kind: oneOf('setting'), id: label, value: json() }),
  table: record({ kind: oneOf('table'), table: label, row: json(), column: optional(json()), value: json() }),
  sum: record({ kind: oneOf('sum'), label, value: num(), terms: list(term, MOST) }),
  product: record({ kind: oneOf('product'), label, value: num(), terms: list(term, MOST) }),
  rounded: record({ kind: oneOf('rounded'), label, from: num(), how: oneOf('down', 'up', 'near'), value: num() }),
  bounded: record({
    kind: oneOf('bounded'),
    label,
    from: num(),
    bound: oneOf('at least', 'at most'),
    limit: num(),
    value: num(),
  }),
  compared: record({ kind: oneOf('compared'), label, left: num(), is: comparison, right: num(), holds: flag() }),
  stages: record({ kind: oneOf('stages'), label, stages: list(stage, MOST), value: json() }),
  rolled: record({
    kind: oneOf('rolled'),
    dice: label,
    purpose: label,
    faces,
    total: int(),
    secret: flag(),
  }),
  chosen: record({ kind: oneOf('chosen'), who: label, question: label, key: label, secret: flag() }),
  note: record({ kind: oneOf('note'), text: label }),
}

const isKind = (kind: unknown): kind is Reason['kind'] => typeof kind === 'string' && Object.hasOwn(KINDS, kind)

const reason: Field<Reason> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const kind = isObject(value) ? value['kind'] : undefined
    if (isKind(kind)) return KINDS[kind].read(value, place)
    throw new BadInput(`${place}.kind`, `one of ${Object.keys(KINDS).join(', ')}`, kind)
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
  why: reasons,
})
