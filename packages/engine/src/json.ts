/** Plain data: what can be stored, sent and compared. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * One text for equal plain values, whatever the order of their keys, so that equal states can be merged.
 *
 *     keyOf({ b: 1, a: [2] }) === keyOf({ a: [2], b: 1 })
 */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`
  if (isObject(value)) {
    const parts: string[] = []
    for (const key of Object.keys(value).sort()) {
      if (value[key] !== undefined) parts.push(`${JSON.stringify(key)}:${keyOf(value[key])}`)
    }
    return `{${parts.join()}}`
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** Deep equality of plain values. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || keyOf(a) === keyOf(b)

/** A value as one short line, for messages. */
export function brief(value: unknown, most = 60): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
