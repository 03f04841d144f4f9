import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { json, umpire } from '../../test/umpire.ts'

test('rules lists what a campaign may set, with what it takes and what it is otherwise', async () => {
  const { status, out } = await umpire(['rules', '--system', 'gurps', '--area', 'contest'])
  const { settings } = await loadSystem('gurps')
  expect(status).toBe(0)
  expect(out).toContain(`gurps settings: ${settings.length}\n`)
  for (const { id, title } of settings) expect(out).toContain(`${id}  ${title}\n`)
  expect(out).toContain('a number from 0 to 100000; 100 unless it is set\n')
})

test('rules of a system without settings tells of none', async () => {
  expect((await umpire(['rules', '--system', 'demo'])).out).not.toContain('settings')
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
    const parry = { id: 'demo.defense.parry', fires: false, silent: expect.stringMatching(/^whoever plays by himself/) }
    expect(list).toContainEqual(expect.objectContaining(parry))
    expect((await umpire(['rules', '--system', 'demo', '--area', 'defense'])).out).toMatch(
      /^ {2}built demo\.defense\.parry +Parry \(never fires: whoever plays by himself .+\)$/m,
    )
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
