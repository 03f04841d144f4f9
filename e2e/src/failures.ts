/** What failed in a run of the tests, by the report that Vitest writes as JSON. */
import { z } from 'zod'

const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

/**
 * Names and first messages. A file that cannot be loaded, or whose `beforeAll` fails, has no failed test: it counts itself.
 * A run that passes no test at all, that leaves no report or that does not end with 0 counts as well.
 */
export function failuresIn(report: string | null, exitCode: number | null): readonly (readonly [string, string])[] {
  if (report === null) return [['the run', `expected a report, ended with ${exitCode}`]]
  const { success, testResults } = reportSchema.parse(JSON.parse(report))
  const found = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.flatMap(({ fullName, status, failureMessages: [first = ''] }) =>
      status === 'failed' ? [[fullName, first] as const] : [],
    )
    return failed.length === 0 && status === 'failed' ? [[name, message] as const] : failed
  })
  if (found.length > 0) return found
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).some(one => one.status === 'passed')
  if (!passed) return [['the run', 'expected tests, none passed']]
  return success && exitCode === 0 ? [] : [['the run', `expected it to end with 0, ended with ${exitCode}`]]
}
