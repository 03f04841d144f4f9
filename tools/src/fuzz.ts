/** `npm run fuzz [runs] [seed]`: all tests again and again, each time with new cases for the property tests. */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

// Started by its file: the name that npm links is no program on Windows.
const VITEST = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')))

const [runs = '10', first] = process.argv.slice(2)
for (let run = 0; run < Number(runs); run++) {
  const seed = first === undefined ? randomInt(2 ** 31) : Number(first) + run
  process.stderr.write(`fuzz: run ${run + 1} of ${runs}, seed ${seed}\n`)
  const env = { ...process.env, UMPIRE_FUZZ_SEED: String(seed) }
  const { status } = spawnSync(process.execPath, [VITEST, 'run', '--reporter=dot'], { env, stdio: 'inherit' })
  if (status !== 0) {
    process.stderr.write(`fuzz: failed; again with: npm run fuzz 1 ${seed}\n`)
    process.exit(1)
  }
}
