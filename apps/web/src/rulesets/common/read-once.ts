import { memoByObject } from '@umpire/engine'

/**
 * Reads what a seat sees of a scene, once: as long as it is the same object, however many parts of the page ask for it.
 *
 *     const readFight = readOnce(state => fightView.read(state, 'fight'))
 */
export function readOnce<View>(read: (state: unknown) => View): (state: unknown) => View {
  const known = memoByObject((state: object) => read(state))
  return state => (typeof state === 'object' && state !== null ? known(state) : read(state))
}
