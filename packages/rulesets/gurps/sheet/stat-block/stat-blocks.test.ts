import { describe, expect, test } from 'vitest'
import { mado } from '../../character/test/mado-fixture.ts'
import { parseStatBlock } from './parse-stat-block.ts'
import { printStatBlock, toldByStatBlock } from './stat-block.ts'
import { statBlocksIn } from './stat-blocks.ts'

test('several stat blocks are read one by one, blank lines and all', () => {
  const luc = { ...mado(), identity: { ...mado().identity, name: 'Luc' } }
  const blocks = statBlocksIn([mado(), luc, mado()].map(one => printStatBlock(one)).join('\n'))
  expect(blocks.map(block => parseStatBlock(block))).toEqual([mado(), luc, mado()].map(one => toldByStatBlock(one)))
})

test('a single one is left whole', () => {
  const text = 'Ada\n\nST 10 [0]\n\nSkills\nKnife [1]'
  expect(statBlocksIn(text)).toEqual([text])
})

describe('several stat blocks in one text', () => {
  const two = 'Ann\nST 10 DX 10 IQ 10 HT 10\n\nSkills\nKnife [1]\n\nBob\nST 11 DX 10 IQ 10 HT 10\n'
  test.each([
    ['of ours', `${printStatBlock(mado())}\n${printStatBlock(mado())}`, ['Mado', 'Mado']],
    ['of others, one after the other', two, ['Ann', 'Bob']],
    ['with lines between them', 'Ann\nST 10 DX 10 IQ 10 HT 10\n---\nBob\nST 11 DX 9 IQ 9 HT 9', ['Ann', 'Bob']],
    ['and one alone', 'Ann\n\nST 10\nDX 10\nIQ 10\nHT 10\n\nSkills\nKnife [1]', ['Ann']],
  ])('%s', (_, written, names) => {
    expect(statBlocksIn(written).map(block => parseStatBlock(block).identity.name)).toEqual(names)
  })
})
