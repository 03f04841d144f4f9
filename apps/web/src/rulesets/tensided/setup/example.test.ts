import { expect, test } from 'vitest'
import { readWritten } from '../../common/setup/written-encounter.ts'
import { answerTo } from '../odds/answers.ts'
import { EXAMPLE } from './example.ts'

const CHOSEN = { options: [], settings: {} }

test('the form begins with a fight that the rules take', () => {
  const { given } = readWritten(EXAMPLE, undefined)
  expect(answerTo({ kind: 'check', file: given, chosen: CHOSEN })).toMatchObject({ problem: null })
})

test('what the rules do not take is told with its place', () => {
  const { given } = readWritten('system: tensided\nsides: [{ name: one, members: [] }]', undefined)
  const answer = answerTo({ kind: 'check', file: given, chosen: CHOSEN })
  expect(answer.kind === 'check' ? answer.problem : '').toContain('the file.sides')
})
