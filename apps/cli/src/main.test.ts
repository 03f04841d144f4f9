import { describe, expect, test } from 'vitest'
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
})
