/** Who sits at a table, as its facts tell that can be read: also where it cannot be opened. */
import type { ReadableStore } from '@umpire/store'
import type { Member } from '@umpire/table'
import { isReadable, placesOfKinds } from './facts.ts'

export async function membersOf(store: ReadableStore, id: string): Promise<ReadonlyMap<string, Member>> {
  const members = new Map<string, Member>()
  for await (const place of placesOfKinds(store, id, ['seated', 'unseated', 'assigned'])) {
    if (!isReadable(place)) continue
    const { type, values } = place.fact
    if (type === 'seated') members.set(values.seat, { name: values.name, role: values.role, actors: values.actors })
    else if (type === 'unseated') members.delete(values.seat)
    else if (type === 'assigned') {
      const member = members.get(values.seat)
      if (member !== undefined) members.set(values.seat, { ...member, actors: values.actors })
    }
  }
  return members
}
