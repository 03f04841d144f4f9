/** Parts of an act: whether an attack did what it was for, and rolls that differ only by what they leave. */
import { procedure, type Returned } from '@umpire/engine'
import type { ActOutcome, Asking, AttackOutcome } from '@umpire/gurps/fight-rooms'

/** An attack did what it was for where it got past the defense. */
export const afterAttack = (outcome: AttackOutcome): ActOutcome => (outcome === 'landed' ? 'done' : 'failed')

/** One step to whoever weighs it: hundreds of rolls that come to the same are one, and what follows is weighed once. */
export const asOne = <R extends Returned>(ask: Asking, run: (ask: Asking) => R): R =>
  ask.call(procedure({ id: 'gulliver.procedure.part', title: 'A part of an act', given: {} }, run), {})
