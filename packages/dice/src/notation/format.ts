import { LIMITS } from '../limits.ts'
import type { DiceTerm, Explode, Expression, Notation, Throw } from './notation.ts'
import { NotationError } from './notation-error.ts'

/** How tightly a part holds together; a looser one inside a tighter one needs parentheses. */
const TIGHTNESS = { bound: 0, sum: 1, product: 2, sign: 3 } as const

function tightness(of: Expression): number {
  switch (of.kind) {
    case 'bound':
      return TIGHTNESS.bound
    case 'arithmetic':
      return of.operator === 'x' ? TIGHTNESS.product : TIGHTNESS.sum
    case 'division':
      return TIGHTNESS.product
    default:
      return TIGHTNESS.sign
  }
}

/** What text cannot say. */
const unspeakable = (text: string, expected: string): NotationError => new NotationError(text, 0, expected)

/** Which faces explode: one, those up to some face, or those from some face on. */
function exploding({ low, high }: Explode, sides: number): string {
  if (low === high) return `${low}`
  if (high === sides) return `>=${low}`
  if (low === 1) return `<=${high}`
  throw unspeakable(`${low} to ${high}`, `one face of a d${sides} to explode on, or all up to one, or all from one on`)
}

function dice({ count, sides, explode, keep }: DiceTerm): string {
  let text = `${count}d${sides}`
  if (explode !== null) {
    text += `!${exploding(explode, sides)}`
    if (explode.most !== LIMITS.defaultExplosions) text += ` most ${explode.most}`
  }
  if (keep !== null) {
    if (explode !== null) text += ' '
    text += `${keep.end === 'highest' ? 'kh' : 'kl'}${keep.count}`
  }
  return text
}

/** An operator stands off from a rounding word before it: `3d6/2 down +1`. */
const spaced = (text: string): string => (text.charCodeAt(text.length - 1) >= 97 ? `${text} ` : text)

/**
 * Writes expressions. Each part takes at least one character, so what has more parts than a text has characters is no
 * text: data from outside may be nested until the stack overflows, or hold the same part a million times.
 */
class Writer {
  #parts = 0

  expression(of: Expression): string {
    if (++this.#parts > LIMITS.text) {
      throw unspeakable('', `at most ${LIMITS.text} numbers, dice and operators in a notation`)
    }
    switch (of.kind) {
      case 'constant':
        if (of.value < 0) throw unspeakable(`${of.value}`, 'a number of 0 or more, or its negation')
        return `${of.value}`
      case 'dice':
        return dice(of)
      case 'negation':
        return `-${this.#within(of.of, TIGHTNESS.sign)}`
      case 'bound':
        return `${this.#within(of.of, TIGHTNESS.bound)} ${of.bound} ${of.limit}`
      case 'arithmetic': {
        const own = tightness(of)
        return `${spaced(this.#within(of.left, own))}${of.operator}${this.#within(of.right, own + 1)}`
      }
      case 'division': {
        const left = spaced(this.#within(of.left, TIGHTNESS.product))
        return `${left}/${this.#within(of.right, TIGHTNESS.sign)} ${of.rounding}`
      }
    }
  }

  #within(of: Expression, atLeast: number): string {
    const text = this.expression(of)
    return tightness(of) < atLeast ? `(${text})` : text
  }
}

function thrown({ target, success, modifier }: Throw): string {
  const text = { 'or more': `${target}+`, 'or less': `${target}-`, exactly: `${target} exactly` }[success]
  if (modifier === 0) return text
  return modifier > 0 ? `${text} DM+${modifier}` : `${text} DM${modifier}`
}

/**
 * The canonical text of a notation: parsing it gives the same notation again. Whatever has a default is stated.
 *
 * @example
 * format(parse('2D - 4 MIN 1'))  // '2d6-4 min 1'
 * format(parse('3d6!/2'))          // '3d6!6/2 down'
 * @throws NotationError for data that no text can say
 */
export function format(notation: Notation): string {
  if (notation.kind === 'throw') return thrown(notation)
  const writer = new Writer()
  if (notation.kind !== 'comparison') return writer.expression(notation)
  return `${spaced(writer.expression(notation.left))}${notation.operator}${writer.expression(notation.right)}`
}
