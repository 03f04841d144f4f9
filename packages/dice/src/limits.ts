/**
 * What may be asked for. Whoever sends a notation decides nothing about how long it takes: every loop in this package
 * ends at one of these numbers.
 */
export const LIMITS = Object.freeze({
  /** Characters of a notation. */
  text: 500,
  /** Parentheses and signs inside one another. */
  nesting: 50,
  /** Dice of one term, such as the 3 of `3d6`. */
  diceOfTerm: 1000,
  /** Dice of a whole notation, all possible explosions counted. */
  dice: 20_000,
  /** Faces of one roll that a log lists; of more it keeps how many there are and their digest. */
  listed: 100,
  /** Different faces of such a roll that are counted one by one where people see it. */
  counted: 20,
  /** Numbers that one page can give before it sits down anew. */
  numbers: 1000,
  /** Pages of one log that may still give numbers; the one that said nothing for longest makes room. */
  pages: 100,
  /** Sides of a die. */
  sides: 1_000_000,
  /** Plain numbers. */
  constant: 1_000_000_000,
  /** How often one die may be allowed to explode: the largest `most`. */
  explosions: 100,
  /** How often one die explodes when nothing is said. */
  defaultExplosions: 10,
  /** Different values of an exact distribution. */
  outcomes: 1_048_576,
  /** Additions and multiplications of an exact distribution; those of long integers count for several. */
  work: 100_000_000,
})
