import { describe, expect, test } from 'vitest'
import { umpire } from '../../test/umpire.ts'

describe('characters of Traveller', () => {
  test('printed by the dozen, the dead among them, are read again', async () => {
    const made = ['new', 'traveller', '--service', 'Scouts', '--dead', '--count', '12', '--seed', '3']
    const { out } = await umpire(made)
    expect(out).toMatch(/ Age \d+ \(dead\) /)
    const checked = await umpire(['check', '-'], { input: out })
    const lines = Array.from({ length: 12 }, (_, index) => `standard input character ${index + 1}: in order\n`)
    expect(checked).toEqual({ status: 0, out: lines.join(''), err: '' })
    expect((await umpire(['sheet', '-'], { input: out })).out).toBe(out)
  })
})
