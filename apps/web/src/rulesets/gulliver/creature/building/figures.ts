/** Numbers of a creature: from specks to mountains, four figures are told. */
import { numberText, signedText } from '../../../../text/number-text.ts'

const DIGITS = 4
const WHOLE_FROM = 1000

const short = (value: number): number =>
  Math.abs(value) >= WHOLE_FROM ? Math.round(value) : Number(value.toPrecision(DIGITS))

export const figure = (value: number): string => numberText(short(value))
export const signedFigure = (value: number): string => (value === 0 ? '0' : signedText(short(value)))
