/** Names with values, as a file may have them: nothing of what is in it is known yet. */
export const isMap = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
