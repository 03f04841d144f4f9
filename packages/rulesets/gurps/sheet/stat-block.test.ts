import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { character } from '../character/character.ts'
import { mado } from '../character/mado-fixture.ts'
import { sheetOf } from '../character/sheet.ts'
import { anyCharacter } from './any-character-fixture.ts'
import { parseStatBlock } from './parse-stat-block.ts'
import { printStatBlock, toldByStatBlock } from './stat-block.ts'

describe('a stat block of ours', () => {
  test('is read back as the same character: Mado, without a note', () => {
    const back = parseStatBlock(printStatBlock(mado()))
    expect(back).toEqual(toldByStatBlock(mado()))
    expect(sheetOf(back).points).toEqual(sheetOf(mado()).points)
  })
  test('is read back as the same character, whoever it is and whatever words stand in it', () => {
    fc.assert(
      fc.property(anyCharacter, file => {
        const one = character.read(file, 'file')
        expect(parseStatBlock(printStatBlock(one))).toEqual(toldByStatBlock(one))
      }),
      { numRuns: 100 },
    )
  })
})
