import { describe, expect, test } from 'vitest'
import { json, umpire } from '../../test/umpire.ts'

describe('odds', () => {
  test('of a comparison', async () => {
    expect((await umpire(['odds', '3d6<=12'])).out).toBe(
      '3d6<=12\nyes  74.07 %  160 of 216\n no  25.93 %   56 of 216\n',
    )
    expect(await json('odds', '3d6<=12')).toEqual({ notation: '3d6<=12', chance: 160 / 216, ways: 160, of: 216 })
  })
  test('of a throw', async () => {
    expect(await json('odds', '8+')).toMatchObject({ ways: 15, of: 36 })
    expect(await json('odds', '7 exactly')).toMatchObject({ ways: 6, of: 36 })
    expect(await json('odds', '6-')).toMatchObject({ ways: 15, of: 36 })
  })
  test('of a sum, with bars only for somebody who looks', async () => {
    const { out } = await umpire(['odds', '2d6'])
    expect(out).toContain('    exactly   or less   or more\n')
    expect(out).toContain(' 7  16.67 %   58.33 %   58.33 %\n')
    expect(out).toContain('mean 7, deviation 2.41523, 36 ways\n')
    expect(out).not.toContain('█')
    expect((await umpire(['odds', '2d6'], { isTTY: true })).out).toContain('█'.repeat(40))
    const narrow = (await umpire(['odds', '2d6'], { isTTY: true, columns: 50 })).out
    expect(Math.max(...narrow.split('\n').map(line => line.length))).toBeLessThan(50)
    expect(narrow).toContain('█')
  })
  test('exact beyond what a number can hold', async () => {
    expect(await json('odds', '50d6')).toMatchObject({ of: String(6n ** 50n), mean: 175 })
  })
  test('a long list is cut to its middle for somebody who looks, and whole for a pipe', async () => {
    const { out } = await umpire(['odds', '40d6'], { isTTY: true })
    expect(out).toContain('150 of 201 values, from 65 to 214; a pipe or --json gets all of them')
    expect((await umpire(['odds', '40d6'])).out.split('\n').length).toBe(205)
    expect((await umpire(['odds', 'd100'], { isTTY: true })).out).toContain('\n100   1.00 %')
  })
})
