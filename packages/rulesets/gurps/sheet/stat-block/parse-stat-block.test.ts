import { BadInput } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Character } from '../../character/character.ts'
import { words } from '../../character/test/any-character-fixture.ts'
import { sheetOf } from '../sheet.ts'
import { parseStatBlock } from './parse-stat-block.ts'
import { printStatBlock, toldByStatBlock } from './stat-block.ts'

const skills = (one: Character) => Object.fromEntries(one.skills.map(({ skill, points }) => [skill, points]))
const traits = (one: Character) =>
  one.traits.map(({ trait, level, variant }) => [trait, level, variant].filter(Boolean).join(' '))

const SERGEANT = `
Sgt. Jack Miller (100 points)
Squad leader, 1st Infantry Division
Age 28; 5'11"; 170 lbs.

ST 11 [10]; DX 12 [20]; IQ 12 [20]; HT 11 [10].
Speed 5.75; Move 5; Dodge 6.

Advantages: Combat Reflexes [15]; Military Rank 2 [10]; High
  Pain Threshold [10]; Alertness +1 [5].
Disadvantages: Bad Temper [-10]; Sense of Duty (close friends and companions) [–5];
  Duty (15 or less) [−15]; Addiction (Tobacco) [-5].
Quirks: Never swears; Chews on matches; Hates officers [-1].
Skills: Brawling [1]–12; Guns/TL6 (rifle) [2]–15; Knife-12; Leadership (M/A) IQ+1 [4] - 13;
  Throwing-11; First Aid/TL6 [½]-11; Demolition/TL6 [4]–13.
Languages: English (native) [0]; German-10
Equipment: M1 Garand ($80, 10 lb); 2 × canteen (3 lb each); helmet; pack (issued, 20 lbs.)
`

describe('a stat block from a forum, in paragraphs', () => {
  const one = parseStatBlock(SERGEANT)
  test('who it is', () => {
    expect(one.identity).toMatchObject({
      name: 'Sgt. Jack Miller',
      concept: 'Squad leader, 1st Infantry Division',
      age: 28,
      height_in: 71,
      weight_lb: 170,
      native_language: 'English',
    })
    expect(one.attributes).toMatchObject({ st: 11, dx: 12, iq: 12, ht: 11 })
  })
  test('traits, with levels, variants and how often', () => {
    expect(traits(one)).toEqual([
      'Combat Reflexes',
      'Military Rank 2',
      'High Pain Threshold',
      'Alertness 1',
      'Bad Temper',
      'Sense of Duty close friends and companions',
      'Duty',
      'Addiction (Tobacco)',
    ])
    expect(one.traits.find(({ trait }) => trait === 'Duty')?.details).toEqual({ frequency: 15 })
    expect(one.quirks).toEqual(['Never swears', 'Chews on matches', 'Hates officers'])
  })
  test('skills by points and by level', () => {
    expect(skills(one)).toEqual({
      Brawling: 1,
      'Guns (rifle)': 2,
      Knife: 1,
      Leadership: 4,
      Throwing: 2,
      'First Aid': 0.5,
      Demolition: 4,
      'Language (German)': 0.5,
    })
    expect(sheetOf(one).skills.find(({ skill }) => skill === 'Knife')?.level).toBe(12)
  })
  test('things with price, weight and number', () => {
    expect(one.items).toMatchObject([
      { name: 'M1 Garand', cost: 80, weight_lb: 10 },
      { name: 'canteen', quantity: 2, weight_lb: 3 },
      { name: 'helmet' },
      { name: 'pack', issued: true, weight_lb: 20 },
    ])
  })
})

describe('the same in other forms', () => {
  const listed = `
**Name:** Jack Miller
• ST: 11 [10]
• DX: 12 [20]
• IQ: 12 [20]
• HT: 11/13 [10]

### Skills [9 points]
* Guns/TL6
  (rifle) (DX/E) [2]–15
* Knife 12
- Acting @ 12
- Knot Tying = 9
- Holdout = 9

## Advantages [15]
– Combat Reflexes [15]
- Appearance: Attractive [5]

Disadvantages
Bad Temper [−10]
Compulsive Behavior (gambling) [-5]

Notes
Born in Ohio.
`
  const one = parseStatBlock(listed)
  test('lists with bullets, in another order', () => {
    expect(one.identity.name).toBe('Jack Miller')
    expect(one.attributes).toMatchObject({ st: 11, dx: 12, iq: 12, ht: 11 })
    expect(skills(one)).toEqual({ 'Guns (rifle)': 2, Knife: 1, Acting: 2, 'Knot Tying': 0, Holdout: 0 })
    expect(traits(one)).toEqual([
      'Combat Reflexes',
      'Appearance Attractive',
      'Bad Temper',
      'Compulsive Behavior costs little and seldom makes trouble',
    ])
    expect(one.traits.at(-1)?.note).toBe('gambling')
  })
  test('a number that the rules do not give is a note', () => {
    expect(one.notes).toEqual([
      'Born in Ohio.',
      'Knot Tying: the text says 9, and nobody knows what that skill costs',
      'Holdout: no points give the level 9 that the text says',
      'hp: the text says 13, the rules 11',
    ])
  })
  test.each([
    ['Guns/TL6 (rifle) [2]–15', 'Guns (rifle)', 2],
    ['Guns/TL6 (rifle) [2]-15', 'Guns (rifle)', 2],
    ['Guns/TL6 (rifle) [2] − 15', 'Guns (rifle)', 2],
    ['Guns/TL6 (Rifle)-15 [2]', 'Guns (rifle)', 2],
    ['Guns (Rifle) 15', 'Guns (rifle)', 2],
    ['guns (rifle)—15', 'Guns (rifle)', 2],
    ['Guns (rifle) (P/E) DX+1 [2]–15', 'Guns (rifle)', 2],
    ['Cooking [.5]–11', 'Cooking', 0.5],
    ['Cooking [0.5]', 'Cooking', 0.5],
    ['Cooking [½]', 'Cooking', 0.5],
    ['Fast-Talk-12', 'Fast-Talk', 2],
  ])('%s', (written, skill, points) => {
    const read = parseStatBlock(`ST 10 DX 12 IQ 12 HT 10\nSkills\n${written}`)
    expect(skills(read)).toEqual({ [skill]: points })
    expect(read.notes).toEqual([])
  })
  test.each([
    ['Bad Temper [-10]', { trait: 'Bad Temper' }],
    ['Bad Temper [–10]', { trait: 'Bad Temper' }],
    ['Bad Temper [−10 points]', { trait: 'Bad Temper' }],
    ['Acute Hearing +3 [6]', { trait: 'Acute Hearing', level: 3 }],
    ['Acute Hearing (3) [6]', { trait: 'Acute Hearing', level: 3 }],
    ['Acute Hearing [6]', { trait: 'Acute Hearing', level: 3 }],
    ['Bad Sight (nearsighted) [-10]', { trait: 'Bad Sight', choice: 'nearsighted', variant: 'starts with glasses' }],
    ['Vow: never to drink [-5]', { trait: 'Vow', variant: 'Minor Vow', note: 'never to drink' }],
    ['Wealthy [20]', { trait: 'Wealthy' }],
  ])('%s', (written, trait) => {
    const read = parseStatBlock(`ST 10 DX 12 IQ 12 HT 10\nTraits\n${written}`)
    expect(read.traits).toEqual([trait])
    expect(read.notes).toEqual([])
  })
})

describe('what is not understood', () => {
  const one = parseStatBlock(`
Somebody
ST 10, DX 10, IQ 10, HT 10, Parry 9
Advantages: Second Sight [25]; Combat Reflexes [20]
Skills: Basket Weaving [4]–12; Sleight of Hand-11; Guns (rifle) [2]–20
Attacks: Broadsword, swung–14: 1d+3 cutting
The rest of this line is prose; nobody can tell what it means.
`)
  test('is kept: strange traits and skills under their names, the rest as notes', () => {
    expect(one.traits).toEqual([
      { trait: 'Second Sight', points: 25 },
      { trait: 'Combat Reflexes', points: 20 },
    ])
    expect(skills(one)).toEqual({ 'Basket Weaving': 4, 'Sleight of Hand': 0, 'Guns (rifle)': 2 })
    expect(one.notes).toEqual([
      'ST 10, DX 10, IQ 10, HT 10, Parry 9',
      'Second Sight: the text says 25 points, the rules cannot tell its price',
      'Combat Reflexes: the text says 20 points, the rules say 15',
      'Sleight of Hand: the text says 11, and nobody knows what that skill costs',
      'Guns (rifle): the text says 20, the rules 12',
      expect.stringContaining('Broadsword'),
    ])
    expect(one.notes.join(' ')).toContain('nobody can tell what it means')
  })
  test.each([
    ['', 'ST, DX, IQ and HT'],
    ['Just a name', 'ST, DX, IQ and HT'],
    ['ST 10 DX 10 IQ 10 HT 99999', 'line 1, HT'],
    ['ST 10 DX 10 IQ 10 HT 10\nCampaign\nsetting gurps.budget: 1O0', 'line 3'],
    ['ST 10 DX 10 IQ 10 HT 10\n\nLedger\nbribe [5]', 'line 4'],
  ])('or refused with its line: %j', (written, place) => {
    expect(() => parseStatBlock(written, 'jack.txt')).toThrow(BadInput)
    expect(() => parseStatBlock(written, 'jack.txt')).toThrow(place)
  })
  test('an attribute that is not told is taken as 10, and said so', () => {
    const read = parseStatBlock('ST 12')
    expect(read.attributes).toMatchObject({ st: 12, dx: 10, iq: 10, ht: 10 })
    expect(read.notes).toHaveLength(3)
  })
})

test('any text is read as a character, or refused with what was expected', () => {
  const pieces = fc.oneof(
    words(100),
    fc.constantFrom(
      'ST 10',
      'DX 12 [20]',
      'Skills',
      'Advantages: ',
      'Quirks:',
      'Equipment',
      'Knife-12',
      'Voice [10]',
      'Money: $5',
    ),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.constantFrom('\n', '; ', ', ', ' '), (parts, between) => {
      const written = parts.join(between)
      try {
        const one = parseStatBlock(written)
        expect(parseStatBlock(printStatBlock(one))).toEqual(toldByStatBlock(one))
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
      }
    }),
  )
})
