import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abilityRow } from '../../tables/abilities.ts'
import type { ABILITIES } from '../../tables/ability-keys.ts'
import { FLAW_ROWS } from '../../tables/flaws.ts'
import { MERIT_ROWS } from '../../tables/merits.ts'
import { STATS } from '../../tables/stats.ts'
import { accountOf } from '../account.ts'
import { rulesetOf } from '../campaign-rules.ts'
import { BOUGHT_ABILITIES, character } from '../character.ts'
import { sheetOf } from '../sheet.ts'
import { VERA } from '../vera.ts'
import { isLegal, problemsOf } from './problems.ts'

type Change = { readonly [field: string]: unknown }
const read = (change: Change) => character.read({ ...VERA, ...change }, 'vera')
/** Faults of Vera with something else in her file: rule, place and words. */
const faults = (change: Change, severity?: string) =>
  problemsOf(read(change))
    .filter(one => one.severity === severity)
    .map(({ rule, where, message }) => [rule.replace('tensided.', ''), where, message])

const stats = (change: Change) => ({ stats: { ...VERA.stats, ...change } })
const rich = { xp: { starting: 100_000 } }

test('tensided.stats.purchase: too many points, and bounds of each stat', () => {
  expect(faults(stats({ aptitude: 8 }))).toEqual([
    ['stats.purchase', 'stats', 'the stats add up to 50, 48 are allowed: 2 too many'],
  ])
  expect(faults(stats({ physique: 0, aptitude: 11 }))).toEqual([
    ['stats.purchase', 'stats.physique', 'Physique 0 is below 1, the least'],
    ['stats.purchase', 'stats.aptitude', 'Aptitude 11 is above 10, the most that can be bought'],
  ])
  expect(faults(stats({ aptitude: 5 }), 'warning')).toEqual([
    ['stats.purchase', 'stats', '1 points for stats are unspent'],
  ])
  const generous = { campaign: { settings: { 'tensided.extra_stat_points': 10 } }, ...stats({ aptitude: 8 }) }
  expect(faults(generous)).toEqual([])
})

test('tensided.traits.exclusive: every two traits about one subject are told once', () => {
  const found = faults({ ...rich, traits: [{ key: 'lucky' }, { key: 'charmed' }, { key: 'enemy' }, { key: 'enemy' }] })
  expect(found).toEqual([
    ['traits.stacking', 'traits[2]', 'Enemy is taken 2 times, 1 is allowed'],
    ['traits.exclusive', 'traits[1]', 'Lucky and Charmed are both about action-points: one of them'],
    ['traits.exclusive', 'traits[3]', 'Enemy is there twice'],
  ])
  // What is gone stands in nobody's way.
  expect(faults({ ...rich, traits: [{ key: 'lucky', gone: true }, { key: 'charmed' }] })).toEqual([])
})

test('tensided.traits.stacking: no trait may be taken more often than its row says, over all its entries', () => {
  for (const { key, name, magnitude, max, per } of [...MERIT_ROWS, ...FLAW_ROWS]) {
    const subject = per === 'stat' ? 'charisma' : per === 'skill' ? 'stealth' : 'gin'
    const most = Math.floor(max / magnitude)
    const entry = (times: number) => ({ key, times, subject, criterion: magnitude === 4 ? 'c' : 'a' })
    const told = (traits: readonly unknown[]) =>
      faults({ ...rich, traits }).filter(([rule]) => rule === 'traits.stacking')
    expect(told([entry(most)]), name).toEqual([])
    expect(told([entry(most), entry(1)]).length, name).toBe(1)
  }
  expect(faults({ ...rich, traits: [{ key: 'gifted', subject: 'strength' }, { key: 'knack' }] })).toEqual([
    ['traits.stacking', 'traits[0].subject', 'Gifted is for one of the eight stats: say which'],
    ['traits.stacking', 'traits[1].subject', 'Knack is for one skill: say which'],
  ])
})

test('tensided.traits.when: what is for creation alone is told where play brought it', () => {
  for (const { key, name, later, per } of MERIT_ROWS) {
    const subject = per === 'stat' ? 'charisma' : 'stealth'
    const told = faults({ ...rich, traits: [{ key, subject, origin: 'play' }] })
    expect(told, name).toEqual(later ? [] : [['traits.when', 'traits[0]', `${name} is taken at creation only`]])
  }
  expect(faults({ traits: [{ key: 'poor', origin: 'play' }], ...rich })[0]?.[0]).toBe('traits.when')
  const flinch = { ...rich, abilities: ['stubborn-shooter'], traits: [{ key: 'shooters-flinch' }] }
  expect(faults(flinch)).toEqual([['traits.when', 'traits[0]', 'a stubborn shooter never flinches']])
})

test('tensided.traits.when: a campaign’s limit caps what flaws give', () => {
  const campaign = { settings: { 'tensided.flaw_xp_limit': 20 } }
  expect(sheetOf(read({ campaign })).xp).toMatchObject({ flaw_xp: 20, available: -12 })
  expect(faults({ campaign })).toEqual([['xp.ledger', 'xp', '332 XP are spent, and there are 320: 12 too many']])
  expect(faults({ campaign }, 'warning')).toEqual([
    ['traits.when', 'traits', 'flaws give at most 20 XP in this campaign'],
  ])
})

test('tensided.traits.addiction: of two criteria one must be named', () => {
  const told = (taken: object) => faults({ ...rich, traits: [{ subject: 'gin', ...taken }] }).map(([rule]) => rule)
  expect(told({ key: 'addiction-1' })).toEqual([])
  expect(told({ key: 'addiction-2' })).toEqual(['traits.addiction'])
  expect(told({ key: 'addiction-2', criterion: 'b' })).toEqual([])
  expect(told({ key: 'addiction-4', criterion: 'b' })).toEqual(['traits.addiction'])
  // Withdrawal is on all rolls, and what it ruins is lost of every stat.
  const ruined = read({
    ...rich,
    traits: [{ key: 'addiction-4', subject: 'gin', criterion: 'c', months_used: 6, days_without: 2 }],
  })
  expect(sheetOf(ruined)).toMatchObject({ addiction_df: 6, stats: { physique: 4, aptitude: 4 } })
})

test('tensided.abilities.catalog: every ability needs its chain, wherever that stands in the list', () => {
  for (const ability of BOUGHT_ABILITIES) {
    const { needs } = abilityRow(ability)
    const chain = (one: (typeof ABILITIES)[number]): readonly string[] =>
      abilityRow(one).needs.flatMap(chain).concat(one)
    expect(faults({ ...rich, abilities: [ability] }).length, ability).toBe(needs.length === 0 ? 0 : 1)
    expect(faults({ ...rich, abilities: chain(ability).toReversed() }), ability).toEqual([])
  }
  expect(faults({ ...rich, abilities: ['scout', 'scout'] })).toEqual([
    ['abilities.catalog', 'abilities[1]', 'Scout: owned already'],
  ])
  expect(faults({ ...rich, abilities: ['mimicry', 'mimicry', 'mimicry'] })).toEqual([])
})

test('tensided.skills.concentrations: the first is free and must be chosen, others must exist', () => {
  const told = (skill: object) => faults({ ...rich, skills: [skill] }).map(([rule, where]) => [rule, where])
  expect(told({ skill: 'ranged-combat', level: 3 })).toEqual([['skills.concentrations', 'skills[0].concentrations']])
  expect(told({ skill: 'ranged-combat', level: 3, concentrations: ['pistols'] })).toEqual([
    ['skills.concentrations', 'skills[0].concentrations[0]'],
  ])
  expect(told({ skill: 'stealth', level: 3, concentrations: ['woods'] })).toEqual([
    ['skills.concentrations', 'skills[0].concentrations'],
  ])
  expect(told({ skill: 'education:history', level: 3, concentrations: ['Rome'] })).toEqual([])
  expect(told({ skill: 'pilot', level: 3 })).toEqual([['skills.pilot', 'skills[0].concentrations']])
  const twice = faults({
    ...rich,
    skills: [
      { skill: 'spot', level: 1 },
      { skill: 'spot', level: 2 },
    ],
  })
  expect(twice.map(([rule]) => rule)).toEqual(['skills.catalog'])
  const pilots = [
    { skill: 'pilot', level: 2, concentrations: ['boat'], simple_controls: true },
    { skill: 'pilot', level: 2, concentrations: ['helicopter', 'gyrocopter'] },
  ]
  expect(faults({ ...rich, skills: pilots })).toEqual([])
  expect(sheetOf(read({ ...rich, skills: pilots })).skills.map(({ xp, complex }) => [xp, complex])).toEqual([
    [3, false],
    [23, true],
  ])
})

test('tensided.traits.followers: too many, too good, too dear, or without the merit', () => {
  const told = (traits: readonly unknown[], xps: readonly number[]) =>
    faults({ xp: { starting: 1000 }, traits, followers: xps.map(xp => ({ xp })) }).map(([, , words]) => words)
  expect(told([], [100])[0]).toMatch('followers come with a merit')
  expect(told([{ key: 'companion' }], [250])).toEqual([])
  expect(told([{ key: 'companion' }], [251])[0]).toBe('no follower may be built with more than 250 XP')
  expect(told([{ key: 'companion' }], [100, 100])[0]).toBe('2 followers, and the merit brings 1')
  expect(told([{ key: 'retinue' }], [500, 501])).toEqual([
    'the followers are built with 1001 XP together, 1000 are allowed',
  ])
  const own = character.read({ ...VERA, xp: { starting: 250 } }, 'own')
  const nested = faults({
    xp: { starting: 1000 },
    traits: [{ key: 'companion' }],
    followers: [{ xp: 100, character: own }],
  })
  expect(nested.map(([rule, where]) => [rule, where])).toEqual([
    ['traits.followers', 'followers[0].character'],
    ['xp.ledger', 'followers[0].character.xp'],
  ])
})

test('tensided.traits.starting-money: what costs more than there is, and things that no table has', () => {
  const told = (gear: object) => faults({ gear }).map(([rule, where]) => [rule, where])
  expect(told({ guns: [{ gun: 'Minigun' }] })).toEqual([['traits.starting-money', 'gear']])
  expect(told({ guns: [{ gun: 'Minigun', price: 0 }] })).toEqual([])
  expect(faults({ gear: { guns: [{ gun: '9mm Pistole' }] } })[0]?.[2]).toMatch('perhaps 9mm Pistol')
  expect(
    told({ melee: [{ weapon: '9mm Pistol' }], explosives: [{ explosive: 'Brick' }], armor: [{ armor: 'Tin' }] }),
  ).toEqual([
    ['equipment.melee', 'gear.melee[0]'],
    ['equipment.melee', 'gear.explosives[0]'],
    ['equipment.armor', 'gear.armor[0]'],
  ])
  expect(told({ guns: [{ gun: '9mm Pistol', rounds: 16, choke: 'duckbill' }] })).toEqual([
    ['equipment.guns', 'gear.guns[0].rounds'],
    ['ranged.shot', 'gear.guns[0]'],
  ])
  expect(
    told({
      armor: [
        { armor: 'Level II vest', without: ['helmet'] },
        { armor: 'Heavy leather jacket', spectra: true },
      ],
    }),
  ).toEqual([
    ['equipment.armor-parts', 'gear.armor[0].without'],
    ['equipment.armor-spectra', 'gear.armor[1].spectra'],
  ])
  const heavy = { gear: { armor: [{ armor: 'Heavy combat armor' }] } }
  expect(faults(heavy, 'warning')).toEqual([
    ['equipment.armor-weight', 'gear.armor', 'the armour is too heavy: ×0.75 movement, +2 DF hand to hand'],
  ])
  expect(sheetOf(read(heavy))).toMatchObject({ hth_df: 2, movement: { walk: 1.5 } })
})

test('tensided.core.campaign-settings: what a campaign cannot use is told, the rest is in force', () => {
  const campaign = { settings: { 'tensided.hp_factor': 5, 'tensided.belt_rounds': 'many', 'tensided.nothing': 1 } }
  expect(faults({ campaign }).map(([rule, where]) => [rule, where])).toEqual([
    ['core.campaign-settings', 'campaign.settings.tensided.belt_rounds'],
    ['core.campaign-settings', 'campaign.settings'],
  ])
  expect(sheetOf(read({ campaign })).hp).toBe(35)
  const weapons = { settings: { 'tensided.weapon_overrides': { Blaster: { dmg: 9 } } } }
  expect(faults({ campaign: weapons }).length).toBe(1)
})

test('tensided.sheet.fields: leanings have bounds, and what a sheet should have is asked for', () => {
  expect(faults({ person: { conformity: 11, height: 'tall', weight_lb: 150, age: 30 } })).toEqual([
    ['sheet.fields', 'person.conformity', 'conformity goes from −10 to 10'],
  ])
  expect(faults({ person: {}, languages: [] }, 'warning').map(([, where]) => where)).toEqual([
    'person.height',
    'person.weight_lb',
    'person.age',
    'languages',
  ])
})

test('a fault that the game master allows is told, and makes nobody illegal', () => {
  const allowed = [{ rule: 'tensided.stats.purchase', note: 'a legend' }]
  const one = read({ ...stats({ aptitude: 9 }), allowed })
  expect(isLegal(one)).toBe(true)
  expect(problemsOf(one)[0]).toMatchObject({ severity: 'allowed' })
})

test('names that are in no list, and bounds, are refused with the place and the nearest name', () => {
  expect(() => read({ traits: [{ key: 'luky' }] })).toThrow(
    'vera.traits[0].key: expected a merit or a flaw, perhaps lucky',
  )
  expect(() => read({ skills: [{ skill: 'stelth', level: 1 }] })).toThrow('perhaps stealth')
  expect(() => read({ abilities: ['marksmen'] })).toThrow('vera.abilities[0]: expected an ability, perhaps marksman')
  expect(() => read({ skills: [{ skill: 'stealth', level: -1 }] })).toThrow('vera.skills[0].level')
  expect(() => read({ health: { status: 'woundet' } })).toThrow('perhaps wounded')
  expect(() => read({ stats: { ...VERA.stats, physique: 6.5 } })).toThrow('vera.stats.physique')
})

test('tensided.traits.gifted and knack: bonuses are in play and never in the price', () => {
  const traits = [
    { key: 'gifted', subject: 'coordination', times: 2 },
    { key: 'knack', subject: 'medic' },
    { key: 'stunted', subject: 'charisma' },
  ]
  const { stats: now, skills, xp } = sheetOf(read({ ...rich, traits }))
  expect(now).toMatchObject({ coordination: 9, charisma: 4 })
  const medic = skills.find(({ skill }) => skill === 'medic')
  expect(medic).toMatchObject({ level: 4, bonus: 4, xp: 10, rolls: [{ attribute: 22 }] })
  expect(xp).toMatchObject({ merits: 110, flaw_xp: 30 })
})

test('tensided.xp.ledger: the account always adds up', () => {
  const traits = fc.array(
    fc.record({
      key: fc.constantFrom(...MERIT_ROWS, ...FLAW_ROWS).map(({ key }) => key),
      times: fc.integer({ min: 1, max: 5 }),
      gone: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  const skills = fc.array(
    fc.record({ skill: fc.constantFrom('stealth', 'law', 'hth-combat', 'pilot'), level: fc.nat(12) }),
  )
  fc.assert(
    fc.property(traits, skills, fc.nat(100), fc.nat(50), (some, learned, earned, paid_back) => {
      const one = read({ traits: some, skills: learned, xp: { starting: 300, earned, paid_back } })
      const x = accountOf(one, rulesetOf(one).silent)
      expect(x.spent).toBe(x.merits + x.skills + x.abilities + x.languages)
      expect(x.available).toBe(300 + x.flaw_xp + earned - x.spent - paid_back)
      expect(
        faults({ traits: some, skills: learned, xp: { starting: 300, earned, paid_back } }).some(
          ([rule]) => rule === 'xp.ledger',
        ),
      ).toBe(x.available < 0)
    }),
    { numRuns: 60 },
  )
})

test('every stat of the eight is bought, none else', () => {
  expect(Object.keys(VERA.stats)).toEqual([...STATS])
})
