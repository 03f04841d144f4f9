/** An exact fraction in lowest terms. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
  /** The nearest number. */
  readonly decimal: number
}

/** How likely something is: in `ways` of `of` equally likely ways. */
export interface Chance {
  readonly ways: bigint
  readonly of: bigint
  /** The nearest number. */
  readonly decimal: number
}

const bitLength = (n: bigint): number => n.toString(2).length

/** The number nearest to a fraction of positive integers of any length. */
function quotient(numerator: bigint, denominator: bigint): number {
  if (numerator <= Number.MAX_SAFE_INTEGER && denominator <= Number.MAX_SAFE_INTEGER) {
    return Number(numerator) / Number(denominator)
  }
  // 64 bits of the quotient, the last of them set if anything follows, round like all of its bits.
  const shift = 64 - bitLength(numerator) + bitLength(denominator)
  const scaled = shift > 0 ? numerator << BigInt(shift) : numerator
  const divisor = shift > 0 ? denominator : denominator << BigInt(-shift)
  const bits = scaled / divisor
  const nearest = Number(scaled % divisor === 0n ? bits : bits | 1n)
  // In two steps, because 2 ** -shift alone may be too small for a number.
  return nearest * 2 ** -Math.trunc(shift / 2) * 2 ** -(shift - Math.trunc(shift / 2))
}

function decimalOf(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0
  return numerator < 0n ? -quotient(-numerator, denominator) : quotient(numerator, denominator)
}

/** The greatest number that divides both; `b` is positive. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** The least number that both divide; both are positive. Where weights meet, one number of ways mostly divides the other. */
export const leastCommonMultiple = (a: bigint, b: bigint): bigint =>
  a % b === 0n ? a : (a / greatestCommonDivisor(a, b)) * b

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return {
    numerator: numerator / divisor,
    denominator: denominator / divisor,
    decimal: decimalOf(numerator, denominator),
  }
}

export const chance = (ways: bigint, of: bigint): Chance => ({ ways, of, decimal: decimalOf(ways, of) })

/**
 * A chance as a percentage with so many digits behind the point. What is possible is never printed as 0 %, and what is
 * uncertain never as 100 %.
 *
 * @example
 * percent(dice('3d6<=12').distribution().chance(v => v === 1), 1)  // '74.1 %'
 * percent(dice('10d6').distribution().atLeast(60), 2)               // '< 0.01 %'
 */
export function percent({ ways, of }: Chance, digits = 1): string {
  const unit = 10n ** BigInt(digits)
  const whole = 100n * unit
  const text = (amount: bigint): string => {
    const behind = digits === 0 ? '' : `.${String(amount % unit).padStart(digits, '0')}`
    return `${amount / unit}${behind} %`
  }
  const nearest = (2n * ways * whole + of) / (2n * of)
  if (nearest === 0n && ways > 0n) return `< ${text(1n)}`
  if (nearest === whole && ways < of) return `> ${text(whole - 1n)}`
  return text(nearest)
}
