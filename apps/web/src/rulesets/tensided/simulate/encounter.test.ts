import { tensided } from '@umpire/tensided'
import { describe, expect, test } from 'vitest'
import { withCircumstance } from '../../common/encounter/sides.ts'
import { CIRCUMSTANCES, example } from './encounter.tsx'
import { maps } from './maps.ts'

const read = (file: unknown) => tensided.encounters.read(file, 'encounter')

describe('the form for fights of Tensided', () => {
  test('begins with one that the rules take', () => {
    expect(() => read(example)).not.toThrow()
  })
  test('has maps that the rules take', () => {
    for (const { rows } of maps) expect(() => read(withCircumstance(example, 'map', rows))).not.toThrow()
  })
  test('offers nothing that the rules refuse', () => {
    for (const { name, spec } of CIRCUMSTANCES)
      for (const value of spec.kind === 'oneOf' ? spec.values : [spec.min, spec.max])
        expect(() => read(withCircumstance(example, name, value)), `${name} ${value}`).not.toThrow()
  })
})
