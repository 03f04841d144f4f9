/** Creatures on the command line: made, checked, printed, explained, brought to other Sizes, sent into a fight. */
import { describe, expect, test } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, json, umpire } from '../../test/umpire.ts'

const { file } = folderOf('creatures')
const made = async (...args: string[]): Promise<string> => (await umpire(['new', 'creature', ...args])).out
const tiger = file('tiger.json', await made('tiger', '--json'))
const horde = file('weak.json', await made('human', '--size', '4', '--json'))
const bent = file('bent.json', (await made('cat', '--json')).replace('Enhanced Move', 'Enhanced Mve'))
const fight = file(
  'fight.yaml',
  'system: gurps\nsides:\n  - {name: cats, members: [{file: tiger.json}]}\n  - {name: dogs, members: [{beast: Wolf, count: 3}]}\n',
)

describe('new creature', () => {
  test('prints one of the catalogue, at its Size or another', async () => {
    expect(await made('tiger')).toMatch(/^tiger: Size \+1, 3 yd, 600 lb; 415 points\n/)
    expect(await made('TIGER', '--size', '-3')).toMatch(/^tiger: Size −3, 0\.6667 yd, 7 \(6\.667\) lb/)
    expect(await made('tiger', '--size', '3', '--same-stats')).toContain('Combat ST 24, Load ST 32')
  })
  test('makes a new one from wishes', async () => {
    const out = await made('--name', 'roc', '--size', '5', '--wings', '2', '--home', 'air', '--trait', 'Powered Flight')
    expect(out).toMatch(/^roc: Size \+5, 15 yd/)
    expect(out).toContain('Powered Flight')
    expect(await made('human', '--base-size', '-9', '--size', '-9')).toContain('Size 0 here (−9 to us)')
    expect(await made('human', '--st', '15', '--design-option', 'quad-st')).toContain('Load ST 22 (22.5)')
  })
  test('as a file, as data, as a beast', async () => {
    expect(JSON.parse(await made('tiger', '--format', 'data'))).toMatchObject({ size: 1, price: { total: 415 } })
    expect(JSON.parse(await made('tiger', '--format', 'beast'))).toMatchObject({ kind: 'beast', st: 24, size: 2 })
    expect(await json('new', 'creature', 'tiger')).toMatchObject({ system: 'gurps', kind: 'creature', size: 1 })
    expect((await umpire(['new', 'CREATURE', 'tiger'])).status).toBe(0)
  })
  test('--help names those that are ready, and examples that work', async () => {
    const out = await made('--help')
    expect(out).toContain('cheetah, elephant, tiger')
    const examples = [...out.matchAll(/^ {2}umpire (new creature .*)$/gm)].map(([, line = '']) => line)
    expect(examples.length).toBe(3)
    for (const line of examples) {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
      expect((await umpire(words)).status).toBe(0)
    }
  })
})

describe('the file of a creature', () => {
  test('is checked; advice makes nobody illegal', async () => {
    expect(await umpire(['check', tiger])).toMatchObject({ status: 0, out: expect.stringContaining('in order') })
    const { status, out } = await umpire(['check', horde])
    expect([status, out]).toEqual([0, expect.stringContaining('gulliver.size.base-st')])
  })
  test('is printed at any Size, and explained', async () => {
    expect((await umpire(['sheet', tiger])).out).toBe(await made('tiger'))
    expect((await umpire(['sheet', tiger, '--size', '3'])).out).toBe(await made('tiger', '--size', '3'))
    const { out } = await umpire(['sheet', tiger, '--why', 'move: land'])
    expect(out).toContain('[gulliver.enc.procedure]')
    expect(out).toContain('[gulliver.move.land]')
    expect((await umpire(['sheet', tiger, '--why'])).out).toContain('price: attributes')
    expect((await umpire(['sheet', tiger, '--size', '0', '--why', 'points'])).out).toContain('Combat ST 16')
  })
  test('fights in GURPS', async () => {
    const { status, out } = await umpire(['fight', fight, '--seed', 'den'])
    expect(status).toBe(0)
    expect(out).toContain('tiger')
  })
})

describe('what cannot be', () => {
  testRefused({
    'no such creature': [['new', 'creature', 'tigr'], '--creature: expected a creature, perhaps tiger, got "tigr"'],
    'no such kind': [
      ['new', 'creatur'],
      'new: expected a system with characters (traveller, gurps, tensided), or creature, got "creatur"',
    ],
    'an unknown trait': [
      ['new', 'creature', '--trait', 'Enhancd Move'],
      '--trait[0].trait: expected a trait of the book, or one with points of its own (perhaps Enhanced Move), got "Enhancd Move"',
    ],
    'an unknown trait in a file': [
      ['check', bent],
      `${bent}: traits[0].trait: expected a trait of the book, or one with points of its own (perhaps Enhanced Move), got "Enhanced Mve"`,
    ],
    'both formats': [['new', 'creature', '--json', '--format', 'text'], 'expected --format or --json, got both'],
    'a Size that is none': [['sheet', tiger, '--size', 'big'], '--size: expected a whole number, got big'],
    'a Size beyond all': [
      ['sheet', tiger, '--size', '99'],
      `${tiger}: --size: expected a whole number from -36 to 36, got 99`,
    ],
    'a format for people': [
      ['sheet', tiger, '--format', 'gcs'],
      'format: expected one of text, html, json, data, beast for a creature, got "gcs"',
    ],
  })
})
