/** Plain data, as commands take it. */
import type { Command } from '@umpire/protocol'

export type Given = Extract<Command, { readonly type: 'start' }>['given']

/** What a form or a file holds, as data that can be sent: what no JSON has is left out. */
export function plainOf(given: unknown): Given {
  const plain: Given = JSON.parse(JSON.stringify(given ?? null))
  return plain
}
