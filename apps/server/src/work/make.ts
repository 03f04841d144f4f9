/** Characters made: the ruleset's own, or of a kind that a package brings. */
import { type Source, seeded } from '@umpire/dice'
import { BadInput, type Characters, type Chosen, compose, type Json } from '@umpire/engine'
import type { System } from '@umpire/registry'
import { partOf } from '../find-system.ts'
import type { Given, Gives } from './tasks.ts'

export function makeOne(
  { make, kinds = [] }: Characters,
  kind: string | undefined,
  wishes: unknown,
  chosen: Partial<Chosen>,
  source: Source,
): Json {
  if (kind === undefined) return make(wishes, chosen, source)
  const found = kinds.find(one => one.kind === kind)
  if (found === undefined) throw new BadInput('kind', `one of ${kinds.map(one => one.kind).join(', ') || 'none'}`, kind)
  return found.make(wishes)
}

export function make({ kind, wishes, options, settings, seed, count }: Given['make'], system: System): Gives['make'] {
  const characters = partOf(system, 'characters')
  const chosen = { options, settings }
  compose(system, chosen)
  // No dice make one of those: the next would be the same again.
  if (kind !== undefined && count > 1) throw new BadInput('body.count', 'one of that kind, all being alike', count)
  const stream = seeded(seed)
  const made = Array.from({ length: count }, (_, nth) => makeOne(characters, kind, wishes, chosen, stream.fork(nth)))
  return { seed, characters: made }
}
