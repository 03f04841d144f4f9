/** Every creature of the book fights under every preset, to the end. */
import { seeded } from '@umpire/dice'
import { gurpsWith } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../creature/catalogue.ts'
import { designFile } from '../../creature/design/design.ts'
import { creatures } from '../../creature/kind.ts'
import { gulliverOptions } from '../index.ts'
import { PRESETS } from './presets.ts'

const { encounters } = gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)], [creatures], PRESETS)

describe.each(PRESETS.map(({ key }) => key))('gulliver.creature.table: fights under %s', preset => {
  test.each(CATALOGUE.map(design => [design.name, design] as const))('%s', (name, design) => {
    const file = {
      system: 'gurps',
      distance: 6,
      options: [preset],
      sides: [
        { name: 'these', members: [{ character: designFile(design) }] },
        { name: 'those', members: [{ beast: 'Wolf' }, { template: 'partisan' }] },
      ],
    }
    const { rounds, sides } = encounters.prepare(encounters.read(file, 'file')).run(seeded(`${preset} ${name}`))
    expect(rounds).toBeGreaterThan(0)
    expect(sides.some(({ standing }) => standing === 0) || rounds === 300).toBe(true)
  })
})
