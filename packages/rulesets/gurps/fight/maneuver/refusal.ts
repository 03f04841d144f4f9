import type { Refusal } from '@umpire/engine'

/** A refusal with the name of the rule that is in the way. */
export const no = (rule: { readonly id: string }, because: string): Refusal => ({ rule: rule.id, because })
