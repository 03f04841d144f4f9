/**
 * `npm run again [-- [rounds] [file …]]`: runs the browser tests again and again and reports which failed how often. Two
 * rounds for each core run at once, each with its own server and browser, so that the machine is always busy.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresIn } from './failures.ts'

const [rounds = '50', ...files] = process.argv.slice(2)
const VITEST = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs')
const FILES = files.length === 0 ? ['e2e/src/tests'] : files
const AT_ONCE = 2 * availableParallelism()

const folder = await mkdtemp(join(tmpdir(), 'umpire-again-'))

/** What failed in one round, each with its first message. */
async function round(nth: number): Promise<readonly (readonly [string, string])[]> {
  const report = join(folder, `${nth}.json`)
  const args = [VITEST, 'run', '--project', 'browser', '--reporter=json', `--outputFile=${report}`, ...FILES]
  const [code] = await once(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  const text = await readFile(report, 'utf8').catch(() => null)
  return failuresIn(text, code)
}

const failures = new Map<string, number>()
let begun = 0

/** Runs one round after the other until none is left to begin. */
async function runRounds(): Promise<void> {
  while (begun < Number(rounds)) {
    const nth = ++begun
    const start = performance.now()
    const failed = await round(nth)
    for (const [name, message] of failed) {
      failures.set(name, (failures.get(name) ?? 0) + 1)
      process.stdout.write(`round ${nth}: ${name}\n  ${message.split('\n').slice(0, 12).join('\n  ')}\n`)
    }
    const seconds = Math.round((performance.now() - start) / 1000)
    process.stdout.write(`round ${nth} of ${rounds}: ${failed.length} failed, ${seconds} s\n`)
  }
}

try {
  await Promise.all(Array.from({ length: AT_ONCE }, runRounds))
} finally {
  await rm(folder, { recursive: true })
}
for (const [name, times] of failures) process.stdout.write(`${times} of ${rounds} failed: ${name}\n`)
process.exitCode = failures.size === 0 ? 0 : 1
