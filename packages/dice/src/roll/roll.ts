import { parse } from '../notation/parser.ts'
import type { Source } from '../source/source.ts'
import { type Rolled, rollNotation, totalOf } from './rolled.ts'

/**
 * Parses and rolls in one go: for a text that is rolled once. What is rolled again and again is faster by `dice(text)`.
 *
 * @example
 * roll('4d6kh3', seeded('Brunhild')).total
 */
export const roll = (text: string, source: Source): Rolled => rollNotation(parse(text), source)

/**
 * Parses and rolls in one go, for the total alone; of a comparison or a throw, 1 for success and 0 for failure.
 *
 * @example
 * total('2d-4 min 1', seeded('kobold'))  // a number of 1 to 8
 */
export const total = (text: string, source: Source): number => totalOf(parse(text), source)
