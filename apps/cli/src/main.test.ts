import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testRefused } from '../test/refused.ts'
import { folderOf, json, umpire } from '../test/umpire.ts'

const { folder, file } = folderOf('cli')
const ALLEY = readFileSync(join(import.meta.dirname, '../../../examples/alley.yaml'), 'utf8')

describe('the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const console = /```console\n(.*?)```/s.exec(readme)?.[1] ?? ''
  const shown = console.split(/^\$ npx umpire /m).filter(example => example.trim() !== '')
  const words = (line: string): string[] =>
    [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? '')

  for (const example of shown) {
    const [command = '', ...lines] = example.split('\n')
    test(`shows what umpire ${command} prints`, async () => {
      expect((await umpire(words(command), { isTTY: true, columns: 80 })).out.trim()).toBe(lines.join('\n').trim())
    })
  }
  test('has examples', () => expect(shown.length).toBeGreaterThan(2))
})

const COMMANDS = ['roll', 'odds', 'rules', 'rule', 'new', 'check', 'sheet', 'fight', 'simulate', 'verify']

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

describe('roll', () => {
  test('a seed repeats the dice', async () => {
    const first = await umpire(['roll', '3d6+2', '--seed', 'a'])
    expect(first.out).toMatch(/^3d6\+2 = \d+ {2}\[[1-6] [1-6] [1-6]\]\n$/)
    expect(await umpire(['roll', '3d6+2', '--seed', 'a'])).toEqual(first)
    expect(await umpire(['roll', '3d6+2', '--seed', 'b'])).not.toEqual(first)
  })
  test('without a seed the dice differ', async () => {
    const rolled = await Promise.all(Array.from({ length: 5 }, () => umpire(['roll', '20d100'])))
    expect(new Set(rolled.map(({ out }) => out)).size).toBe(5)
  })
  test('a throw may be several words, and answers yes or no', async () => {
    expect((await umpire(['roll', '7', 'exactly', '--seed', 'a'])).out).toMatch(/^7 exactly: (yes|no), \d+ against 7/)
    expect(await json('roll', '8+', '--seed', 'a')).toMatchObject({ notation: '8+' })
  })
  test('dropped and exploded dice are shown', async () => {
    const { out } = await umpire(['roll', '6d6kh3', '--seed', 'a'])
    expect(out.match(/\(\d\)/g)?.length).toBe(3)
    const exploded = (await umpire(['roll', '40d6!', '--seed', 'a'])).out
    expect(exploded).toMatch(/6\+[1-6]/)
    expect(exploded).not.toMatch(/[1-5]\+/)
  })
  test('--times rolls again', async () => {
    expect((await umpire(['roll', 'd6', '--times', '5', '--seed', 'a'])).out.split('\n').length).toBe(6)
  })
})

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

describe('rules', () => {
  test('lists every rule and how it stands', async () => {
    const list = await json('rules', '--system', 'demo')
    expect(list).toContainEqual({
      id: 'demo.attack.skill',
      system: 'demo',
      area: 'attack',
      title: 'Effective skill',
      who: 'engine',
      status: 'built',
      fires: true,
    })
    expect((await umpire(['rules', '--system', 'demo', '--area', 'gm'])).out).toBe(
      [
        "demo gm: 0 built, 1 game master's, 0 open",
        '  gm    demo.gm.footing  Footing',
        'demo options: brutal (Brutal wounds), gentle (Gentle wounds)',
        '',
      ].join('\n'),
    )
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

describe('verify', async () => {
  const log = join(folder, 'fair.log')
  const rolled = await umpire(['roll', '3d6', '--times', '4', '--entropy', 'seven green dragons', '--fair', log])
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const verify = (text: string, ...more: string[]) => umpire(['verify', file('tampered.log', text), ...more])

  test('confirms the dice of a table', async () => {
    expect(rolled.status).toBe(0)
    const { status, out } = await umpire(['verify', log])
    expect(status).toBe(0)
    expect(out).toContain('in order. 4 rolls follow from the secret committed to and 1 text of the players.')
    expect(out).toContain('No --receipt was given')
    expect(await json('verify', log)).toMatchObject({ ok: true, rolled: 4, typed: 0, texts: 1 })
    const { commitment } = JSON.parse(lines[0] ?? '')
    expect((await umpire(['verify', log, '--commitment', commitment])).out).not.toContain('No --commitment')
    expect(await umpire(['verify', log, '--commitment', '0'.repeat(64)])).toMatchObject({ status: 2, out: '' })
    const noted = /receipt (2:[0-9a-f]{64})\n/.exec(rolled.out)?.[1] ?? ''
    expect((await umpire(['verify', log, '--receipt', noted])).out).not.toContain('No --receipt')
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

describe('bad input is one line on standard error, status 2, and no answer', () => {
  testRefused({
    'too many dice': [['roll', '9999999d6'], '9999999'],
    'a die without sides': [['roll', 'd0'], '0'],
    'dice that never end': [['odds', '3d6!>0'], 'explodes for ever'],
    'an empty notation': [['roll', ''], 'xpected'],
    'an unfinished sum': [['roll', '3d6+'], 'xpected'],
    '10 MB of parentheses': [['odds', '('.repeat(10_000_000)], 'xpected'],
    'dice too many to weigh': [['odds', '1000d1000'], 'xpected'],
    'a number of times that is none': [['roll', 'd6', '--times', '0'], '--times: expected a whole number from 1'],
    'a command that is none': [['dance'], "unknown command 'dance'"],
    'an option that is none': [['roll', 'd6', '--sed', 'x'], "unknown option '--sed' (Did you mean --seed?)"],
    'a missing argument': [['roll'], "missing required argument 'notation'"],
    'an unknown rule': [
      ['rule', 'demo.atack.skill'],
      'rule demo.atack.skill: expected the id of a rule, perhaps demo.attack.skill',
    ],
    'an unknown procedure': [['rule', 'traveller.proc.trem'], 'the id of a rule, perhaps traveller.proc.term'],
    'a procedure to work out': [
      ['rule', 'traveller.proc.term', '--given', '{}'],
      'rule traveller.proc.term is a procedure: it is played step by step, there is nothing to work out',
    ],
    'a skill that no career brings': [
      ['new', 'traveller', '--skill', 'Pilt'],
      '--skill[0]: expected a skill, perhaps Pilot, got "Pilt"',
    ],
    'an encounter that names a wrong weapon': [
      ['fight', file('weapon.yaml', ALLEY.replace('weapons: [Club]', 'weapons: [Clubb]'))],
      'weapon.yaml: sides[1].members[1].weapons[0]: expected a weapon, perhaps Club, got "Clubb"',
    ],
    'a character with a wrong field': [
      ['check', file('alive.json', JSON.stringify({ system: 'traveller', version: 1, alive: 3 }))],
      'alive.json: alive: expected true or false, got 3',
    ],
    'a line that is no character': [
      ['check', file('line.txt', 'Ada Voss, 79969')],
      'line.txt: line 1, UPP: expected six digits 0–9 A–F, got "79969"',
    ],
    'an ambiguous rule': [['rule', 'demo.attack'], 'fit: demo.attack.light, demo.attack.skill'],
    'no rule': [['rule'], 'rule: expected the id of a rule, or --batch FILE'],
    'an empty id': [['rule', ''], 'expected the id of a rule'],
    'given that is no JSON': [['rule', 'demo.attack.skill', '--given', '{'], '--given: expected JSON'],
    'given of the wrong shape': [
      ['rule', 'demo.attack.skill', '--given', '[]'],
      'given: expected an object with the fields skill',
    ],
    'a field of the wrong type': [
      ['rule', 'demo.attack.skill', '--given', '{"skill": "high", "light": "day"}'],
      'given.skill: expected a whole number of 0 or more, got "high"',
    ],
    'an unknown field': [
      ['rule', 'demo.attack.skill', '--given', '{"skil": 1, "light": "day"}'],
      '(perhaps skill), got "skil"',
    ],
    'faces that are none': [
      ['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,x'],
      '--dice[1]: expected a whole number of 1 or more, got "x"',
    ],
    'a face too high': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4,7'], '7'],
    'too few faces': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4'], 'found the end'],
    'dice and seed': [
      ['rule', 'demo.core.success', '--given', '{}', '--dice', '1', '--seed', 's'],
      'expected dice or a seed, got both',
    ],
    'too many faces': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4,2,6'], 'found 4'],
    'a setting that is none': [
      ['rule', 'demo.core.success', '--given', '{"effective": 9}', '--setting', 'x=1'],
      'settings: expected none, because this system has no settings, got "x"',
    ],
    'a setting without a value': [
      ['rule', 'demo.core.success', '--given', '{}', '--setting', 'x'],
      '--setting: expected id=value',
    ],
    'an id that would break the line': [['rule', 'a\nb\u001b[31m'], 'rule a b [31m: expected the id of a rule'],
    'given nested without end': [
      ['rule', 'demo.core.success', '--given', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
      'expected an object',
    ],
    'a roll that was not told': [['rule', 'demo.core.success', '--given', '{"effective": 9}'], 'a roll of 3d6'],
    'an unknown option of the rules': [
      ['rule', 'demo.wound.injury', '--given', '{"penetration": 3, "weapon": "sword"}', '--option', 'brutl'],
      'options: expected one of brutal, gentle, got "brutl"',
    ],
    'options that exclude each other': [
      [
        'rule',
        'demo.wound.injury',
        '--given',
        '{"penetration": 3, "weapon": "sword"}',
        '--option',
        'gentle',
        '--option',
        'brutal',
      ],
      'options brutal and gentle both replace demo.wound.injury and neither is the exception to the other: choose one of them',
    ],
    'why without what': [['rule', 'demo.attack.skill', '--why'], '--given: expected with --why'],
    'an option without what': [['rule', 'demo.wound.injury', '--option', 'brutal'], '--given: expected with --option'],
    'a rule beside a batch': [
      ['rule', 'demo.attack.skill', '--batch', 'x'],
      '--batch: expected nothing beside it, got the id of a rule',
    ],
    'entropy for dice that need none': [['roll', 'd6', '--entropy', 'x'], '--entropy: expected with --fair FILE only'],
    'times that are no plain number': [['roll', 'd6', '--times', '1e3'], '--times: expected a whole number'],
    'a notation that looks like a flag': [['roll', '-1d6'], '(write -- before a notation that begins with a minus)'],
    'an unknown area': [['rules', '--area', 'x'], '--area: expected one of core, attack'],
    'a folder that is not there': [['roll', 'd6', '--fair', join(folder, 'no/such')], 'there is no such folder'],
    'an unknown system': [
      ['rules', '--system', 'chess'],
      '--system: expected one of demo, traveller, gurps, got chess',
    ],
    'an unknown status': [['rules', '--status', 'done'], '--status: expected one of built, gm, open'],
    'a file that is not there': [['rule', '--batch', '/nowhere/at/all'], 'there is no such file'],
    'a folder for a file': [['verify', folder], 'it is a folder'],
  })
})
