import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FairDice, NumberChain, writeDiceLog } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { folderOf, json, umpire } from '../../test/umpire.ts'

const { folder, file } = folderOf('verify')

describe('verify', async () => {
  const log = join(folder, 'fair.log')
  const rolled = await umpire(['roll', '3d6', '--times', '4', '--entropy', 'seven green dragons', '--fair', log])
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const verify = (text: string, ...more: string[]) => umpire(['verify', file('tampered.log', text), ...more])

  test('confirms the dice of a table', async () => {
    expect(rolled.status).toBe(0)
    const { status, out } = await umpire(['verify', log])
    expect(status).toBe(0)
    expect(out).toContain(
      'in order. Checked: no roll was changed. 4 rolls follow from the secret committed to and 1 text of the players.',
    )
    expect(out).toContain('No --receipt was given')
    expect(await json('verify', log)).toMatchObject({ ok: true, rolled: 4, typed: 0, texts: 1 })
    const { commitment } = JSON.parse(lines[0] ?? '')
    expect((await umpire(['verify', log, '--commitment', commitment])).out).not.toContain('No --commitment')
    expect(await umpire(['verify', log, '--commitment', '0'.repeat(64)])).toMatchObject({ status: 2, out: '' })
    const noted = /receipt (2:[0-9a-f]{64})\n/.exec(rolled.out)?.[1] ?? ''
    expect((await umpire(['verify', log, '--receipt', noted])).out).not.toContain('No --receipt')
  })
  test('confirms a log that pages gave numbers to, and says whose', async () => {
    const { fair, opened } = FairDice.open(new Uint8Array(32).fill(4), 2)
    const numbers = new NumberChain('5'.repeat(64), 3)
    const number = numbers.after(numbers.anchor) ?? ''
    const entries = [opened, fair.seat('Ann', numbers.anchor), fair.number(number), fair.roll('3d6', 'to hit').entry]
    const text = writeDiceLog([...entries, fair.close()])
    const { status, out } = await verify(text)
    expect(status).toBe(0)
    expect(out).toContain(
      'Checked: no roll was changed. 1 roll follows from the secret committed to and 1 number of 1 page.',
    )
    expect(out).toContain('  page 1: Ann, 1 number\n')
    expect(await verify(text.replace('Ann', 'Eve'))).toMatchObject({ status: 2, out: '' })
  })
  test('a log is never written over another file', async () => {
    expect(await umpire(['roll', '3d6', '--fair', log])).toMatchObject({ status: 2, out: '' })
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(lines)
  })
  test('a receipt that a player kept is held against the log', async () => {
    const { hash } = JSON.parse(lines[3] ?? '')
    expect((await verify(lines.join('\n'), '--receipt', `2:${hash}`)).status).toBe(0)
    expect(await verify(lines.join('\n'), '--receipt', `3:${hash}`)).toMatchObject({ status: 2, out: '' })
    expect((await verify(lines.join('\n'), '--receipt', '2')).err).toContain(
      '--receipt: expected the number of a roll and its hash',
    )
  })

  const tampered: { readonly [what: string]: readonly string[] } = {
    'an edited face': lines.map(line => line.replace(/"faces":\[./, '"faces":[9')),
    'an edited purpose': lines.map(line => line.replace('umpire roll', 'umpire rull')),
    'another entropy': lines.map(line => line.replace('dragons', 'wagons')),
    'a dropped roll': lines.toSpliced(3, 1),
    'an inserted roll': lines.toSpliced(3, 0, lines[2] ?? ''),
    'swapped rolls': lines.toSpliced(2, 2, lines[3] ?? '', lines[2] ?? ''),
    'a lost end': lines.slice(0, -1),
    'a line cut in two': [lines.join('\n').slice(0, 300)],
    'nothing at all': [],
  }
  for (const [what, changed] of Object.entries(tampered)) {
    test(`${what} is found out, in one line`, async () => {
      const { status, out, err } = await verify(changed.join('\n'))
      expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 2, out: '', lines: 2 })
      expect(err).toContain('tampered.log: ')
      expect(err).toContain('xpected')
    })
  }
})
