import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

const DUEL = join(import.meta.dirname, '../../../../packages/engine/demo/duel.yaml')
const { file } = folderOf('simulate')
const args = ['simulate', DUEL, '--runs', '300', '--seed', 'dusk']

describe('simulate', () => {
  test('tells how the fights ended, as a table', async () => {
    const { status, out, err } = await umpire([...args, '--workers', '1'])
    expect(status).toBe(0)
    expect(err).toMatch(/^300 of 300 fights in \d+\.\d s\n$/)
    const [first, head, challenger, champion, neither, rounds, ...rest] = out.split('\n')
    expect(rest).toEqual([''])
    expect(first).toBe('300 fights, seed dusk')
    expect(head).toMatch(/^ +wins +share +95 % margin +able +down +dead +fled +surrendered$/)
    const side = String.raw`\d+ +\d+\.\d\d % +\d+\.\d\d to \d+\.\d\d % +(\d\.\d\d +){4}\d\.\d\d`
    expect(challenger).toMatch(new RegExp(`^the challenger +${side}$`))
    expect(champion).toMatch(new RegExp(`^ *the champion +${side}$`))
    expect(neither).toMatch(/^ *neither +0 +0\.00 % +0\.00 to \d\.\d\d %$/)
    expect(rounds).toMatch(/^rounds: mean \d+\.\d\d, spread \d+\.\d\d$/)
  })
  test('as JSON, the same whatever the workers', async () => {
    const { out } = await umpire([...args, '--json'])
    expect(JSON.parse(out)).toMatchObject({ seed: 'dusk', runs: 300, fights: 300, neither: { share: 0 } })
    for (const workers of ['1', '2']) expect((await umpire([...args, '--json', '--workers', workers])).out).toBe(out)
    expect((await umpire([...args.slice(0, -1), 'dawn', '--json'])).out).not.toBe(out)
  })
  test('a fresh seed is told on standard error, and repeats it', async () => {
    const first = await umpire([...args.slice(0, 4), '--json'])
    const [, seed = ''] = /^--seed ([0-9a-f]{16}) repeats this\n/.exec(first.err) ?? []
    expect((await umpire([...args.slice(0, 4), '--json', '--seed', seed])).out).toBe(first.out)
  })
  test('shows progress to somebody who looks, and ends with a line', async () => {
    const { err } = await umpire([...args, '--workers', '1'], { isTTY: true })
    const told = err.split('\r\u001b[2K')
    expect(told.length).toBeGreaterThan(3)
    expect(told[1]).toBe('8 of 300 fights')
    expect(told.at(-1)).toMatch(/^300 of 300 fights in \d+\.\d s\n$/)
  })
  test('stopped, it tells what was fought so far', async () => {
    const stopped = await umpire([...args, '--json'], { signal: AbortSignal.abort() })
    expect(stopped.status).toBe(0)
    expect(JSON.parse(stopped.out)).toMatchObject({ runs: 300, fights: 0, sides: [] })
    expect((await umpire(args, { signal: AbortSignal.abort() })).out).toContain('0 fights, seed dusk\n')
  })
})

describe('bad input is one line on standard error, status 2, and no answer', () => {
  testRefused({
    'no runs': [['simulate', DUEL], "required option '--runs <number>' not specified"],
    'runs that are none': [
      ['simulate', DUEL, '--runs', '1e6'],
      '--runs: expected a whole number from 1 to 100000000, got "1e6"',
    ],
    'too many runs': [['simulate', DUEL, '--runs', '100000001'], '--runs: expected a whole number from 1 to 100000000'],
    'no workers': [[...args, '--workers', '0'], '--workers: expected a whole number from 1 to 256, got 0'],
    'a file that is not there': [['simulate', '/nowhere/at/all', '--runs', '9'], 'there is no such file'],
    'an option that is none, without a seed to tell': [
      ['simulate', file('option.yaml', `${readFileSync(DUEL, 'utf8')}options: [brutl]\n`), '--runs', '9'],
      'options: expected one of brutal, gentle, got "brutl"',
    ],
    'an encounter that is none': [
      ['simulate', file('odd.json', '{"system":"demo","sides":[]}'), '--runs', '9'],
      'odd.json: sides: expected two sides, got 0',
    ],
  })
})
