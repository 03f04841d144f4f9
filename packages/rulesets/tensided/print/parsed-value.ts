import { parseValue } from './bare.ts'

/** A word of a stat block: what people write as a number is a word here, too. */
export function parsedValue(written: string, place: string): string {
  const value = parseValue(written, place)
  return typeof value === 'string' ? value : written
}
