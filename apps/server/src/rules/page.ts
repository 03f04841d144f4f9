/** A rule as lists and pages show it. */
import type { CampaignDocument } from '@umpire/protocol'
import type { Sent } from '../app.ts'
import type { ListedRule } from '../work/tasks.ts'

export const summaryOf = ({ covered: { id, system, area, title, who, status, fires } }: ListedRule) => ({
  id,
  system,
  area,
  title,
  who,
  status,
  fires,
})

/** Options of any system may replace it: those of GURPS replace rules of the packages over it as well. */
const optionsFor = (id: string, campaigns: readonly Sent<CampaignDocument>[]) =>
  campaigns
    .flatMap(({ options }) => options)
    .filter(({ replaces }) => replaces.includes(id))
    .map(({ key, title, says }) => ({ key, title, says }))

export function pageOf(rule: ListedRule, campaigns: readonly Sent<CampaignDocument>[]) {
  const { id, kind, lines, says, fix, data, example = [] } = rule.listed
  const { silent } = rule.covered
  return {
    ...summaryOf(rule),
    ...(silent === null ? {} : { silent }),
    kind,
    lines,
    says,
    ...(fix === undefined ? {} : { fix }),
    ...(data === undefined ? {} : { table: data }),
    examples: example,
    given: rule.given ?? {},
    options: optionsFor(id, campaigns),
  }
}
