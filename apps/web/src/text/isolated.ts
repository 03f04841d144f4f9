/**
 * A name that somebody typed, inside a sentence of ours. One that is written from right to left is kept apart, or it would
 * pull the words and signs beside it along.
 */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|[\u200f\u202a-\u202e]/u
const [FIRST_STRONG, POP] = ['\u2068', '\u2069']

export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG}${name}${POP}` : name)
