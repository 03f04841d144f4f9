import { seeded } from '@umpire/dice'
import { json, map } from '@umpire/engine'
import { describe, expect, test, vi } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { toyCharacters } from '../../test/toy.ts'
import { umpire } from '../../test/umpire.ts'

vi.mock('@umpire/registry', async () => {
  const { registryOf, toy } = await import('../../test/toy.ts')
  return registryOf(toy)
})

const made = async (...args: string[]): Promise<readonly unknown[]> => {
  const { out } = await umpire(['new', 'toy', '--json', ...args])
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}
/** What the wishes on the command line became. */
const wished = async (...args: string[]): Promise<unknown> => {
  const [toy] = await made('--seed', 's', ...args)
  return JSON.parse(String(map(json()).read(toy, 'toy')['made_of']))
}

describe('new', () => {
  test('prints in the usual format of the system', async () => {
    const { status, out, err } = await umpire(['new', 'toy', '--seed', 's'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/^Toy \w+, strength \d+\n$/)
    expect((await umpire(['new', 'toy', '--seed', 's', '--format', 'html'])).out).toMatch(/^<p>\w+<\/p>\n$/)
    expect((await umpire(['new', 'toy', '--seed', 's', '--format', 'json'])).out).toMatch(/^{\n {2}"system": "toy",\n/)
  })
  test('character i of a batch has the dice of fork i', async () => {
    const characters = await made('--seed', 's', '--count', '5')
    const stream = seeded('s')
    expect(characters).toEqual(
      Array.from({ length: 5 }, (_, index) =>
        toyCharacters.make({}, { options: [], settings: {} }, stream.fork(index)),
      ),
    )
    expect((await umpire(['new', 'toy', '--seed', 's', '--count', '3'])).out).toMatch(/^(Toy .*\n\n){2}Toy .*\n$/)
  })
  test('a fresh seed is told on standard error, and repeats the run', async () => {
    const first = await umpire(['new', 'toy', '--count', '3'])
    const [, seed = ''] = /^--seed ([0-9a-f]{16}) repeats this\n$/.exec(first.err) ?? []
    expect(await umpire(['new', 'toy', '--count', '3', '--seed', seed])).toEqual({ ...first, err: '' })
    expect((await umpire(['new', 'toy', '--count', '3'])).out).not.toBe(first.out)
  })
  test('every field of the system is a flag', async () => {
    expect(await wished()).toEqual({
      years_served: 4,
      lucky: false,
      painted: true,
      tools: [],
      options: [],
      settings: {},
    })
    const all = [
      '--trade',
      'smith',
      '--years-served',
      '7',
      '--weight',
      '-2',
      '--lucky',
      '--no-painted',
      '--tools',
      'saw',
    ]
    const more = ['--tools', 'nail', '--sizes', '3', '--sizes', '-4', '--extras', '{"a": 1}', '--wish', 'a pilot']
    expect(await wished(...all, ...more, '--option', 'x', '--option', 'y', '--setting', 'z={"a":1}')).toEqual({
      trade: 'smith',
      years_served: 7,
      weight: -2,
      lucky: true,
      painted: false,
      tools: ['saw', 'nail'],
      sizes: [3, -4],
      extras: { a: 1 },
      wish: 'a pilot',
      options: ['x', 'y'],
      settings: { z: { a: 1 } },
    })
  })
  test('capitals do not matter in names of ours', async () => {
    const { out } = await umpire(['new', 'toy', '--trade', 'smith', '--seed', 's', '--format', 'html'])
    expect(await umpire(['new', 'TOY', '--trade', 'Smith', '--seed', 's', '--format', 'HTML'])).toMatchObject({ out })
    expect(await wished('--trade', 'SMITH', '--wish', 'Ada')).toMatchObject({ trade: 'smith', wish: 'Ada' })
  })
  test('the help tells what may be wished for, with examples that work', async () => {
    const { out } = await umpire(['new', '--help'])
    expect(out).toContain('Wishes of toy:\n  --trade <text> ')
    for (const help of [out, (await umpire(['new', 'toy', '--help'])).out]) {
      const [, example = ''] = /Try:\n {2}umpire (.*)\n/.exec(help) ?? []
      expect(example).toBe('new toy --trade smith')
      expect(await umpire([...example.split(' '), '--seed', 's'])).toMatchObject({ status: 0 })
    }
  })
  test('the help of a system lists them', async () => {
    const { status, out } = await umpire(['new', 'toy', '--help'])
    expect(status).toBe(0)
    expect(out).toContain('Usage: umpire new toy [options]')
    expect(out).toMatch(/--trade <text> +one of smith, thief/)
    expect(out).toMatch(/--years-served <number> +a whole number from 0 to 30; 4 if left out/)
    expect(out).toMatch(/--lucky +true or false/)
    expect(out).toMatch(/--no-painted +true or false; true if left out/)
    expect(out).toMatch(/--tools <one> +a list, each text/)
    expect(out).toMatch(/--extras <json> +names, each with a whole number/)
    expect(out).toMatch(/--format <name> +text: a line for people; html: a page; json: as it is stored/)
    expect((await umpire(['new', '--help'])).out).toMatch(/^ {2}toy \[options\] +Toys$/m)
  })
})

describe('bad input is one line on standard error, status 2, and no answer', () => {
  testRefused({
    'no system': [['new'], 'new: expected a system with characters (toy), got nothing'],
    'an unknown system': [
      ['new', 'chess', '--terms', '3'],
      'new: expected a system with characters (toy), got "chess"',
    ],
    'a wish that is none': [['new', 'toy', '--trad', 'smith'], "unknown option '--trad' (Did you mean --trade?)"],
    'a wish not on the list': [
      ['new', 'toy', '--trade', 'baker'],
      '--trade: expected one of smith, thief, got "baker"',
    ],
    'a number out of bounds': [
      ['new', 'toy', '--years-served', '31'],
      '--years-served: expected a whole number from 0',
    ],
    'a number that is none': [
      ['new', 'toy', '--years-served', '1e1'],
      '--years-served: expected a whole number from 0',
    ],
    'too long a list': [
      ['new', 'toy', '--sizes', '1', '--sizes', '2', '--sizes', '3', '--sizes', '4'],
      '--sizes: expected a list of at most 3',
    ],
    'JSON that is none': [['new', 'toy', '--extras', '{'], '--extras: expected JSON'],
    'too long a text': [['new', 'toy', '--wish', 'x'.repeat(41)], '--wish: expected text of at most 40 characters'],
    'no characters': [['new', 'toy', '--count', '0'], '--count: expected a whole number from 1 to 100000, got 0'],
    'an unknown format': [['new', 'toy', '--format', 'pdf'], '--format: expected one of text, html, json, got "pdf"'],
    'a format and JSON': [['new', 'toy', '--format', 'text', '--json'], 'expected --format or --json, got both'],
    'a setting without a value': [['new', 'toy', '--setting', 'x'], '--setting: expected id=value, got x'],
    'an option of the rules that is none': [['new', 'toy', '--option', 'z'], 'options: expected one of x, y, got "z"'],
    'a word too many': [['new', 'toy', 'soldier'], 'too many arguments'],
  })
})
