import { describe, expect, test } from 'vitest'
import { folderOf, json, umpire } from '../../test/umpire.ts'

const { file } = folderOf('rule')

describe('rule', () => {
  const given = '{"skill": 13, "light": "dusk"}'

  test('shows a rule', async () => {
    const { out } = await umpire(['rule', 'demo.attack.skill'])
    expect(out).toContain('Effective skill [demo.attack.skill], lines 4-7 of the book\n')
    expect(out).toContain('Takes skill: a whole number of 0 or more\n')
    expect(out).toContain('Takes light: one of day, dusk, dark\n')
    expect(out).toContain('Takes aimed: true or false; false if left out\n')
    expect((await umpire(['rule', 'demo.wound.injury'])).out).toContain('Option brutal, Brutal wounds: ')
  })
  test('answers it, and tells why', async () => {
    expect(await json('rule', 'demo.attack.skill', '--given', given)).toEqual({ effective: 11 })
    expect(await json('rule', 'demo.attack.skill', '--given', given, '--why')).toMatchObject({
      why: [{ kind: 'rule', value: 11 }],
    })
    expect((await umpire(['rule', 'demo.attack.skill', '--given', given, '--why'])).out).toContain(
      '(+2 aim: not aimed)',
    )
    expect((await umpire(['rule', 'demo.attack.skill', '--given', '-'], { input: given })).out).toBe('effective: 11\n')
  })
  test('rolls what was left out, from faces or a seed', async () => {
    const answered = await json('rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4,2')
    expect(answered).toEqual({ success: true, $rolled: { roll: { dice: '3d6', faces: [3, 4, 2], total: 9 } } })
    const seeded = ['demo.core.success', '--given', '{"effective": 9}', '--seed', 's']
    expect(await json('rule', ...seeded)).toEqual(await json('rule', ...seeded))
  })
  test('throws only what the rule asks for', async () => {
    const shrugged = ['demo.wound.knockdown', '--given', '{"injury": 1, "health": 11}']
    expect(await json('rule', ...shrugged, '--seed', 's')).toEqual({ roll_needed: false, falls: false })
    const felled = ['demo.wound.knockdown', '--given', '{"injury": 9, "health": 11}', '--dice', '6,6,6']
    expect(await json('rule', ...felled)).toMatchObject({
      roll_needed: true,
      falls: true,
      $rolled: { roll: { total: 18 } },
    })
    expect((await umpire(['rule', ...felled])).out).toBe('roll 3d6: 6 6 6 = 18\nroll_needed: true\nfalls: true\n')
  })
  test('with an option in force', async () => {
    const wound = ['demo.wound.injury', '--given', '{"penetration": 3, "weapon": "sword"}']
    expect(await json('rule', ...wound)).toEqual({ injury: 4 })
    expect(await json('rule', ...wound, '--option', 'brutal')).toEqual({ injury: 8 })
    expect(await json('rule', ...wound, '--option', 'gentle')).toEqual({ injury: 2 })
  })
  test('by enough of its id to be the only one', async () => {
    expect(await json('rule', 'demo.attack.s', '--given', given)).toEqual({ effective: 11 })
    expect(await json('rule', 'd.a.sk', '--given', given)).toEqual({ effective: 11 })
    expect(await json('rule', 'attack.skill', '--given', given)).toEqual({ effective: 11 })
  })
  test('a batch answers line by line', async () => {
    const path = file(
      'batch.jsonl',
      [
        '{"id": "demo.defense.dodge", "given": {"speed": 5}}',
        '{"id": "demo.core.success", "given": {"effective": 3}, "dice": [6, 6, 6]}',
        '{"id": "demo.nothing", "given": {}}',
        'not json',
        '{"id": "demo.defense.dodge", "given": {"speed": "x"}}',
        '{"id": "demo.gm.footing", "given": {}}',
        '',
      ].join('\n'),
    )
    const { status, out } = await umpire(['rule', '--batch', path])
    const lines = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(status).toBe(0)
    expect(lines).toEqual([
      { defense: 8 },
      { success: false, $rolled: { roll: { dice: '3d6', faces: [6, 6, 6], total: 18 } } },
      { error: expect.stringContaining('rule demo.nothing: expected the id of a rule') },
      { error: expect.stringContaining('line 4: expected JSON') },
      { error: 'given.speed: expected a whole number of 0 or more, got "x"' },
      { error: 'rule demo.gm.footing is left to the game master: there is nothing to work out' },
    ])
  })
})

describe('a procedure', () => {
  test('is listed with the rules', async () => {
    const { out } = await umpire(['rules', '--system', 'Traveller', '--area', 'sheet'])
    expect(out).toMatch(/^traveller procedures: \d+\n {8}traveller\.proc\.character-creation +Creating a character\n/m)
    expect(out).toMatch(/^ {8}traveller\.proc\.term +One term of service$/m)
  })
  test('is shown step by step, by enough of its id', async () => {
    const { status, out } = await umpire(['rule', 'traveller.proc.term'])
    expect(status).toBe(0)
    expect(out).toMatch(
      /^One term of service \[traveller\.proc\.term\], a procedure, lines 891-903 of the book\n1\. Survival /,
    )
    expect(await umpire(['rule', 'T.Proc.Term'])).toMatchObject({ status: 0, out })
    expect(await json('rule', 'mustering-out')).toMatchObject({ id: 'traveller.proc.mustering-out', kind: 'procedure' })
  })
})
