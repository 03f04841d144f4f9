/** The way to the first place where two values of plain data differ, as text; null if they are the same. */
import { isObject, sameJson } from '@umpire/engine'

export function differenceOf(a: unknown, b: unknown, place = ''): string | null {
  if (sameJson(a, b)) return null
  if (Array.isArray(a) && Array.isArray(b)) {
    const index = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => at).find(
      at => !sameJson(a[at], b[at]),
    )
    return index === undefined ? place : differenceOf(a[index], b[index], `${place}[${index}]`)
  }
  if (isObject(a) && isObject(b)) {
    const name = [...Object.keys(a), ...Object.keys(b)].find(one => !sameJson(a[one], b[one]))
    return name === undefined ? place : differenceOf(a[name], b[name], place === '' ? name : `${place}.${name}`)
  }
  return place === '' ? 'its beginning' : place
}
