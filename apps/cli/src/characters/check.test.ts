/** Checking characters and printing their sheets: both read the same files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

vi.mock('@umpire/registry', async importOriginal => {
  const { loadSystem } = await importOriginal<typeof import('@umpire/registry')>()
  const { registryOf, toy } = await import('../../test/toy.ts')
  return registryOf(await loadSystem('demo'), toy)
})

const { folder, file } = folderOf('check')
const TIN = { system: 'toy', version: 2, name: 'Tin', strength: 900 }
const GIANT = { ...TIN, name: 'Giant', strength: 901 }

const tin = file('tin.json', JSON.stringify(TIN, null, 2))
const giant = file('giant.json', JSON.stringify(GIANT))
const crew = file('crew.jsonl', [TIN, GIANT, TIN].map(one => `${JSON.stringify(one)}\n`).join('\n'))
const printed = file('tin.txt', 'Toy Tin, strength 900\n')
const big = file('big.json', ' '.repeat(50_000_000))
const long = file('long.json', JSON.stringify({ ...TIN, name: 'x'.repeat(1_000_000) }))
const newer = file('newer.json', JSON.stringify({ ...TIN, version: 3 }))
const stranger = file('stranger.json', JSON.stringify({ ...TIN, system: 'chess' }))
const duelist = file('duelist.json', JSON.stringify({ ...TIN, system: 'demo' }))

const bytes = (name: string, written: Buffer): string => {
  writeFileSync(join(folder, name), written)
  return join(folder, name)
}

describe('check', () => {
  test('one that keeps to the rules', async () => {
    expect(await umpire(['check', tin])).toEqual({ status: 0, out: `${tin}: in order\n`, err: '' })
    expect(JSON.parse((await umpire(['check', tin, '--json'])).out)).toEqual({
      place: tin,
      system: 'toy',
      problems: [],
      ok: true,
    })
  })
  test('one that does not: the problems with their rules, and status 1', async () => {
    expect(await umpire(['check', giant])).toEqual({
      status: 1,
      out: `${giant}: strength: expected at most 900, got 901 [toy.core.strength]\n`,
      err: '',
    })
    expect(await umpire(['check', giant, '--json'])).toMatchObject({ status: 1, err: '' })
    expect(JSON.parse((await umpire(['check', giant, '--json'])).out)).toEqual({
      place: giant,
      system: 'toy',
      problems: [{ rule: 'toy.core.strength', where: 'strength', message: 'expected at most 900, got 901' }],
      ok: false,
    })
  })
  test('several, in files and lines', async () => {
    const { status, out } = await umpire(['check', tin, crew])
    expect(status).toBe(1)
    expect(out.split('\n')).toEqual([
      `${tin}: in order`,
      `${crew} line 1: in order`,
      `${crew} line 3: strength: expected at most 900, got 901 [toy.core.strength]`,
      `${crew} line 5: in order`,
      '',
    ])
  })
  test('a printed text, of the only system with characters', async () => {
    expect(await umpire(['check', printed])).toMatchObject({ status: 0 })
    expect(await umpire(['check', printed, '--system', 'toy'])).toMatchObject({ status: 0 })
    expect(await umpire(['check', '-'], { input: 'Toy Tin, strength 901' })).toMatchObject({
      status: 1,
      out: 'standard input: strength: expected at most 900, got 901 [toy.core.strength]\n',
    })
  })
  test('several printed texts, blank lines between them, each told by its number', async () => {
    const texts = ['Toy Tin, strength 900', 'Toy Giant, strength 901', 'Toy Wax, strength 1']
    for (const between of ['\n\n', '\r\n\r\n', '\n \t\n\n']) {
      expect(await umpire(['check', '-'], { input: `\n${texts.join(between)}\n` })).toEqual({
        status: 1,
        out: [
          'standard input character 1: in order',
          'standard input character 2: strength: expected at most 900, got 901 [toy.core.strength]',
          'standard input character 3: in order',
          '',
        ].join('\n'),
        err: '',
      })
    }
    const { out } = await umpire(['new', 'toy', '--count', '20', '--seed', 's'])
    expect((await umpire(['check', '-', '--json'], { input: out })).out.trim().split('\n').length).toBe(20)
    expect((await umpire(['sheet', '-'], { input: out })).out).toBe(out)
  })
  test('capitals do not matter in the name of the system', async () => {
    const big = file('capital.json', JSON.stringify({ ...TIN, system: 'Toy' }))
    expect(await umpire(['check', big, '--system', 'TOY'])).toMatchObject({ status: 0 })
    expect((await umpire(['sheet', big, '--json'])).out).toContain('"system":"toy"')
  })
  test('a text may begin with the mark of UTF-8', async () => {
    const marked = bytes('mark.txt', Buffer.from('\ufeffToy Tin, strength 900\n'))
    expect(await umpire(['check', marked])).toMatchObject({ status: 0 })
  })
  test('what "umpire new" made', async () => {
    const { out } = await umpire(['new', 'toy', '--count', '50', '--seed', 's', '--json'])
    const checked = await umpire(['check', '-', '--json'], { input: out })
    const verdicts = checked.out.trim().split('\n')
    expect(verdicts.length).toBe(50)
    expect(checked.status).toBe(verdicts.some(verdict => JSON.parse(verdict).ok === false) ? 1 : 0)
  })
})

describe('sheet', () => {
  test('in the usual format, or another', async () => {
    expect(await umpire(['sheet', tin])).toEqual({ status: 0, out: 'Toy Tin, strength 900\n', err: '' })
    expect((await umpire(['sheet', printed, '--format', 'html'])).out).toBe('<p>Tin</p>\n')
    expect(JSON.parse((await umpire(['sheet', tin, '--format', 'json'])).out)).toEqual({ ...TIN, made_of: '' })
    expect((await umpire(['sheet', tin, '--json'])).out).toBe(`${JSON.stringify({ ...TIN, made_of: '' })}\n`)
  })
  test('of several', async () => {
    expect((await umpire(['sheet', crew])).out).toBe(
      'Toy Tin, strength 900\n\nToy Giant, strength 901\n\nToy Tin, strength 900\n',
    )
    expect((await umpire(['sheet', crew, '--json'])).out.trim().split('\n').length).toBe(3)
  })
  test('to a new file, and never over another', async () => {
    const out = join(folder, 'tin.html')
    const args = ['sheet', tin, '--format', 'html', '--out', out]
    expect(await umpire(args)).toEqual({ status: 0, out: '', err: '' })
    expect(readFileSync(out, 'utf8')).toBe('<p>Tin</p>\n')
    expect(await umpire(args)).toMatchObject({
      status: 2,
      err: `umpire: ${out}: cannot be written: there is a file already\n`,
    })
  })
  test('cannot command the terminal it is shown in', async () => {
    const sly = file('sly.json', JSON.stringify({ ...TIN, name: '\u001b[31mTin' }))
    expect((await umpire(['sheet', sly], { isTTY: true })).out).toBe('Toy  [31mTin, strength 900\n')
    expect((await umpire(['sheet', sly])).out).toBe('Toy \u001b[31mTin, strength 900\n')
  })
})

describe('bad input is one line on standard error, status 2, and no answer', () => {
  testRefused({
    'a file that is not there': [['check', join(folder, 'none')], 'none: cannot be read: there is no such file'],
    'a file that is not there, beside one that is': [['check', tin, join(folder, 'none')], 'there is no such file'],
    'a folder': [['sheet', folder], 'it is a folder'],
    'an empty file': [['check', file('empty', ' \n')], 'empty: expected a character, got an empty file'],
    '50 MB': [['check', big], 'big.json: expected at most 20000000 bytes, got 50000000'],
    'a file without end': [['check', '/dev/zero'], '/dev/zero: expected at most 20000000 bytes, got more'],
    'a character of more than a megabyte': [['sheet', long], 'long.json: expected at most 1000000 bytes, got 10000'],
    'a text of more than a megabyte': [['sheet', file('long.txt', 'x'.repeat(1_000_001))], 'at most 1000000 bytes'],
    'a newer version': [['check', newer], 'newer.json: version: expected at most 2, got 3'],
    'an unknown system': [
      ['check', stranger],
      'stranger.json: system: expected a system with characters (toy), got "chess"',
    ],
    'a system without characters': [['sheet', duelist], 'expected a system with characters (toy), got "demo"'],
    'another system than was said': [['check', tin, '--system', 'demo'], 'tin.json: system: expected demo, got "toy"'],
    'a text of a system that is none': [['check', printed, '--system', 'chess'], '--system: expected a system with'],
    'no system at all': [['check', file('bare.json', '{"name": "Tin"}')], 'bare.json: system: expected a system with'],
    'a list': [['check', file('list.json', '[1]')], 'list.json: expected a character, an object that names its system'],
    'JSON that is none': [['check', file('broken.json', '{\n"system": "toy",\n')], 'broken.json: expected JSON: '],
    'a line that is no JSON': [
      ['check', file('broken.jsonl', `${JSON.stringify(TIN)}\n{"system\n`)],
      'broken.jsonl line 2: expected JSON: ',
    ],
    'a field of the wrong type': [
      ['check', file('odd.json', JSON.stringify({ ...TIN, strength: 'much' }))],
      'odd.json: strength: expected a whole number of 0 or more, got "much"',
    ],
    null: [['check', file('null.json', 'null\n')], 'null.json: expected a character, an object that names its'],
    'null that is not called JSON': [['sheet', file('null', 'null')], 'null: expected a character, an object'],
    'a number': [
      ['check', file('three.json', '3')],
      'three.json: expected a character, an object that names its system',
    ],
    'a text that is called JSON': [['check', file('text.json', 'Toy Tin, strength 9')], 'text.json: expected JSON: '],
    'UTF-16': [
      ['check', bytes('wide.txt', Buffer.from('\ufeffToy Tin, strength 9', 'utf16le'))],
      'wide.txt: expected text in UTF-8, got UTF-16',
    ],
    'UTF-16 without its mark': [
      ['sheet', bytes('bare.txt', Buffer.from('Toy Tin, strength 9', 'utf16le'))],
      'bare.txt: expected text in UTF-8, got other bytes',
    ],
    'no text at all': [
      ['check', bytes('odd.bin', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0xff, 0xfe]))],
      'odd.bin: expected text in UTF-8, got other bytes',
    ],
    'one of several texts that is none': [
      ['check', file('texts.txt', 'Toy Tin, strength 9\n\nRoses are red\n')],
      'texts.txt character 2: expected a printed toy, got "Roses are red',
    ],
    'a text that is no character': [['check', file('poem.txt', 'Roses are red')], 'poem.txt: expected a printed toy'],
    'nested without end': [
      ['check', file('deep.json', `{"system":"toy","name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)],
      'xpected',
    ],
    'an unknown format': [['sheet', tin, '--format', 'pdf'], '--format: expected one of text, html, json, got "pdf"'],
    'a format and JSON': [['sheet', tin, '--format', 'html', '--json'], 'expected --format or --json, got both'],
    'a folder that is not there': [['sheet', tin, '--out', join(folder, 'no/such')], 'there is no such folder'],
    'no file': [['check'], "missing required argument 'file'"],
  })
})
