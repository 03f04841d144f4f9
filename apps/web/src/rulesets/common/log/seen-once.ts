import type { SceneSeen } from '../../../plug-in/screens.ts'

/** All lines of a scene are told with the same state: it is read once. */
export function seenOnce<View>(read: (state: unknown) => View): (scene: SceneSeen | null) => View {
  const views = new WeakMap<object, View>()
  return scene => {
    const { state } = scene ?? { state: null }
    if (typeof state !== 'object' || state === null) return read(null)
    const known = views.get(state) ?? read(state)
    views.set(state, known)
    return known
  }
}
