import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf } from '../../test/umpire.ts'

const { folder, file } = folderOf('bad-input')
const ALLEY = readFileSync(join(import.meta.dirname, '../../../../examples/alley.yaml'), 'utf8')

describe('bad input is one line on standard error, status 2, and no answer', () => {
  testRefused({
    'too many dice': [['roll', '9999999d6'], '9999999'],
    'a die without sides': [['roll', 'd0'], '0'],
    'dice that never end': [['odds', '3d6!>0'], 'explodes for ever'],
    'an empty notation': [['roll', ''], 'xpected'],
    'an unfinished sum': [['roll', '3d6+'], 'xpected'],
    '10 MB of parentheses': [['odds', '('.repeat(10_000_000)], 'xpected'],
    'dice too many to weigh': [['odds', '1000d1000'], 'xpected'],
    'a number of times that is none': [['roll', 'd6', '--times', '0'], '--times: expected a whole number from 1'],
    'a command that is none': [['dance'], "unknown command 'dance'"],
    'an option that is none': [['roll', 'd6', '--sed', 'x'], "unknown option '--sed' (Did you mean --seed?)"],
    'a missing argument': [['roll'], "missing required argument 'notation'"],
    'an unknown rule': [
      ['rule', 'demo.atack.skill'],
      'rule demo.atack.skill: expected the id of a rule, perhaps demo.attack.skill',
    ],
    'an unknown procedure': [['rule', 'traveller.proc.trem'], 'the id of a rule, perhaps traveller.proc.term'],
    'a procedure to work out': [
      ['rule', 'traveller.proc.term', '--given', '{}'],
      'rule traveller.proc.term is a procedure: it is played step by step, there is nothing to work out',
    ],
    'a skill that no career brings': [
      ['new', 'traveller', '--skill', 'Pilt'],
      '--skill[0]: expected a skill, perhaps Pilot, got "Pilt"',
    ],
    'an encounter that names a wrong weapon': [
      ['fight', file('weapon.yaml', ALLEY.replace('weapons: [Club]', 'weapons: [Clubb]'))],
      'weapon.yaml: sides[1].members[1].weapons[0]: expected a weapon, perhaps Club, got "Clubb"',
    ],
    'a character with a wrong field': [
      ['check', file('alive.json', JSON.stringify({ system: 'traveller', version: 1, alive: 3 }))],
      'alive.json: alive: expected true or false, got 3',
    ],
    'a line that is no character': [
      ['check', file('line.txt', 'Ada Voss, 79969')],
      'line.txt: line 1, UPP: expected six digits 0–9 A–F, got "79969"',
    ],
    'an ambiguous rule': [['rule', 'demo.attack'], 'fit: demo.attack.light, demo.attack.skill'],
    'no rule': [['rule'], 'rule: expected the id of a rule, or --batch FILE'],
    'an empty id': [['rule', ''], 'expected the id of a rule'],
    'given that is no JSON': [['rule', 'demo.attack.skill', '--given', '{'], '--given: expected JSON'],
    'given of the wrong shape': [
      ['rule', 'demo.attack.skill', '--given', '[]'],
      'given: expected an object with the fields skill',
    ],
    'a field of the wrong type': [
      ['rule', 'demo.attack.skill', '--given', '{"skill": "high", "light": "day"}'],
      'given.skill: expected a whole number of 0 or more, got "high"',
    ],
    'an unknown field': [
      ['rule', 'demo.attack.skill', '--given', '{"skil": 1, "light": "day"}'],
      '(perhaps skill), got "skil"',
    ],
    'faces that are none': [
      ['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,x'],
      '--dice[1]: expected a whole number of 1 or more, got "x"',
    ],
    'a face too high': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4,7'], '7'],
    'too few faces': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4'], 'found the end'],
    'dice and seed': [
      ['rule', 'demo.core.success', '--given', '{}', '--dice', '1', '--seed', 's'],
      'expected dice or a seed, got both',
    ],
    'too many faces': [['rule', 'demo.core.success', '--given', '{"effective": 9}', '--dice', '3,4,2,6'], 'found 4'],
    'a setting that is none': [
      ['rule', 'demo.core.success', '--given', '{"effective": 9}', '--setting', 'x=1'],
      'settings: expected none, because this system has no settings, got "x"',
    ],
    'a setting without a value': [
      ['rule', 'demo.core.success', '--given', '{}', '--setting', 'x'],
      '--setting: expected id=value',
    ],
    'an id that would break the line': [['rule', 'a\nb\u001b[31m'], 'rule a b [31m: expected the id of a rule'],
    'given nested without end': [
      ['rule', 'demo.core.success', '--given', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
      'expected an object',
    ],
    'a roll that was not told': [['rule', 'demo.core.success', '--given', '{"effective": 9}'], 'a roll of 3d6'],
    'an unknown option of the rules': [
      ['rule', 'demo.wound.injury', '--given', '{"penetration": 3, "weapon": "sword"}', '--option', 'brutl'],
      'options: expected one of brutal, gentle, got "brutl"',
    ],
    'options that exclude each other': [
      [
        'rule',
        'demo.wound.injury',
        '--given',
        '{"penetration": 3, "weapon": "sword"}',
        '--option',
        'gentle',
        '--option',
        'brutal',
      ],
      'options brutal and gentle both replace demo.wound.injury and neither is the exception to the other: choose one of them',
    ],
    'why without what': [['rule', 'demo.attack.skill', '--why'], '--given: expected with --why'],
    'an option without what': [['rule', 'demo.wound.injury', '--option', 'brutal'], '--given: expected with --option'],
    'a rule beside a batch': [
      ['rule', 'demo.attack.skill', '--batch', 'x'],
      '--batch: expected nothing beside it, got the id of a rule',
    ],
    'entropy for dice that need none': [['roll', 'd6', '--entropy', 'x'], '--entropy: expected with --fair FILE only'],
    'times that are no plain number': [['roll', 'd6', '--times', '1e3'], '--times: expected a whole number'],
    'a notation that looks like a flag': [['roll', '-1d6'], '(write -- before a notation that begins with a minus)'],
    'an unknown area': [['rules', '--area', 'x'], '--area: expected an area, perhaps xp, got x'],
    'a folder that is not there': [['roll', 'd6', '--fair', join(folder, 'no/such')], 'there is no such folder'],
    'an unknown system': [
      ['rules', '--system', 'chess'],
      '--system: expected one of traveller, gurps, screen, gulliver, tensided, demo, got chess',
    ],
    'an unknown status': [['rules', '--status', 'done'], '--status: expected one of built, gm, open'],
    'a file that is not there': [['rule', '--batch', '/nowhere/at/all'], 'there is no such file'],
    'a folder for a file': [['verify', folder], 'it is a folder'],
  })
})
