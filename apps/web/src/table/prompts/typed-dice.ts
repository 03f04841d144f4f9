/** Dice that people throw by hand and type in, one face after the other. */
import { dice, type Source } from '@umpire/dice'

interface Typed {
  /** What the dice come to, once all are there. */
  readonly total: number | null
  /** The sides of each die that is still to be typed; more may follow where a die explodes. */
  readonly wanted: readonly number[]
}

/** What has been typed so far, of a notation that the server sent. */
export function typedSoFar(notation: string, faces: readonly number[]): Typed {
  const wanted: number[] = []
  let used = 0
  const source: Source = {
    draw: (sides, count) => {
      let index = 0
      for (let die = 0; die < count; die++) {
        const face = faces[used]
        used++
        if (face === undefined) wanted.push(sides)
        index = index * sides + (face ?? 1) - 1
      }
      return index
    },
  }
  const { total } = dice(notation).roll(source)
  return { total: wanted.length === 0 ? total : null, wanted }
}

/** What the dice can come to. */
export function totalsOf(notation: string): { readonly min: number; readonly max: number } {
  const { min, max } = dice(notation)
  return { min, max }
}
