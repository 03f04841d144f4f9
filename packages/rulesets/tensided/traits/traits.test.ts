import { readFileSync } from 'node:fs'
import { compose, Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { choosable } from '../ruleset/rules.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { FLAW_ROWS } from '../tables/flaws.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { MERIT_ROWS } from '../tables/merits.ts'
import { addiction } from './addiction.ts'
import { cost, stacking } from './cost.ts'
import { exclusive, SUBJECTS, SUBJECTS_EACH } from './exclusive.ts'
import { flaws } from './flaws.ts'
import { followers, information, money } from './followers.ts'
import { merits } from './merits.ts'
import { payback, when } from './when.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const dataOf = (rule: string) => inventory.rules.find(({ id }: { readonly id: string }) => id === rule).data

test('tensided.traits.merits, tensided.traits.flaws: every key has its row, in the same order', () => {
  expect(MERIT_ROWS.map(({ key }) => key)).toEqual(MERITS)
  expect(FLAW_ROWS.map(({ key }) => key)).toEqual(FLAWS)
})

test('tensided.traits.cost: ten times the sum of the magnitudes; a raise costs what is missing', () => {
  const paid = [1, 2, 3, 4, 5].map(magnitude => cost({ magnitude }, why))
  expect(paid).toEqual(Object.values(dataOf('tensided.traits.cost')))
  for (let from = 0; from <= 5; from++) {
    let xp = 0
    for (let magnitude = Math.max(1, from); magnitude <= 5; magnitude++) {
      if (magnitude > from) xp += 10 * magnitude
      expect(cost({ magnitude, from }, why)).toBe(xp)
    }
  }
  expect(() => cost({ magnitude: 2, from: 3 }, why)).toThrow('at most 2')
  expect(() => cost.answer({ magnitude: 6 }, why)).toThrow('magnitude')
})

test('tensided.traits.stacking: of every trait as often as its limit allows, at the price of one that big', () => {
  for (const [kind, rows] of [
    ['merit', MERIT_ROWS],
    ['flaw', FLAW_ROWS],
  ] as const) {
    for (const { key, magnitude, max } of rows) {
      for (let times = 1; times <= 6; times++) {
        const { allowed, magnitude: whole, xp } = stacking.answer({ [kind]: key, times }, why).answer
        expect([allowed, whole]).toEqual([magnitude * times <= max, magnitude * times])
        expect(xp).toBe(allowed === true ? cost({ magnitude: magnitude * times }, why) : null)
      }
    }
  }
  expect(stacking({ merit: 'knack', skills: ['spot', 'stealth', 'medic'] }, why)).toMatchObject({ bonus: 4, xp: 30 })
  expect(() => stacking({}, why)).toThrow('neither')
  expect(() => stacking({ merit: 'fast', flaw: 'slow' }, why)).toThrow('both')
})

test('tensided.traits.exclusive: any two traits exclude each other exactly if a subject of the inventory has both', () => {
  const groups: readonly (readonly string[])[] = Object.values(dataOf('tensided.traits.exclusive'))
  expect({ ...SUBJECTS, ...SUBJECTS_EACH }).toEqual(dataOf('tensided.traits.exclusive'))
  const all = [...MERITS, ...FLAWS]
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const both = groups.some(group => group.includes(one) && group.includes(other))
      expect(exclusive({ take: [one, other] }, why).allowed).toBe(!both)
    }
  }
})

test('tensided.traits.exclusive: another stat, another substance is another thing; the same once more is not', () => {
  const take: never[] = []
  const gifts = (subject: string) =>
    exclusive(
      {
        take,
        traits: [
          { key: 'gifted', subject: 'physique' },
          { key: 'stunted', subject },
        ],
      },
      why,
    ).allowed
  expect([gifts('physique'), gifts('charisma')]).toEqual([false, true])
  const drugs = (subject: string) =>
    exclusive(
      {
        take,
        traits: [
          { key: 'addiction-1', subject: 'tea' },
          { key: 'addiction-1', subject },
        ],
      },
      why,
    ).allowed
  expect([drugs('tea'), drugs('poppy')]).toEqual([false, true])
  expect(exclusive({ take: ['blind', 'blind'] }, why).allowed).toBe(false)
  expect(exclusive({ take: ['soft', 'soft'] }, why).allowed).toBe(true)
  expect(exclusive({ take: ['rich', 'poor', 'deaf', 'keen-ears'] }, why).conflicts).toEqual([
    { subject: 'wealth', traits: ['rich', 'poor'] },
    { subject: 'hearing', traits: ['deaf', 'keen-ears'] },
  ])
})

test('tensided.traits.when: merits in play as their rows say; flaws befall, and give nothing', () => {
  for (const { key, later, magnitude } of MERIT_ROWS) {
    const xp_cost = cost({ magnitude }, why)
    expect(when({ phase: 'play', merit: key }, why)).toEqual({ allowed: later, xp_cost })
    expect(when({ phase: 'creation', merit: key }, why)).toEqual({ allowed: true, xp_cost })
  }
  for (const { key, magnitude } of FLAW_ROWS) {
    expect(when({ phase: 'creation', flaw: key }, why)).toEqual({ allowed: true, xp_gained: cost({ magnitude }, why) })
    expect(when({ phase: 'play', flaw: key, cause: 'events' }, why)).toEqual({ allowed: key !== 'poor', xp_gained: 0 })
    expect(when({ phase: 'play', flaw: key, cause: 'choice' }, why).allowed).toBe(false)
  }
  expect(() => when({ phase: 'play' }, why)).toThrow('neither')
})

test('tensided.traits.when: a campaign may limit what flaws give', () => {
  const limited = compose(choosable, { options: [], settings: { 'tensided.flaw_xp_limit': 50 } }).silent
  const gained = [0, 10, 30, 50, 70].map(flaw_xp => when({ phase: 'creation', flaw: 'enemy', flaw_xp }, limited))
  expect(gained.map(one => 'xp_gained' in one && one.xp_gained)).toEqual([30, 30, 20, 0, 0])
  expect(when({ phase: 'creation', flaw: 'blind', flaw_xp: 500, flaw_xp_limit: null }, limited)).toMatchObject({
    xp_gained: 150,
  })
})

const halves = fc.integer({ min: 0, max: 400 }).map(half => half / 2)

test('tensided.traits.payback: what was given is taken back, now or later, and not a half point more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      halves,
      fc.array(halves, { maxLength: 60 }),
      (flaw_magnitude, available, awards) => {
        const owed = cost({ magnitude: flaw_magnitude }, why)
        const first = payback({ flaw_magnitude, available }, why)
        let { debt, paid_back: paid } = first
        expect([available - (first.available ?? 0), debt]).toEqual([Math.min(owed, available), owed - paid])
        for (const earned of awards) {
          const next = payback({ debt, earned }, why)
          expect(next.available_gain).toBe(earned - next.paid_back)
          expect(next.paid_back).toBeLessThanOrEqual(Math.min(debt, earned / 2 + 0.25))
          expect(next.paid_back).toBeGreaterThanOrEqual(Math.min(debt, earned / 2))
          expect(next.paid_back * 2).toBe(Math.round(next.paid_back * 2))
          paid += next.paid_back
          debt = next.debt
        }
        expect(paid + debt).toBe(owed)
        expect(debt).toBeGreaterThanOrEqual(0)
      },
    ),
  )
  expect(() => payback({}, why)).toThrow('neither')
})

test('tensided.traits.merits and flaws: what all of them are worth is what each of them is', () => {
  for (const { key, magnitude } of MERIT_ROWS)
    expect(merits({ merits: [key] }, why)['xp']).toBe(cost({ magnitude }, why))
  for (const { key, magnitude } of FLAW_ROWS)
    expect(flaws({ flaws: [key] }, why).xp_gained).toBe(cost({ magnitude }, why))
  expect(merits({ merits: ['lucky', 'rich'], resilient: 3 }, why)).toEqual({ xp: 150, action_points: 2 })
  expect(merits({ knack: 2, skill: 'stealth' }, why)).toEqual({ xp: 30, skill_bonus: 8, action_points: 1 })
  expect(merits({ gifted: 2, stat: 'charisma' }, why)).toEqual({ xp: 100, stat_change: 2, action_points: 1 })
  expect(flaws({ flaws: ['deaf'], roll: 'alertness' }, why).automatic_failure).toBe(true)
  expect(flaws({ flaws: ['deaf'], roll: 'spot' }, why).automatic_failure).toBe(false)
  expect(flaws({ stunted: 2, stat: 'physique', stat_value: 2 }, why)).toMatchObject({ stat_change: -2, stat_value: 1 })
})

test('tensided.traits.addiction: day by day, for every magnitude and criterion', () => {
  const course = (magnitude: number, criterion?: 'a' | 'b' | 'c' | 'd') =>
    [0, 1, 2, 3, 7].map(days_without => {
      const { df_modifier, dead } = addiction(
        criterion === undefined ? { magnitude, days_without } : { magnitude, criterion, days_without },
        why,
      )
      return dead ? 'dead' : df_modifier
    })
  expect(course(1)).toEqual([0, 2, 2, 2, 2])
  expect(course(2, 'a')).toEqual([0, 2, 2, 2, 2])
  expect(course(2, 'b')).toEqual([0, 5, 6, 7, 11])
  expect(course(3)).toEqual([0, 5, 6, 7, 11])
  expect(course(4, 'c')).toEqual([0, 5, 6, 7, 11])
  expect(course(4, 'd')).toEqual([0, 5, 7, 9, 'dead'])
  expect(course(5)).toEqual([0, 5, 7, 9, 'dead'])
  expect(() => course(2)).toThrow('one of a, b')
  expect(() => course(4, 'a')).toThrow('one of c, d')
})

test('tensided.traits.addiction: a ruinous one takes a point of every stat each three months, and at last the life', () => {
  for (let months_used = 0; months_used <= 30; months_used++) {
    const { physique, dead, stat_loss } = addiction({ magnitude: 5, months_used, physique: 6 }, why)
    expect(stat_loss).toBe(Math.floor(months_used / 3))
    expect([physique, dead]).toEqual([Math.max(0, 6 - Math.floor(months_used / 3)), months_used >= 18])
    expect(addiction({ magnitude: 3, months_used, physique: 6 }, why)).toMatchObject({ physique: 6, dead: false })
  }
})

test('tensided.traits.followers: shares within every limit, and no others', () => {
  const LIMITS = {
    companion: [1, 0.25, 0.25],
    friend: [1, 0.5, 0.5],
    bodyguard: [1, 1, 1],
    retinue: [6, 1, 1],
    posse: [12, 1, 4],
  } as const
  const merit = fc.constantFrom('companion', 'friend', 'bodyguard', 'retinue', 'posse')
  fc.assert(
    fc.property(
      merit,
      fc.integer({ min: 0, max: 500 }),
      fc.array(fc.nat(300), { maxLength: 14 }),
      (one, starting_xp, shares) => {
        const [most, each, all] = LIMITS[one]
        const { valid, total } = followers({ merits: [one], starting_xp, shares }, why)
        const sum = shares.reduce((before, share) => before + share, 0)
        expect(total).toBe(sum)
        expect(valid).toBe(
          shares.length <= most && shares.every(share => share <= starting_xp * each) && sum <= starting_xp * all,
        )
      },
    ),
  )
  expect(() => followers({ merits: ['rich'], starting_xp: 300 }, why)).toThrow('brings followers')
})

test('tensided.traits.information: as many of ten faces as the chance says', () => {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const helped = (x: Parameters<typeof information>[0]) =>
    faces.filter(d10 => information({ ...x, d10 }, why).helped).length
  const d10 = 1
  expect(helped({ merits: ['contacts'], d10 })).toBe(3)
  expect(helped({ merits: ['connected'], d10 })).toBe(6)
  expect(helped({ merits: ['networked'], d10 })).toBe(9)
  expect(helped({ merits: ['photographic-memory'], d10 })).toBe(5)
  expect(helped({ merits: ['photographic-memory', 'networked'], source: 'memory', d10 })).toBe(5)
  expect(helped({ merits: ['photographic-memory'], source: 'contacts', d10 })).toBe(0)
  expect(helped({ d10 })).toBe(0)
})

test('tensided.traits.starting-money: the table of the inventory; a campaign’s own sum; what comes later', () => {
  for (const { trait, money: sum } of dataOf('tensided.traits.starting-money')) {
    const x = MERITS.includes(trait) ? { merits: [trait] } : FLAWS.includes(trait) ? { flaws: [trait] } : {}
    expect(money(x, why)).toEqual({ money: sum })
  }
  const poorer = compose(choosable, { options: [], settings: { 'tensided.starting_money': 500 } }).silent
  expect(money({}, poorer)).toEqual({ money: 500 })
  expect(money({ taken_later: 'rich' }, why)).toEqual({ money: 2000, gained: 250_000 })
  expect(money({ merits: ['wealthy'], taken_later: 'rich' }, why)).toEqual({ money: 50_000, gained: 200_000 })
  expect(() => money({ taken_later: 'lucky' }, why)).toThrow('a merit of wealth')
})
