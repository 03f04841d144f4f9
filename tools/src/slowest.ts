/** Prints at the end of every run which test files took longest. */
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 15

interface Row {
  readonly file: string
  readonly seconds: number
  readonly tests: number
}

/** From the start of its worker to the end of its last test. */
function rowOf(module: TestModule): Row {
  const time = module.diagnostic()
  const milliseconds =
    time.environmentSetupDuration + time.prepareDuration + time.setupDuration + time.collectDuration + time.duration
  return { file: module.relativeModuleId, seconds: milliseconds / 1000, tests: [...module.children.allTests()].length }
}

const line = (seconds: number, tests: number, what: string): string =>
  `${seconds.toFixed(1).padStart(9)}${String(tests).padStart(7)}  ${what}\n`

export function slowestTable(rows: readonly Row[]): string {
  const slowest = rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  const [seconds, tests] = rows.reduce(([s, t], row) => [s + row.seconds, t + row.tests], [0, 0])
  return [
    '\n  seconds  tests  slowest files\n',
    ...slowest.map(row => line(row.seconds, row.tests, row.file)),
    line(seconds, tests, `all ${rows.length} files, one after another`),
  ].join('')
}

export class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    process.stdout.write(slowestTable(modules.map(rowOf)))
  }
}
