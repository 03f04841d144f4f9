import { ruleCount } from '../rule/rule.ts'
import { Silent, type Why } from '../rule/why.ts'

const known = new WeakMap<object, WeakMap<object, Silent>>()

/**
 * The rules of one campaign where it changes any, and for the rest those of another, which settles what can be settled;
 * with nobody listening. For somebody who comes from one campaign into a game of the other.
 */
export function over(above: Why, beneath: Why): Why {
  if (above.plain) return beneath
  const beside = known.get(above.inForce) ?? new WeakMap<object, Silent>()
  known.set(above.inForce, beside)
  const before = beside.get(beneath.inForce)
  if (before !== undefined) return before
  const slots = Uint16Array.from({ length: ruleCount() }, (_, serial) =>
    (above.inForce[serial] ?? 0) === 0 ? (beneath.inForce[serial] ?? 0) : (above.inForce[serial] ?? 0),
  )
  // Settings of its own: whoever remembers what rules answered knows them by these.
  const made = new Silent(slots, Object.freeze({ ...beneath.settings }))
  beside.set(beneath.inForce, made)
  return made
}
