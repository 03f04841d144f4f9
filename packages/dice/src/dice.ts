import { bounds } from './notation/bounds.ts'
import { format } from './notation/format.ts'
import type { Notation } from './notation/notation.ts'
import { parse } from './notation/parser.ts'
import { meaning } from './notation/throw-meaning.ts'
import type { Distribution } from './odds/distribution.ts'
import { distribution } from './odds/notation-odds.ts'
import { type Rolled, rollNotation } from './roll/rolled.ts'
import { compiledTotal, type Total } from './roll/total.ts'
import { given } from './source/given.ts'
import type { Source } from './source/source.ts'

/** A notation that is ready to be rolled many times. Made by `dice(text)`. */
export class Dice {
  readonly notation: Notation
  /** The canonical text. */
  readonly text: string
  /** The least and the most it can be worth; of a comparison or a throw 0 and 1. */
  readonly min: number
  readonly max: number
  #total: Total | undefined
  #distribution: Distribution | undefined

  constructor(notation: Notation) {
    this.notation = notation
    this.text = format(notation)
    const meant = meaning(notation)
    const { low, high } = meant.kind === 'comparison' ? { low: 0, high: 1 } : bounds(meant)
    this.min = low
    this.max = high
  }

  /** Rolls for the total alone; of a comparison or a throw, 1 for success and 0 for failure. */
  total(source: Source): number {
    this.#total ??= compiledTotal(this.notation)
    return this.#total(source)
  }

  /** Rolls and keeps every face. From the same source it has the same total as `total`. */
  roll(source: Source): Rolled {
    return rollNotation(this.notation, source)
  }

  /**
   * What dice that were rolled before are worth: the faces of all terms in the order drawn, as `roll` gave them.
   *
   * @example
   * dice('3d6+1').read([4, 2, 6]).total  // 13
   * @throws FacesError if they do not fit
   */
  read(faces: readonly number[]): Rolled {
    const source = given(faces)
    const rolled = rollNotation(this.notation, source)
    source.end()
    return rolled
  }

  /** The exact odds; worked out when first asked for. @throws WorkError if that would take too long */
  distribution(): Distribution {
    this.#distribution ??= distribution(this.notation)
    return this.#distribution
  }
}

/**
 * Prepares dice notation for use.
 *
 * @example
 * const damage = dice('2d-4 min 1')
 * damage.total(seeded('kobold'))  // a number of 1 to 8
 * damage.distribution().mean().decimal
 * @throws NotationError for a text that is no notation or asks for too much
 */
export function dice(text: string | Notation): Dice {
  // A notation that came as data passes through its text, and with it through every check of the parser.
  return new Dice(parse(typeof text === 'string' ? text : format(text)))
}
