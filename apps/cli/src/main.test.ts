import { BadInput } from '@umpire/engine'
import { systems } from '@umpire/registry'
import { describe, expect, test, vi } from 'vitest'
import { umpire } from '../test/umpire.ts'

const COMMANDS = ['roll', 'odds', 'rules', 'rule', 'new', 'check', 'sheet', 'improve', 'fight', 'simulate', 'verify']

describe('umpire', () => {
  test('alone tells what it can do', async () => {
    const { status, out } = await umpire([])
    expect(status).toBe(0)
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'))
  })
  for (const command of COMMANDS) {
    test(`${command} --help`, async () => {
      const { status, out, err } = await umpire([command, '--help'])
      expect({ status, err }).toEqual({ status: 0, err: '' })
      expect(out).toContain(`Usage: umpire ${command}`)
    })
  }
  test('says in one line what is wrong before it knows all flags', async () => {
    const [listing] = systems
    if (listing === undefined) throw new Error('expected a system')
    using _ = vi.spyOn(listing, 'load').mockRejectedValue(new BadInput('system', 'rules', 'none'))
    expect(await umpire(['new', listing.id])).toEqual({
      status: 2,
      out: '',
      err: 'umpire: system: expected rules, got "none"\n',
    })
  })
})
