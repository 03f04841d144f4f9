/** The command as a process: what only a real pipe shows. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const BIN = join(import.meta.dirname, '../bin/umpire.js')
const DUEL = join(import.meta.dirname, '../../../packages/engine/demo/duel.yaml')

const started = (...args: readonly string[]) => spawn(process.execPath, [BIN, ...args])

/** What it said, once it is done. */
async function ended(running: ReturnType<typeof started>) {
  const [stdout, stderr, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ])
  return { status, stdout, stderr }
}

test('waits for a slow writer', async () => {
  const running = started('rule', 'demo.attack.skill', '--given', '-')
  const answer = ended(running)
  await sleep(500)
  running.stdin.write('{"skill": 13,')
  await sleep(500)
  running.stdin.end('"light": "dusk"}')
  expect(await answer).toEqual({ status: 0, stdout: 'effective: 11\n', stderr: '' })
})

test('does not mind a reader who has seen enough', async () => {
  const running = started('roll', '3d6', '--times', '10000')
  const complaints = text(running.stderr)
  const [first] = await once(running.stdout, 'data')
  running.stdout.destroy()
  const [status] = await once(running, 'close')
  expect(String(first)).toMatch(/^3d6 = /)
  expect({ status, stderr: await complaints }).toEqual({ status: 0, stderr: '' })
})

test('exits with the status of the answer', async () => {
  expect(await ended(started('roll', '3d6'))).toMatchObject({ status: 0 })
  expect(await ended(started('roll', 'd0'))).toMatchObject({ status: 2, stdout: '' })
})

test('simulates over two workers what one would', async () => {
  const simulated = (workers: number) =>
    ended(started('simulate', DUEL, '--runs', '500', '--seed', 's', '--json', '--workers', String(workers)))
  const { status, stdout, stderr } = await simulated(2)
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^500 of 500 fights in \d+\.\d s\n$/) })
  expect(JSON.parse(stdout)).toMatchObject({ runs: 500, fights: 500 })
  expect((await simulated(1)).stdout).toBe(stdout)
})

// Windows has no signal to send: it would end the process at once.
test.runIf(process.platform !== 'win32')('Ctrl-C stops a simulation, which tells what was fought so far', async () => {
  const running = started('simulate', DUEL, '--runs', '100000000', '--workers', '2', '--json')
  const answer = ended(running)
  // The seed is told once it listens.
  await once(running.stderr, 'data')
  running.kill('SIGINT')
  const { status, stdout } = await answer
  expect(status).toBe(0)
  const { runs, fights } = JSON.parse(stdout)
  expect(runs).toBe(100_000_000)
  expect(fights).toBeLessThan(runs)
})
