/** What is loaded for a command, in each thread: no ruleset that it does not need. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { folderOf } from '../test/umpire.ts'

const CLI = join(import.meta.dirname, '..')
const ROOT = join(CLI, '../..')
const ROOT_URL = `${pathToFileURL(ROOT)}/`
const BIN = join(CLI, 'bin/umpire.js')
const NOTE_LOADS = import.meta.resolve('../test/note-loads.ts')

const { folder, file } = folderOf('loads')

/** The package of a module, by its path from the root: one of ours, or another. */
const OURS = /^(?:apps|packages\/rulesets|packages)\/([^/]+)\//
const OTHERS = /.*(?:^|\/)node_modules\/(@[^/]+\/[^/]+|[^/]+)\//

const RULESETS = ['gulliver', 'gurps', 'screen', 'tensided', 'traveller']

/** With the options of the packages over it. */
const GURPS = ['gulliver', 'gurps', 'screen']

interface Loads {
  readonly packages: readonly string[]
  readonly rulesets: readonly string[]
}

const loadsIn = (urls: readonly string[]): Loads => {
  const paths = urls.filter(url => url.startsWith(ROOT_URL)).map(url => url.slice(ROOT_URL.length))
  const named = paths.flatMap(path => OTHERS.exec(path)?.[1] ?? OURS.exec(path)?.[1] ?? [])
  const packages = [...new Set(named)].toSorted()
  return { packages, rulesets: packages.filter(name => RULESETS.includes(name)) }
}

let calls = 0

/** The main thread, and its workers taken together: any of them may do the work. */
interface LoadsByThread {
  readonly main: Loads
  readonly workers: Loads
}

/** What the lines of a file say that was noted: the thread and the module. */
function byThread(lines: readonly string[]): LoadsByThread {
  const [main = [], workers = []] = [true, false].map(isMain =>
    lines.filter(line => line.startsWith('0 ') === isMain).map(line => line.slice(line.indexOf(' ') + 1)),
  )
  return { main: loadsIn(main), workers: loadsIn(workers) }
}

function loadsOf(...args: readonly string[]): LoadsByThread {
  const noted = file(`${calls++}.txt`, '')
  const { status, stderr } = spawnSync(process.execPath, ['--import', NOTE_LOADS, ...args], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, LOADS: noted },
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  return byThread(readFileSync(noted, 'utf8').trim().split('\n'))
}

/**
 * Starts `umpire serve` and stops it. It writes to the file that loads are noted in, so what stands above the line that
 * says it is ready was loaded by then.
 */
async function loadsOfServer(data: string): Promise<{ readonly ready: LoadsByThread; readonly whole: LoadsByThread }> {
  const noted = file(`${calls++}.txt`, '')
  const lines = (): readonly string[] => readFileSync(noted, 'utf8').trim().split('\n')
  const output = openSync(noted, 'a')
  const server = spawn(process.execPath, ['--import', NOTE_LOADS, BIN, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, LOADS: noted },
    stdio: ['ignore', output, 'inherit'],
  })
  closeSync(output)
  const ended = once(server, 'exit')
  await vi.waitUntil(() => server.exitCode !== null || lines().some(line => line.includes('Ctrl-C')), 60_000)
  server.kill()
  await ended
  const whole = lines()
  const ready = whole.findIndex(line => line.startsWith('Umpire is ready'))
  expect(ready).toBeGreaterThan(0)
  return { ready: byThread(whole.slice(0, ready)), whole: byThread(whole) }
}

const NOTHING: Loads = { packages: [], rulesets: [] }

describe('what is loaded', () => {
  test('to roll dice: the dice, and what reads a command', () => {
    const { main, workers } = loadsOf(BIN, 'roll', '3d6')
    expect(main.packages).toEqual(['cli', 'commander', 'dice', 'engine'])
    expect(workers).toEqual(NOTHING)
  })
  test('for the odds of dice: no ruleset and no reader of files', () => {
    expect(loadsOf(BIN, 'odds', '3d6<=12').main.packages).toEqual(['cli', 'commander', 'dice', 'engine', 'registry'])
  })
  test('for the help: nothing of any command', () => {
    expect(loadsOf(BIN, '--help').main.packages).toEqual(['cli', 'commander', 'dice', 'engine'])
  })
  test('for a rule: its own ruleset', () => {
    expect(loadsOf(BIN, 'rule', 'traveller.core.throw').main.rulesets).toEqual(['traveller'])
  })
  test('for new characters: their own ruleset', () => {
    expect(loadsOf(BIN, 'new', 'Traveller').main.rulesets).toEqual(['traveller'])
  })
  for (const [what, rulesets, ...args] of [
    ['to improve a character', GURPS, 'improve', 'examples/mado.json', '--award', '3'],
    ['to improve one that stands behind its flags', GURPS, 'improve', '--award', '3', 'examples/mado.json'],
    ['to improve one of another system', ['tensided'], 'improve', 'examples/vera.json', '--award', '3'],
    ['to check a character', ['tensided'], 'check', 'examples/vera.json'],
    ['for a sheet', GURPS, 'sheet', 'examples/mado.json'],
    ['for a fight', ['traveller'], 'fight', 'examples/alley.yaml'],
  ] as const) {
    test(`${what}: one ruleset, and those that build on it`, () => {
      expect(loadsOf(BIN, ...args).main.rulesets).toEqual(rulesets)
    })
  }
  for (const [fights, rulesets] of [
    ['packages/engine/demo/duel.yaml', []],
    ['examples/alley.yaml', ['traveller']],
    ['examples/duel.yaml', GURPS],
  ] as const) {
    test(`by the workers that simulate ${fights}: the one ruleset, and those that it builds on`, () => {
      const { main, workers } = loadsOf(BIN, 'simulate', fights, '--runs', '9', '--workers', '2')
      expect(main.rulesets).toEqual(rulesets)
      expect(workers.rulesets).toEqual(rulesets)
      expect(workers.packages).toContain('simulator')
    })
  }
  test('by a server until it is ready: no ruleset in any thread; then one, for the first table', async () => {
    const data = join(folder, 'data')
    const first = await loadsOfServer(data)
    expect(first.ready.main.packages).toContain('fastify')
    expect([first.ready.main.rulesets, first.ready.workers.rulesets]).toEqual([[], []])
    expect([first.whole.main.rulesets, first.whole.workers.rulesets]).toEqual([['traveller'], []])
    const second = await loadsOfServer(data)
    expect(second.ready.main.packages).toContain('fastify')
    expect([second.whole.main.rulesets, second.whole.workers.rulesets]).toEqual([[], []])
  })
})

test('the command works where nothing that was compiled can be kept', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'roll', '3d6', '--seed', 's'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: '', TMPDIR: file('no-folder', ''), TEMP: file('no-folder', '') },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^3d6 = /)
})
