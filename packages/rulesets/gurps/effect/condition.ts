/** Conditions of effects: whether they hold, and how they read. */
import type { Json } from '@umpire/engine'
import type { Effect, Wanted, When } from './effect.ts'
import { FACTS, type FactName, type Facts, factOf, isFactName } from './facts.ts'

const isList = (wants: Wanted): wants is readonly (boolean | number | string)[] => Array.isArray(wants)

function meets(told: Json | undefined, wants: Wanted): boolean {
  if (isList(wants)) return wants.some(one => one === told)
  if (typeof wants !== 'object') return told === wants || (told === undefined && wants === false)
  if (typeof told !== 'number') return false
  return (wants.min === undefined || told >= wants.min) && (wants.max === undefined || told <= wants.max)
}

const entries = (when: When): readonly (readonly [FactName, Wanted])[] =>
  Object.entries(when).flatMap(([name, wants]) => (isFactName(name) ? [[name, wants] as const] : []))

const wantedText = (wants: Wanted): string => {
  if (isList(wants)) return wants.join(' or ')
  if (typeof wants !== 'object') return String(wants)
  const { min, max } = wants
  if (min === undefined) return `at most ${max}`
  return max === undefined ? `at least ${min}` : `${min} to ${max}`
}

/** The first condition that does not hold, in words. */
export function missing(when: When | undefined, facts: Facts): string | undefined {
  for (const [name, wants] of entries(when ?? {})) {
    if (meets(factOf(facts, name), wants)) continue
    const { title } = FACTS[name]
    if (wants === true) return `not so: ${title}`
    return wants === false ? `so: ${title}` : `${title}: not ${wantedText(wants)}`
  }
  return undefined
}

/** When an effect acts, in words; nothing of one that always does. */
export function conditionText({ when, gm, says }: Effect): string {
  const facts = entries(when ?? {}).map(([name, wants]) => {
    const { title } = FACTS[name]
    if (wants === true) return title
    return wants === false ? `not: ${title}` : `${title}: ${wantedText(wants)}`
  })
  return [...facts, ...(gm === true ? [says ?? 'as the game master says'] : says === undefined ? [] : [says])].join(
    ', ',
  )
}
