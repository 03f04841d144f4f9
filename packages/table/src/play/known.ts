/**
 * Whom a seat knows by name, where the table itself speaks of them: who plays them, and their dials. Of those in the scene
 * that is shown it knows whom it perceives; of all others those whom players play, unless it did not perceive them when
 * they were last in a scene. Of everybody else it has not been told.
 */
import { type Unseen, unseenBy, type Viewer } from '@umpire/engine'
import type { TableData } from '../state/data.ts'

export interface Known {
  readonly data: Pick<TableData, 'members' | 'unmet'>
  /** The scene that is shown. */
  readonly scene: { readonly actors: readonly string[]; readonly unseen: readonly Unseen[] } | null
}

const playedIn = (members: TableData['members']): ReadonlySet<string> =>
  new Set(Object.values(members).flatMap(({ role, actors }) => (role === 'player' ? actors : [])))

/** Whoever came later knows least of all. */
const unmetBy = (unmet: TableData['unmet'], seat: string): ReadonlySet<string> =>
  new Set(Object.hasOwn(unmet, seat) ? unmet[seat] : Object.values(unmet).flat())

/** Whether that seat knows an actor by name. */
export function knownTo({ data, scene }: Known, seat: string, { role, actors }: Viewer): (actor: string) => boolean {
  if (role === 'gm') return () => true
  const unseen = unseenBy(scene?.unseen, { role, actors })
  const here = new Set(scene?.actors)
  const played = playedIn(data.members)
  const unmet = unmetBy(data.unmet, seat)
  return actor =>
    actors.includes(actor) || (here.has(actor) ? !unseen.has(actor) : played.has(actor) && !unmet.has(actor))
}

/** Whom each seat has not perceived so far, to be kept before the scene that is shown is shown no more. */
export function unmetNow({ data, scene }: Known): { readonly unmet?: TableData['unmet'] } {
  if (scene === null) return {}
  const { members, unmet } = data
  const others = Object.entries(members).filter(([, { role }]) => role !== 'gm')
  const now = others.flatMap(([seat, member]): [string, readonly string[]][] => {
    const unseen = unseenBy(scene.unseen, member)
    const before = [...unmetBy(unmet, seat)].filter(actor => !scene.actors.includes(actor))
    const all = [...before, ...scene.actors.filter(actor => unseen.has(actor))]
    return all.length === 0 ? [] : [[seat, all]]
  })
  return now.length === 0 && Object.keys(unmet).length === 0 ? {} : { unmet: Object.fromEntries(now) }
}

/** Who does not know that actor by name, also of seats that come later: to be kept with what the table says of it. */
export function unknownNow({ data, scene }: Known, actor: string): { readonly unseen?: readonly Unseen[] } {
  if (scene?.actors.includes(actor) === true) return scene.unseen.length === 0 ? {} : { unseen: scene.unseen }
  if (playedIn(data.members).has(actor) && !Object.values(data.unmet).flat().includes(actor)) return {}
  return {
    unseen: [
      { to: [actor], who: [] },
      { to: [], who: [actor] },
    ],
  }
}
