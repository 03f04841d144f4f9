/** Lengths and weights as GCS writes them: 5'8", 68 in, 1.7 m; 125 lb, 3 oz, 60 kg. */
import { BadInput } from '@umpire/engine'

/** Inches; GCS takes a metre for a yard, as the game does. */
const LENGTHS: { readonly [unit: string]: number } = {
  in: 1,
  ft: 12,
  yd: 36,
  mi: 63_360,
  cm: 0.36,
  m: 36,
  km: 36_000,
}
/** Pounds; a kilogram counts as two. */
const WEIGHTS: { readonly [unit: string]: number } = {
  lb: 1,
  '#': 1,
  oz: 1 / 16,
  tn: 2000,
  t: 2000,
  kg: 2,
  g: 0.002,
}
const WRITTEN = /^\+?(-?[\d,]*\.?\d+) *([a-z#]*)$/
const FEET = /^(?:(\d+(?:\.\d+)?) *')? *(?:(\d+(?:\.\d+)?) *")?$/

function measured(written: string, units: { readonly [unit: string]: number }, usual: string): number | undefined {
  const [, number, unit = ''] = WRITTEN.exec(written.trim().toLowerCase()) ?? []
  const times = Object.hasOwn(units, unit === '' ? usual : unit) ? units[unit === '' ? usual : unit] : undefined
  return number === undefined || times === undefined ? undefined : Number(number.replaceAll(',', '')) * times
}

// Never −0, which is not the 0 it looks like.
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0

/**
 *     inches(`5'8"`, 'height') // 68
 */
export function inches(written: string, place: string): number {
  const [whole, feet, rest] = FEET.exec(written.trim()) ?? []
  if (whole !== undefined && whole !== '') return rounded(Number(feet ?? 0) * 12 + Number(rest ?? 0))
  const found = measured(written, LENGTHS, 'in')
  if (found === undefined) throw new BadInput(place, 'a length such as 5\'8" or 68 in', written)
  return rounded(found)
}

export function pounds(written: string, place: string): number {
  const found = measured(written, WEIGHTS, 'lb')
  if (found === undefined) throw new BadInput(place, 'a weight such as 2.5 lb', written)
  return rounded(found)
}

export function heightText(inches: number): string {
  const [feet, rest] = [Math.floor(inches / 12), rounded(inches % 12)]
  return feet === 0 ? `${rest}"` : rest === 0 ? `${feet}'` : `${feet}'${rest}"`
}

export const weightText = (pounds: number): string => `${rounded(pounds)} lb`
