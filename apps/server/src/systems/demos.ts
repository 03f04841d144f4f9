/** What a system has ready to play at a table, and what can be played there. */
import type { SystemDocument } from '@umpire/protocol'
import type { System } from '@umpire/registry'

export const demosOf = ({ demos, scenes }: System): Pick<SystemDocument, 'demos' | 'scenes'> => ({
  demos: demos.map(({ id, title, about, book }) => ({ id, title, about, ...(book !== undefined && { book }) })),
  scenes: scenes.map(({ kind, title }) => ({ kind, title })),
})
