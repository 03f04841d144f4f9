import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

vi.mock('@umpire/registry', async importOriginal => {
  const { loadSystem } = await importOriginal<typeof import('@umpire/registry')>()
  const { registryOf, toy } = await import('../../test/toy.ts')
  return registryOf(await loadSystem('demo'), toy)
})

const DUEL = join(import.meta.dirname, '../../../../packages/engine/demo/duel.yaml')
const { folder, file } = folderOf('fight')
mkdirSync(join(folder, 'crew'))

const wide = join(folder, 'wide.yaml')
writeFileSync(wide, Buffer.from('\ufeffsystem: toy', 'utf16le'))

const TIN = { system: 'toy', version: 2, name: 'Tin', strength: 5 }
file('crew/tin.json', JSON.stringify(TIN))
file('crew/wax.txt', 'Toy Wax, strength 40')
file('newer.json', JSON.stringify({ ...TIN, version: 3 }))
file('duelist.json', JSON.stringify({ ...TIN, system: 'demo' }))
file('two.jsonl', `${JSON.stringify(TIN)}\n${JSON.stringify(TIN)}\n`)
file('big.json', ' '.repeat(1_000_001))

const pull = file(
  'pull.yaml',
  `
system: toy
sides:
  - name: left
    members:
      - &tin { file: crew/tin.json }
      - *tin
      - { file: ./crew/tin.json, help: 3 }
  - name: right
    members: [{ file: crew/../crew/wax.txt }, { character: { system: toy, version: 1, name: Clay, strength: 0 } }]
`,
)
const encounter = (name: string, members: string): readonly string[] => [
  'fight',
  file(name, `system: toy\nsides:\n  - name: left\n    members: ${members}\n  - { name: right, members: [] }\n`),
]

describe('fight', () => {
  test('tells it line by line, and the end', async () => {
    const { status, out, err } = await umpire(['fight', DUEL, '--seed', 'dusk'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/\[Ada attack 3d6: [1-6] [1-6] [1-6] = \d+/)
    expect(out).toMatch(
      /^(the challenger|the champion) won after \d+ rounds?: (Ada|Bram) (gave up|can fight no more)$/m,
    )
    expect(out).toMatch(/^the challenger: 1 of 1 (able to fight|down|fled)$/m)
    expect(await umpire(['fight', DUEL, '--seed', 'dusk'])).toEqual({ status, out, err })
  })
  test('as JSON', async () => {
    const { out } = await umpire(['fight', DUEL, '--seed', 'dusk', '--json'])
    const told = await umpire(['fight', DUEL, '--seed', 'dusk'])
    const { seed, run, end, lines, entries } = JSON.parse(out)
    expect({ seed, run }).toEqual({ seed: 'dusk', run: 0 })
    expect(entries.flatMap((one: { lines: readonly string[] }) => one.lines)).toEqual(lines)
    expect(entries).toContainEqual({
      fact: { type: expect.any(String), values: expect.objectContaining({}) },
      rolls: expect.arrayContaining([expect.objectContaining({ purpose: 'attack', faces: expect.any(Array) })]),
      lines: [expect.stringContaining('attack')],
    })
    expect(end).toMatchObject({ rounds: expect.any(Number), sides: [{ size: 1 }, { size: 1 }] })
    expect(told.out.startsWith(`${lines.join('\n')}\n`)).toBe(true)
  })
  test('a fresh seed is told on standard error, and repeats the fight', async () => {
    const first = await umpire(['fight', DUEL])
    const [, seed = ''] = /^--seed ([0-9a-f]{16}) repeats this\n$/.exec(first.err) ?? []
    expect((await umpire(['fight', DUEL, '--seed', seed])).out).toBe(first.out)
  })
  test('characters are taken from the files it names, as seen from the encounter', async () => {
    const { status, out, err } = await umpire(['fight', pull, '--seed', 's'])
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toContain('Tin and Tin and Tin pull with ')
    expect(out).toContain('Wax and Clay pull with ')
    expect(out).toContain(
      'right won after 1 round: the rope is over the line\nleft: 3 of 3 down\nright: 2 of 2 able to fight\n',
    )
  })
  test('capitals do not matter in the name of the system', async () => {
    const shouted = file('shouted.yaml', readFileSync(pull, 'utf8').replace('system: toy', 'system: TOY'))
    const told = await umpire(['fight', shouted, '--seed', 's'])
    expect(told).toEqual(await umpire(['fight', pull, '--seed', 's']))
  })
  test('nobody need win', async () => {
    const even = `{ system: toy, sides: [{ name: a, members: [] }, { name: b, members: [] }] }`
    const args = Array.from({ length: 40 }, (_, run) => ['fight', '-', '--seed', 's', '--run', String(run)])
    const fights = await Promise.all(args.map(one => umpire(one, { input: even })))
    expect(fights.some(({ out }) => out.includes('Nobody won after 1 round'))).toBe(true)
  })
  test('a fight of a simulation can be told by its number', async () => {
    const simulated = JSON.parse((await umpire(['simulate', DUEL, '--runs', '8', '--seed', 's', '--json'])).out)
    const runs = Array.from({ length: 8 }, (_, run) => String(run))
    const told = await Promise.all(runs.map(run => umpire(['fight', DUEL, '--seed', 's', '--run', run, '--json'])))
    const rounds = told.map(({ out }) => Number(JSON.parse(out).end.rounds))
    expect(rounds.reduce((sum, one) => sum + one) / 8).toBe(simulated.rounds.mean)
  })
})

test('a fight that throws an error, which is our own mistake, is told with its run and seed', async () => {
  const members = '[{ character: { system: toy, version: 1, name: Jinx, strength: 1 } }]'
  const sides = ['a', 'b'].map(name => `{ name: ${name}, members: ${members} }`).join(', ')
  const jinxed = file('jinxed.yaml', `system: toy\nsides: [${sides}]\n`)
  const args = ['simulate', jinxed, '--runs', '500', '--seed', 's', '--workers', '1']
  await expect(umpire(args)).rejects.toThrow(/^run \d+ of seed "s": the rope broke$/)
})

describe('bad input is one line on standard error, status 2, and no answer', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  for (const [index, name] of [...'bcdefghij'].entries())
    bomb.push(`${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join()}]`)
  const keys = Array.from({ length: 40_000 }, (_, index) => `key${index}: 1\n`).join('')

  testRefused({
    'a file that is not there': [['fight', join(folder, 'none.yaml')], 'there is no such file'],
    'more than 5 MB': [['fight', file('big.yaml', ' '.repeat(5_000_001))], 'big.yaml: expected at most 5000000 bytes'],
    'YAML that is none': [
      ['fight', file('broken.yaml', 'system: demo\nsides: [')],
      'broken.yaml line 2: expected YAML (Flow sequence in block collection',
    ],
    'JSON that is none': [['fight', file('broken.json', '{"system":')], 'broken.json: expected JSON: '],
    'a text': [
      ['fight', file('poem.yaml', 'Roses are red')],
      'poem.yaml: expected an encounter, an object with its system',
    ],
    null: [
      ['fight', file('null.json', 'null')],
      'null.json: expected an encounter, an object with its system and sides',
    ],
    'UTF-16': [['fight', wide], 'wide.yaml: expected text in UTF-8, got UTF-16'],
    'an empty file': [['fight', file('empty.yaml', '')], 'expected an encounter, an object with its system and sides'],
    'several documents': [
      ['fight', file('several.yaml', 'system: demo\n---\nsystem: demo\n')],
      'expected YAML (Source contains multiple documents',
    ],
    'a key told twice': [
      ['fight', file('twice.yaml', 'system: demo\nsystem: toy\n')],
      'expected each key once, got "system twice"',
    ],
    'a tag': [['fight', file('tag.yaml', 'system: !!js/function "x"\n')], 'expected YAML (Unresolved tag'],
    'aliases that multiply': [
      ['fight', file('bomb.yaml', bomb.join('\n'))],
      'expected YAML, got "Excessive alias count',
    ],
    'an alias of nothing': [['fight', file('alias.yaml', 'system: *none\n')], 'expected YAML, got "Unresolved alias'],
    'brackets without end': [
      ['fight', file('deep.yaml', '['.repeat(5_000_000))],
      'deep.yaml: expected at most 50 levels of brackets, got "more"',
    ],
    'lists without end': [
      ['fight', file('lists.yaml', '- '.repeat(100_000))],
      'expected YAML (Maximum call stack size exceeded',
    ],
    'more than anybody writes': [
      ['fight', file('keys.yaml', `${keys}${keys.replaceAll('key', 'k')}`)],
      'expected YAML of at most 300000',
    ],
    'many unknown fields': [['fight', file('fields.yaml', `system: demo\n${keys}`)], 'expected only the fields system'],
    'an unknown system': [
      ['fight', file('chess.yaml', 'system: chess\nsides: []\n')],
      'chess.yaml: system: expected a system with encounters (demo, toy), got "chess"',
    ],
    'no sides': [
      ['fight', file('alone.yaml', 'system: demo\n')],
      'alone.yaml: sides: expected a list of at most 2, got nothing',
    ],
    'sides of another shape': [
      ['fight', file('odd.yaml', 'system: demo\nsides: [3, {name: a, members: 4}]\n')],
      'odd.yaml: sides[0]: expected an object',
    ],
    'an option that is none': [
      ['fight', file('option.yaml', `${readFileSync(DUEL, 'utf8')}options: [brutl]\n`)],
      'options: expected one of brutal, gentle, got "brutl"',
    ],
    'nothing on standard input': [['fight', '-'], 'standard input: expected an encounter, an object with its system'],
    'a member by a file for a system without characters': [
      ['fight', file('demo.yaml', 'system: demo\nsides: [{name: a, members: [{file: duelist.json}]}]\n')],
      'duelist.json: system: expected a system with characters (toy), got "demo"',
    ],
    'a character that is not there': [
      encounter('a.yaml', '[{ file: none.json }]'),
      'none.json: cannot be read: there is no such file',
    ],
    'a character of another system': [
      encounter('b.yaml', '[{ file: duelist.json }]'),
      'duelist.json: system: expected',
    ],
    'a character of a newer version': [
      encounter('c.yaml', '[{ file: newer.json }]'),
      'newer.json: version: expected at most 2, got 3',
    ],
    'a character that is too large': [
      encounter('d.yaml', '[{ file: big.json }]'),
      'big.json: expected at most 1000000 bytes, got 1000001',
    ],
    'several characters in one place': [
      encounter('e.yaml', '[{ file: two.jsonl }]'),
      'two.jsonl: expected one character, got 2',
    ],
    'an address': [
      encounter('f.yaml', '[{ file: "https://example.org/tin.json" }]'),
      'f.yaml: sides[0].members[0].file: expected the path of a file as seen from the encounter, got "https://example.org',
    ],
    'a file by its address': [
      encounter('g.yaml', `[{ file: "file://${folder}/crew/tin.json" }]`),
      'expected the path of a file as seen',
    ],
    'an absolute path': [
      encounter('h.yaml', `[{ file: ${folder}/crew/tin.json }]`),
      'expected the path of a file as seen',
    ],
    'an empty path': [encounter('i.yaml', '[{ file: "" }]'), 'expected the path of a file as seen'],
    'a path that is no text': [
      encounter('j.yaml', '[{ file: 3 }]'),
      'members[0].file: expected text of at most 1000 characters, got 3',
    ],
    'a folder': [encounter('k.yaml', '[{ file: crew }]'), 'crew: cannot be read: it is no plain file'],
    'a device': [
      encounter('l.yaml', `[{ file: ${'../'.repeat(20)}dev/zero }]`),
      'dev/zero: cannot be read: it is no plain file',
    ],
    'a file and a character': [
      encounter('m.yaml', '[{ file: crew/tin.json, character: {} }]'),
      'expected a file or a character, got "both"',
    ],
    'a run that is none': [['fight', DUEL, '--run', '-1'], '--run: expected a whole number of 0 or more, got "-1"'],
  })
})
