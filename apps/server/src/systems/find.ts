/** Systems by the id that somebody asked for. */
import { type System, systems } from '@umpire/registry'
import { Refused } from '../refused.ts'

/** What only some systems have. */
type Part = 'characters' | 'encounters'

const refuse = (expected: string, known: readonly System[], got: string): Refused =>
  new Refused(
    404,
    'not-found',
    `system: expected ${expected} (${known.map(({ id }) => id).join(', ')}), got ${JSON.stringify(got)}`,
  )

export function systemOf(id: string): System {
  const found = systems.find(system => system.id === id)
  if (found === undefined) throw refuse('a system', systems, id)
  return found
}

export function partOf<P extends Part>(id: string, name: P): NonNullable<System[P]> {
  const part = systemOf(id)[name]
  if (part !== undefined) return part
  throw refuse(
    `a system with ${name}`,
    systems.filter(system => system[name] !== undefined),
    id,
  )
}
