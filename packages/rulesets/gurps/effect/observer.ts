/** Whoever reacts to a character, as rules are given it. */
import { flag, oneOf, optional, or, record, type ValueOf } from '@umpire/engine'

const whoever = record({
  human: optional(flag()),
  sex: optional(oneOf('same', 'opposite')),
  sees: optional(flag()),
  hears: optional(flag()),
  notices: optional(flag()),
  own_kind: optional(flag()),
  faith: optional(flag()),
  animal: optional(oneOf('wild', 'tame')),
  recognises: optional(flag()),
  puts_up_with_you: optional(flag()),
})
export type Observer = ValueOf<typeof whoever>

export const observerField = or(whoever, {})
