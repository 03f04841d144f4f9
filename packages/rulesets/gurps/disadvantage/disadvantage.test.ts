import { readFileSync } from 'node:fs'
import { compose, isObject, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { attributeCost } from '../attribute/attribute.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { addiction } from './addiction.ts'
import { intolerance, pacifism } from './conduct.ts'
import { phobia, phobiaList, postCombatShakes } from './fears.ts'
import { disadvantageLimit } from './limit.ts'
import { mentalRolls } from './mental-rolls.ts'
import { RESIST_TABLE, resistTable } from './resist-table.ts'
import { secret } from './secret.ts'
import { lazinessIncome, primitive, youth } from './station.ts'
import { greed, gullibility } from './temptation.ts'

const why = compose({ options: [] }).silent
const totals = Array.from({ length: 16 }, (_, index) => index + 3)

test('gurps.disadvantage.limit: forty points, or one thing alone; attributes of 8 and 9 are none', () => {
  const points = fc.array(fc.integer({ min: -30, max: -1 }), { maxLength: 6 })
  const score = fc.integer({ min: 5, max: 14 })
  fc.assert(
    fc.property(points, score, score, (disadvantages, st, iq) => {
      const low = [st, iq].filter(value => value < 8)
      const items = [...disadvantages, ...low.map(value => attributeCost({ value }, why))]
      const counted = items.reduce((sum, one) => sum + one, 0)
      const answer = disadvantageLimit({ disadvantages, attributes: { st, iq, dx: 9 } }, why)
      expect(answer.counted).toBe(counted)
      expect(answer.legal).toBe(counted >= -40 || items.length === 1)
      expect(disadvantageLimit({ disadvantages, attributes: { st, iq }, strict_limit: false }, why).legal).toBe(true)
    }),
  )
})

test('gurps.disadvantage.mental-rolls: 13 is the most that ever succeeds, however strong the will', () => {
  for (let will = 3; will <= 25; will++) {
    for (const roll of totals) {
      const made = roll <= 4 || roll <= Math.min(will, 13)
      expect(mentalRolls({ will, strong_will: 0, weak_will: 0, roll }, why)).toMatchObject({ will, success: made })
    }
  }
})

test('gurps.disadvantage.mental-rolls: Strong Will adds to IQ, Weak Will takes from 14 at most', () => {
  for (let iq = 5; iq <= 20; iq++) {
    for (let level = 1; level <= 6; level++) {
      expect(mentalRolls({ iq, strong_will: level, weak_will: 0 }, why).will).toBe(iq + level)
      expect(mentalRolls({ iq, strong_will: 0, weak_will: level }, why).will).toBe(Math.min(14, iq) - level)
    }
  }
})

test('gurps.disadvantage.addiction: Fit helps, a success spares the day, and 14 may succeed', () => {
  const ask = { strong_will: 0, weak_will: 0, traits: [{ trait: 'Very Fit' }] }
  expect(addiction({ ...ask, ht: 17, roll: 14 }, why)).toMatchObject({ effective: 14, success: true, reaction: 0 })
  expect(addiction({ ...ask, ht: 2, roll: 4 }, why)).toMatchObject({ effective: -1, success: true, concentration: 0 })
  expect(addiction({ ...ask, ht: 10 }, why)).toEqual({ effective: 7, fails_from: null })
})

const tempted = { traits: [], poor: false, rich_prize: false }

test('gurps.disadvantage.greed: the usual penalty is for the poor and a rich prize alone; the game master’s replaces it', () => {
  for (const poor of [false, true]) {
    for (const rich_prize of [false, true]) {
      const usual = poor && rich_prize ? -5 : 0
      const ask = { ...tempted, will: 12, deal: 'fair', poor, rich_prize } as const
      expect(greed(ask, why)).toEqual({ effective: 12 + usual, fails_from: 14 })
      expect(greed({ ...ask, gm_modifier: -8 }, why).effective).toBe(4)
      expect(greed({ ...ask, gm_modifier: 0 }, why).effective).toBe(12)
    }
  }
  const honest = { ...tempted, will: 12, traits: [{ trait: 'Honesty' }] }
  expect(greed({ ...honest, deal: 'crime' }, why).effective).toBe(22)
  expect(greed({ ...honest, deal: 'fair' }, why).effective).toBe(12)
})

test('gurps.disadvantage.gullibility: the more believable and strange, the worse', () => {
  const told = (lie: 'outlandish' | 'believable', familiar: boolean): number =>
    gullibility({ iq: 12, lie, familiar, exploited: false, traits: [] }, why).effective
  expect([told('outlandish', false), told('outlandish', true)]).toEqual([12, 12])
  expect([told('believable', true), told('believable', false)]).toEqual([9, 6])
  const sold = { lie: 'believable', familiar: false, traits: [], level: 12 } as const
  expect(gullibility({ ...sold, skill: 'Merchant', exploited: true }, why).effective).toBe(6)
  expect(gullibility({ ...sold, skill: 'Gambling', exploited: true }, why).effective).toBe(9)
  expect(gullibility({ ...sold, skill: 'Gambling', exploited: false }, why).effective).toBe(12)
})

test('gurps.disadvantage.intolerance: without other modifiers, his dislike is −3', () => {
  for (const roll of totals) {
    expect(intolerance({ roll }, why)).toEqual(intolerance({ roll, modifiers: [-3] }, why))
    const { total, conduct } = intolerance({ roll }, why)
    expect(conduct).toBe(total >= 13 ? 'civil' : total >= 10 ? 'disdainful' : 'hostile')
  }
})

test('gurps.disadvantage.pacifism: only who cannot kill breaks down, and only if he did', () => {
  for (const roll of totals) {
    expect(pacifism({ variant: 'Cannot Kill', killed: true, roll }, why)).toEqual({ breakdown_days: roll })
    expect(pacifism({ variant: 'Cannot Kill', killed: false, roll }, why)).toEqual({ breakdown_days: 0 })
    expect(pacifism({ variant: 'Self-Defense Only', killed: true, roll }, why)).toEqual({ breakdown_days: 0 })
  }
})

test('gurps.disadvantage.phobia: easier when only threatened; what helps against fright helps here', () => {
  const check = (
    exposure: 'met' | 'threatened' | 'inflicted',
    ...traits: readonly { trait: string; level?: number }[]
  ) => phobia({ exposure, will: 10, traits }, why)
  expect(check('met')).toEqual({ effective: 10, fails_from: 14 })
  expect(check('inflicted')).toEqual(check('met'))
  expect(check('threatened', { trait: 'Fearlessness', level: 3 })).toMatchObject({ effective: 17 })
  expect(postCombatShakes({ will: 10, gm_modifier: -1, traits: [{ trait: 'Combat Reflexes' }] }, why)).toMatchObject({
    effective: 11,
  })
  expect(phobia({ exposure: 'met', iq: 12, dx: 11, traits: [] }, why)).toEqual({ iq: 12, dx: 11 })
})

test('gurps.disadvantage.phobia-list: an unknown one is refused', () => {
  expect(() => phobiaList({ name: 'Arachnophobia' }, why)).toThrow('Common phobias')
})

test('gurps.disadvantage.primitive: a default is barred just above the native level, a learned skill is not', () => {
  for (let native_tl = 0; native_tl <= 8; native_tl++) {
    const points = native_tl < 6 ? -5 * (6 - native_tl) : 0
    const barred = native_tl < 6
    const guns = primitive({ native_tl, skill: 'Guns (rifle)', points: 0 }, why)
    expect(guns).toEqual(barred ? { points, may_learn: 'from a teacher', level: null } : { points, may_learn: 'yes' })
    expect(primitive({ native_tl, skill: 'Guns (rifle)', points: 2 }, why)).not.toHaveProperty('level')
    expect(primitive({ native_tl, skill: 'Guns (rifle)', skill_tl: native_tl, points: 0 }, why)).not.toHaveProperty(
      'level',
    )
    expect(primitive({ native_tl, skill: 'Stealth', points: 0 }, why)).toEqual({ points, may_learn: 'yes' })
    const { may_learn } = primitive({ native_tl, skill: 'Aviation', points: 0 }, why)
    expect(may_learn).toBe(barred ? 'after buying it off' : 'yes')
  }
})

test('gurps.disadvantage.youth: two points a year, three years at most, gone with age', () => {
  for (let age = 10; age <= 25; age++) {
    const years = Math.max(0, 18 - age)
    expect(youth({ age }, why)).toEqual({ years, points: years === 0 ? 0 : -2 * years, legal: years <= 3 })
  }
})

test('gurps.disadvantage.laziness-income: income only of one’s own trade, promotion in any', () => {
  const lazy = { weekly_income: 100, promotion_chance: 0.5 }
  expect(lazinessIncome({ ...lazy, self_employed: false }, why)).toEqual({ weekly_income: 100, promotion_chance: 0.25 })
  expect(lazinessIncome({ ...lazy, self_employed: true }, why)).toEqual({ weekly_income: 50, promotion_chance: 0.25 })
})

test('gurps.disadvantage.secret: it surfaces on 6 or less, and comes out at twice its points', () => {
  for (const roll of totals) expect(secret({ revealed: false, roll }, why)).toEqual({ surfaces: roll <= 6 })
  for (const [variant, points] of [
    ['serious embarrassment', -5],
    ['possible death', -30],
  ] as const) {
    expect(secret({ revealed: true, variant }, why)).toEqual({ remove: points, new_disadvantages_total: 2 * points })
  }
  expect(() => secret({ revealed: false, wealth_from: 'rich', wealth_to: 'poor' }, why)).toThrow('variant')
})

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
const data = inventory.rules.find(({ id }) => id === 'gurps.disadvantage.resist-table')?.data
const rows = (Array.isArray(data) ? data : []).filter(isObject)

test('gurps.disadvantage.resist-table: row by row as the inventory has it, each of a trait that exists', () => {
  expect(
    RESIST_TABLE.map(({ trait, trigger, roll, fourteen_fails }) => ({ trait, trigger, roll, fourteen_fails })),
  ).toEqual(
    rows.map(({ trait, trigger, roll, fourteen_fails }) => ({
      trait: String(trait).replace(' (advantage)', ''),
      trigger,
      roll,
      fourteen_fails,
    })),
  )
  const { traitsByName } = catalogOf(why)
  for (const { trait } of RESIST_TABLE) expect([...traitsByName.keys()]).toContain(trait.toLowerCase())
})

test('gurps.disadvantage.resist-table: every row can be rolled, at the modifier that it tells', () => {
  const ask = { will: 12, iq: 12, ht: 12, traits: [], facts: {}, gm_modifier: 0 }
  for (const [index, { trait, trigger, fourteen_fails }] of RESIST_TABLE.entries()) {
    const told = rows[index]?.['modifier']
    // Where the inventory has words for several cases, the first of them is none without facts; tobacco is always -5.
    const usual = typeof told === 'number' ? told : trait === 'Gullibility' || trait === 'Phobia' ? 0 : undefined
    const answer = resistTable({ ...ask, trait, trigger }, why)
    if (usual !== undefined) expect(answer.effective, trait).toBe(12 + usual)
    expect(answer.fails_from).toBe(fourteen_fails ? 14 : null)
    expect(resistTable({ ...ask, trait, trigger, gm_modifier: -3 }, why).effective).toBe(answer.effective - 3)
  }
  const coward = resistTable({ ...ask, trait: 'cowardice', facts: { purpose: 'risk-of-death' } }, why)
  expect(coward.effective).toBe(7)
})

test('gurps.disadvantage.resist-table: a trait, trigger or score that is not there is told', () => {
  const ask = { will: 12, traits: [], facts: {}, gm_modifier: 0 }
  expect(() => resistTable({ ...ask, trait: 'Charisma' }, why)).toThrow('trait: expected one of Addiction')
  expect(() => resistTable({ ...ask, trait: 'Honesty', trigger: 'rain' }, why)).toThrow('trigger: expected one of')
  expect(() => resistTable({ ...ask, trait: 'Overconfidence' }, why)).toThrow('iq: expected a score')
})
