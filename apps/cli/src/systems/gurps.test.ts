/** The command line with the characters of GURPS, as a newcomer meets it. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, json, umpire } from '../../test/umpire.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const { folder, file } = folderOf('gurps')
const example = (name: string): string => {
  copyFileSync(join(ROOT, 'examples', name), join(folder, name))
  return join(folder, name)
}
const mado = example('mado.json')
const yvette = example('yvette.json')
const campaign = example('resistance.yaml')
const horse = file('horse.json', (await umpire(['new', 'gurps', '--template', 'horse', '--json', '--seed', 'a'])).out)
const printed = file('mado.txt', (await umpire(['sheet', mado, '--format', 'block'])).out)
const ada = file('ada.json', (await umpire(['new', 'traveller', '--json', '--seed', 'a'])).out)
const madoFile = JSON.parse(readFileSync(mado, 'utf8'))
const kept = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

describe('odds of a character of GURPS', () => {
  const titleOf = async (...args: string[]): Promise<string> =>
    (await umpire(['odds', mado, ...args])).out.split('\n')[0] ?? ''
  test('with facts, whose values are words', async () => {
    expect(await titleOf('--skill', 'Vision', '--fact', 'glasses=No')).toBe('Mado: Vision at 8 (not: glasses are worn)')
    expect(await titleOf('--skill', 'Parry:bare', '--fact', 'against=Kick', '--fact', 'hands=0')).toBe(
      'Mado: Parry (bare hands) at 8 (what is parried: kick, hands on the weapon: 0)',
    )
    expect(await json('odds', mado, '--skill', 'Reaction')).toMatchObject({ outcomes: { length: 8 } })
  })
  test('--help tells what may be rolled, and every fact', async () => {
    const { out } = await umpire(['odds', '--help'])
    expect(out).toContain('Rolls of gurps, beside skills: ST, DX, IQ, HT, Will, Fright Check,')
    const { characters } = await loadSystem('gurps')
    for (const [name, { title }] of Object.entries(characters?.circumstances ?? {})) {
      expect(out).toMatch(new RegExp(`^  ${name} +${title}: `, 'm'))
    }
  })
  testRefused({
    'a fact that is none': [
      ['odds', mado, '--skill', 'DX', '--fact', 'glases=no'],
      'a fact, perhaps glasses, got "glases"',
    ],
    'a fact without a value': [
      ['odds', mado, '--skill', 'DX', '--fact', 'glasses'],
      '--fact: expected name=value, got glasses',
    ],
    'a value that is none': [
      ['odds', mado, '--skill', 'DX', '--fact', 'hands=two'],
      'facts.hands: expected a whole number, got "two"',
    ],
    'a skill that nobody has': [['odds', mado, '--skill', 'Brain Surgery'], 'skill: expected a skill, or one of ST'],
    'a weapon that is not there': [['odds', mado, '--skill', 'Parry:sword'], 'there are bare hands, Bayonet or Knife'],
    'a file without a skill': [['odds', mado], '--skill: expected with the file of a character'],
    'what a beast has not': [
      ['odds', horse, '--skill', 'Acting'],
      'horse.json: skill: expected what a beast rolls against',
    ],
  })
  test('a contest with oneself tells the two apart', async () => {
    expect((await umpire(['odds', mado, '--skill', 'Stealth', '--against', mado])).out).toContain('Mado (second) wins')
  })
})

describe('improve', () => {
  test('prints the file as it is then, and leaves it alone', async () => {
    const { status, out, err } = await umpire(['improve', mado, '--award', '4'])
    expect({ status, err }).toEqual({ status: 0, err: `${mado}: award: +4 points; 4 unspent\n` })
    expect(kept(mado)).not.toHaveProperty('ledger[0]')
    const next = await umpire(['improve', '-', '--raise', 'Stealth', '--to', '14', '--date', 'May'], { input: out })
    expect(next.err).toBe('standard input: skill, Stealth: −4 points, worth +4; 0 unspent\n')
    expect((await umpire(['check', '-'], { input: next.out })).status).toBe(0)
  })
  test('--write changes the file, which goes on to share its campaign', async () => {
    expect(await umpire(['improve', yvette, '--award', '3', '--write'])).toMatchObject({ status: 0, out: '' })
    expect(kept(yvette)).toMatchObject({ campaign: 'resistance.yaml', ledger: [{ kind: 'award', points: 3 }] })
    expect((await umpire(['check', yvette])).out).toBe(`${yvette}: in order\n`)
  })
  testRefused({
    'what cannot be paid': [
      ['improve', mado, '--raise', 'DX', '--to', '13'],
      'and 0 are unspent [gurps.improve.attribute]',
    ],
    'a trait that nobody knows': [
      ['improve', mado, '--gain', 'Luk'],
      'mado.json: traits: expected a trait, perhaps luck',
    ],
    'a trait that is not there': [['improve', mado, '--buy-off', 'Greed'], 'there is no trait Greed'],
    'nothing at all': [['improve', mado], 'expected one of --award, --raise'],
    'two steps': [['improve', mado, '--award', '1', '--birthday'], 'got --award and --birthday'],
    'a quirk without words': [['improve', mado, '--put-on-quirk', ''], '--put-on-quirk: expected some words'],
    'what a birthday does not take': [
      ['improve', mado, '--birthday', '--to', '3'],
      '--to: expected nothing with birthday',
    ],
    'a disadvantage that nobody knows': [['improve', mado, '--put-on', 'Foo'], '[gurps.improve.buy-off]'],
    'a number that is none': [['improve', mado, '--award', 'three'], '--award: expected a whole number'],
    'another system': [['improve', ada, '--award', '1'], 'expected a system whose characters improve, got traveller'],
    'a text in place': [
      ['improve', printed, '--award', '1', '--write'],
      '--write: expected a .json file of one character',
    ],
    'standard input in place': [['improve', '-', '--award', '1', '--write'], 'expected a character, got an empty file'],
    'a beast': [['improve', horse, '--award', '1'], 'beasts have no points'],
  })
})

describe('beasts', () => {
  test('are made, checked and printed like everybody else', async () => {
    expect((await umpire(['check', horse])).out).toBe(`${horse}: in order\n`)
    expect((await umpire(['sheet', horse])).out).toMatch(/^Saddle Horse \(as the book has it\)\nST 35, DX 9/)
    expect((await umpire(['sheet', horse, '--why', 'dodge'])).out).toContain('[gurps.beast.dodge]')
    expect((await umpire(['new', 'gurps', '--help'])).out).toMatch(/saddle-horse/)
  })
  testRefused({
    'one that there is not': [['new', 'gurps', '--template', 'donky'], 'a template, perhaps donkey, got'],
    'a wish of people': [
      ['new', 'gurps', '--template', 'dog', '--age', '4'],
      '--age: expected nothing: a Dog is a beast',
    ],
    'a page of one': [['sheet', horse, '--format', 'html'], 'one of text, block, json for a beast'],
  })
})

test('--why alone lists what can be asked, parries among it', async () => {
  const { out } = await umpire(['sheet', mado, '--why'])
  expect(out).toMatch(/^parry: bare hands$/m)
  expect(out).not.toMatch(/^attack: .*glasses/im)
  expect((await umpire(['sheet', mado, '--why', 'Parry'])).out).toContain('[gurps.skill.parry-fractions]')
})

describe('a campaign in a file', () => {
  const shared = (name: string, text: string): string => file(name, `system: gurps\n${text}`)
  const lost = file('lost.json', JSON.stringify({ ...madoFile, campaign: 'nowhere.yaml' }))
  test('may choose options of other packages of the system', async () => {
    shared('tactical.yaml', 'options: [positions, tactical]\n')
    const one = file('tactical.json', JSON.stringify({ ...madoFile, campaign: 'tactical.yaml' }))
    expect((await umpire(['check', one])).out).not.toContain('options')
    expect((await umpire(['odds', one, '--skill', 'Stealth'])).status).toBe(0)
  })
  testRefused({
    'one that is not there': [['check', lost], 'lost.json: campaign: '],
    'an option that there is not': [
      ['new', 'gurps', '--campaign', shared('odd.yaml', 'options: [nonesuch]\n')],
      'odd.yaml: options',
    ],
    'an option by its flag': [['new', 'gurps', '--option', 'nonesuch'], '--option: '],
  })

  test('is that of the characters who name it, and of new ones', async () => {
    expect((await umpire(['check', join(ROOT, 'examples/yvette.json')])).status).toBe(0)
    const sheet = (await umpire(['sheet', yvette])).out
    for (const own of ['Maquis Contact 2', 'Radio Direction', 'Weighted Cane, swung', 'MAS 35 .32', 'Leather coat']) {
      expect(sheet).toContain(own)
    }
    const made = await umpire(['new', 'gurps', '--campaign', campaign, '--seed', 'a', '--count', '5', '--json'])
    expect((await umpire(['check', '-'], { input: made.out })).status).toBe(0)
    expect(JSON.parse(made.out.split('\n')[0] ?? '')).toMatchObject({
      campaign: { settings: { 'gurps.legal_age': 21 } },
    })
  })
  test('one bad entry is told with its place, and the rest is in force', async () => {
    file('bad.yaml', readFileSync(campaign, 'utf8').replace('damage: sw+1', 'damage: sw++'))
    const bad = file('bad.json', readFileSync(yvette, 'utf8').replace('resistance.yaml', 'bad.yaml'))
    const { status, out } = await umpire(['check', bad])
    expect(status).toBe(1)
    expect(out).toContain('bad.yaml: settings.gurps.hand_weapons[0].modes[0].damage: expected swing or thrust')
  })
  test('every setting and option stands in the docs', async () => {
    const docs = readFileSync(join(ROOT, 'docs/gurps-campaign.md'), 'utf8')
    const { settings } = await loadSystem('gurps')
    for (const { id } of settings) expect(docs).toContain(`| \`${id}\` |`)
  })
  const named = (path: string, name = `${path.length}.json`): string =>
    file(name, JSON.stringify({ system: 'gurps', version: 1, campaign: path }))
  testRefused({
    'one that is not there': [['check', named('nowhere.yaml')], 'nowhere.yaml: cannot be read: there is no such file'],
    'one from anywhere': [
      ['check', named('/etc/passwd')],
      'campaign: expected the path of a file as seen from the character',
    ],
    'one of another system': [['new', 'traveller', '--campaign', campaign], 'system: expected traveller, got "gurps"'],
    'one that is none': [['new', 'gurps', '--campaign', mado], 'mado.json: '],
  })
})

const WHOLE = { system: 'gurps', version: 1, identity: {}, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }

describe('odd files', () => {
  test('YAML reads as JSON does', async () => {
    const yaml = file(
      'kim.yaml',
      'system: gurps\nversion: 1\nidentity: {name: Kim}\nattributes: {st: 9, dx: 10, iq: 10, ht: 10}\n',
    )
    expect((await umpire(['sheet', yaml, '--format', 'block'])).out).toContain('Name: Kim')
  })
  test('what does not read of a character is told, and the rest is there', async () => {
    const { status, out } = await umpire(['check', file('string.json', JSON.stringify({ ...WHOLE, traits: 'Luck' }))])
    expect(status).toBe(1)
    expect(out).toContain('string.json: traits: expected a list of at most 500, got "Luck"')
  })
  test('the report of another program’s file has places of that file', async () => {
    const gcs = file(
      'kim.gcs',
      JSON.stringify({ type: 'character', version: 5, traits: [{ name: 'Voice', base_points: 9 }] }),
    )
    const { err } = await umpire(['sheet', gcs])
    expect(err).toContain(`${gcs}: traits[0]: Voice: 9 points there, 10 here\n`)
    expect(err).not.toContain(': .')
  })
  testRefused({
    'tabs in YAML': [
      ['check', file('tabs.yaml', 'identity:\n\tname: Kim\n')],
      'tabs.yaml line 2: expected YAML (Tabs are not',
    ],
    'a newer version': [
      ['check', file('newer.json', JSON.stringify({ ...WHOLE, version: 7 }))],
      'written by a newer program, got 7',
    ],
    'another system': [
      ['check', file('other.json', '{"system": "chess"}')],
      'a system with characters (traveller, gurps, tensided), got "chess"',
    ],
    'no system': [
      ['check', file('none.json', '{"version": 1}')],
      'none.json: system: expected a system with characters',
    ],
    'half a file': [['check', file('half.json', '{"system": "gurps",')], 'half.json: expected JSON'],
    'an empty file': [['check', file('empty.json', '')], 'empty.json: expected a character, got an empty file'],
    'a large file': [
      ['check', file('large.json', JSON.stringify({ ...WHOLE, x: 'x'.repeat(5e6) }))],
      'expected at most 1000000 bytes',
    ],
    prose: [['check', file('prose.txt', 'hello')], '(read as traveller; --system names another)'],
    'a folder that is not there': [['sheet', mado, '--out', join(folder, 'no/such')], 'there is no such folder'],
    'a file that is there': [['sheet', mado, '--out', mado], 'there is a file already'],
  })
})
