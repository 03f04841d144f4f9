/** Options that do not go together, at every door of the command line: refused with both names, and with what would do. */
import { describe, expect, test } from 'vitest'
import { testRefused } from '../test/refused.ts'
import { folderOf, umpire } from '../test/umpire.ts'

const { file } = folderOf('options')

const TACTICAL = 'option tactical requires option positions: choose it too, or leave tactical out'
const RANDOM = 'option random-locations requires option hit-locations: choose it too, or leave random-locations out'
const CUDGELS = 'options long-gun-by-brawling and long-gun-by-cudgel exclude each other: choose one of them'

const alone = ['tactical']
const both = ['tactical', 'random-locations']
const cudgels = ['long-gun-by-cudgel', 'long-gun-by-brawling']

const campaign = (name: string, system: string, options: readonly string[]): string =>
  file(`${name}.yaml`, JSON.stringify({ system, options }))
const gurpsFight = (name: string, options: readonly string[]): string => {
  const side = (who: string) => ({ name: who, members: [{ name: who, template: 'rifleman' }] })
  return file(`${name}.json`, JSON.stringify({ system: 'gurps', title: name, options, sides: [side('a'), side('b')] }))
}
const travellerFight = (name: string, options: readonly string[]): string => {
  const side = (who: string) => ({ name: who, members: [{ name: who, upp: '777', weapons: ['Rifle'] }] })
  return file(
    `${name}.json`,
    JSON.stringify({ system: 'traveller', terrain: 'city', options, sides: [side('a'), side('b')] }),
  )
}
const given = (rule: string, x: object, options: readonly string[]): readonly string[] => [
  ...['rule', rule, '--given', JSON.stringify(x)],
  ...options.flatMap(key => ['--option', key]),
]

describe('options that do not go together are refused by name', () => {
  const lying = { position: 'lying' }
  testRefused({
    'with a rule': [given('gurps.combat.positions', lying, alone), TACTICAL],
    'with a rule, of another system': [given('traveller.core.throw', { target: 8, dice: [4, 4] }, cudgels), CUDGELS],
    'with new characters': [['new', 'gurps', '--option', 'tactical'], `--option: ${TACTICAL}`],
    'with new characters of another system': [
      ['new', 'traveller', ...cudgels.flatMap(key => ['--option', key])],
      `--option: ${CUDGELS}`,
    ],
    'in a campaign file': [['new', 'gurps', '--campaign', campaign('a', 'gurps', alone)], `a.yaml: ${TACTICAL}`],
    'in a campaign file of another system': [
      ['new', 'traveller', '--campaign', campaign('b', 'traveller', cudgels)],
      `b.yaml: ${CUDGELS}`,
    ],
    'in a campaign file, all of them at once': [
      ['new', 'gurps', '--campaign', campaign('c', 'gurps', both)],
      `${RANDOM}; ${TACTICAL}`,
    ],
    'in an encounter that is fought': [['fight', gurpsFight('d', both)], `d.json: ${RANDOM}; ${TACTICAL}`],
    'in an encounter that is simulated': [['simulate', gurpsFight('e', alone), '--runs', '2'], `e.json: ${TACTICAL}`],
    'in an encounter of another system': [['fight', travellerFight('f', cudgels)], `f.json: ${CUDGELS}`],
  })

  test('in the campaign of a character, as a problem', async () => {
    const { out: mado } = await umpire(['new', 'gurps', '--template', 'rifleman', '--seed', 'a', '--json'])
    const torn = { ...JSON.parse(mado), campaign: { options: alone, settings: {} } }
    const { status, out } = await umpire(['check', file('torn.json', JSON.stringify(torn))])
    expect(status).toBe(1)
    expect(out).toContain(TACTICAL)
  })
})

describe('what would do is allowed', () => {
  const allowed: { readonly [what: string]: readonly string[] } = {
    'with a rule': given('gurps.combat.positions', { position: 'lying' }, ['tactical', 'positions']),
    'with new characters': ['new', 'gurps', '--option', 'positions', '--option', 'tactical', '--seed', 'a'],
    'in a campaign file': [
      'new',
      'gurps',
      '--campaign',
      campaign('g', 'gurps', ['tactical', 'positions']),
      '--seed',
      'a',
    ],
    'of another system': ['new', 'traveller', '--option', 'long-gun-by-cudgel', '--seed', 'a'],
    'in an encounter': ['fight', gurpsFight('h', [...both, 'positions', 'hit-locations']), '--seed', 'a'],
  }
  test.each(Object.entries(allowed))('%s', async (_, args) => {
    const { status, err } = await umpire(args)
    expect({ status, err }).toEqual({ status: 0, err: '' })
  })

  test('and a character keeps them, in its file, in a stat block, and in a fight', async () => {
    const chosen = ['positions', 'tactical']
    const { out } = await umpire(['new', 'gurps', ...chosen.flatMap(key => ['--option', key]), '--seed', 'a', '--json'])
    const made = file('made.json', out)
    expect(JSON.parse(out)).toMatchObject({ campaign: { options: chosen } })
    const block = file('made.txt', (await umpire(['sheet', made, '--format', 'block'])).out)
    for (const kept of [made, block]) expect((await umpire(['check', kept])).err).toBe('')
    expect(JSON.parse((await umpire(['sheet', block, '--format', 'json'])).out)).toMatchObject({
      campaign: { options: chosen },
    })
    const sides = [
      { name: 'a', members: [{ name: 'Ada', character: JSON.parse(out) }] },
      { name: 'b', members: [{ template: 'rifleman' }] },
    ]
    const fight = file('with.json', JSON.stringify({ system: 'gurps', title: 'x', options: chosen, sides }))
    expect((await umpire(['fight', fight, '--seed', 'a'])).status).toBe(0)
  })
})
