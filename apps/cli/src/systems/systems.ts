/** Systems as commands ask for them: by name, or by what they have. Each loads when a command needs it. */
import { BadInput } from '@umpire/engine'
import { type Listing, type System, type SystemPart, systems } from '@umpire/registry'
import { UsageError } from '../io/io.ts'

/** Capitals do not matter where people write it. */
const isSystem = ({ id }: { readonly id: string }, written: unknown): boolean =>
  typeof written === 'string' && id === written.toLowerCase()

/** The named system, or all of them. */
export async function chosenSystems(name: string | undefined): Promise<readonly System[]> {
  if (name === undefined) return Promise.all(systems.map(({ load }) => load()))
  const found = systems.find(system => isSystem(system, name))
  if (found !== undefined) return [await found.load()]
  throw new UsageError(`--system: expected one of ${systems.map(system => system.id).join(', ')}, got ${name}`)
}

export interface Having<P extends SystemPart> {
  readonly system: System
  readonly part: NonNullable<System[P]>
}

const listed = (name: SystemPart): readonly Listing[] => systems.filter(({ has }) => has.includes(name))

/** Loads a system for what it has. */
export async function loadPart<P extends SystemPart>({ id, load }: Listing, name: P): Promise<Having<P>> {
  const system = await load()
  const part = system[name]
  if (part === undefined) throw new Error(`${id} is listed with ${name}, but has none`)
  return { system, part }
}

/** All systems that have characters, or encounters. */
export const having = <P extends SystemPart>(name: P): Promise<readonly Having<P>[]> =>
  Promise.all(listed(name).map(one => loadPart(one, name)))

/** The system of that id that has them, not loaded yet; none if there is no such system. */
export const findHaving = (name: SystemPart, id: unknown): Listing | undefined =>
  listed(name).find(system => isSystem(system, id))

/** The same, refused if there is no such system. */
export function systemHaving(name: SystemPart, id: unknown, place: string): Listing {
  const found = findHaving(name, id)
  if (found !== undefined) return found
  const known = listed(name)
    .map(system => system.id)
    .join(', ')
  throw new BadInput(place, `a system with ${name} (${known || 'there is none yet'})`, id)
}
