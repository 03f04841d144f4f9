import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOUGHT_ABILITIES, character } from '../character/character.ts'
import { VERA } from '../character/vera.ts'
import { ABILITIES } from '../tables/ability-keys.ts'
import { anyFile } from './any-file-fixture.ts'
import { printBlock } from './block.ts'
import { fileOf, readCharacter } from './json.ts'
import { isBlock, parseBlock } from './parse-block.ts'

const vera = character.read(VERA, 'vera')

test('the stat block of Vera reads as one would write it, and reads back', () => {
  const text = printBlock(vera)
  expect(text).toContain('G&G: Vera\n')
  expect(text).toContain('= HP 14, damage score 3, natural resistance 6, carries 300 lb')
  expect(text).toContain('= XP 8 available of 340, $1,690 left')
  expect(text).toContain('Traits: Enemy; Tick; Resilient\n')
  expect(text).toContain('Ranged Combat 5: pistol, rifle = 12 / 11 point blank')
  expect(text.split('\n').every(line => line.length <= 140)).toBe(true)
  expect(isBlock(text)).toBe(true)
  expect(parseBlock(text, 'text')).toEqual(vera)
})

test('what a person writes by hand is read: names in words, numbers of times, no numbers worked out', () => {
  const text = `G&G: Rook
Stats: physique 5, athleticism 5, coordination 6, willpower 5, awareness 5, charisma 5, dexterity 5, aptitude 5
Traits: Resilient x2; shooter's flinch (origin play); gifted (subject charisma)
Skills: Ranged combat 4: pistol;
  HtH Combat 3: knife, blunt; education:local history 2: town; stealth 1
Abilities: quick draw; Point Shooting
Guns: .38 Revolver (condition average, rounds 6)
XP: starting 100, earned 3.5`
  const rook = parseBlock(text, 'text')
  expect(rook.traits.map(({ key, times, origin, subject }) => [key, times, origin, subject])).toEqual([
    ['resilient', 2, 'creation', undefined],
    ['shooters-flinch', 1, 'play', undefined],
    ['gifted', 1, 'creation', 'charisma'],
  ])
  expect(rook.skills.map(({ skill, level, concentrations }) => [skill, level, concentrations])).toEqual([
    ['ranged-combat', 4, ['pistol']],
    ['hth-combat', 3, ['knife', 'blunt']],
    ['education:local history', 2, ['town']],
    ['stealth', 1, []],
  ])
  expect(rook.abilities).toEqual(['quick-draw', 'point-shooting'])
  expect(rook.gear.guns[0]).toMatchObject({ gun: '.38 Revolver', condition: 'average', rounds: 6 })
  expect(rook.xp).toMatchObject({ starting: 100, earned: 3.5 })
})

test('a line or a name that nobody knows is refused with the nearest one', () => {
  expect(() => parseBlock('G&G: X\nStat: physique 5', 'text')).toThrow('perhaps Stats')
  expect(() => parseBlock('Vera', 'text')).toThrow('begins with “G&G: name”')
  const stats =
    'Stats: physique 5, athleticism 5, coordination 6, willpower 5, awareness 5, charisma 5, dexterity 5, aptitude 5'
  expect(() => parseBlock(`G&G: X\n${stats}\nTraits: resiliant`, 'text')).toThrow('perhaps resilient')
  expect(() => parseBlock(`G&G: X\n${stats}\nSkills: steelth 3`, 'text')).toThrow('perhaps stealth')
})

test('parse(print(c)) is c, whatever stands in the file', () => {
  fc.assert(
    fc.property(anyFile, file => {
      const one = readCharacter(file, 'file')
      expect(parseBlock(printBlock(one), 'text')).toEqual(one)
    }),
    { numRuns: 100 },
  )
})

test('a file that is read and written says what it said, unknown fields included', () => {
  fc.assert(
    fc.property(anyFile, file => {
      const written = fileOf(readCharacter(file, 'file'))
      expect(written).toMatchObject(JSON.parse(JSON.stringify(file)))
      expect(fileOf(readCharacter(written, 'file'))).toEqual(written)
    }),
    { numRuns: 100 },
  )
})

test('every ability but languages may stand in the list', () => {
  expect(BOUGHT_ABILITIES.length).toBe(ABILITIES.length - 1)
})
