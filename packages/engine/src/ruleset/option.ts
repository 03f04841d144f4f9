/**
 * An option (a house rule, a detail, a variant) states only its differences: which rules it replaces and by what.
 * The rules it changes do not know it exists.
 *
 *     option({
 *       key: 'brutal', title: 'Brutal wounds', says: 'Injury is doubled.',
 *       replaces: [
 *         replace(injury, (x, why, base) => why.product('brutal').add('as printed', base(x, why)).add('brutal', 2).total()),
 *       ],
 *     })
 */
import { BadInput } from '../field/bad-input.ts'
import type { Json } from '../field/json.ts'
import type { Rule, Version } from '../rule/rule.ts'
import type { Setting } from './setting.ts'

export interface Replacement {
  readonly rule: string
  readonly serial: number
  readonly version: number
  readonly stack: (versions: readonly number[], options: string) => number
  /** Keys of options that also replace this rule and give way to this one. */
  readonly exceptionTo: readonly string[]
}

export interface Option {
  readonly key: string
  readonly title: string
  readonly says: string
  /** The heading it stands under where many are listed; the area of the first rule that it replaces, unless it is said. */
  readonly group?: string
  readonly replaces: readonly Replacement[]
  /** Keys of options that must be chosen too. */
  readonly requires: readonly string[]
  /** Keys of options that cannot be chosen beside it. */
  readonly excludes: readonly string[]
}

/** Many options under one name: whoever chooses it chooses them. */
export interface Preset {
  readonly key: string
  readonly title: string
  readonly says: string
  /** Keys of options, also of other packages. */
  readonly options: readonly string[]
}

/** What a campaign chooses from. */
export interface Choosable {
  readonly options: readonly Option[]
  /** Names for many options at once. */
  readonly presets?: readonly Preset[]
  readonly settings: readonly Setting<Json>[]
}

/** Replaces a rule; the version is called with the input, the reasons, and the body it stands in for. */
export function replace<X, R>(
  rule: Rule<X, R>,
  version: Version<X, R>,
  exceptionTo: readonly string[] = [],
): Replacement {
  return { rule: rule.id, serial: rule.serial, version: rule.addVersion(version), stack: rule.stack, exceptionTo }
}

export function option(
  spec: Pick<Option, 'key' | 'title' | 'says' | 'replaces'> & Partial<Pick<Option, 'requires' | 'excludes' | 'group'>>,
): Option {
  const rules = spec.replaces.map(({ rule }) => rule)
  const twice = rules.find((rule, index) => rules.indexOf(rule) !== index)
  if (twice !== undefined) throw new BadInput(`option ${spec.key}`, `one replacement of ${twice}`, 'several')
  return { requires: [], excludes: [], ...spec }
}

/** Options under one heading. */
export const optionsIn = (group: string, options: readonly Option[]): readonly Option[] =>
  options.map(one => ({ ...one, group }))
