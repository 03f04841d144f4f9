import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogOf, findSkill } from '../../catalog/catalog.ts'
import { type Character, character } from '../../character/character.ts'
import { anyCharacter } from '../../character/test/any-character-fixture.ts'
import { mado } from '../../character/test/mado-fixture.ts'
import { somebody } from '../../character/test/somebody-fixture.ts'
import { rulesetOf, sheetOf } from '../sheet.ts'
import { parseStatBlock } from './parse-stat-block.ts'
import { printStatBlock, toldByStatBlock } from './stat-block.ts'

/** With skills as the catalogue spells them, however they were typed. */
function spelled(one: Character): Character {
  const catalog = catalogOf(rulesetOf(one).silent)
  const skills = one.skills.map(learned => {
    const found = findSkill(learned.skill, catalog)
    if (found === null) return learned
    const { name, specialty, tl } = found
    const skill = specialty === null ? name : `${name} (${specialty})`
    return { ...(tl === null ? {} : { tl }), ...learned, skill }
  })
  return { ...one, skills }
}

describe('a stat block of ours', () => {
  test('is read back as the same character: Mado, without a note', () => {
    const back = parseStatBlock(printStatBlock(mado()))
    expect(back).toEqual(toldByStatBlock(mado()))
    expect(sheetOf(back).points).toEqual(sheetOf(mado()).points)
  })
  test('is read back as the same character, whoever it is and whatever words stand in it', () => {
    fc.assert(
      fc.property(anyCharacter, file => {
        const one = character.read(file, 'file')
        expect(parseStatBlock(printStatBlock(one))).toEqual(toldByStatBlock(spelled(one)))
      }),
      { numRuns: 100 },
    )
  })
  test('gurps.attribute.cost: tells a score that a trait changed with the bought one, and reads the bought one back', () => {
    const effects = [
      { target: 'attr:ST', op: 'add', by: 5 },
      { target: 'attr:HT', op: 'add', by: -2 },
    ]
    const gift = { id: 'gift', name: 'Gift', cost: { kind: 'fixed', points: 0 }, effects }
    const campaign = { options: [], settings: { 'gurps.traits': [gift] } }
    const one = somebody({ traits: ['Gift'], attributes: { st: 10, dx: 11, iq: 10, ht: 12 }, campaign })
    const text = printStatBlock(one)
    expect(text).toContain('ST 15 (10) [0]; DX 11 [10]; IQ 10 [0]; HT 10 (12) [20]')
    expect(parseStatBlock(text).attributes).toMatchObject({ st: 10, dx: 11, iq: 10, ht: 12 })
  })
  test('gurps.skill.catalog: skills stand in it under their own names, whatever was typed', () => {
    const typed = [
      'guns (Rifle)',
      'AXE THROWING',
      'stealth',
      'Guns/TL5 (pistol)',
      'language (French)',
      'public speaking',
    ]
    const one = character.read({ ...mado(), skills: typed.map(skill => ({ skill, points: 2 })) }, 'file')
    const text = printStatBlock(one)
    const names = ['Guns/TL6 (rifle)', 'Thrown Weapon (Axe Throwing)', 'Stealth', 'Guns/TL5 (pistol)', 'French', 'Bard']
    for (const name of names) expect(text).toContain(`${name} [2]–`)
    for (const name of typed) expect(text).not.toContain(`"${name}"`)
  })
})
