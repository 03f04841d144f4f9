/** Parts of an act: whether a blow did what it was for, and rolls whose ends are told apart only by what they leave. */
import { procedure, type Returned } from '@umpire/engine'
import type { Asking, Came, Sees } from '@umpire/gurps/fight-rooms'

/** An attack is done where it has struck the body. */
export function struckBy(attack: (sees: Sees) => unknown): Came {
  let came: Came = 'failed'
  attack(what => {
    if (what === 'struck') came = 'done'
  })
  return came
}

/** One step to whoever weighs it: hundreds of rolls that come to the same are one, and what follows is weighed once. */
export const asOne = <R extends Returned>(ask: Asking, run: (ask: Asking) => R): R =>
  ask.call(procedure({ id: 'gulliver.procedure.part', title: 'A part of an act', given: {} }, run), {})
