import { expect, test } from 'vitest'
import { readDraft } from './draft.ts'

const example = { sides: [] }

test('a draft is read as it was kept', () => {
  const kept = { ...readDraft(null, example), seed: 'abc', runs: '1000', labels: { 1: 'As it is' } }
  expect(readDraft(JSON.stringify(kept), example)).toEqual(kept)
})
test('what is no draft begins anew', () => {
  const fresh = { encounter: example, mode: 'form', runs: '10000', seed: '', label: '', labels: {} }
  for (const text of [null, '', '{', '[]', '{"encounter":null,"mode":"form"}', '{"runs":"7"}'])
    expect(readDraft(text, example)).toEqual(fresh)
})
