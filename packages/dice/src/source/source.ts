/**
 * Where dice come from. `draw(sides, count)` answers an index in 0 … sides ** count − 1 whose base-`sides` digits,
 * most significant first, are the faces less one.
 *
 * A group of dice is asked for at once, so that a fast generator spends one random word on all of `3d6`.
 */
export interface Source {
  draw(sides: number, count: number): number
}

/** No group has more outcomes than six six-sided dice, except that a single die may have any number of sides. */
const GROUP_OUTCOMES = 6 ** 6
/** Two-sided dice reach this many; one-sided dice would never end. */
const LARGEST_GROUP = 15

/** For each number of sides, how many dice are drawn at once; beyond the end of the table it is one. */
const GROUPS = Uint8Array.from({ length: Math.sqrt(GROUP_OUTCOMES) + 1 }, (_, sides) => {
  let size = 1
  while (size < LARGEST_GROUP && sides ** (size + 1) <= GROUP_OUTCOMES) size++
  return size
})

/** How many dice of a number of sides are drawn at once. It is part of what a seed means: changing it changes games. */
export const groupSize = (sides: number): number => GROUPS[sides] ?? 1

/**
 * Draws dice in groups and gives their faces.
 *
 * @example
 * drawFaces(seeded('kobold'), 6, 3)  // three faces from one draw
 */
export function drawFaces(source: Source, sides: number, count: number): number[] {
  const faces = new Array<number>(count)
  const size = groupSize(sides)
  for (let done = 0; done < count; ) {
    const group = Math.min(size, count - done)
    let index = source.draw(sides, group)
    for (let place = done + group - 1; place > done; place--) {
      const rest = (index / sides) | 0
      faces[place] = index - rest * sides + 1
      index = rest
    }
    faces[done] = index + 1
    done += group
  }
  return faces
}

/** The total of the same dice that `drawFaces` would draw, without keeping them. */
export function drawTotal(source: Source, sides: number, count: number): number {
  const size = groupSize(sides)
  let total = count
  for (let left = count; left > 0; ) {
    const group = Math.min(size, left)
    let index = source.draw(sides, group)
    while (index > 0) {
      const rest = (index / sides) | 0
      total += index - rest * sides
      index = rest
    }
    left -= group
  }
  return total
}
