/**
 * `npm run tables -- [--stage NAME] [--steps 300] [runs] [seed]`: tables where anything is done by chance, each live, told
 * again from its facts, loaded from snapshots and taken up after crashes; all of them must agree at every step. A run where
 * they do not is shown with as few steps as lead there, and again by its own seed.
 */
import { parseArgs } from 'node:util'
import { type Fault, run, shrunk, stages } from '@umpire/table/trial'

const EVERY = 20
const MOST_SHOWN = 1500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string' }, steps: { type: 'string', default: '300' } },
})
const [runs = '100', seed = 'tables'] = positionals
const steps = Number(values.steps)
const chosen = stages.filter(({ name }) => values.stage === undefined || name === values.stage)
if (chosen.length === 0) {
  process.stderr.write(`tables: expected one of ${stages.map(({ name }) => name).join('; ')}, got ${values.stage}\n`)
  process.exit(2)
}

const counts = new Map<string, number>()
const faults = new Map<string, number>()
let done = 0
let facts = 0

/** The same fault again is only counted. */
const kindOf = ({ error: { stack = '' } }: Fault): string =>
  stack.split('\n').slice(0, 4).join('\n').replaceAll(/\d+/g, 'n')

for (let nth = 0; nth < Number(runs); nth++) {
  for (const stage of chosen) {
    const name = `${seed} ${nth}`
    const found = run(stage, name, steps)
    done += found.fault?.deeds.length ?? steps
    facts += found.facts
    for (const [what, often] of found.counts) counts.set(what, (counts.get(what) ?? 0) + often)
    if (found.fault === null) continue
    const kind = kindOf(found.fault)
    const before = faults.get(kind) ?? 0
    faults.set(kind, before + 1)
    if (before > 0) continue
    const { deeds, error } = shrunk(stage, name, found.fault)
    const shown = deeds.map(deed => JSON.stringify(deed).slice(0, MOST_SHOWN)).join('\n')
    process.stderr.write(
      `tables: ${stage.name}, seed ${name}, step ${found.fault.deeds.length}:\n${shown}\n${error.stack}\n`,
    )
  }
  if ((nth + 1) % EVERY === 0) process.stderr.write(`tables: ${nth + 1} of ${runs}, ${done} steps, ${facts} facts\n`)
}
for (const [what, often] of [...counts].sort(([, a], [, b]) => b - a)) process.stdout.write(`${often} ${what}\n`)
process.stdout.write(`${done} steps, ${facts} facts, ${faults.size} kinds of faults\n`)
process.exitCode = faults.size === 0 ? 0 : 1
