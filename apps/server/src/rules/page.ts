/** A rule as lists and pages show it. */
import type { Json } from '@umpire/engine'
import { type System, systems } from '@umpire/registry'
import type { ListedRule } from '../work/tasks.ts'
import { specsOf } from './specs.ts'

export const summaryOf = ({ covered: { id, system, area, title, who, status, fires } }: ListedRule) => ({
  id,
  system,
  area,
  title,
  who,
  status,
  fires,
})

/** The system that has the rule built; none has one that is open or left to the game master. */
export const builtIn = (id: string): System | undefined =>
  systems.find(({ rules }) => rules.some(rule => rule.id === id))

const optionsFor = (id: string) =>
  systems
    .flatMap(({ options }) => options)
    .filter(({ replaces }) => replaces.some(({ rule }) => rule === id))
    .map(({ key, title, says }) => ({ key, title, says }))

const inputOf = (id: string): { readonly [name: string]: Json } =>
  specsOf(builtIn(id)?.rules.find(rule => rule.id === id)?.given ?? {})

export function pageOf(rule: ListedRule) {
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
    given: inputOf(id),
    options: optionsFor(id),
  }
}
