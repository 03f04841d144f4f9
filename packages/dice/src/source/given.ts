import type { Source } from './source.ts'

/** Faces that do not fit the dice they are meant for. */
export class FacesError extends Error {
  override readonly name = 'FacesError'
}

/** Dice whose faces are known before. */
export interface GivenDice extends Source {
  /** Throws unless every face was used. */
  end(): void
}

/**
 * Dice that people rolled by hand, or that a test has chosen.
 *
 * @example
 * const source = given([4, 2, 6])
 * dice('3d6').total(source)  // 12
 * source.end()               // would throw if a face were left over
 * @throws FacesError from `draw` when a face is missing or not on the die
 */
export function given(faces: readonly number[]): GivenDice {
  let used = 0
  return {
    draw(sides, count) {
      let index = 0
      for (let end = used + count; used < end; used++) {
        const face = faces[used]
        if (face === undefined) throw new FacesError(`Expected a face of a d${sides} as die ${used + 1}, found the end`)
        if (!Number.isInteger(face) || face < 1 || face > sides) {
          throw new FacesError(`Expected a face of a d${sides} as die ${used + 1}, found ${face}`)
        }
        index = index * sides + face - 1
      }
      return index
    },
    end() {
      if (used < faces.length) throw new FacesError(`Expected ${used} dice, found ${faces.length}`)
    },
  }
}
