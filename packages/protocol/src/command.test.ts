import { expect, test } from 'vitest'
import { clientMessage } from './command.ts'
import { LIMITS } from './limits.ts'

const sent = (answer: unknown) =>
  clientMessage.safeParse({
    type: 'command',
    id: 'command-1',
    command: { type: 'answer', scene: 's1', question: 'q1', answer },
  }).success

const part = { question: 'location', choice: 'leg' }

test('an answer may bring the choices that follow, within limits', () => {
  expect(sent({ choice: 'shoot' })).toBe(true)
  expect(sent({ choice: 'shoot', then: [] })).toBe(true)
  expect(sent({ choice: 'shoot', then: [part, { ...part, ifOffered: true }] })).toBe(true)
  expect(sent({ choice: 'shoot', then: [{ ...part, subject: 'act 2' }] })).toBe(true)
  expect(sent({ choice: 'shoot', then: [{ ...part, subject: 2 }] })).toBe(false)
  expect(sent({ choice: 'shoot', then: Array(LIMITS.planned).fill(part) })).toBe(true)
  expect(sent({ choice: 'shoot', then: Array(LIMITS.planned + 1).fill(part) })).toBe(false)
  expect(sent({ choice: 'shoot', then: [{ ...part, choice: 'x'.repeat(LIMITS.id + 1) }] })).toBe(false)
  expect(sent({ choice: 'shoot', then: [{ ...part, question: 'x'.repeat(LIMITS.id + 1) }] })).toBe(false)
  expect(sent({ choice: 'shoot', then: [{ question: 'location' }] })).toBe(false)
  expect(sent({ choice: 'shoot', then: [{ ...part, by: 'Ada' }] })).toBe(false)
  expect(sent({ choice: 'shoot', then: part })).toBe(false)
  expect(sent({ total: 7, then: [part] })).toBe(false)
})
