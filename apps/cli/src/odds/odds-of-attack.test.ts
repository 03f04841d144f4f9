/** The odds of an attack in an encounter: what may be attacked with, how it goes, and what becomes of everybody near. */
import { describe, expect, test } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

const { file } = folderOf('odds-of-attack')

const PERSON = { system: 'gurps', version: 1, attributes: { st: 11, dx: 12, iq: 10, ht: 11 } }
const person = (name: string, skills: readonly unknown[], items: readonly unknown[]) => ({
  character: { ...PERSON, identity: { name }, skills, items },
})
const GRENADE = { name: 'Hand Grenade', ready: true }

const yard = file(
  'yard.json',
  JSON.stringify({
    system: 'gurps',
    distance: 8,
    sides: [
      { name: 'left', members: [person('Ann', [{ skill: 'Throwing', points: 8 }], [GRENADE])] },
      { name: 'right', members: [person('Bob', [], []), person('Cid', [], [])] },
    ],
  }),
)
const brawl = file(
  'brawl.json',
  JSON.stringify({
    system: 'traveller',
    range: 'short',
    sides: [
      { name: 'left', members: [{ name: 'Ann', upp: '777777' }] },
      { name: 'right', members: [{ name: 'Bob', upp: '777777' }] },
    ],
  }),
)

interface Told {
  readonly title: string
  readonly outcomes: readonly { readonly outcome: string; readonly within?: string; readonly chance: number }[]
}

const toldBy = async (...args: readonly string[]): Promise<readonly Told[]> => {
  const { out } = await umpire([...args, '--json'])
  return out
    .trim()
    .split('\n')
    .map((line): Told => JSON.parse(line))
}

describe('odds of an attack', () => {
  test('--by alone lists what he may attack with, and why not', async () => {
    const { out, status } = await umpire(['odds', yard, '--by', 'Ann'])
    expect(status).toBe(0)
    expect(out).toMatch(/^throw:\d+:Bob +Throw the Hand Grenade at Bob$/m)
    expect(out).toMatch(/^strike:\d+:0:Bob .*: barred, 8 yards away/m)
  })
  test('of a grenade: where it bursts, and everybody by himself', async () => {
    const { out } = await umpire(['odds', yard, '--by', 'Ann'])
    const [key = ''] = /throw:\d+:Bob/.exec(out) ?? []
    const told = await toldBy('odds', yard, '--by', 'Ann', '--attack', key)
    expect(told.map(({ title }) => title.replace(/\d+ or less/, 'n or less'))).toEqual([
      'Throw the Hand Grenade at Bob, n or less',
      'Ann, on the same side',
      'Bob',
      'Cid',
      'Ann, who attacks',
    ])
    for (const { outcomes } of told.slice(0, 4)) {
      const sum = outcomes.reduce((all, { within, chance }) => (within === undefined ? all + chance : all), 0)
      expect(sum).toBeCloseTo(1, 9)
    }
    const { out: text } = await umpire(['odds', yard, '--by', 'Ann', '--attack', key])
    expect(text).toContain('bursts where it was meant to, at ')
    expect(text).toMatch(/unhurt +\d+\.\d\d %/)
  })
  test('of a blow: misses, is avoided or strikes; and with the options of a flag', async () => {
    const near = file('near.json', JSON.stringify(NEAR))
    const told = await toldBy('odds', near, '--by', 'Ann', '--attack', 'strike:0:0:Bob', '--option', 'critical-tables')
    expect(told[0]?.outcomes.map(({ outcome }) => outcome)).toEqual(['misses', 'is avoided', 'strikes'])
    expect(told.map(({ title }) => title)).toContain('Hit points that Bob loses')
  })
  testRefused({
    'somebody who is not there': [['odds', yard, '--by', 'Zoe'], 'fighter: expected one of Ann, Bob, Cid, got "Zoe"'],
    'what is no attack': [['odds', yard, '--by', 'Ann', '--attack', 'defend'], 'expected a key such as'],
    'an attack that is barred': [
      ['odds', yard, '--by', 'Ann', '--attack', 'strike:1:0:Bob'],
      'attack: expected one that may be made (barred by ',
    ],
    'rounds that are none': [
      ['odds', yard, '--by', 'Ann', '--attack', 'throw:0:Bob', '--rounds', 'many'],
      '--rounds: expected',
    ],
    'two files': [['odds', yard, yard, '--by', 'Ann'], '--by: expected the file of one encounter'],
    'an attack by nobody': [['odds', yard, '--attack', 'throw:0:Bob'], 'expected --by with --attack'],
    'a file with neither': [['odds', yard], '--skill: expected with the file of a character, or --by'],
    'a system that tells none': [['odds', brawl, '--by', 'Ann'], 'expected a system that has odds of attacks'],
  })
})

const NEAR = {
  system: 'gurps',
  distance: 1,
  sides: [
    { name: 'left', members: [person('Ann', [], [])] },
    { name: 'right', members: [person('Bob', [], [])] },
  ],
}
