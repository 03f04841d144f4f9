import { expect, test } from 'vitest'
import { yamlText } from './yaml-text.ts'

test('plain data as YAML', () => {
  expect(
    yamlText({
      system: 'traveller',
      title: 'No: way',
      rounds: 20,
      vacuum: false,
      sides: [
        {
          name: 'yes',
          members: [
            { name: 'Ada', upp: '798', skills: { Shotgun: 1, 'Body Pistol': 0 }, weapons: ['Shotgun'], armor: 'jack' },
            { name: "O'Hara", upp: '777' },
          ],
        },
        { name: 'thugs', members: [] },
      ],
      settings: {},
    }),
  ).toBe(`system: traveller
title: "No: way"
rounds: 20
vacuum: false
sides:
  - name: "yes"
    members:
      - name: Ada
        upp: "798"
        skills: { Shotgun: 1, Body Pistol: 0 }
        weapons: [Shotgun]
        armor: jack
      - { name: O'Hara, upp: "777" }
  - { name: thugs, members: [] }
settings: {}
`)
})
