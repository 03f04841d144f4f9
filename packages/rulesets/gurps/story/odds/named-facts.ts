/** What somebody outside tells of the moment: each fact by its name, held against what it may be. */
import type { Json } from '@umpire/engine'
import { conditionText } from '../../effect/condition.ts'
import { FACTS, type Facts, factNamed } from '../../effect/facts.ts'

export interface FactsTold {
  /** As rules ask for them: those about the observer stand together. */
  readonly facts: Facts
  /** In words; nothing where nothing was told. */
  readonly words: string
}

const OBSERVER = 'observer.'

/**
 *     factsTold({ 'observer.sees': true, alone: true }, 'facts').facts // { observer: { sees: true }, alone: true }
 */
export function factsTold(told: { readonly [name: string]: unknown }, place: string): FactsTold {
  const read = Object.entries(told).map(([name, value]): readonly [string, boolean | number | string] => {
    const { field } = FACTS[factNamed(name, place)]
    return [name, field.read(value, `${place}.${name}`)]
  })
  const observer: readonly (readonly [string, Json])[] = read.flatMap(([name, value]) =>
    name.startsWith(OBSERVER) ? [[name.slice(OBSERVER.length), value] as const] : [],
  )
  const others = read.filter(([name]) => !name.startsWith(OBSERVER))
  return {
    facts: {
      ...Object.fromEntries(others),
      ...(observer.length === 0 ? {} : { observer: Object.fromEntries(observer) }),
    },
    words: conditionText({ target: '', op: 'note', by: '', when: Object.fromEntries(read) }),
  }
}
