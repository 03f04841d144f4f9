/**
 * What stands against a character, grouped by its rule, and the ways out of it. A way is offered only if it was tried:
 * whoever comes of it does not have that problem any more, and no other instead.
 */
import type { Problem } from '@umpire/engine'
import { proseText } from '../text/number-text.ts'

/** A way out of a problem, and whoever comes of it. */
export interface WayOut<T> {
  readonly label: string
  readonly next: T
}

export interface Trouble<T> {
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'allowed'
  /** One for each place. */
  readonly messages: readonly string[]
  readonly places: readonly string[]
  readonly ways: readonly WayOut<T>[]
}

/** What a ruleset knows of mending. */
export interface Mending<T> {
  readonly problems: (one: T) => readonly Problem[]
  /** What might help, the likeliest first. */
  readonly ways: (one: T, problem: Problem) => readonly WayOut<T>[]
  /** Its place tells one problem from another of its rule: it does not move without being mended. */
  readonly placed: boolean
  /** The game master's word for it, where it needs one. */
  readonly allow: (one: T, problem: Problem) => WayOut<T> | undefined
  /** That word taken back, where it was given. */
  readonly disallow: (one: T, problem: Problem) => WayOut<T> | undefined
}

const MOST_WAYS = 2
/** Each is held against all the rules. */
const MOST_TRIED = 12

const ORDER = ['error', 'warning', 'allowed'] as const

const severityOf = ({ severity }: Problem): Trouble<never>['severity'] => severity ?? 'error'

const isSame = (one: Problem, other: Problem): boolean =>
  one.rule === other.rule && one.where === other.where && severityOf(one) === severityOf(other)

/** How much of a trouble there is: it may hang on what stands in the list before it. */
const countOf = (rule: string, problems: readonly Problem[]): number =>
  problems.filter(one => one.rule === rule && one.severity !== 'allowed').length

const errorsIn = (all: readonly Problem[]): number => all.filter(({ severity }) => severity === undefined).length

function helps(after: readonly Problem[], problem: Problem, before: readonly Problem[], placed: boolean): boolean {
  if (errorsIn(after) > errorsIn(before)) return false
  const isFewer = countOf(problem.rule, after) < countOf(problem.rule, before)
  return isFewer || (placed && !after.some(one => isSame(one, problem)))
}

function waysOutOf<T>(one: T, problem: Problem, all: readonly Problem[], of: Mending<T>): readonly WayOut<T>[] {
  if (problem.severity === 'allowed') return [of.disallow(one, problem)].filter(way => way !== undefined)
  const found: WayOut<T>[] = []
  for (const way of of.ways(one, problem).slice(0, MOST_TRIED)) {
    if (found.length === MOST_WAYS) return found
    if (helps(of.problems(way.next), problem, all, of.placed)) found.push(way)
  }
  return [...found, of.allow(one, problem)].filter(way => way !== undefined).slice(0, MOST_WAYS)
}

/** Errors first. Of many places of one rule the first has ways out: the next one is shown when it is mended. */
export function troublesOf<T>(one: T, of: Mending<T>): readonly Trouble<T>[] {
  const all = of.problems(one)
  const groups = Map.groupBy(all, problem => `${severityOf(problem)} ${problem.rule}`)
  const troubles = [...groups.values()].flatMap((same): readonly Trouble<T>[] => {
    const [first] = same
    if (first === undefined) return []
    return [
      {
        rule: first.rule,
        severity: severityOf(first),
        messages: same.map(({ message }) => proseText(message)),
        places: same.map(({ where }) => where),
        ways: waysOutOf(one, first, all, of),
      },
    ]
  })
  return ORDER.flatMap(severity => troubles.filter(trouble => trouble.severity === severity))
}
