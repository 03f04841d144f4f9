/** Encounters on the command line: options beside those of the file, and what is wrong with whoever is in it. */
import { describe, expect, test } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

const { file } = folderOf('encounter')

const side = (name: string, member: object) => ({ name, members: [{ nerve: 100, ...member }] })
const fightOf = (name: string, more: object = {}, member: object = { name: 'a', template: 'rifleman' }): string =>
  file(
    `${name}.json`,
    JSON.stringify({
      ...{ system: 'gurps', title: 'one', distance: 3, rounds: 20 },
      ...more,
      sides: [side('a', member), side('b', { name: 'b', template: 'rifleman' })],
    }),
  )

const seeded = ['--seed', 's']
const flags = (...keys: readonly string[]): readonly string[] => keys.flatMap(key => ['--option', key])

describe('options on the command line', () => {
  const plain = fightOf('plain')
  const chosen = fightOf('chosen', { options: ['positions', 'tactical'] })

  test('are those of the file', async () => {
    const written = await umpire(['fight', chosen, ...seeded])
    expect(written.out).toContain('Step and')
    const wished = await umpire(['fight', plain, ...seeded, ...flags('tactical', 'positions=yes')])
    expect(wished).toEqual(written)
    const runs = ['--runs', '3', '--workers', '1', '--json']
    const many = await umpire(['simulate', plain, ...runs, ...seeded, ...flags('tactical', 'positions')])
    expect(many.out).toBe((await umpire(['simulate', chosen, ...runs, ...seeded])).out)
  })

  test('switch off what the file has on', async () => {
    const off = await umpire(['fight', chosen, ...seeded, ...flags('tactical=no', 'positions=off')])
    expect(off).toEqual(await umpire(['fight', plain, ...seeded]))
  })

  test('go by one name where many belong together', async () => {
    const sized = fightOf('sized', { options: ['size-and-encumbrance'] })
    const by = await umpire(['fight', plain, ...seeded, ...flags('size-and-encumbrance')])
    expect(by).toEqual(await umpire(['fight', sized, ...seeded]))
    expect(by.out).toContain('Second 1')
  })

  test('are told with the help', async () => {
    for (const command of ['fight', 'simulate']) {
      const { out } = await umpire([command, '--help'])
      expect(out).toContain('--option <key>')
      expect(out).toMatch(/^ {2}gurps: .*\btactical\b/m)
    }
  })

  testRefused({
    'an unknown one': [
      ['fight', plain, ...flags('tactcal')],
      '--option: expected an option or a setting of gurps, perhaps tactical, got tactcal',
    ],
    'an unknown one with a value': [['fight', plain, ...flags('zzzzzzz=3')], '(--help lists them), got zzzzzzz'],
    'one without what it requires': [
      ['fight', plain, ...flags('tactical')],
      '--option: option tactical requires option positions: choose it too, or leave tactical out',
    ],
    'one without what the file would have': [
      ['simulate', chosen, '--runs', '2', ...flags('positions=no')],
      '--option: option tactical requires option positions',
    ],
    'two that exclude each other': [
      [
        'fight',
        file('travellers.json', JSON.stringify({ system: 'traveller', terrain: 'city', sides: [] })),
        ...flags('long-gun-by-brawling', 'long-gun-by-cudgel'),
      ],
      '--option: options long-gun-by-brawling and long-gun-by-cudgel exclude each other',
    ],
    'options of the file that are no list': [
      ['fight', fightOf('no-list', { options: 'tactical' }), ...flags('positions')],
      'no-list.json: options: expected a list, got "tactical"',
    ],
    'settings of the file that are no map': [
      ['fight', fightOf('no-map', { settings: 7 }), ...flags('positions')],
      'no-map.json: settings: expected an object, got 7',
    ],
    'half a switch': [
      ['fight', plain, ...flags('positions=maybe')],
      '--option positions: expected yes or no, got maybe',
    ],
  })
})

describe('what "umpire check" would tell of a character', () => {
  const weak = {
    ...{ system: 'gurps', version: 1, identity: { name: 'Weak' } },
    attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
    skills: [{ skill: 'No Such Art', points: 4 }],
  }
  const alone = file('weak.json', JSON.stringify(weak))

  test('is told of whoever is in an encounter, on standard error', async () => {
    const { out: told, status } = await umpire(['check', alone])
    expect(status).toBe(1)
    const lines = told.split('\n').filter(line => line !== '')
    const byFile = fightOf('by-file', {}, { file: 'weak.json' })
    const fought = await umpire(['fight', byFile, ...seeded])
    expect({ status: fought.status, err: fought.err.split('\n').slice(0, -1) }).toEqual({ status: 0, err: lines })
    expect(fought.out).not.toContain('No Such Art')
    const simulated = await umpire(['simulate', byFile, '--runs', '2', '--workers', '1', ...seeded])
    expect(simulated.err).toContain(lines[0])
    const within = await umpire(['fight', fightOf('within', {}, { character: weak }), ...seeded])
    expect(within.err).toContain('within.json: sides[0].members[0].character: ')
    expect(within.err.split('\n').slice(0, -1)).toHaveLength(lines.length)
  })

  test('is told by the options and settings of the encounter, where the character names no campaign', async () => {
    const shield = { name: 'Shield', type: 'physical', difficulty: 'easy', attr: 'dx', block: 'half' }
    const guarded = { ...weak, skills: [{ skill: 'Shield', points: 2 }] }
    const plain = await umpire(['fight', fightOf('bare', {}, { character: guarded }), ...seeded])
    expect(plain.err).toContain('skills[0]: ')
    const settings = { 'gurps.skills': [shield] }
    const known = await umpire(['fight', fightOf('known', { settings }, { character: guarded }), ...seeded])
    expect(known).toMatchObject({ err: '', status: 0 })
    file('guarded.json', JSON.stringify(guarded))
    const byFile = await umpire(['fight', fightOf('known-by-file', { settings }, { file: 'guarded.json' }), ...seeded])
    expect(byFile.err).toBe('')
  })

  test('tells of a specialty that was misspelt, with the one that was meant', async () => {
    const gunner = { ...weak, skills: [{ skill: 'Guns (Pistl)', points: 4 }] }
    const { err, status } = await umpire(['fight', fightOf('gunner', {}, { character: gunner }), ...seeded])
    expect(status).toBe(0)
    expect(err.split('\n')).toHaveLength(2)
    expect(err).toContain('warning: skills[0]: no specialty Pistl is known: perhaps Guns (pistol)')
  })

  test('is nothing where everybody is in order', async () => {
    expect((await umpire(['fight', fightOf('sound'), ...seeded])).err).toBe('')
  })
})
