/** What a system is: its options, what its characters are made of, what it has ready to play and what can be played. */
import { isObject } from '@umpire/engine'
import { made, type ReadyFights, type SystemDocument } from '@umpire/protocol'
import type { System } from '@umpire/registry'
import type { Sent } from '../app.ts'
import { specsOf } from './specs.ts'

export const documentOf = ({ id, title, demos, scenes, options, characters }: System): Sent<SystemDocument> => ({
  id,
  title,
  demos: demos.map(({ id: demo, title: named, about, book }) => ({
    id: demo,
    title: named,
    about,
    ...(book !== undefined && { book }),
  })),
  scenes: scenes.map(({ kind, title: named }) => ({ kind, title: named })),
  options: options.map(({ key, title: named, says }) => ({ key, title: named, says })),
  ...(characters === undefined
    ? {}
    : { characters: { formats: characters.formats, making: specsOf(characters.making) } }),
})

/** Without the rules that they are shown with: at a table its own count. */
function givenIn(given: unknown): ReadyFights[number]['given'] {
  if (!isObject(given)) return null
  const { options: _options, settings: _settings, ...others } = given
  return made.parse(others)
}

export const readyFightsOf = ({ demos }: System): ReadyFights =>
  demos.map(({ id, title, about, kind, given }) => ({ id, title, about, kind, given: givenIn(given) }))
