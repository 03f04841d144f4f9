#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still say what is wrong.
const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  process.stderr.write(
    `umpire needs Node 24, this is ${process.versions.node}: in the project, "npx umpire" brings its own\n`,
  )
  process.exit(2)
}
// Whoever reads us may have read enough: `umpire rules | head -1`.
process.stdout.on('error', error => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`umpire: standard output cannot be written: ${error.code}\n`)
  process.exit(2)
})
// Most of a short command's time goes into reading the program itself; what was read is kept for the next one. Where
// nothing can be written, nothing is kept. Threads learn of it by the environment alone.
const { enableCompileCache } = await import('node:module')
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE = directory
const { main } = await import('../src/main.ts')
const { readStandardInput } = await import('../src/io/standard-input.ts')
process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  readInput: readStandardInput,
  interrupt: () => {
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
    return stop.signal
  },
})
