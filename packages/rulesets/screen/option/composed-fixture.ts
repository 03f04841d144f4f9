/** Rulesets of chosen options, with all that they require. */
import { compose } from '@umpire/engine'
import { screenOptions } from './index.ts'

export const base = { options: screenOptions }
const requires = new Map(screenOptions.map(({ key, requires: also }) => [key, also]))
/** With all that a choice brings along. */
export const closed = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap(key => [key, ...(requires.get(key) ?? [])])),
]
export const rulesetOf = (...keys: readonly string[]) => compose(base, { options: closed(keys) })
