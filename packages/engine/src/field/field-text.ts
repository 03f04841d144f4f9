import type { Bounds, Spec } from './fields.ts'

/** The limits of a number, as they follow it: ` of 0 or more`. */
export const withinText = ({ min, max }: Bounds): string => {
  if (min !== undefined && min === max) return ` that is ${min}`
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`
  if (min !== undefined) return ` of ${min} or more`
  return max === undefined ? '' : ` of ${max} or less`
}

/**
 * What a field takes, in words.
 *
 *     fieldText({ kind: 'oneOf', values: ['day', 'dusk'] }) // 'one of day, dusk'
 */
export function fieldText(spec: Spec): string {
  switch (spec.kind) {
    case 'int':
      return `a whole number${withinText(spec)}`
    case 'number':
      return `a number${withinText(spec)}`
    case 'text':
      return 'text'
    case 'flag':
      return 'true or false'
    case 'json':
      return 'anything'
    case 'oneOf':
      return `one of ${spec.values.join(', ')}`
    case 'list':
      return `a list, each ${fieldText(spec.of)}`
    case 'map':
      return `names, each with ${fieldText(spec.of)}`
    case 'record':
      return `an object of ${Object.keys(spec.fields).join(', ')}`
    case 'nullable':
      return `${fieldText(spec.of)}, or null`
    case 'optional':
      return `${fieldText(spec.of)}; may be left out`
    case 'default':
      return `${fieldText(spec.of)}; ${JSON.stringify(spec.value)} if left out`
    case 'rolled':
      return `a roll of ${spec.dice}, or dice to throw`
  }
}
