/** Using a skill: the inventory's cases, every skill by its name, the referee's word, and what is kept from players. */
import { odds, script, takeFirst } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { of36 } from '../../skill/throw/two-dice-fixture.ts'
import { SHORT_FORMS, SKILLS } from '../../tables/skill/skills.ts'
import { ada, at, bram, gm, guest, seen, somebody, world } from '../test/skill-fixture.ts'
import { LEAVE, PLAIN_USE, useSkill } from './skills.ts'

const USUAL = { default_zero: false, jack_of_all_trades: true }
const plain = { ...PLAIN_USE, ...USUAL, who: 'Ada' }
const adaWith = (skills: { readonly [skill: string]: number }) => at({ Ada: somebody(skills), Bram: somebody({}) })

type Given = Parameters<typeof useSkill.run>[1]
const use = (skills: { readonly [skill: string]: number }, given: Partial<Given>, answers: readonly number[]) => {
  const { result, entries } = script(world, useSkill, { ...plain, skill: '', ...given }, adaWith(skills), answers)
  return { result, entries, fact: entries[0]?.fact?.values }
}

describe('traveller.proc.skill-throw', () => {
  const cases: readonly (readonly [string, { readonly [skill: string]: number }, Partial<Given>, number, object])[] = [
    ['administration', {}, { skill: 'Admin' }, 9, { throw: '7+', dm: -3, success: false }],
    ['administration', { Administration: 2 }, { skill: 'Admin' }, 3, { throw: '7+', dm: 4, success: true }],
    [
      'administration',
      { Administration: 2 },
      { skill: 'Admin', use: 'serving', throw: '9+' },
      7,
      { dm: 2, success: true },
    ],
    [
      'air-raft',
      { 'Air/Raft': 1 },
      { skill: 'air raft', referee_dms: [-1, -1] },
      5,
      { throw: '5+', dm: -1, success: false },
    ],
    ['atv', { ATV: 2 }, { skill: 'ATV', throw: '8+' }, 6, { dm: 2, success: true }],
    ['bribery', { Bribery: 1 }, { skill: 'Bribery', law_level: 6 }, 7, { throw: '6-', dm: -1, success: true }],
    [
      'electronics',
      { Electronics: 2 },
      { skill: 'Electronic', throw: '9+', referee_dms: [-5] },
      12,
      { dm: -3, success: true },
    ],
    ['engineering', { Engineering: 2 }, { skill: 'Engineering', throw: '12+' }, 8, { dm: 4, success: true }],
    ['forgery', { Forgery: 2 }, { skill: 'Forgery' }, 9, { throw: '6+', dm: -4, success: true }],
    ['forgery', { Forgery: 1 }, { skill: 'Forgery' }, 8, { dm: -2, success: false }],
    ['forward-observer', { 'Forward Observer': 1 }, { skill: 'Fwd Obsvr' }, 6, { throw: '11+', dm: 5, success: true }],
    ['forward-observer', {}, { skill: 'Fwd Obsvr', fire_turn: 4 }, 11, { dm: -1, success: false }],
    ['gambling', { Gambling: 2 }, { skill: 'Gambling', use: 'organized' }, 7, { throw: '9+', dm: 2, success: true }],
    ['jack-of-all-trades', { 'Jack of all Trades': 3 }, { skill: 'Admin' }, 7, { level: 0, dm: 0, success: true }],
    [
      'mechanical',
      { Mechanical: 1 },
      { skill: 'Mechanical', throw: '8+', referee_dms: [1, -3] },
      9,
      { dm: -1, success: true },
    ],
    ['navigation', { Navigation: 2 }, { skill: 'Navigation', throw: '9+' }, 7, { dm: 2, success: true }],
    [
      'navigation',
      { Navigation: 2 },
      { skill: 'Navigation', throw: '9+', night_sky: false },
      7,
      { dm: 0, success: false },
    ],
    [
      'pilot',
      { Pilot: 3 },
      { skill: "Ship's Boat", use: 'escape' },
      8,
      { level: 2, throw: '10+', dm: 2, success: true },
    ],
    [
      'ships-boat',
      { "Ship's Boat": 3 },
      { skill: "Ship's Boat", use: 'landing' },
      5,
      { throw: '9+', dm: 4, success: true },
    ],
    ['streetwise', {}, { skill: 'Streetwise', throw: '5+' }, 9, { dm: -5, success: false }],
    ['vacc-suit', { 'Vacc Suit': 1 }, { skill: 'Vacc' }, 6, { throw: '10+', dm: 4, success: true }],
    ['vacc-suit', {}, { skill: 'Vacc', use: 'remedy' }, 10, { throw: '7+', dm: -4, success: false }],
    ['vehicle', { 'Ground Car': 2 }, { skill: 'ATV', throw: '8+' }, 7, { level: 1, dm: 1, success: true }],
    [
      'xeno-medicine',
      { Medical: 3 },
      { skill: 'Medic', throw: '8+', patient: 'alien' },
      7,
      { level: 1, dm: 1, success: true },
    ],
    ['gunnery', { Gunnery: 2 }, { skill: 'Gunnery', throw: '8+' }, 6, { dm: 2, success: true }],
    ['steward', { Steward: 1 }, { skill: 'Steward', throw: '8+' }, 6, { dm: 1, success: false }],
    ['tactics', { Tactics: 3 }, { skill: 'Tactics', throw: '8+' }, 5, { dm: 3, success: true }],
    [
      'new-skills',
      { 'Laser Pistol': 2 },
      { skill: 'Laser Pistol', throw: '8+' },
      6,
      { level: 2, dm: 2, success: true },
    ],
    [
      'default-zero',
      {},
      { skill: 'Streetwise', throw: '5+', default_zero: true },
      5,
      { level: 0, dm: 0, success: true },
    ],
  ]
  for (const [topic, skills, given, roll, expected] of cases) {
    test(`traveller.skill.${topic}: ${JSON.stringify({ skills, ...given, roll })}`, () => {
      const { fact, entries } = use(skills, given, [roll])
      expect(fact).toMatchObject(expected)
      expect(entries[0]?.rolls).toMatchObject([{ total: roll, by: 'Ada' }])
    })
  }
  test('every skill can be used by any of its names, for each of its uses', () => {
    const named = [
      ...SKILLS,
      ...Object.keys(SHORT_FORMS).filter(short => !/Psg|Travellers|Cbt/.test(short)),
      'Astronomy',
    ]
    for (const skill of named) {
      const { result } = use({}, { skill, throw: '2+', referee_dms: [10] }, [2])
      expect(result, skill).toEqual({ allowed: true, success: skill !== 'Gambling' && skill !== 'Forgery' })
    }
  })
  test('where the book names no number, the referee must', () => {
    const { result, fact } = use({ Mechanical: 1 }, { skill: 'Mechanical' }, [])
    expect(result).toMatchObject({ allowed: false, rule: 'traveller.skill.referee-throw' })
    expect(fact).toBeUndefined()
  })
  test('a use that the skill does not have is refused with those it has', () => {
    expect(() => use({}, { skill: 'ATV', use: 'breakdown', throw: '8+' }, [])).toThrow('use: expected one of off_road')
    expect(() => use({}, { skill: 'Brawling', use: 'dance', throw: '8+' }, [])).toThrow('use: expected one of usual')
  })
  test('its exact odds are those of the throw', () => {
    const given = { ...plain, skill: 'Administration' }
    for (const [skills, dm] of [
      [{}, -3],
      [{ Administration: 1 }, 2],
      [{ 'Jack of all Trades': 1 }, 0],
    ] as const) {
      const found = odds(world, useSkill, given, adaWith(skills), takeFirst)
      const { ways, of } = found.chance(({ result }) => result.allowed && result.success)
      expect(Number(ways) * 36).toBe(of36(roll => roll + dm >= 7) * Number(of))
    }
  })
  test('nothing else of the state changes', () => {
    const start = adaWith({ Medical: 1 })
    expect(script(world, useSkill, { ...plain, skill: 'Medical', throw: '8+' }, start, [7]).state).toEqual(start)
  })
})

describe('traveller.core.referee-override', () => {
  test('another number is noted beside the one the book states', () => {
    const ruling = { success: null, because: 'he owes her a favour' }
    const { fact } = use({}, { skill: 'Admin', throw: '4+', ruling }, [7])
    expect(fact).toMatchObject({ stated: '7+', throw: '4+', dm: -3, success: true, ruling: 'he owes her a favour' })
  })
  test('a result is ruled without dice, and the log says so', () => {
    const ruling = { success: false, because: 'the tool broke' }
    const { fact, entries, result } = use({ Mechanical: 6 }, { skill: 'Mechanical', throw: '2+', ruling }, [])
    expect(result).toEqual({ allowed: true, success: false })
    expect(fact).toMatchObject({ throw: '2+', dm: null, success: false, ruling: 'the tool broke' })
    expect(entries[0]?.rolls).toEqual([])
  })
})

describe('traveller.core.hidden-rolls', () => {
  const tried = (secret: Given['secret']) =>
    use({ Streetwise: 2 }, { skill: 'Streetwise', throw: '9+', secret }, [7]).entries
  const NUMBERS = ['level', 'stated', 'throw', 'dm', 'ruling']

  test('openly: the player sees everything, others what came of it', () => {
    const entries = tried('nothing')
    expect(seen(entries, ada)).toEqual(seen(entries, gm))
    expect(seen(entries, ada)[0]?.why.length).toBeGreaterThan(0)
    for (const seat of [bram, guest]) {
      const [view] = seen(entries, seat)
      expect(view?.fact?.values).toEqual({
        who: 'Ada',
        skill: 'Streetwise',
        use: 'contact',
        success: true,
        secret: 'nothing',
      })
      expect(view?.why).toEqual([])
    }
  })
  test('the number is kept from the player, then the outcome, then the whole throw', () => {
    for (const seat of [ada, bram, guest]) {
      const [number] = seen(tried('number'), seat)
      expect(number?.fact?.values).toHaveProperty('success', true)
      const [outcome] = seen(tried('outcome'), seat)
      expect(outcome?.fact?.values).not.toHaveProperty('success')
      for (const view of [number, outcome]) {
        for (const field of NUMBERS) expect(view?.fact?.values).not.toHaveProperty(field)
        expect([view?.rolls, view?.why]).toEqual([[], []])
      }
      expect(seen(tried('everything'), seat)).toEqual([])
    }
  })
  test('the referee sees it all', () => {
    for (const secret of ['number', 'outcome', 'everything'] as const) {
      const [view] = seen(tried(secret), gm)
      expect(view?.fact?.values).toMatchObject({ level: 2, dm: 2, success: true })
      expect(view?.rolls).toMatchObject([{ total: 7, secret: true }])
      expect(view?.why.length).toBeGreaterThan(0)
    }
  })
})

test('traveller.skill.jack-of-all-trades: the referee may forbid it', () => {
  expect(Object.keys(LEAVE)).toEqual(Object.keys(USUAL))
  const given = { skill: 'Streetwise', throw: '5+', jack_of_all_trades: false }
  expect(use({ 'Jack of all Trades': 1 }, given, [9]).fact).toMatchObject({ level: null, dm: -5, success: false })
})
