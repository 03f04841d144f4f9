/**
 * Reads what a seat sees of a scene, once: as long as it is the same object, however many parts of the page ask for it.
 *
 *     const readFight = readOnce(state => fightView.read(state, 'fight'))
 */
export function readOnce<View>(read: (state: unknown) => View): (state: unknown) => View {
  const views = new WeakMap<object, View>()
  return state => {
    if (typeof state !== 'object' || state === null) return read(state)
    const known = views.get(state) ?? read(state)
    views.set(state, known)
    return known
  }
}
