/** Fingers and toes, by the names under which facts tell of their loss. */
export const DIGITS = ['left fingers', 'right fingers', 'left toes', 'right toes'] as const
type Digits = (typeof DIGITS)[number]

export const DIGIT_ROWS: {
  readonly [D in Digits]: { readonly side: 'left' | 'right'; readonly one: 'finger' | 'toe' }
} = {
  'left fingers': { side: 'left', one: 'finger' },
  'right fingers': { side: 'right', one: 'finger' },
  'left toes': { side: 'left', one: 'toe' },
  'right toes': { side: 'right', one: 'toe' },
}
