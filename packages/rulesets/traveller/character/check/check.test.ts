import { describe, expect, test } from 'vitest'
import { printLines } from '../../sheet/formats.ts'
import { parseLines } from '../../sheet/parse-lines.ts'
import { type Character, character, item } from '../character.ts'
import { problems, readCharacter } from './check.ts'

const SCOUT = parseLines(
  'Retired Scout    99397A    Age 38    5 terms    Cr2,000\nPilot-1, Vacc Suit-2, Navigation-2, Shotgun-2    Shotgun, Scout Ship',
)
const MARINE = parseLines(
  'Ex-marine Force Commander    8B5B88    Age 30    3 terms    Cr2,000\nCutlass-1, Revolver-1, Vacc Suit-3    Cutlass',
)
const MERCHANT = parseLines(
  'Retired Merchant Captain    779C99    Age 38    5 terms    Cr20,000\nPilot-2    Free Trader',
)

const owning = (...items: readonly object[]): Character => ({
  ...MARINE,
  gear: { ...MARINE.gear, items: items.map(one => item.read(one, 'item')) },
})
const career = (one: Character, change: object): Character =>
  character.read({ ...one, career: { ...one.career, ...change } }, 'file')
const wealth = (one: Character, change: object): Character =>
  character.read({ ...one, wealth: { ...one.wealth, ...change } }, 'file')
const ship = (kind: string, receipts: number, months_left: number): object => ({
  ship: { kind, receipts, months_left },
})

describe('what the rules say against a character', () => {
  test('nothing, if it is right', () => {
    for (const one of [SCOUT, MARINE, MERCHANT]) expect(problems(one), printLines(one)).toEqual([])
    expect(problems(parseLines('Arlent Streen, businessman, 895678'))).toEqual([])
  })

  const zero = { ...MARINE.characteristics, strength: 0 }
  const hurt = { strength: 9, dexterity: 0, endurance: 0 }
  const wrong: readonly [rule: string, where: string, one: Character, message: string][] = [
    [
      'traveller.chargen.characteristic-limits',
      'characteristics.strength',
      { ...MARINE, characteristics: zero },
      'is 0; the living have 1 to 15',
    ],
    [
      'traveller.combat.wound-allocation',
      'injury.current.strength',
      character.read({ ...MARINE, injury: { current: hurt, zeros: 2 } }, 'file'),
      'is 9; wounds leave at most the full 8',
    ],
    [
      'traveller.combat.wound-status',
      'injury.zeros',
      character.read({ ...MARINE, injury: { current: { ...hurt, strength: 8 }, zeros: 1 } }, 'file'),
      'is 1; 2 are at zero now',
    ],
    [
      'traveller.combat.wound-status',
      'alive',
      character.read({ ...MARINE, injury: { current: { ...hurt, strength: 0 }, zeros: 3 } }, 'file'),
      'is true; with all three at zero a character is dead',
    ],
    ['traveller.skill.names', 'skills.Vacc', { ...MARINE, skills: { Vacc: 1 } }, 'is written Vacc Suit'],
    [
      'traveller.skill.names',
      'skills.Piolt',
      { ...MARINE, skills: { Piolt: 1 } },
      'is no skill of the book; perhaps Pilot',
    ],
    ['traveller.skill.names', 'skills.Low Passage', { ...MARINE, skills: { 'Low Passage': 1 } }, 'is no skill'],
    [
      'traveller.skill.names',
      'skills.Pilot-1',
      { ...MARINE, skills: { 'Pilot-1': 1 } },
      'has a level in its name; write Pilot and the level beside it',
    ],
    [
      'traveller.chargen.gun-combat-choice',
      'skills.Gun Combat',
      { ...MARINE, skills: { 'Gun Combat': 1 } },
      'is no skill; name one weapon or vehicle instead',
    ],
    ['traveller.chargen.no-rank-services', 'career.rank', career(SCOUT, { rank: 2 }), 'is 2; the scouts have no ranks'],
    ['traveller.chargen.ranks', 'career.rank', career(MERCHANT, { rank: 6 }), 'is 6; the merchants have no such rank'],
    ['traveller.chargen.promotion', 'career.rank', career(MARINE, { terms: 1 }), 'is 3; after 1 term it is 2 at most'],
    [
      'traveller.chargen.promotion',
      'career.rank',
      career(MARINE, { rank: 4, drafted: true }),
      'is 4; after 3 terms it is 3 at most',
    ],
    [
      'traveller.chargen.automatic-skills',
      'career.granted_ranks',
      career(MARINE, { granted_ranks: [0, 5] }),
      'is [0, 5]; rank 3 after 3 terms is granted [0, 1]',
    ],
    [
      'traveller.chargen.retirement',
      'career.retired',
      career(MARINE, { retired: true }),
      'is true; that takes five terms',
    ],
    [
      'traveller.chargen.retirement',
      'career.retired',
      career(SCOUT, { retired: false }),
      'is false; whoever leaves after five terms or more is retired',
    ],
    [
      'traveller.chargen.retirement-pay',
      'wealth.pension_per_year',
      wealth(SCOUT, { pension_per_year: 4000 }),
      'is 4000; this career pays 0',
    ],
    [
      'traveller.chargen.retirement-pay',
      'wealth.pension_per_year',
      wealth(MERCHANT, { pension_per_year: 0 }),
      'is 0; this career pays 4000',
    ],
    [
      'traveller.chargen.term',
      'ledger.age_months',
      { ...MARINE, ledger: { ...MARINE.ledger, age_months: 12 * 29 } },
      'makes an age of 29; after 3 terms it is 30 or more',
    ],
    [
      'traveller.chargen.term',
      'ledger.age_months',
      career(MARINE, { injured: true }),
      'makes an age of 30; after 3 terms it is 32 or more',
    ],
    [
      'traveller.chargen.starting-age',
      'ledger.age_months',
      { ...MARINE, career: null, ledger: { ...MARINE.ledger, age_months: 12 * 17 } },
      'makes an age of 17; characters begin at 18',
    ],
    [
      'traveller.aging.physical-age',
      'ledger',
      { ...MARINE, ledger: { ...MARINE.ledger, cold_sleep_months: 400 } },
      'makes a physical age below 0',
    ],
    [
      'traveller.aging.schedule',
      'ledger.checked_age',
      { ...MARINE, ledger: { ...MARINE.ledger, checked_age: 34 } },
      'is 34; the physical age is 30',
    ],
    [
      'traveller.aging.schedule',
      'ledger.checked_age',
      { ...SCOUT, ledger: { ...SCOUT.ledger, checked_age: 36 } },
      'is 36; checks are at 34 and every 4 years after',
    ],
    [
      'traveller.equipment.armor',
      'gear.worn',
      { ...MARINE, gear: { ...MARINE.gear, worn: ['cloth', 'mesh'] } },
      'one suit at a time; only reflec is worn beneath another',
    ],
    [
      'traveller.equipment.accessories',
      'gear.items[0].accessories',
      owning({ item: 'Shotgun', accessories: ['Telescopic Sights'] }),
      'it does not fit this gun: look for one that it fits',
    ],
    [
      'traveller.equipment.accessories',
      'gear.items[0].accessories',
      owning({ item: 'Cutlass', accessories: ['Silencer'] }),
      'are fitted to guns only',
    ],
    [
      'traveller.equipment.accessories',
      'gear.items[0].folded',
      owning({ item: 'Rifle', folded: true }),
      'is true; it has no folding stock',
    ],
    [
      'traveller.equipment.accessories',
      'gear.items[0].carried',
      owning({ item: 'Revolver', accessories: ['Shoulder Stock'] }),
      'is holstered; a pistol with its stock fitted cannot be',
    ],
    [
      'traveller.equipment.silencer',
      'gear.items[0].carried',
      owning({ item: 'Revolver', accessories: ['Silencer'] }),
      'a pistol with its silencer fitted cannot be holstered: take it off',
    ],
    [
      'traveller.equipment.bayonet',
      'gear.items[0].bayonet_fixed',
      owning({ item: 'Carbine', bayonet_fixed: true }),
      'a bayonet fits a rifle and no other gun',
    ],
    [
      'traveller.equipment.belts',
      'gear.items[0].belt_fed',
      owning({ item: 'Rifle', belt_fed: true }),
      'is true; belts are made for the Automatic Rifle',
    ],
    ['traveller.combat.reloading', 'gear.items[0].ammo', owning({ item: 'Revolver', ammo: 7 }), 'is 7; it holds 6'],
    [
      'traveller.combat.automatic-rifle-mode',
      'gear.items[0].mode',
      owning({ item: 'Submachinegun', mode: 'single' }),
      'is single; of automatic guns only the rifle is switched',
    ],
    [
      'traveller.load.total',
      'gear.items[1].weight_g',
      owning({ item: 'Dagger' }, { item: 'Tent' }),
      'is missing; no catalogue says what it weighs',
    ],
    [
      'traveller.load.total',
      'gear.items[0].weight_g',
      owning({ item: 'Shotgn' }),
      'is missing; no catalogue says what it weighs; perhaps Shotgun is meant',
    ],
    [
      'traveller.equipment.brawling-weapons',
      'gear.items[0].weight_g',
      owning({ item: 'Club' }),
      'is missing; no catalogue says what it weighs',
    ],
    [
      'traveller.chargen.benefit-scout-ship',
      'wealth.ship.receipts',
      wealth(SCOUT, ship('Scout Ship', 2, 0)),
      'is 2; only one is lent',
    ],
    [
      'traveller.chargen.benefit-scout-ship',
      'wealth.ship.months_left',
      wealth(SCOUT, ship('Scout Ship', 1, 5)),
      'is 5; it is lent, not paid for',
    ],
    [
      'traveller.chargen.benefit-free-trader',
      'wealth.ship.months_left',
      wealth(MERCHANT, ship('Free Trader', 2, 361)),
      'is 361; 2 receipts leave 360',
    ],
    [
      'traveller.chargen.benefit-scout-ship',
      'gear.items[0]',
      owning({ item: 'Scout Ship', weight_g: 0 }),
      'is a ship; it belongs to wealth.ship, one to a character',
    ],
  ]
  for (const [rule, where, one, message] of wrong) {
    test(`${rule}: ${where} ${message}`, () => {
      expect(problems(one)).toContainEqual({ rule, where, message })
    })
  }
  test('what somebody owns need not all be carried', () => {
    expect(problems(owning({ item: 'Anvil', weight_g: 240_000 }))).toEqual([])
  })
})

describe('reading a character', () => {
  test('another system and a newer program are refused in one line', () => {
    expect(() => readCharacter({ system: 'gurps', version: 1 }, 'mado.json')).toThrow(
      'mado.json.system: expected traveller, for this is a character of another system, got "gurps"',
    )
    expect(() => readCharacter({ ...SCOUT, version: 2 }, 'ada.json')).toThrow(
      'ada.json.version: expected 1 or less, for a newer program wrote this, got 2',
    )
    expect(() => readCharacter([], 'ada.json')).toThrow('ada.json: expected an object with the fields')
    expect(() => readCharacter({ ...SCOUT, nmae: 'Ada' }, 'ada.json')).toThrow('perhaps name')
  })
  test('capitals do not matter in the names of services, weapons, suits and tickets', () => {
    const written = {
      ...SCOUT,
      career: { ...SCOUT.career, service: 'Scouts' },
      wealth: { ...SCOUT.wealth, tickets: ['low passage'] },
      gear: {
        items: [{ item: 'SHOTGUN', carried: 'In Hand' }, { item: 'vacc suit' }, { item: 'rope' }],
        worn: ['Mesh'],
      },
    }
    expect(readCharacter(written, 'ada')).toMatchObject({
      career: { service: 'scouts' },
      wealth: { tickets: ['Low Passage'] },
      gear: {
        items: [{ item: 'Shotgun', carried: 'in hand' }, { item: 'Vacc Suit' }, { item: 'rope' }],
        worn: ['mesh'],
      },
    })
    expect(() => readCharacter({ ...SCOUT, career: { ...SCOUT.career, service: 'Police' } }, 'ada')).toThrow(
      'ada.career.service: expected one of navy, marines, army, scouts, merchants, other, got "Police"',
    )
  })
  test('the others are read', () => {
    expect(readCharacter({ ...SCOUT }, 'ada.json')).toEqual(SCOUT)
  })
})
