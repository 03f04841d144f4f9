/** What a system has ready to play at a table, and what can be played there. */
import { isObject } from '@umpire/engine'
import type { ReadyFights, SystemDocument } from '@umpire/protocol'
import type { System } from '@umpire/registry'
import { z } from 'zod'

export const demosOf = ({ demos, scenes }: System): Pick<SystemDocument, 'demos' | 'scenes'> => ({
  demos: demos.map(({ id, title, about, book }) => ({ id, title, about, ...(book !== undefined && { book }) })),
  scenes: scenes.map(({ kind, title }) => ({ kind, title })),
})

/** Without the rules that they are shown with: at a table its own count. */
function givenIn(given: unknown): ReadyFights[number]['given'] {
  if (!isObject(given)) return null
  const { options: _options, settings: _settings, ...others } = given
  return z.json().parse(others)
}

export const readyFightsOf = ({ demos }: System): ReadyFights =>
  demos.map(({ id, title, about, kind, given }) => ({ id, title, about, kind, given: givenIn(given) }))
