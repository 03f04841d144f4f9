/**
 * What a switch changes, rule by rule. Many switches change the same rule; they stand on each other in the order of the list
 * in option/index.ts, and all of them on whatever options of other packages lie beneath.
 *
 *     layer('melee-range', attackModifiers, (x, why, base) => …)
 *     adds('collisions', furtherActs, slam, push)
 */
import {
  fill,
  type Option,
  option,
  type Replacement,
  type Rule,
  replace,
  type Slot,
  type Version,
} from '@umpire/engine'
import { GROUPS, SWITCHES } from './switches.ts'

export interface Layer {
  /** Of the switch. */
  readonly key: string
  readonly rule: string
  readonly over: (beneath: readonly string[]) => Replacement
}

export const layer = <X, R>(key: string, rule: Rule<X, R>, version: Version<X, R>): Layer => ({
  key,
  rule: rule.id,
  over: beneath => replace(rule, version, beneath),
})

/** Puts something into an opening that GURPS has for it. */
export const adds = <T>(key: string, slot: Slot<T>, ...things: readonly T[]): Layer => ({
  key,
  rule: slot.id,
  over: beneath => fill(slot, things, beneath),
})

const keysOf = (options: readonly Option[], rule: string): readonly string[] =>
  options.filter(({ replaces }) => replaces.some(one => one.rule === rule)).map(({ key }) => key)

/** Every switch with all its layers, above whatever lies beneath; not those that need what is not there. */
export function switchesOver(layers: readonly Layer[], beneath: readonly Option[]): readonly Option[] {
  const stranger = layers.find(({ key }) => !SWITCHES.some(one => one.key === key))
  if (stranger !== undefined) throw new Error(`there is no switch ${stranger.key} to change ${stranger.rule}`)
  const keys = new Set([...SWITCHES, ...beneath].map(({ key }) => key))
  const there = SWITCHES.filter(({ requires = [] }) => requires.every(key => keys.has(key)))
  const isThere = (layer: Layer): boolean => there.some(({ key }) => key === layer.key)
  return there.map(({ key, group, title, says, requires = [], excludes = [] }) =>
    option({
      key,
      title,
      says,
      group: GROUPS[group],
      requires,
      excludes,
      replaces: layers.flatMap((own, place) => {
        if (own.key !== key) return []
        const earlier = layers.slice(0, place).filter(other => other.rule === own.rule && isThere(other))
        return [own.over([...new Set([...keysOf(beneath, own.rule), ...earlier.map(other => other.key)])])]
      }),
    }),
  )
}
