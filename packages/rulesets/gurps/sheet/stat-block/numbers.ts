/**
 * Numbers as they are printed on sheets and stat blocks, and read back: a true minus, thousands parted, half points as a
 * half. Players write hyphens, dashes and decimals; all of that is read.
 */

/** How a number may be written: −15, 1,265, 0.5, 2½, 1e-7. */
export const NUMBER = String.raw`[+\-−–]?\s?\$?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[-+]?\d+)?½?|\.\d+|½)`

const [HALF, MINUS] = ['½', '−']

/** A minus sign in place of hyphens: of numbers and dice, never of words. */
export const minus = (text: string): string => text.replaceAll('-', MINUS)

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')

function decimal(value: number): string {
  const [digits = '', ...rest] = String(value).split('.')
  return [/^\d+$/.test(digits) ? grouped(digits) : digits, ...rest].join('.')
}

function unsigned(value: number): string {
  const whole = Math.floor(value)
  return value - whole === 0.5 ? `${whole === 0 ? '' : grouped(String(whole))}${HALF}` : decimal(value)
}

/**
 *     numberText(-0.5) // −½
 */
export const numberText = (value: number): string => (value < 0 ? `${MINUS}${unsigned(-value)}` : unsigned(value))

/** A score as it is now, with the one that was bought where they differ: 15 (10). */
export const scoreText = (bought: number, now: number): string =>
  now === bought ? numberText(bought) : `${numberText(now)} (${numberText(bought)})`

/** Of what is measured, in quarters and less: 5.75. */
export const decimalText = (value: number): string => (value < 0 ? `${MINUS}${decimal(-value)}` : decimal(value))

/** With its sign, whichever it is. */
export const signedText = (value: number): string => (value < 0 ? numberText(value) : `+${numberText(value)}`)

/**
 *     moneyText(-1265) // −$1,265
 */
export const moneyText = (value: number): string => (value < 0 ? `${MINUS}$${decimal(-value)}` : `$${decimal(value)}`)

const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`, 'i')

/** The number that is written, if it is one. */
export function readNumber(written: string): number | undefined {
  const text = written.trim()
  if (!WHOLE_NUMBER.test(text)) return undefined
  const [, sign = '', rest = ''] = /^([+\-−–]?)\s?(.*)$/.exec(text) ?? []
  const digits = rest.replace('$', '').replaceAll(',', '')
  const half = digits.endsWith(HALF) ? 0.5 : 0
  const value = Number(digits.replace(HALF, '') || '0') + half
  // Never −0, which is not the 0 it looks like.
  return sign === '' || sign === '+' || value === 0 ? value : -value
}
