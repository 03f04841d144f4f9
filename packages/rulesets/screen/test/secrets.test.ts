/** With every option, too, nobody is told what is somebody else's. */
import { compose } from '@umpire/engine'
import { foughtAtRandom, MASTER, STRANGER, secretsTold } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { screenOptions } from '../index.ts'

test('screen.option: no foe is told what wounds, fatigue and the dodge of somebody come to', () => {
  const all = { ...choosable, options: [...choosable.options, ...screenOptions] }
  const ruleset = compose(all, { options: screenOptions.map(({ key }) => key), settings: {} })
  const logs = Array.from({ length: 30 }, (_, game) => foughtAtRandom(`screen ${game}`, ruleset, 25).entries)
  expect(new Set(logs.flatMap(entries => secretsTold(STRANGER, entries)))).toEqual(new Set())
  expect(logs.flatMap(entries => secretsTold(MASTER, entries)).length).toBeGreaterThan(0)
})
