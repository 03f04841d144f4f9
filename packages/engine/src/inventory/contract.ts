/**
 * The inventory as a contract: every example of every rule, and both lists held against each other.
 *
 *     for (const { title, wrong } of contractOf([inventory], rules, ruleset)) test(title, () => expect(wrong()).toBeUndefined())
 */

import type { Callable } from '../rule/rule.ts'
import type { Ruleset } from '../ruleset/ruleset.ts'
import { readInventory, runExample } from './inventory.ts'

export interface Clause {
  readonly title: string
  /** What is wrong with it; nothing if it holds. */
  readonly wrong: () => string | undefined
}

/** Inventories as they were parsed. */
export function contractOf(
  inventories: readonly unknown[],
  rules: readonly Callable[],
  ruleset: Ruleset,
): readonly Clause[] {
  const listed = inventories.flatMap((one, index) => readInventory(one, `inventory ${index + 1}`).rules)
  const clauses = listed.flatMap(({ id, title, lines, who, example = [] }): readonly Clause[] => {
    const rule = rules.find(known => known.id === id)
    const cites = (): string | undefined => {
      if (rule === undefined) return 'it is not built'
      const same = rule.title === title && rule.lines === lines
      return same ? undefined : `it cites ${rule.title} (${rule.lines}), and the inventory ${title} (${lines})`
    }
    return [
      ...(who === 'engine'
        ? [{ title: `${id}: is built and cites the book as the inventory does`, wrong: cites }]
        : []),
      ...example.map((one, index) => ({
        title: `${id}: example ${index + 1}`,
        wrong: () => (rule === undefined ? 'it is not built' : runExample(rule, one, ruleset)),
      })),
    ]
  })
  const known = new Set(listed.map(({ id }) => id))
  const stranger = rules.find(({ id }) => !known.has(id))
  return [
    ...clauses,
    {
      title: 'no rule is registered that the inventory does not have',
      wrong: () => (stranger === undefined ? undefined : stranger.id),
    },
  ]
}
