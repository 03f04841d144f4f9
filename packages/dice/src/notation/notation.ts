/** A plain number, never negative: `-3` is the negation of 3. */
interface Constant {
  readonly kind: 'constant'
  readonly value: number
}

/** A die that shows `low` … `high` is rolled again and the faces are added, at most `most` times. */
export interface Explode {
  readonly low: number
  readonly high: number
  readonly most: number
}

/** Only the `count` highest or lowest dice are added. Dropping is written as keeping the others. */
export interface Keep {
  readonly end: 'highest' | 'lowest'
  readonly count: number
}

/** `count` dice of `sides` sides. Dice explode first, each with its explosions is one value, then some are kept. */
export interface DiceTerm {
  readonly kind: 'dice'
  readonly count: number
  readonly sides: number
  readonly explode: Explode | null
  readonly keep: Keep | null
}

interface Negation {
  readonly kind: 'negation'
  readonly of: Expression
}

export interface Arithmetic {
  readonly kind: 'arithmetic'
  readonly operator: '+' | '-' | 'x'
  readonly left: Expression
  readonly right: Expression
}

/** Down is toward minus infinity, up toward plus infinity, near to the nearest with halves up. */
export type Rounding = 'down' | 'up' | 'near'

interface Division {
  readonly kind: 'division'
  readonly left: Expression
  readonly right: Expression
  readonly rounding: Rounding
}

/** `of`, but at least (`min`) or at most (`max`) `limit`. */
interface Bound {
  readonly kind: 'bound'
  readonly bound: 'min' | 'max'
  readonly of: Expression
  readonly limit: number
}

/** What is worth a number. */
export type Expression = Constant | DiceTerm | Negation | Arithmetic | Division | Bound

export type Comparator = '<=' | '>=' | '<' | '>' | '=' | '!='

export interface Comparison {
  readonly kind: 'comparison'
  readonly operator: Comparator
  readonly left: Expression
  readonly right: Expression
}

/** A Traveller throw: two dice and a DM against a target, `8+ DM+2`. */
export interface Throw {
  readonly kind: 'throw'
  readonly target: number
  readonly success: 'or more' | 'or less' | 'exactly'
  readonly modifier: number
}

/** A parsed text: plain data that may be stored as JSON. */
export type Notation = Expression | Comparison | Throw
