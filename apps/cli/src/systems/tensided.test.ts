/** The command line with the characters of G&G. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import { folderOf, json, umpire } from '../../test/umpire.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const { folder, file } = folderOf('tensided')
const vera = join(folder, 'vera.json')
copyFileSync(join(ROOT, 'examples', 'vera.json'), vera)

describe('characters of G&G', () => {
  test('made by the dozen, printed, are read again and in order', async () => {
    const made = ['new', 'tensided', '--archetype', 'gunman', '--xp', '300', '--count', '12', '--seed', 'a']
    const { out } = await umpire(made)
    const checked = await umpire(['check', '-'], { input: out })
    const lines = Array.from({ length: 12 }, (_, index) => `standard input character ${index + 1}: in order\n`)
    expect(checked).toEqual({ status: 0, out: lines.join(''), err: '' })
    expect((await umpire(['sheet', '-'], { input: out })).out).toBe(out)
  })
  test('an archetype that there is not is refused with the nearest', async () => {
    const { status, err } = await umpire(['new', 'tensided', '--archetype', 'gunmen'])
    expect(status).not.toBe(0)
    expect(err).toContain('perhaps gunman')
  })
  test('the sheet of the example says what follows from it', async () => {
    const { out } = await umpire(['sheet', vera])
    expect(out).toContain('HP 14, damage score 3')
    expect(out).toContain('XP 8 available of 340, $1,690 left')
  })
  test('odds of a roll, of a contest and of a long task', async () => {
    expect(await json('odds', vera, '--skill', 'medic', '--fact', 'difficulty=15')).toMatchObject({
      title: 'Vera: Medic 14 against difficulty 15 (moderate), 23 in all',
      outcomes: [{ outcome: 'success', ways: 1, of: 5 }, {}, {}, {}],
    })
    expect(await json('odds', vera, '--skill', 'stealth', '--against', vera)).toMatchObject({
      outcomes: [{ outcome: 'success', ways: 3, of: 5 }, {}, {}, {}],
    })
    const long = ['--skill', 'spot', '--fact', 'extended=yes', '--fact', 'rolls=3']
    expect(await json('odds', vera, ...long)).toMatchObject({ outcomes: { length: 3 } })
  })
  test('improves step by step, and is refused with the rule', async () => {
    const { err } = await umpire(['improve', vera, '--award', '14', '--write'])
    expect(err).toContain('award: +14 XP; 22 available')
    expect((await umpire(['improve', vera, '--raise', 'medic', '--to', '5', '--write'])).err).toContain('17 available')
    expect(JSON.parse(readFileSync(vera, 'utf8'))).toMatchObject({ xp: { earned: 14, ledger: { length: 2 } } })
    expect((await umpire(['improve', vera, '--raise', 'physique'])).err).toContain('tensided.stats.no-xp-raise')
    expect((await umpire(['improve', vera, '--ability', 'deadeye'])).err).toContain('needs sharpshooter')
  })
  test('a file with a fault is told with its rule', async () => {
    const wrong = JSON.parse(readFileSync(vera, 'utf8'))
    const { status, out } = await umpire([
      'check',
      file('wrong.json', JSON.stringify({ ...wrong, abilities: ['deadeye'] })),
    ])
    expect(status).toBe(1)
    expect(out).toContain('abilities[0]: Deadeye needs Sharpshooter first [tensided.abilities.catalog]')
  })
  test('every setting stands in the docs with its default, and the example there is read', async () => {
    const docs = readFileSync(join(ROOT, 'docs/tensided-campaign.md'), 'utf8')
    const { settings } = await loadSystem('tensided')
    expect(settings.length).toBeGreaterThan(50)
    const rows = docs.split('\n').filter(line => line.startsWith('| `tensided.'))
    expect(rows.map(line => line.split('`')[1]).toSorted()).toEqual(settings.map(({ id }) => id).toSorted())
    for (const { id, fallback } of settings) {
      if (typeof fallback === 'object' && fallback !== null) continue
      expect(rows.find(line => line.startsWith(`| \`${id}\` |`))).toContain(`| ${fallback} |`)
    }
    const [, example = '', overrides = ''] = docs.split('```yaml\n').map(part => part.split('```')[0] ?? '')
    const winter = file('winter.yaml', example)
    const rapier = file('rapier.yaml', `system: tensided\n${overrides}`)
    for (const campaign of [winter, rapier]) {
      const { out } = await umpire(['new', 'tensided', '--campaign', campaign, '--seed', 'a'])
      const checked = await umpire(['check', '-'], { input: out })
      expect(checked).toEqual({ status: 0, out: 'standard input: in order\n', err: '' })
    }
  })
  test('every rule of the book is listed', async () => {
    const { out } = await umpire(['rules', '--system', 'tensided'])
    expect(out).toContain('tensided.core.roll')
    expect(out).toContain('tensided.sheet.fields')
  })
})
