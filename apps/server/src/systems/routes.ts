/** What can be played here. */
import { problem, systemDocument } from '@umpire/protocol'
import { systems as all, type System } from '@umpire/registry'
import { z } from 'zod'
import type { Part } from '../house.ts'
import { specsOf } from '../rules/specs.ts'
import { demosOf } from './demos.ts'

const document = (system: System) => ({
  id: system.id,
  title: system.title,
  ...demosOf(system),
  options: system.options.map(({ key, title, says }) => ({ key, title, says })),
  ...(system.characters === undefined
    ? {}
    : { characters: { formats: system.characters.formats, making: specsOf(system.characters.making) } }),
})

export const systems: Part = app => {
  app.get(
    '/api/systems',
    { schema: { tags: ['rules'], response: { 200: z.array(systemDocument), '4xx': problem } } },
    async () => all.map(document),
  )
}
