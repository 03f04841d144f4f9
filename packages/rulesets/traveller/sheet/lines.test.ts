import { readFileSync } from 'node:fs'
import { type Json, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Character } from '../character/character.ts'
import { readCharacter } from '../character/check/check.ts'
import { skillNamed } from '../skill/names.ts'
import { SKILLS } from '../tables/skill/skills.ts'
import { BLADES, CHARACTERISTICS, GUNS, SERVICES, TICKETS } from '../tables/words.ts'
import { printLines } from './formats.ts'
import { printJson } from './json.ts'
import { lineData, printShort } from './lines.ts'
import { parseLines } from './parse-lines.ts'
import { asPrinted } from './words.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)

/** Lines 815-828, as they stand there. */
const SAMPLES = [
  '1\tRetired Scout\t99397A\tAge 38\t5 terms\tCr2,000\n\tPilot-1, Vacc-2, Navigation-2, Shotgun-2\t\t\tShotgun, Scout Ship\t',
  '2\tEx-marine Trooper\tAB8B67\tAge 34\t4 terms\tCr2,000\n\tCutlass-2, Vacc-1, Brawling-1, Autorifle-1, Mechanical-1\t\t\tCutlass\t',
  "3\tEx-navy Ensign\t756B88\tAge 26\t2 terms\tCr2,000\n\tMedical-2, Computer-2, Vacc-0, Carbine-0, Blade-1\t\t\tBlade, Travellers'\t",
  '4\tEx-marine Force Commander\t8B5B88\tAge 30\t3 terms\tCr2,000\n\tCutlass-1, Revolver-1, Vacc-3, Laser Rifle-2, ATV-1, Brawling-1\t\t\tCutlass\t',
  '5\tEx-merchant 2nd Officer\t8A6894\tAge 26\t2 terms\tCr1,000\n\tStreetwise-1, Vacc-1, Pilot-1, Revolver-2, Gunnery-1\t\t\tRevolver\t',
  '6\tEx-army Captain\t7996A9\tAge 30\t3 terms\tCr2,000\n\tRifle-1, SMG-1, Vacc-1, Air/Raft-1, Forward Observer-1, Brawling-3\t\t\tSMG\t',
  '7\tEx-other\t856994\tAge 26\t2 terms\tCr1,000\n\tElectronic-1, Vacc-0, Computer-1, Bribery-1, Shotgun-0\t\t\tShotgun\t',
]

describe('traveller.sheet.formats: the samples of the book', () => {
  const data: { readonly sample_characters: readonly { readonly [key: string]: Json }[] } = JSON.parse(
    JSON.stringify(inventory.rules.find(({ id }) => id === 'traveller.sheet.formats')?.data),
  )
  for (const [index, sample] of SAMPLES.entries()) {
    test(`number ${index + 1} is what the inventory says, and comes back in canonical form`, () => {
      const expected = data.sample_characters[index]
      const read = parseLines(sample)
      const { served, possessions, ...lines } = lineData(read, asPrinted)
      expect({ ...lines, items: possessions }).toMatchObject({
        upp: expected?.['upp'],
        age: expected?.['age'],
        terms: expected?.['terms'],
        cash: expected?.['cash'],
        skills: expected?.['skills'],
        items: expected?.['items'],
      })
      // The book calls a marine without a rank a trooper; the canonical title of rank 0 is none.
      const [first, second] = printLines(read).split('\n')
      const title = String(expected?.['title']).replace(' Trooper', '')
      expect(first).toBe(
        sample
          .split('\n')[0]
          ?.replace(/^\d\t/, '')
          .replace(/\t/g, '    ')
          .replace(/^\S.*?(?= {4})/, title),
      )
      const skills = Object.entries(lines.skills).map(([skill, level]) => `${skill}-${level}`)
      expect(second).toBe(`${skills.join(', ')}    ${possessions.join(', ')}`)
      expect(served?.retired).toBe(title.startsWith('Retired'))
      expect(printLines(parseLines(printLines(read)))).toBe(printLines(read))
    })
  }
  test('equal things side by side are counted, others stay where they are', () => {
    const read = parseLines('777777  Age 18  0 terms  Cr0\nSMG, SMG, SMG, Blade, SMG, Low Psg')
    expect(read.gear.items.map(({ item, count }) => [item, count])).toEqual([
      ['Submachinegun', 3],
      ['Blade', 1],
      ['Submachinegun', 1],
    ])
    expect(read.wealth.tickets).toEqual(['Low Passage'])
  })
  test('the short form is read and printed', () => {
    const line = 'Arlent Streen, businessman, 895678'
    const read = parseLines(line)
    expect(read).toMatchObject({ name: 'Arlent Streen', occupation: 'businessman', career: null })
    expect(printShort(lineData(read, asPrinted), asPrinted)).toBe(line)
  })
})

describe('traveller.sheet.formats: the dead', () => {
  test('are marked at their age, or at the UPP where there is none', () => {
    const line = 'Ex-scout    969544    Age 18 (dead)    0 terms    Cr0'
    const dead = parseLines(line)
    expect(dead).toMatchObject({ alive: false, career: { service: 'scouts', terms: 0 } })
    expect(printLines(dead)).toBe(line)
    const short = 'Arlent Streen, businessman, 895678 (dead)'
    expect(parseLines(short)).toMatchObject({ alive: false, name: 'Arlent Streen', occupation: 'businessman' })
    expect(printShort(lineData(parseLines(short), asPrinted), asPrinted)).toBe(short)
    expect(parseLines('Ex-scout  969544  age 18 (DEAD)  0 terms  Cr0').alive).toBe(false)
    expect(parseLines('Ada (dead), pilot, 777777').alive).toBe(true)
  })
})

describe('traveller.sheet.formats: what cannot be read', () => {
  const line2 = '\nPilot-1    Shotgun'
  const refused: readonly [wrong: string, message: string][] = [
    ['Ex-army Captain  7996G9  Age 30  3 terms  Cr2,000', 'line 1, UPP: expected six digits 0–9 A–F, got "7996G9"'],
    ['Ex-army Captain  79969  Age 30  3 terms  Cr2,000', 'line 1, UPP: expected six digits 0–9 A–F, got "79969"'],
    ['Ada Voss, 79969', 'line 1, UPP: expected six digits 0–9 A–F, got "79969"'],
    [
      'Ex-army Kaptain  7996A9  Age 30  3 terms  Cr2,000',
      'line 1, rank: expected no rank or one of Lieutenant, Captain, Major, Lieutenant Colonel, Colonel, General, got "Kaptain"',
    ],
    [
      'Ex-scout Captain  7996A9  Age 30  3 terms  Cr2,000',
      'line 1, rank: expected no rank, for the scouts have none, got "Captain"',
    ],
    [
      'Ex-arny Captain  7996A9  Age 30  3 terms  Cr2,000',
      'line 1, title: expected one such as Retired Scout or Ex-army Captain, got "Ex-arny Captain"',
    ],
    ['Ex-army  7996A9  Age x  3 terms  Cr2,000', 'line 1, age: expected an age such as Age 38, got "Age x"'],
    ['Ex-army  7996A9  Age 30  three  Cr2,000', 'line 1, terms: expected terms such as 5 terms, got "three"'],
    ['Ex-army  7996A9  Age 30  3 terms  2,00', 'line 1, credits: expected credits such as Cr2,000, got "2,00"'],
    ['Ex-army  7996A9  Age 30  3 terms', 'line 1, credits: expected credits such as Cr2,000, got nothing'],
    ['Ex-army  7996A9  Age 30  3 terms  Cr1  Cr2', 'line 1: expected nothing behind the credits, got "Cr2"'],
  ]
  for (const [wrong, message] of refused) {
    test(message, () => expect(() => parseLines(wrong + line2)).toThrow(message))
  }
  const first = 'Ex-army Captain  7996A9  Age 30  3 terms  Cr2,000\n'
  const skill = 'a skill with its level, such as Pilot-1, from 0 to 30'
  const refused2: readonly [wrong: string, message: string][] = [
    ['Pilot--3    Shotgun', `line 2, skills: expected ${skill}, got "Pilot--3"`],
    ['Pilot-\u22123    Shotgun', `line 2, skills: expected ${skill}, got "Pilot-\u22123"`],
    ['Pilot, Vacc-2    Shotgun', `line 2, skills: expected ${skill}, got "Pilot"`],
    ['Pilot-31    Shotgun', `line 2, skills: expected ${skill}, got "Pilot-31"`],
    ['SMG-1, Submachinegun-2    Shotgun', 'line 2, skills: expected each skill once, got "Submachinegun-2"'],
    ['Pilot-1, , Vacc-1    Shotgun', 'line 2, skills: expected something between the commas, got "Pilot-1, , Vacc-1"'],
    ['Pilot-1    Scout Ship, Free Trader', 'line 2, possessions: expected one ship, got "Free Trader"'],
  ]
  for (const [wrong, message] of refused2) {
    test(message, () => expect(() => parseLines(first + wrong)).toThrow(message))
  }
  test('the place of the file comes first', () => {
    expect(() => parseLines('Ada, 7996G9', 'ada.txt')).toThrow('ada.txt: line 1, UPP: expected')
    expect(() => parseLines('a\nb\nc', 'ada.txt')).toThrow('ada.txt: expected one line or two')
  })
})

const PLAIN = parseLines('777777')
const words = fc.oneof(
  fc.stringMatching(/^[A-Za-z][a-z]{0,8}( [A-Za-z][a-z]{1,8}){0,2}$/),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom('Ex-army Captain', 'Retired Scout', 'retired teacher', 'Age 30', '777777', '"', 'a, b', '12', 'x-1'),
)
const thing = fc.oneof(
  fc.constantFrom(...GUNS, ...BLADES, 'SMG', 'Scout Ship', 'Low Psg', "Travellers'", 'Medic'),
  words,
)
const value = fc.integer({ min: 0, max: 15 })

const anybody: fc.Arbitrary<Character> = fc
  .record({
    alive: fc.boolean(),
    name: words,
    occupation: words,
    values: fc.tuple(value, value, value, value, value, value),
    skills: fc.dictionary(fc.oneof(fc.constantFrom(...SKILLS), words), fc.integer({ min: 0, max: 30 }), {
      maxKeys: 6,
      noNullPrototype: true,
    }),
    served: fc.option(
      fc.record({
        service: fc.constantFrom(...SERVICES),
        rank: fc.integer({ min: 0, max: 6 }),
        terms: fc.integer({ min: 0, max: 12 }),
        retired: fc.boolean(),
      }),
    ),
    months: fc.integer({ min: 0, max: 2000 }),
    cash: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    items: fc.array(fc.record({ item: thing, count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 }),
    tickets: fc.array(fc.constantFrom(...TICKETS), { maxLength: 3 }),
    tas_member: fc.boolean(),
    ship: fc.constantFrom('Scout Ship' as const, 'Free Trader' as const, null),
  })
  .map(({ alive, name, occupation, values, skills, served, months, cash, items, tickets, tas_member, ship }) => ({
    ...PLAIN,
    alive,
    name,
    occupation: served === null ? occupation : '',
    characteristics: {
      strength: values[0],
      dexterity: values[1],
      endurance: values[2],
      intelligence: values[3],
      education: values[4],
      social: values[5],
    },
    skills,
    career: served === null ? null : { ...served, drafted: false, granted_ranks: [], injured: false, history: [] },
    ledger: { ...PLAIN.ledger, age_months: months },
    wealth: {
      ...PLAIN.wealth,
      cash,
      tickets,
      tas_member,
      ship: ship === null ? null : { kind: ship, receipts: 1, months_left: 0, payment_seconds: 0 },
    },
    gear: { ...PLAIN.gear, items: items.map(one => ({ ...plainItem, ...one })) },
  }))
const plainItem = {
  belt_fed: false,
  accessories: [],
  folded: false,
  bayonet_fixed: false,
  carried: 'holstered' as const,
  misaligned: false,
}

describe('traveller.sheet.formats: there and back', () => {
  const spaced = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

  test('what is printed reads as what was printed, and prints alike', () => {
    fc.assert(
      fc.property(anybody, one => {
        const printed = printLines(one)
        const back = parseLines(printed)
        expect(printLines(back)).toBe(printed)
        const { name, occupation, ...before } = lineData(one, asPrinted)
        expect(back.alive).toBe(one.alive)
        expect(back.name).toBe(spaced(name))
        expect(back.occupation).toBe(spaced(occupation))
        const after = lineData(back, asPrinted)
        expect(after).toMatchObject({ upp: before.upp, age: before.age, terms: before.terms, cash: before.cash })
        expect(after.possessions).toEqual(before.possessions)
        const skills = new Map<string, number>()
        for (const [name, level] of Object.entries(before.skills)) {
          const skill = skillNamed(spaced(name))
          skills.set(skill, Math.max(level, skills.get(skill) ?? 0))
        }
        expect(Object.entries(after.skills)).toEqual(Object.entries(Object.fromEntries(skills)))
        expect(CHARACTERISTICS.map(key => back.characteristics[key])).toEqual(
          CHARACTERISTICS.map(key => one.characteristics[key]),
        )
        if (one.career !== null) {
          const { service, terms, rank, retired } = one.career
          const top = service === 'merchants' ? 5 : 6
          const has = service === 'scouts' || service === 'other' || rank > top ? 0 : rank
          expect(back.career).toMatchObject({ service, terms, rank: has, retired })
        }
      }),
      { numRuns: 500 },
    )
  })
  test('the short form, too', () => {
    fc.assert(
      fc.property(words, words, fc.boolean(), (name, occupation, alive) => {
        const one = { ...PLAIN, name, occupation, alive }
        const line = printShort(lineData(one, asPrinted), asPrinted)
        const back = parseLines(line)
        expect([back.name, back.occupation, back.alive]).toEqual([spaced(name), spaced(occupation), alive])
        expect(printShort(lineData(back, asPrinted), asPrinted)).toBe(line)
      }),
      { numRuns: 500 },
    )
  })
})

test('anybody written as JSON reads as the same', () => {
  fc.assert(
    fc.property(anybody, one => {
      expect(readCharacter(JSON.parse(printJson(one)), 'file')).toEqual(one)
    }),
  )
})
