/** Titles of rules by their id, for citations of which only the id came: the list of rules, asked for once. */
import { useQuery } from '@tanstack/react-query'
import { memoByObject } from '@umpire/engine'
import type { RuleSummary } from '@umpire/protocol'
import { rulesQuery } from './queries.ts'

const titlesOf = memoByObject(
  (rules: readonly RuleSummary[]): ReadonlyMap<string, string> => new Map(rules.map(({ id, title }) => [id, title])),
)

/** All of them; undefined until they are known. */
export function useRuleTitles(): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery(rulesQuery)
  return data && titlesOf(data)
}

/** Undefined until it is known; nothing is asked for without an id. */
export function useRuleTitle(id: string | undefined): string | undefined {
  const { data } = useQuery({ ...rulesQuery, enabled: id !== undefined })
  return id === undefined || data === undefined ? undefined : titlesOf(data).get(id)
}
