/**
 * What stands against a character, grouped by its rule, and the ways out of it. A way is offered only if it was tried:
 * whoever comes of it does not have that problem any more.
 */
import type { Problem, Why } from '@umpire/engine'
import { problemsOf, type Sheet } from '@umpire/gurps'
import { type Character, edit } from '@umpire/gurps/file'
import { proseText } from '../../../elements/number-text.ts'
import { CHOOSABLE } from '../odds/campaign.ts'
import type { Trouble, WayOut } from './ask.ts'
import { troubleWords as text } from './trouble-words.ts'
import { waysToTry } from './ways-out.ts'

const MOST_WAYS = 2
/** Each is held against all the rules. */
const MOST_TRIED = 12

const ORDER = ['error', 'warning', 'allowed'] as const

const severityOf = ({ severity }: Problem): Trouble['severity'] => severity ?? 'error'

/** How much of a trouble there is. Its place tells nothing: that may move without being mended. */
const countOf = (rule: string, problems: readonly Problem[]): number =>
  problems.filter(one => one.rule === rule && one.severity !== 'allowed').length

function helps(next: Character, problem: Problem, before: readonly Problem[]): boolean {
  const after = problemsOf(next, undefined, CHOOSABLE)
  const errors = (all: readonly Problem[]): number => all.filter(({ severity }) => severity === undefined).length
  if (errors(after) > errors(before)) return false
  return countOf(problem.rule, after) < countOf(problem.rule, before)
}

function waysOutOf(
  one: Character,
  problem: Problem,
  all: readonly Problem[],
  sheet: Sheet,
  why: Why,
): readonly WayOut[] {
  if (problem.severity === 'allowed') {
    const word = one.allowed.findIndex(
      ({ rule, where }) => rule === problem.rule && (where === '' || where === problem.where),
    )
    return word === -1 ? [] : [{ label: text.disallow, next: edit.disallow(one, word) }]
  }
  const found: WayOut[] = []
  for (const way of waysToTry(one, problem, sheet, why).slice(0, MOST_TRIED)) {
    if (found.length === MOST_WAYS) break
    if (helps(way.next, problem, all)) found.push(way)
  }
  if (found.length === MOST_WAYS) return found
  const { rule, where } = problem
  return [...found, { label: text.allow, next: edit.allow(one, { rule, where }) }]
}

/** Errors first. Of many places of one rule the first has ways out: the next one is shown when it is mended. */
export function troublesOf(one: Character, sheet: Sheet, why: Why): readonly Trouble[] {
  const all = problemsOf(one, undefined, CHOOSABLE)
  const groups = Map.groupBy(all, problem => `${severityOf(problem)} ${problem.rule}`)
  const troubles = [...groups.values()].flatMap((same): readonly Trouble[] => {
    const [first] = same
    if (first === undefined) return []
    return [
      {
        rule: first.rule,
        severity: severityOf(first),
        messages: same.map(({ message }) => proseText(message)),
        places: same.map(({ where }) => where),
        ways: waysOutOf(one, first, all, sheet, why),
      },
    ]
  })
  return ORDER.flatMap(severity => troubles.filter(trouble => trouble.severity === severity))
}
