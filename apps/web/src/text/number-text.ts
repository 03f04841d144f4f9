/** Numbers and plain values as people read them. The two typefaces have a true minus, as wide as a figure. */
import type { Json } from '@umpire/engine'
import { words } from './words.ts'

const MINUS = '−'
const plain = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 20, useGrouping: 'min2' })

/** Digits behind the point that are told as they are; what has more of them was divided. */
const AS_THEY_ARE = 1e4
const NOISE = 1e-12
const TWO_DECIMALS = 100
const TWO_DIGITS = 2
const SMALL = 0.1

/** What nobody would read to its end, to two decimals: 0.8333333333333333 is 0.83. Of very small numbers two digits are left. */
function readable(value: number): number {
  const short = Math.round(value * AS_THEY_ARE) / AS_THEY_ARE
  if (!Number.isFinite(value) || Math.abs(short - value) <= value * NOISE) return short
  return value < SMALL ? Number(value.toPrecision(TWO_DIGITS)) : Math.round(value * TWO_DECIMALS) / TWO_DECIMALS
}

export const numberText = (value: number): string => {
  const told = plain.format(readable(Math.abs(value)))
  return value < 0 ? `${MINUS}${told}` : told
}

/** Points come in halves, and are never rounded: ½, 2½, −40. */
export function halvesText(value: number): string {
  const [whole, half] = [Math.trunc(Math.abs(value)), Math.abs(value % 1) === 0.5]
  if (!half) return numberText(value)
  return `${value < 0 ? MINUS : ''}${whole === 0 ? '' : plain.format(whole)}½`
}

/** With its sign, as terms of a sum have it: +3, −4, +0. */
export const signedText = (value: number): string => (value < 0 ? numberText(value) : `+${numberText(value)}`)

/** Dice as they are written, with a true minus: 2d−1. */
export const diceText = (dice: string): string => dice.replaceAll('-', MINUS)

/** So many digits behind the point, always: columns line up. */
export const fixedText = (value: number, digits: number): string => value.toFixed(digits).replace('-', MINUS)

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Names of the inventory as words: `attack_possible` is "attack possible". */
export const nameText = (name: string): string => name.replaceAll('_', ' ')

/** Any plain value in one line. A record says which of its flags hold rather than true and false. */
export function valueText(value: Json): string {
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return nameText(value)
  if (value === null) return words.none
  if (isList(value)) return value.length === 0 ? words.none : value.map(valueText).join(', ')
  const parts = Object.entries(value).map(([name, inner]) => `${nameText(name)} ${valueText(inner)}`)
  return parts.length === 0 ? words.none : parts.join(', ')
}

/** Texts of the inventory are typed plainly; here they get the signs of print: minus, dash, quotes. */
export const proseText = (text: string): string =>
  text
    .replace(/(^|[\s(:[])-(?=[\d\s])/g, `$1${MINUS}`)
    .replace(/(\d)-(?=\d)/g, '$1–')
    .replace(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([])'/g, '$1‘')
    .replaceAll("'", '’')
