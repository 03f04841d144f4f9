/** Bad input of many kinds to every command that reads characters and fights of G&G: one clear line, and no stack. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, umpire } from '../../test/umpire.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const { file } = folderOf('tensided-bad')
const vera = join(ROOT, 'examples/vera.json')
const VERA = JSON.parse(readFileSync(vera, 'utf8'))
const of = (name: string, changed: object): string => file(`${name}.json`, JSON.stringify({ ...VERA, ...changed }))
const set = (name: string, settings: object): string => of(name, { campaign: { settings } })
const fight = (name: string, members: string, more = ''): string =>
  file(
    `${name}.yaml`,
    `system: tensided\n${more}sides:\n  - { name: One, members: [${members}] }\n  - { name: Two, members: [{ name: Bo, archetype: brawler }] }\n`,
  )
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`

/** What is typed, and a part of the line that tells what is wrong. */
const CASES: readonly (readonly [string, readonly string[], string])[] = [
  ['nothing in it', ['check', file('empty.json', '')], 'empty.json: expected a character, got an empty file'],
  ['no JSON', ['check', file('notjson.json', '{"system": ')], 'expected JSON'],
  ['a list', ['check', file('list.json', '[]')], 'an object that names its system, got []'],
  ['a number', ['check', file('number.json', '5')], 'an object that names its system, got 5'],
  [
    'no stats',
    ['check', file('bare.json', '{"system":"tensided","version":1}')],
    'stats: expected an object with the fields physique',
  ],
  [
    'no version',
    ['check', file('nover.json', '{"system":"tensided"}')],
    'version: expected a whole number that is 1, got nothing',
  ],
  ['a later version', ['check', of('ver9', { version: 9 })], 'written by a newer program'],
  [
    'an absurd stat',
    ['check', of('absurd', { stats: { ...VERA.stats, physique: 1e99 } })],
    'stats.physique: expected a whole number from 0 to 1000, got 1e+99',
  ],
  ['a negative stat', ['sheet', of('neg', { stats: { ...VERA.stats, physique: -5 } })], 'got -5'],
  ['half a point', ['sheet', of('frac', { stats: { ...VERA.stats, physique: 5.5 } })], 'got 5.5'],
  ['words for stats', ['sheet', of('words', { stats: 'strong' })], 'got "strong"'],
  [
    'a skill that there is not',
    ['check', of('skill', { skills: [{ skill: 'fencin', level: 3 }] })],
    'skills[0].skill: expected a skill of the book',
  ],
  [
    'a trait that there is not',
    ['check', of('trait', { traits: [{ key: 'immortal' }] })],
    'traits[0].key: expected a merit or a flaw',
  ],
  ['an ability that there is not', ['check', of('ability', { abilities: ['marksmann'] })], 'perhaps marksman'],
  [
    'a gun that there is not',
    ['check', of('gun', { gear: { guns: [{ gun: 'Ray Gun' }] } })],
    'neither the book nor the campaign has a gun',
  ],
  [
    'too deep',
    ['check', file('deep.json', `{"system":"tensided","version":1,"x":${deep}}`)],
    'x: expected plain data, at most 64 levels deep',
  ],
  ['too long a name', ['check', of('long', { name: 'x'.repeat(2_000_000) })], 'expected at most 1000000 bytes'],
  [
    'too many skills',
    ['check', of('many', { skills: Array(100_000).fill({ skill: 'spot', level: 1 }) })],
    'expected at most 1000000 bytes',
  ],
  [
    'a setting that there is not',
    ['check', set('unset', { 'tensided.hp_factr': 1 })],
    'settings, perhaps tensided.hp_factor',
  ],
  [
    'a setting of another kind',
    ['check', set('kind', { 'tensided.hp_factor': 'much' })],
    'campaign.settings.tensided.hp_factor: expected a number from 0.5 to 100, got "much"',
  ],
  [
    'paces that go down',
    ['check', set('paces', { 'tensided.movement_rates': [9, 1, 2] })],
    'campaign.settings.tensided.movement_rates: expected three numbers',
  ],
  [
    'a weapon in words',
    ['check', set('dmg', { 'tensided.weapon_overrides': { Sword: { dmg: 'x' } } })],
    'tensided.weapon_overrides.Sword.dmg: expected a number',
  ],
  [
    'a weapon like none',
    ['check', set('like', { 'tensided.weapon_overrides': { Blaster: { like: 'Lasr' } } })],
    'expected a weapon or armour of the book, or `like` one of them',
  ],
  [
    'a tail',
    ['check', of('tail', { health: { limbs: [{ limb: 'tail', status: 'hurt' }] } })],
    'health.limbs[0].limb: expected a limb, got "tail"',
  ],
  ['no such file', ['sheet', 'nowhere.json'], 'there is no such file'],
  ['no such archetype', ['new', 'tensided', '--archetype', 'wizard'], '--archetype: expected one of gunman'],
  ['less than no experience', ['new', 'tensided', '--xp', '-5'], 'got -5'],
  ['experience in words', ['new', 'tensided', '--xp', 'much'], 'got "much"'],
  ['too much of it', ['new', 'tensided', '--xp', '99999999999'], 'got 99999999999'],
  ['a wish that there is not', ['new', 'tensided', '--template', 'x'], "unknown option '--template'"],
  ['no skill to try', ['odds', vera], '--skill: expected'],
  ['a skill to try that there is not', ['odds', vera, '--skill', 'spott'], 'perhaps spot'],
  [
    'a difficulty in words',
    ['odds', vera, '--skill', 'spot', '--fact', 'difficulty=hard-ish'],
    'facts.difficulty: expected a whole number',
  ],
  ['a fact that there is not', ['odds', vera, '--skill', 'spot', '--fact', 'moon=full'], 'got "moon"'],
  ['a situation that there is not', ['odds', vera, '--skill', 'spot', '--fact', 'situation=asleep'], 'got "asleep"'],
  [
    'odds of the dead',
    ['odds', of('dead', { health: { status: 'dead' } }), '--skill', 'spot', '--fact', 'difficulty=10'],
    'expected somebody who can act, got "dead"',
  ],
  ['nothing to improve', ['improve', vera], 'expected one of --award'],
  [
    'a skill to raise that there is not',
    ['improve', vera, '--raise', 'spott'],
    '--raise: expected a skill or a stat, perhaps spot',
  ],
  [
    'a level to raise to that is absurd',
    ['improve', vera, '--raise', 'spot', '--to', '9999999'],
    '--to: expected a whole number from 0 to 1000',
  ],
  ['an award below nothing', ['improve', vera, '--award', '-3'], '--award: expected a number from 0'],
  ['an ability to buy that there is not', ['improve', vera, '--ability', 'deadey'], 'perhaps deadeye'],
  ['a flaw to cure that she has not', ['improve', vera, '--cure', 'blind'], 'there is no Blind to be rid of'],
  [
    'one side',
    ['fight', file('one.yaml', 'system: tensided\nsides: [{ name: One, members: [] }]\n')],
    'sides: expected two sides, got 1',
  ],
  ['nobody on a side', ['fight', fight('nobody', '')], 'sides[0].members: expected somebody'],
  ['somebody without a name', ['fight', fight('noname', '{}')], 'sides[0].members[0]: expected a name'],
  [
    'an archetype in a fight',
    ['fight', fight('arch', '{ name: A, archetype: wizard }')],
    'sides[0].members[0].archetype: expected one of gunman',
  ],
  ['a file in a fight', ['fight', fight('file', '{ name: A, file: nowhere.json }')], 'nowhere.json: cannot be read'],
  ['two of a name', ['fight', fight('twice', '{ name: Bo, archetype: brawler }')], 'expected each name once, got "Bo"'],
  [
    'too many',
    ['simulate', '--runs', '1', fight('crowd', '{ name: A, archetype: brawler, count: 5000 }')],
    'count: expected a whole number from 1 to 20, got 5000',
  ],
  [
    'no such light',
    ['simulate', '--runs', '1', fight('light', '{ name: A, archetype: brawler }', 'light: dusk\n')],
    'light: expected one of day',
  ],
  [
    'a mark that the map has not',
    ['simulate', '--runs', '1', fight('mark', '{ name: A, archetype: brawler, at: Q }', "map: ['. .', '. .']\n")],
    'sides[0].members[0].at',
  ],
  [
    'a thing in hand that he has not',
    ['fight', fight('ready', '{ name: A, archetype: brawler, ready: [Bazooka] }')],
    'ready[0]: expected one of',
  ],
  [
    'a setting in a fight',
    ['fight', fight('setting', '{ name: A, archetype: brawler }', 'settings: { tensided.block_stops: maybe }\n')],
    'settings.tensided.block_stops: expected one of every-hit, one-hit',
  ],
  ['no fights', ['simulate', join(ROOT, 'examples/diner.yaml'), '--runs', '0'], '--runs: expected'],
  [
    'a rule with bad input',
    ['rule', 'tensided.combat.hp', '--given', '{"physique":"x"}'],
    'given.physique: expected a whole number',
  ],
  ['a rule that there is not', ['rule', 'tensided.combat.hpp'], 'perhaps tensided.combat.hp'],
]

test.each(CASES)('%s', async (_, args, says) => {
  const { status, out, err } = await umpire([...args])
  // What is wrong with a character is the answer of "check", and no bad input.
  const told = err === '' ? out : err
  expect(status).toBe(err === '' ? 1 : 2)
  expect(told).not.toMatch(/\n\s+at /)
  expect(told.trim().split('\n').length).toBe(1)
  expect(told).toContain(says)
})
