/**
 * A number or choice of the campaign that rules read: declared once with its default, chosen when the ruleset is
 * composed.
 *
 *     const criticalMargin = setting('tensided.critical_margin', 'Margin of a critical', int(), 10)
 *     criticalMargin(why) // 10, and the reasons say where it comes from
 */
import type { Field } from '../field/fields.ts'
import type { Json } from '../field/json.ts'
import type { Why } from '../rule/why.ts'

export interface Setting<T> {
  (why: Why): T
  readonly id: string
  readonly title: string
  readonly field: Field<T>
  readonly fallback: T
  /** The heading it stands under where many are listed. */
  readonly group?: string
}

export function setting<T extends Json>(id: string, title: string, field: Field<T>, fallback: NoInfer<T>): Setting<T> {
  const read = (why: Why): T => {
    const chosen = why.settings[id]
    return why.setting(id, chosen === undefined ? fallback : field.read(chosen, id))
  }
  return Object.assign(read, { id, title, field, fallback })
}

/** Settings under one heading. */
export const settingsIn = (group: string, settings: readonly Setting<Json>[]): readonly Setting<Json>[] =>
  settings.map(one => Object.assign((why: Why) => one(why), { ...one, group }))
