import { expect, test } from 'vitest'
import { failuresIn } from './failures.ts'

const passed = { fullName: 'a page opens', status: 'passed', failureMessages: [] }
const failed = { fullName: 'a page closes', status: 'failed', failureMessages: ['expected it to close', 'and more'] }
const skipped = { fullName: 'a page waits', status: 'skipped', failureMessages: [] }

const file = (status: string, ...assertionResults: readonly object[]) => ({
  name: 'pages.test.ts',
  status,
  message: status === 'failed' ? 'no such module' : '',
  assertionResults,
})
const report = (success: boolean, ...testResults: readonly object[]) => JSON.stringify({ success, testResults })

test('a run in which all pass has no failure', () => {
  expect(failuresIn(report(true, file('passed', passed, skipped)), 0)).toEqual([])
})
test('each test that failed is named with its first message', () => {
  const text = report(false, file('failed', passed, failed), file('passed', passed))
  expect(failuresIn(text, 1)).toEqual([['a page closes', 'expected it to close']])
})
test('a file that cannot be loaded, or whose beforeAll fails, is named', () => {
  for (const broken of [file('failed'), file('failed', skipped)]) {
    const text = report(false, file('passed', passed), broken)
    expect(failuresIn(text, 1)).toEqual([['pages.test.ts', 'no such module']])
  }
})
test('a run that ends badly, passes nothing or leaves no report has failed', () => {
  expect(failuresIn(report(true, file('passed', passed)), 1)).toEqual([
    ['the run', 'expected it to end with 0, ended with 1'],
  ])
  expect(failuresIn(report(true, file('passed', passed)), null)).toHaveLength(1)
  expect(failuresIn(report(true, file('passed', skipped)), 0)).toEqual([['the run', 'expected tests, none passed']])
  expect(failuresIn(report(true), 0)).toHaveLength(1)
  expect(failuresIn(null, 2)).toEqual([['the run', 'expected a report, ended with 2']])
})
