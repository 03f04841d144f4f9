/** What the process that is killed writes, and what the test expects to find. */
import type { Json } from '@umpire/engine'

export interface Acknowledged {
  readonly table: string
  readonly command: string
  readonly after: number
  readonly version: number
}

export const tableName = (index: number): string => `table-${index}`

export const factsOf = (command: string, of: number): readonly Json[] =>
  Array.from({ length: of }, (_, index) => ({ command, part: index + 1, of }))

/** Which command a fact belongs to, and how many facts that has. */
export function commandOf(fact: Json | undefined): { readonly command: string; readonly of: number } {
  if (typeof fact === 'object' && fact !== null && 'command' in fact && 'of' in fact) {
    const { command, of } = fact
    if (typeof command === 'string' && typeof of === 'number') return { command, of }
  }
  throw new TypeError(`expected a fact of the crash test, got ${JSON.stringify(fact)}`)
}
