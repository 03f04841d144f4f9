/**
 * Scenes as this page last saw them. The table shows one at a time, but the log goes back further: a line is told with the
 * names of its own scene. Kept for the visit, so that loading the page again does not forget them.
 */
import type { TableView } from '@umpire/protocol'
import { useCallback, useEffect, useRef } from 'react'
import { readStored, writeStored } from '../../browser/stored.ts'
import type { SceneScreens, SceneSeen } from '../../plug-in/screens.ts'

/** Older ones are told without: what a page keeps has an end. */
const MOST = 12

/** What a line of the log is told with. */
export interface Teller {
  /** None if this page never saw it. */
  readonly scene: SceneSeen | null
  readonly screens: SceneScreens
}

const isSeen = (value: unknown): value is SceneSeen => {
  if (typeof value !== 'object' || value === null) return false
  const { id, kind, state, actors, strangers }: { readonly [name: string]: unknown } = { ...value }
  const named = typeof id === 'string' && typeof kind === 'string'
  return named && state !== undefined && Array.isArray(actors) && Array.isArray(strangers)
}

/** What was stored may have been written by an older page: what is no scene is left out. */
export function readSeen(text: string | null): ReadonlyMap<string, SceneSeen> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return new Map((Array.isArray(stored) ? stored : []).filter(isSeen).map(scene => [scene.id, scene]))
  } catch {
    return new Map()
  }
}

/** The newest last. */
export function withSeen(
  seen: ReadonlyMap<string, SceneSeen>,
  { id, kind, state, actors, strangers }: SceneSeen,
): ReadonlyMap<string, SceneSeen> {
  const others = [...seen].filter(([other]) => other !== id)
  return new Map([...others, [id, { id, kind, state, actors, strangers }] as const].slice(-MOST))
}

/** Who tells the lines of a scene. */
export function useTellers(
  { id: table, seat, scene, scenes }: TableView,
  screensOf: (kind: string) => SceneScreens,
): (scene: string) => Teller {
  const key = `umpire.seen.${table}.${seat.id}`
  const seen = useRef<ReadonlyMap<string, SceneSeen>>(undefined)
  seen.current ??= readSeen(readStored(key, 'visit'))
  if (scene !== null) seen.current = withSeen(seen.current, scene)
  const shown = scene?.id
  // When another one is shown, what was seen before is worth keeping; what is shown comes again by itself.
  useEffect(() => {
    const before = [...(seen.current?.values() ?? [])].filter(({ id }) => id !== shown)
    if (before.length > 0) writeStored(key, JSON.stringify(before), 'visit')
  }, [key, shown])
  return useCallback(
    of => {
      const told = of === scene?.id ? scene : (seen.current?.get(of) ?? null)
      const kind = told?.kind ?? scenes.find(({ id }) => id === of)?.kind ?? scene?.kind ?? ''
      return { scene: told, screens: screensOf(kind) }
    },
    [scene, scenes, screensOf],
  )
}
