/** Some faces without their order, and in how many orders dice can show them. */
export interface Pool {
  /** In ascending order. */
  readonly faces: readonly number[]
  readonly ways: number
}

/**
 * Every throw of some dice, without the order of the dice: for rules that look at single faces. The pools come one by
 * one; their ways add up to sides ** count.
 *
 * @example
 * [...pools(2, 6)].length                                       // 21 instead of 36
 * Distribution.of(Array.from(pools(3, 6), ({ faces, ways }) => [faces[1], ways]))  // the middle die of three
 */
export function* pools(count: number, sides: number): Generator<Pool> {
  if (!Number.isInteger(count) || !Number.isInteger(sides) || count < 0 || sides < 1) {
    throw new RangeError(`Expected whole numbers of dice and sides, found ${count}d${sides}`)
  }
  if (sides ** count > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`Expected dice with at most 2 ** 53 - 1 throws, found ${count}d${sides}`)
  }
  const faces = new Array<number>(count).fill(1)
  for (;;) {
    yield { faces: faces.slice(), ways: orders(faces) }
    let place = count - 1
    while (place >= 0 && faces[place] === sides) place--
    if (place < 0) return
    faces.fill((faces[place] ?? 0) + 1, place)
  }
}

/** count! / (how often each face comes up)!, with every step a whole number no larger than the answer. */
function orders(faces: readonly number[]): number {
  let ways = 1
  let run = 0
  for (let i = 0; i < faces.length; i++) {
    run = i > 0 && faces[i] === faces[i - 1] ? run + 1 : 1
    ways = (ways * (i + 1)) / run
  }
  return ways
}
