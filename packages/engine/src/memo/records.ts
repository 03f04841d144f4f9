/** Records that are compared field by field, by identity: nothing lists their fields, so none can be left out. */

/** What all the numbers of a record come to, those before the last of them multiplied: records with other sums differ. */
export function sumOf<R extends object>(record: R, factor = 1): number {
  let sum = 0
  for (const field in record) {
    const value = record[field]
    if (typeof value === 'number') sum = sum * factor + value
  }
  return sum
}

/** A field that only one of them has counts unless it is undefined. */
export function areSame<R extends object>(one: R, other: R): boolean {
  if (one === other) return true
  for (const field in one) if (one[field] !== other[field]) return false
  for (const field in other) if (one[field] !== other[field]) return false
  return true
}
