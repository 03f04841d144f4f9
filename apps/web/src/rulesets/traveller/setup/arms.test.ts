import { compose } from '@umpire/engine'
import { choosable, encounterFile, startOf } from '@umpire/traveller'
import { expect, test } from 'vitest'
import { ARMOUR, RANGES, WEAPONS } from '../member/arms.ts'
import { words } from '../views/words.ts'
import { newDraft, newMember } from './draft.ts'
import { fileOf } from './draft-file.ts'
import { setUpWords } from './words.ts'

const { silent } = compose(choosable)
const fight = (change: object, more: object = {}) => {
  const draft = newDraft()
  const [a, b] = draft.sides
  if (a === undefined || b === undefined) throw new Error('two sides')
  const sides = [
    { ...a, members: [{ ...newMember('Ada'), ...change }] },
    { ...b, members: [newMember('Gorm')] },
  ]
  return startOf(encounterFile.read(fileOf({ ...draft, ...more, sides }), 'file'), 'file', silent)
}

test('every weapon may be brought, with its skill', () => {
  for (const weapon of WEAPONS) {
    const held = fight({ weapon, level: 1, upp: 'AAA' }).roster[0]?.weapons[0]?.weapon
    expect(held).toBe(weapon === 'Hands' ? undefined : weapon)
  }
})
test('every armour may be worn, and has a name', () => {
  for (const armour of ARMOUR) {
    expect(fight({ armour }).roster[0]?.armor.join()).toBe(armour)
    expect(words.armour[armour]).toBeDefined()
  }
})
test('every terrain and range may be chosen', () => {
  for (const terrain of Object.keys(setUpWords.terrains)) expect(fight({}, { terrain }).terrain).toBe(terrain)
  for (const range of RANGES) expect(fight({}, { range }).range).toBe(range)
})
