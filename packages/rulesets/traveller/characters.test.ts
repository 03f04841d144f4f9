/** Careers by the hundred: every one in order, printed and read back, and as lucky as the exact odds have it. */
import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { compose, type Json } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { careers, type Recorded } from './career/bulk.ts'
import { characterFrom, characterOf } from './career/character.ts'
import { careerFacts, receivedShip } from './career/facts.ts'
import { wishing } from './career/policy/policy.ts'
import { careerWorld } from './career/world.ts'
import type { Character } from './character/character.ts'
import { readCharacter } from './character/check/check.ts'
import { characters } from './characters.ts'
import { choosable } from './ruleset/rules.ts'
import { printLines } from './sheet/formats.ts'
import { lineData } from './sheet/lines.ts'
import { parseLines } from './sheet/parse-lines.ts'
import { asPrinted } from './sheet/words.ts'
import { CHARACTERISTICS, type Characteristic, SERVICES, type Service } from './tables/words.ts'

const EACH = 100 * inject('times')
const STANDARD_ERRORS = 4

interface Throw {
  readonly needed: number
  readonly dms: readonly { readonly dm: number; readonly characteristic: Characteristic; readonly min: number }[]
}

/** The prior service table as the inventory has it, not as our tables do. */
const inventory = parse(readFileSync(new URL('inventory.yaml', import.meta.url), 'utf8'))
const table: {
  readonly [service in Service]: { readonly [use: string]: { throw: string; dms?: Throw['dms'] } | null }
} = inventory.rules.find(({ id }: { id: string }) => id === 'traveller.chargen.prior-service-table').data

function throwOf(service: Service, use: string): Throw | null {
  const found = table[service][use]
  return found ? { needed: Number.parseInt(found.throw, 10), dms: found.dms ?? [] } : null
}

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const atLeast = (needed: number): number =>
  WAYS.reduce((sum, ways, index) => (index + 2 >= needed ? sum + ways : sum), 0) / 36

type Values = { readonly [characteristic in Characteristic]: number }
const chance = (thrown: Throw, values: Values): number =>
  atLeast(
    thrown.needed - thrown.dms.reduce((sum, one) => (values[one.characteristic] >= one.min ? sum + one.dm : sum), 0),
  )

/** Every profile of the characteristics that these throws look at, with its chance; the others do not matter. */
function* profiles(throws: readonly (Throw | null)[]): Generator<readonly [Values, number]> {
  const needed = new Set(throws.flatMap(one => one?.dms.map(({ characteristic }) => characteristic) ?? []))
  const walk = function* (
    left: readonly Characteristic[],
    values: Values,
    weight: number,
  ): Generator<readonly [Values, number]> {
    const [first, ...rest] = left
    if (first === undefined) yield [values, weight]
    else
      for (let value = 2; value <= 12; value++)
        yield* walk(rest, { ...values, [first]: value }, (weight * (WAYS[value - 2] ?? 0)) / 36)
  }
  const sevens: Values = { strength: 7, dexterity: 7, endurance: 7, intelligence: 7, education: 7, social: 7 }
  yield* walk(
    CHARACTERISTICS.filter(one => needed.has(one)),
    sevens,
    1,
  )
}

/** Of those who serve, the share that survives the first term; of those who enlisted and survived it, that is commissioned. */
function exactRates(service: Service): { readonly survival: number; readonly commission: number | null } {
  const enlistment = throwOf(service, 'enlistment')
  const survival = throwOf(service, 'survival')
  const commission = throwOf(service, 'commission')
  if (enlistment === null || survival === null) throw new Error('every service has these')
  let serve = 0
  let survive = 0
  let may = 0
  let commissioned = 0
  for (const [values, weight] of profiles([enlistment, survival, commission])) {
    const enlists = chance(enlistment, values)
    const serves = enlists + (1 - enlists) / 6
    const lives = chance(survival, values)
    serve += weight * serves
    survive += weight * serves * lives
    may += weight * enlists * lives
    if (commission !== null) commissioned += weight * enlists * lives * chance(commission, values)
  }
  return { survival: survive / serve, commission: commission === null ? null : commissioned / may }
}

const world = careerWorld(compose(choosable))

function made(service: Service): readonly Recorded[] {
  const { recorded } = careers(world, wishing({ service }))
  const source = seeded(`careers of the ${service}`)
  return Array.from({ length: EACH }, () => recorded(source))
}

function expectRate(successes: number, of: number, exact: number): void {
  const error = Math.sqrt((exact * (1 - exact)) / of)
  expect(Math.abs(successes / of - exact)).toBeLessThanOrEqual(STANDARD_ERRORS * error)
}

describe.each(SERVICES)('%s', service => {
  const all = made(service)
  const files = all.map(({ career, history }) => characterOf(career, history))
  test('traveller.proc.character-creation: every career is in order, and its log tells the same character', () => {
    for (const one of files) {
      expect(characters.problems(one)).toEqual([])
      expect(characters.read(JSON.parse(JSON.stringify(one)), 'file')).toEqual(one)
    }
  })
  test('traveller.sheet.formats: every printed line reads back as the same character', () => {
    for (const one of files) {
      const printed = printLines(one)
      const back = parseLines(printed)
      expect(printLines(back)).toBe(printed)
      const told = ({ served, ...data }: ReturnType<typeof lineData>) => ({
        ...data,
        served: served && { service: served.service, rank: served.rank, retired: served.retired },
      })
      expect(told(lineData(back, asPrinted))).toEqual(told(lineData(one, asPrinted)))
    }
  })
  test('traveller.chargen.survival, traveller.chargen.commission: rates are the exact ones', () => {
    const exact = exactRates(service)
    const serving = all.filter(({ career }) => career.service === service)
    const lived = serving.filter(({ history }) => history.some(({ type }) => type === 'survived'))
    expectRate(lived.length, serving.length, exact.survival)
    const enlisted = lived.filter(({ career }) => !career.drafted)
    const first = enlisted.filter(({ history }) => {
      const commissionedAt = history.findIndex(({ type }) => type === 'commissioned')
      return commissionedAt >= 0 && commissionedAt < history.findIndex(({ type }) => type === 'served')
    })
    if (exact.commission === null) expect(first).toEqual([])
    else expectRate(first.length, enlisted.length, exact.commission)
  })
})

describe('a character is made', () => {
  const make = (wishes: { readonly [name: string]: Json }, seed: number, options: readonly string[] = []): Character =>
    readCharacter(characters.make(wishes, { options, settings: {} }, seeded(seed)), 'made')
  test('traveller.npc.generation: until one has the skill that is wanted', () => {
    for (let seed = 0; seed < 20; seed++) {
      const medic = make({ until_skill: 'medic', npc: true, name: 'Ivo' }, seed)
      expect(medic.skills['Medical']).toBeGreaterThanOrEqual(1)
      expect(medic).toMatchObject({ name: 'Ivo', player_character: false, alive: true })
    }
  })
  test('traveller.chargen.survival-injury-option: alive in any case, or only where the dead are wanted, too', () => {
    const fates = (options: readonly string[], dead: boolean) =>
      Array.from({ length: 60 }, (_, seed) => make({ service: 'scouts', dead }, seed, options))
    expect(fates([], false).every(({ alive }) => alive)).toBe(true)
    expect(fates([], true).some(({ alive }) => !alive)).toBe(true)
    const injured = fates(['injury'], true)
    expect(injured.every(({ alive }) => alive)).toBe(true)
    expect(injured.some(({ career }) => career?.injured)).toBe(true)
  })
  test('the same seed makes the same, and a wish that is none is refused', () => {
    expect(make({ wish: 'a doctor' }, 3)).toEqual(make({ wish: 'a doctor' }, 3))
    expect(() => make({ service: 'police' }, 1)).toThrow('wishes.service: expected one of navy, marines')
    expect(() => make({ until_skill: 'Basket Weaving' }, 1)).toThrow(
      'wishes.until_skill: expected a skill that a career may bring',
    )
    expect(() => make({ skill: ['Medic', 'Pilt'] }, 1)).toThrow('wishes.skill[1]: expected a skill, perhaps Pilot, got')
    expect(make({ skill: ['medic'] }, 3)).toEqual(make({ skill: ['Medical'] }, 3))
  })
  /** Where it differs from its log; the rules that look at the file alone say other things. */
  const toldBy = (one: Character): readonly string[] =>
    characters
      .problems(one)
      .filter(({ message }) => message.includes('the log tells of'))
      .map(({ where }) => where)
  test('a file may differ from its log as play changes it: aged, spent, joined, and a ship paid or lost', () => {
    const received = receivedShip({ roll: 6, dm: 1, ship: 'Free Trader', receipts: 2, months_left: 360 })
    const served = make({ service: 'merchants' }, 2).career?.history ?? []
    const one = characterFrom([...served, careerFacts.store(received)])
    const { ship } = one.wealth
    if (ship === null || one.wealth.tas_member) throw new Error('it should be a ship and no membership')
    const { strength, intelligence, education, social } = one.characteristics
    const has = (characteristics: object, wealth: object) =>
      toldBy({
        ...one,
        characteristics: { ...one.characteristics, ...characteristics },
        wealth: { ...one.wealth, ...wealth },
      })
    expect(has({ strength: strength - 1, intelligence: intelligence - 1 }, { cash: 1, tas_applied: true })).toEqual([])
    expect(has({}, { tas_member: true, tas_applied: true })).toEqual([])
    expect(has({}, { ship: null })).toEqual([])
    expect(has({}, { ship: { ...ship, months_left: ship.months_left - 1 } })).toEqual([])
    expect(has({ education: education - 1, social: social - 1 }, {})).toEqual([
      'characteristics.education',
      'characteristics.social',
    ])
    expect(has({}, { tas_member: true })).toEqual(['wealth.tas_member'])
    expect(has({}, { ship: { ...ship, months_left: ship.months_left + 1 } })).toEqual(['wealth.ship.months_left'])
    expect(has({}, { ship: { ...ship, receipts: ship.receipts + 1 } })).toEqual(['wealth.ship.receipts'])
    expect(has({}, { ship: { ...ship, kind: 'Scout Ship' } })).toEqual(['wealth.ship'])
  })
  test('a file that tells another career than its log has a problem, and one that is none is refused', () => {
    const one = make({ service: 'army', terms: 3 }, 5)
    if (one.career === null) throw new Error('nobody served')
    const lied = { ...one, career: { ...one.career, rank: one.career.rank === 0 ? 1 : 0 } }
    expect(characters.problems(lied).map(({ where }) => where)).toContain('career.rank')
    const hero = {
      ...one,
      characteristics: { strength: 15, dexterity: 15, endurance: 15, intelligence: 15, education: 15, social: 15 },
      skills: { ...one.skills, Pilot: 9 },
      wealth: { ...one.wealth, cash: 99_999_999 },
    }
    expect(toldBy(hero)).toEqual([
      'characteristics.strength',
      'characteristics.dexterity',
      'characteristics.endurance',
      'characteristics.intelligence',
      'characteristics.education',
      'characteristics.social',
      'skills.Pilot',
    ])
    expect(characters.problems(hero)).toContainEqual({
      rule: 'traveller.skill.new-skills',
      where: 'skills.Pilot',
      message: 'is level 9; the log tells of none, and the referee may allow the change',
    })
    const granted = { ...one, career: { ...one.career, granted_ranks: [...one.career.granted_ranks, 6] } }
    expect(toldBy(granted)).toContain('career.granted_ranks')
    const broken = { ...one, career: { ...one.career, history: [{ type: 'flew', version: 1, values: {} }] } }
    expect(characters.problems(broken)[0]?.message).toContain('history[0].type: expected a kind of fact')
    const none = { ...one, career: { ...one.career, history: one.career.history.slice(0, 2) } }
    expect(toldBy(none)).toContain('career')
    expect(() => characters.print(one, 'pdf')).toThrow('format: expected one of lines, text, html, json')
    for (const format of Object.keys(characters.formats)) expect(characters.print(one, format)).not.toBe('')
  })
})
