/** Contests of ST between scores of any size: brought to the scale of the dice, or rolled by multiplying. */
import { or, record, rule, type ValueOf, type Why } from '@umpire/engine'
import { down, exact, nearest } from '../common/exact.ts'
import { measure, rollMade, signed } from '../common/fields.ts'

const side = record({
  /** With every percentage and every bonus that comes before. */
  load_st: measure,
  /** Added to the fixed score. */
  after: or(signed, 0),
  roll: rollMade,
})
export type Side = ValueOf<typeof side>

const LOWER = 10
/** Of one who cannot lose. */
const SURE = 100

export type Fixed = readonly [number, number]

/** The lower score becomes 10 and the higher keeps its proportion; one of nothing at all cannot be fixed. */
export function fixedScores(a: number, b: number, why: Why): Fixed | null {
  const lower = Math.min(a, b)
  if (lower <= 0) return null
  return [
    nearest(why, 'fixed score', (a * LOWER) / lower),
    nearest(why, 'fixed score of the other', (b * LOWER) / lower),
  ]
}

type Outcome = { readonly winner: 'a' | 'b' | 'none' | null; readonly margin: number | null }

const ahead = (a: number, b: number): Outcome => ({
  winner: a === b ? 'none' : a > b ? 'a' : 'b',
  margin: exact(Math.abs(a - b)),
})

type Fought = Outcome & {
  readonly fixed: Fixed | null
  /** With what comes after fixing: the numbers rolled against. */
  readonly effective: Fixed | null
}

const UNDECIDED: Outcome = { winner: null, margin: null }

/** The larger margin wins; what falls at the ends of the dice plays no part. */
export function fixedContest(a: Side, b: Side, why: Why): Fought {
  const fixed = fixedScores(a.load_st, b.load_st, why)
  if (fixed === null) {
    const even = a.load_st === b.load_st
    return {
      fixed,
      effective: null,
      winner: even ? 'none' : a.load_st > b.load_st ? 'a' : 'b',
      margin: even ? 0 : SURE,
    }
  }
  const effective: Fixed = [fixed[0] + a.after, fixed[1] + b.after]
  if (a.roll === undefined || b.roll === undefined) return { fixed, effective, ...UNDECIDED }
  return { fixed, effective, ...ahead(effective[0] - a.roll, effective[1] - b.roll) }
}

export const fix = rule(
  { id: 'gulliver.contest.fix', title: 'Fixing a Contest of ST', lines: '1396-1402', given: { a: side, b: side } },
  ({ a, b }, why) => fixedContest(a, b, why),
)

const PERCENT_AFTER = 10
const MARGIN_PER = 10

/** Three dice times Load ST; what would come after fixing counts a tenth for each point. */
const product = ({ load_st, after, roll }: Side): number | null =>
  roll === undefined ? null : exact((roll * load_st * Math.max(0, 100 + PERCENT_AFTER * after)) / 100)

export const easy = rule(
  { id: 'gulliver.contest.easy', title: 'Easy Contests of ST', lines: '1386-1394', given: { a: side, b: side } },
  ({ a, b }, why) => {
    const [first, second] = [product(a), product(b)]
    if (first === null || second === null) return { products: null, ...UNDECIDED }
    const [more, less] = [Math.max(first, second), Math.min(first, second)]
    const tenths = less === 0 ? SURE : down(why, 'full tenths', MARGIN_PER * (more / less - 1))
    return { products: [first, second], winner: ahead(first, second).winner, margin: more === less ? 0 : tenths }
  },
)
