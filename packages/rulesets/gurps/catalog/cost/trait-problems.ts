/** What stands against a choice of traits: told, never refused. */
import { choiceOf, type Taken, takenName } from '../entry/taken.ts'
import type { Attribute, Cost, Trait } from '../entry/trait.ts'

export type TraitProblem = {
  readonly kind: 'requires' | 'excludes' | 'level' | 'count' | 'choice'
  /** The rule that is broken. */
  readonly rule: string
  readonly trait: string
  /** Its place among those that were looked at. */
  readonly at: number
  readonly says: string
}

type Scores = { readonly [A in Attribute]?: number }

const pointsOf = (cost: Cost): number => {
  if (cost.kind === 'formula') return 0
  return cost.kind === 'variants' ? (cost.variants[0]?.points ?? 0) : cost.points
}
const catalogRule = ({ cost }: Trait): string =>
  pointsOf(cost) < 0 ? 'gurps.disadvantage.catalog' : 'gurps.advantage.catalog'

const goesBy = (taken: Taken, name: string): boolean => taken.trait.name === name || takenName(taken) === name

function unmet({ trait }: Taken, all: readonly Taken[], scores: Scores): readonly string[] {
  return trait.requires.flatMap(({ attribute, at_least, at_most, trait: other }) => {
    const score = attribute === undefined ? undefined : scores[attribute]
    const name = attribute?.toUpperCase()
    return [
      ...(score !== undefined && at_least !== undefined && score < at_least
        ? [`needs ${name} ${at_least} or more`]
        : []),
      ...(score !== undefined && at_most !== undefined && score > at_most ? [`needs ${name} ${at_most} or less`] : []),
      ...(other !== undefined && !all.some(taken => goesBy(taken, other)) ? [`needs ${other}`] : []),
    ]
  })
}

/** Others it cannot stand beside; of two that exclude each other, only the first tells it. */
const excluded = (taken: Taken, index: number, all: readonly Taken[]): readonly string[] =>
  all.flatMap((other, at) => {
    const mine = taken.trait.excludes.some(name => goesBy(other, name))
    const theirs = other.trait.excludes.some(name => goesBy(taken, name))
    return at !== index && mine && !(theirs && at < index) ? [`cannot be had together with ${takenName(other)}`] : []
  })

function outOfBounds({ trait: { cost }, level }: Taken): readonly string[] {
  if (cost.kind !== 'per-level') return []
  const { min, max } = cost
  if (level < min) return [`level ${level} is too low: at least ${min}`]
  return max !== null && level > max ? [`level ${level} is too high: at most ${max}`] : []
}

/** The one that is too many tells it, once for each beyond the most. */
function tooMany(taken: Taken, index: number, all: readonly Taken[]): readonly string[] {
  const { id, name, max_count } = taken.trait
  const before = all.slice(0, index).filter(({ trait }) => trait.id === id)
  const [first] = before
  if (max_count === null || first === undefined || before.length < max_count) return []
  if (max_count > 1) return [`may be taken at most ${max_count} times`]
  return [
    takenName(first) === takenName(taken)
      ? 'may be taken only once'
      : `only one kind of ${name} may be taken, and there is ${takenName(first)} already`,
  ]
}

const open = (taken: Taken): readonly string[] => {
  const names = taken.trait.choose.map(({ name }) => name)
  return names.length > 0 && choiceOf(taken) === undefined ? [`one of these must be chosen: ${names.join(', ')}`] : []
}

/** All that is wrong with these traits together, as far as the scores are known. */
export function traitProblems(all: readonly Taken[], scores: Scores): readonly TraitProblem[] {
  return all.flatMap((taken, index) => {
    const { trait } = taken
    const problem = (kind: TraitProblem['kind'], rule: string, says: readonly string[]): readonly TraitProblem[] =>
      says.map(one => ({ kind, rule, trait: takenName(taken), at: index, says: one }))
    const own = trait.rule ?? catalogRule(trait)
    return [
      ...problem('requires', catalogRule(trait), unmet(taken, all, scores)),
      ...problem('excludes', catalogRule(trait), excluded(taken, index, all)),
      ...problem('level', own, outOfBounds(taken)),
      ...problem('count', own, tooMany(taken, index, all)),
      ...problem('choice', own, open(taken)),
    ]
  })
}
