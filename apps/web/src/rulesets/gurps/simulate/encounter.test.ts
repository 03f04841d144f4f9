import { gurpsWith } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { withCircumstance } from '../../common/encounter/sides.ts'
import { CIRCUMSTANCES, example } from './encounter.tsx'
import { maps } from './maps.ts'

const { encounters } = gurpsWith(screenOptions)
const read = (file: unknown) => encounters.read(file, 'encounter')

describe('the form for fights of GURPS', () => {
  test('begins with one that the rules take', () => {
    expect(() => read(example)).not.toThrow()
  })
  test('has maps that the rules take', () => {
    for (const { rows } of maps) expect(() => read(withCircumstance(example, 'map', rows))).not.toThrow()
  })
  test('offers nothing that the rules refuse', () => {
    for (const { name, spec } of CIRCUMSTANCES)
      for (const value of [spec.min, spec.max])
        expect(() => read(withCircumstance(example, name, value)), `${name} ${value}`).not.toThrow()
  })
})
