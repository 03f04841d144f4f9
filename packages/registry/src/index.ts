/**
 * The only list of rulesets. Ids and titles are here; the rules of each load when they are first needed.
 *
 *     const gurps = await loadSystem('gurps')
 */
import { BadInput } from '@umpire/engine'
import type { System } from './system.ts'

export type { System } from './system.ts'

/** What only some systems have. */
export type SystemPart = 'characters' | 'encounters'

/** A system that may not be loaded yet. */
export interface Listing {
  readonly id: string
  readonly title: string
  readonly has: readonly SystemPart[]
  readonly load: () => Promise<System>
}

/** Loads at the first call; every later one gets the same system. */
function listing(
  id: string,
  title: string,
  has: readonly SystemPart[],
  read: () => Promise<{ readonly system: System }>,
): Listing {
  let loading: Promise<System> | undefined
  const load = (): Promise<System> => {
    loading ??= read().then(({ system }) => system)
    return loading
  }
  return { id, title, has, load }
}

const PLAYED = ['characters', 'encounters'] as const

/** The demonstration comes last: a list to choose from shows the real games first. */
export const systems: readonly Listing[] = [
  listing('traveller', 'Traveller, Book 1', PLAYED, () => import('./traveller.ts')),
  listing('gurps', 'GURPS Lite, third edition', PLAYED, () => import('./gurps.ts')),
  listing('screen', 'The game master’s screen for GURPS', [], () => import('./screen.ts')),
  listing('gulliver', 'GULLIVER: creatures of any size, for GURPS', [], () => import('./gulliver.ts')),
  listing('tensided', 'G&G, the Tensided system', PLAYED, () => import('./tensided.ts')),
  listing('demo', 'Demonstration duel', ['encounters'], () => import('./demo.ts')),
]

/** The system of that id, its rules loaded. */
export async function loadSystem(id: string): Promise<System> {
  const found = systems.find(system => system.id === id)
  if (found !== undefined) return found.load()
  throw new BadInput('system', `one of ${systems.map(system => system.id).join(', ')}`, id)
}
