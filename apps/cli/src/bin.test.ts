/** The command as a process: what only a real pipe shows. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BIN = join(import.meta.dirname, '../bin/umpire.js')
const DUEL = join(import.meta.dirname, '../../../packages/engine/demo/duel.yaml')
const shell = (command: string) =>
  spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { ...process.env, BIN, DUEL } })

test('waits for a slow writer', () => {
  const { status, stdout, stderr } = shell(
    `(sleep 0.5; printf '{"skill": 13,'; sleep 0.5; echo '"light": "dusk"}') | node "$BIN" rule demo.attack.skill --given -`,
  )
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'effective: 11\n', stderr: '' })
})

test('does not mind a reader who has seen enough', () => {
  const { stdout, stderr } = shell('node "$BIN" roll 3d6 --times 10000 | head -n 1')
  expect(stdout).toMatch(/^3d6 = /)
  expect(stderr).toBe('')
})

test('exits with the status of the answer', () => {
  expect(shell('node "$BIN" roll 3d6').status).toBe(0)
  const refused = shell('node "$BIN" roll d0')
  expect({ status: refused.status, stdout: refused.stdout }).toEqual({ status: 2, stdout: '' })
})

test('simulates over two workers what one would', () => {
  const simulated = (workers: number) =>
    shell(`node "$BIN" simulate "$DUEL" --runs 500 --seed s --json --workers ${workers}`)
  const { status, stdout, stderr } = simulated(2)
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^500 of 500 fights in \d+\.\d s\n$/) })
  expect(JSON.parse(stdout)).toMatchObject({ runs: 500, fights: 500 })
  expect(simulated(1).stdout).toBe(stdout)
})

test('Ctrl-C stops a simulation, which tells what was fought so far', async () => {
  const args = [BIN, 'simulate', DUEL, '--runs', '100000000', '--workers', '2', '--json']
  const running = spawn('node', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  running.stdout.on('data', text => {
    out += text
  })
  // The seed is told once it listens.
  await once(running.stderr, 'data')
  running.kill('SIGINT')
  expect(await once(running, 'close')).toEqual([0, null])
  const { runs, fights } = JSON.parse(out)
  expect(runs).toBe(100_000_000)
  expect(fights).toBeLessThan(runs)
})
