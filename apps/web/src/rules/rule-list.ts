/** The list of rules: by system and area, as searched and filtered. */
import type { RuleSummary } from '@umpire/protocol'

/** `quiet` rules are built, but never fire in play. */
export const SHOWN = ['all', 'built', 'gm', 'open', 'quiet'] as const
export type Shown = (typeof SHOWN)[number]

export const isShown = (rule: RuleSummary, shown: Shown): boolean =>
  shown === 'all' || (shown === 'quiet' ? rule.status === 'built' && !rule.fires : rule.status === shown)

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the search occurs in title, area or id. */
export function matches(rule: RuleSummary, search: string): boolean {
  const place = folded(`${rule.title} ${rule.area} ${rule.id}`)
  return folded(search)
    .split(/\s+/)
    .every(word => place.includes(word))
}

export interface Area {
  readonly system: string
  readonly area: string
  readonly rules: readonly RuleSummary[]
}

/** By the order of the systems; the rules of each in the order of its inventory. */
export const inOrder = (rules: readonly RuleSummary[], systems: readonly { readonly id: string }[]) => {
  const places = new Map(systems.map(({ id }, index) => [id, index]))
  const placeOf = ({ system }: RuleSummary): number => places.get(system) ?? systems.length
  return rules.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** In the order they come in. */
export const byArea = (rules: readonly RuleSummary[]): readonly Area[] =>
  Array.from(Map.groupBy(rules, rule => `${rule.system}.${rule.area}`).values(), of => ({
    system: of[0]?.system ?? '',
    area: of[0]?.area ?? '',
    rules: of,
  }))

/** How far an area is. */
export interface AreaCount {
  readonly built: number
  readonly gm: number
  readonly open: number
  readonly quiet: number
}

export const countOf = (rules: readonly RuleSummary[]): AreaCount => ({
  built: rules.filter(rule => rule.status === 'built').length,
  gm: rules.filter(rule => rule.status === 'gm').length,
  open: rules.filter(rule => rule.status === 'open').length,
  quiet: rules.filter(rule => isShown(rule, 'quiet')).length,
})
