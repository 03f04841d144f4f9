import { Counter, Silent, type Why } from './why.ts'

/** One for all who listen to the same rules: whoever remembers what they answered knows it by them. */
const known = new WeakMap<object, Silent>()

/** Nobody listening to these rules. */
export function silentOf({ inForce, settings }: Pick<Why, 'inForce' | 'settings'>): Silent {
  const before = known.get(inForce)
  if (before?.settings === settings) return before
  const made = new Silent(inForce, settings)
  known.set(inForce, made)
  return made
}

/**
 * The same rules with nobody listening: for what is worked out on the way and is no step of the answer. Who only counts
 * which rules fire hears no reasons anyway.
 */
export const hushed = (why: Why): Why => (why.quiet || why instanceof Counter ? why : silentOf(why))
