/** Systems by their id. None is loaded here. */
import { type Listing, type System, type SystemPart, systems } from '@umpire/registry'
import { Refused } from './refused.ts'

const refuse = (expected: string, known: readonly Listing[], got: string): Refused =>
  new Refused(
    404,
    'not-found',
    `system: expected ${expected} (${known.map(({ id }) => id).join(', ')}), got ${JSON.stringify(got)}`,
  )

const refusePart = (name: SystemPart, got: string): Refused =>
  refuse(
    `a system with ${name}`,
    systems.filter(({ has }) => has.includes(name)),
    got,
  )

export function systemOf(id: string): Listing {
  const found = systems.find(system => system.id === id)
  if (found === undefined) throw refuse('a system', systems, id)
  return found
}

/** Refuses a system without that part, before anything is loaded for it. */
export function checkPart(id: string, name: SystemPart): void {
  if (!systemOf(id).has.includes(name)) throw refusePart(name, id)
}

/** A part of a system that is loaded. */
export function partOf<P extends SystemPart>(system: System, name: P): NonNullable<System[P]> {
  const part = system[name]
  if (part === undefined) throw refusePart(name, system.id)
  return part
}
