/** The command as a process: what only a real pipe shows. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BIN = join(import.meta.dirname, '../bin/umpire.js')
const shell = (command: string) => spawnSync('sh', ['-c', command], { encoding: 'utf8', env: { ...process.env, BIN } })

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
