import { LIMITS } from '../limits.ts'
import type { DiceTerm, Expression, Notation, Throw } from './notation.ts'

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

const within = (of: Expression, atLeast: number): string =>
  tightness(of) < atLeast ? `(${expression(of)})` : expression(of)

function dice({ count, sides, explode, keep }: DiceTerm): string {
  let text = `${count}d${sides}`
  if (explode !== null) {
    if (explode.low === explode.high) text += `!${explode.low}`
    else text += explode.high === sides ? `!>=${explode.low}` : `!<=${explode.high}`
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

function expression(of: Expression): string {
  switch (of.kind) {
    case 'constant':
      return `${of.value}`
    case 'dice':
      return dice(of)
    case 'negation':
      return `-${within(of.of, TIGHTNESS.sign)}`
    case 'bound':
      return `${within(of.of, TIGHTNESS.bound)} ${of.bound} ${of.limit}`
    case 'arithmetic': {
      const own = tightness(of)
      return `${spaced(within(of.left, own))}${of.operator}${within(of.right, own + 1)}`
    }
    case 'division': {
      const left = spaced(within(of.left, TIGHTNESS.product))
      return `${left}/${within(of.right, TIGHTNESS.sign)} ${of.rounding}`
    }
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
 */
export function format(notation: Notation): string {
  if (notation.kind === 'throw') return thrown(notation)
  if (notation.kind === 'comparison') {
    return `${spaced(expression(notation.left))}${notation.operator}${expression(notation.right)}`
  }
  return expression(notation)
}
