/** What may not be done now: the rule in the way, and what would be allowed. */
export type Refused = { readonly allowed: false; readonly rule: string; readonly because: string }

export const refused = (rule: { readonly id: string }, because: string): Refused => ({
  allowed: false,
  rule: rule.id,
  because,
})
