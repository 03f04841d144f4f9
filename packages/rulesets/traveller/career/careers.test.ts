/** Careers by the thousand: what no career may break, whoever plays it. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, takeFirst } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { chargenOptions } from '../chargen/index.ts'
import { retirement } from '../chargen/leaving.ts'
import { musteringRolls } from '../chargen/mustering.ts'
import { ranks } from '../chargen/rank.ts'
import { AUTOMATIC_SKILLS } from '../tables/chargen/skill-tables.ts'
import { PASSAGES } from '../tables/passages.ts'
import { CHARACTERISTICS, SERVICES } from '../tables/words.ts'
import { anything } from '../test/fuzz-policy.ts'
import { careers, type Recorded } from './bulk.ts'
import { careerOf, characterFrom, characterOf } from './character.ts'
import type { CareerFact } from './facts.ts'
import { WISHES, type WishName } from './policy/goal.ts'
import { wishing } from './policy/policy.ts'
import type { Career } from './state.ts'
import { careerWorld } from './world.ts'

const world = careerWorld(compose({ options: chargenOptions }))
const why = world.ruleset.silent
const isWish = (name: string): name is WishName => Object.hasOwn(WISHES, name)

const played = (policy: Policy<Career>, seed: string, times: number): readonly Recorded[] => {
  const { recorded } = careers(world, policy)
  const source = seeded(seed)
  return Array.from({ length: times }, () => recorded(source))
}

const count = (history: readonly CareerFact[], type: CareerFact['type']): number =>
  history.filter(fact => fact.type === type).length

/** What holds of every career. */
function expectInOrder({ career, alive, history }: Recorded): void {
  const { service, terms, rank, estate } = career
  for (const name of CHARACTERISTICS) {
    expect(career[name]).toBeGreaterThanOrEqual(alive ? 1 : 0)
    expect(career[name]).toBeLessThanOrEqual(15)
  }
  expect(career.stage).toBe(alive ? 'finished' : 'dead')
  expect(career.age_months).toBe(12 * (18 + 4 * terms))
  expect(career.checked_age).toBe(terms >= 4 ? 18 + 4 * terms : 0)
  expect(count(history, 'served')).toBe(terms)
  expect(count(history, 'aged')).toBe(Math.max(0, terms - 3))
  expect(estate.cash_used).toBeLessThanOrEqual(3)
  expect(estate.cash_used).toBe(count(history, 'paid'))
  if (service === null) {
    expect([terms, rank, career.skills.length, estate.mustering_rolls]).toEqual([0, 0, 0, 0])
    return
  }
  expect(ranks({ service, rank }, why).title === null).toBe(rank === 0)
  expect(count(history, 'commissioned')).toBeLessThanOrEqual(1)
  expect(count(history, 'commissioned') + count(history, 'promoted')).toBe(rank)
  expect(count(history, 'survived')).toBeLessThanOrEqual(terms + 1)
  if (terms > 0) {
    const due = AUTOMATIC_SKILLS.rows[service].map(line => line.min_rank).filter(least => least <= rank)
    expect([...career.granted_ranks].sort()).toEqual(due)
  }
  if (!alive) {
    expect(estate.mustering_rolls).toBe(0)
    return
  }
  expect(estate.mustering_rolls).toBe(musteringRolls({ terms, rank }, why))
  expect(estate.mustering_used).toBeLessThanOrEqual(estate.mustering_rolls)
  const { retired, pay_per_year } = retirement({ service, terms }, why)
  expect([estate.retired, estate.pay_per_year]).toEqual([retired, pay_per_year])
  // Beyond the seventh term only a throw of 12 leads.
  const bound = history.filter(fact => fact.type === 'reenlisted' && fact.values.mandatory).length
  expect(terms).toBeLessThanOrEqual(7 + bound)
}

describe('traveller.proc.character-creation', () => {
  const wishes = [
    ...Object.keys(WISHES)
      .filter(isWish)
      .map(name => ({ name, policy: wishing(name) })),
    ...SERVICES.map(service => ({ name: service, policy: wishing({ service, terms: 7 }) })),
    { name: 'at random', policy: anything(seeded('choices')) },
  ]
  test.each(wishes)('$name: careers are in order, and their histories tell the same', ({ name, policy }) => {
    for (const made of played(policy, `in order ${name}`, 50 * inject('times'))) {
      expectInOrder(made)
      const { career, history } = made
      expect(careerOf(history.map(fact => JSON.parse(JSON.stringify({ ...fact, version: 1 }))))).toEqual(career)
      const file = characterOf(career, history)
      if (file.career !== null) expect(characterFrom(file.career.history)).toEqual(file)
    }
  })
  test('the same dice make the same career, recorded or not, and the dead are made again', () => {
    const bulk = careers(world, wishing({ service: 'scouts', terms: 5 }))
    const { career, alive } = bulk.one(seeded(7))
    expect(bulk.recorded(seeded(7))).toMatchObject({ career, alive })
    for (let seed = 0; seed < 30; seed++) expect(bulk.untilAlive(seeded(seed)).alive).toBe(true)
    expect(Array.from({ length: 30 }, (_, seed) => bulk.one(seeded(seed)).alive)).toContain(false)
  })
  test('who wants no service enters play at 18 as rolled', () => {
    const out: Policy<Career> = (offer, career) => (offer.question === 'service' ? 'none' : takeFirst(offer, career))
    for (const { career, history } of played(out, 'out', 50)) {
      expect(career).toMatchObject({ stage: 'finished', service: null, terms: 0, age_months: 216, skills: [] })
      expect(history.map(({ type }) => type)).toEqual(['began', 'rolledCharacteristics', 'stayedOut', 'styled'])
      expect(characterOf(career, history).career).toBeNull()
    }
  })
})

describe('a policy plays towards its wish', () => {
  const share = (careersMade: readonly Recorded[], has: (career: Career) => boolean): number =>
    careersMade.filter(({ career, alive }) => alive && has(career)).length / careersMade.length
  const knows =
    (skill: string) =>
    ({ skills }: Career): boolean =>
      skills.some(learnt => learnt.skill === skill)
  const any = played(wishing('anything'), 'wishes', 1500)
  test.each([
    ['a pilot', knows('Pilot')],
    ['a doctor', knows('Medical')],
    ['rich', ({ estate }: Career) => estate.cash > 50_000],
  ] as const)('%s is had more often than by chance', (name, has) => {
    expect(share(played(wishing(name), 'wishes', 1500), has)).toBeGreaterThan(1.5 * share(any, has))
  })
  test('who would be rich has far more than others, in cash alone and with all that can be sold or comes each year', () => {
    const living = (name: WishName) => played(wishing(name), 'rich', 4000).filter(({ alive }) => alive)
    const mean = (of: readonly Recorded[], worth: (career: Career) => number): number =>
      of.reduce((sum, { career }) => sum + worth(career), 0) / of.length
    const cash = ({ estate }: Career): number => estate.cash
    const all = ({ estate }: Career): number =>
      estate.cash +
      estate.pay_per_year +
      estate.tickets.reduce((sum, ticket) => sum + PASSAGES.rows[ticket].cash_value, 0) +
      (estate.tas_receipts > 0 ? 6 * PASSAGES.rows['High Passage'].cash_value : 0)
    const [rich, others] = [living('rich'), living('anything')]
    expect(mean(rich, cash)).toBeGreaterThan(1.7 * mean(others, cash))
    expect(mean(rich, all)).toBeGreaterThan(1.5 * mean(others, all))
  })
  test('without a wish careers are of every length, as far as the service lets one', () => {
    const living = played(wishing('anything'), 'lengths', 4000).filter(({ alive }) => alive)
    const among = (holds: (career: Career) => boolean): number =>
      living.filter(({ career }) => holds(career)).length / living.length
    for (let terms = 1; terms <= 7; terms++) expect(among(career => career.terms === terms)).toBeGreaterThan(0.01)
    expect(among(({ terms }) => terms >= 3)).toBeGreaterThan(0.4)
    expect(among(({ estate }) => estate.retired)).toBeGreaterThan(0.1)
    expect(among(({ estate }) => estate.ship === 'Scout Ship')).toBeGreaterThan(0.01)
    // Who is likely to die goes first: a scout survives by 7+, or by 5+ if hardy.
    const served = (hardy: boolean): number => {
      const scouts = living.filter(({ career }) => career.service === 'scouts' && career.endurance >= 9 === hardy)
      return scouts.reduce((sum, { career }) => sum + career.terms, 0) / scouts.length
    }
    expect(served(false)).toBeLessThan(served(true))
  })
  test('a wish for a service and for terms is kept as far as the service lets one', () => {
    for (const { career, history } of played(wishing({ service: 'army', terms: 3 }), 'kept', 300)) {
      const rejected = history.some(({ type }) => type === 'rejected')
      if (!rejected) expect(career.service).toBe('army')
      const last = history.findLast(fact => fact.type === 'left')
      if (last?.type === 'left' && last.values.by === 'choice') expect(career.terms).toBeGreaterThanOrEqual(3)
    }
  })
  test('all services are tried alike by those who do not care', () => {
    const tried = any.map(({ history }) => history.find(({ type }) => type === 'enlisted' || type === 'rejected'))
    for (const service of SERVICES) {
      const times = tried.filter(
        fact => fact !== undefined && 'service' in fact.values && fact.values.service === service,
      )
      expect(times.length).toBeGreaterThan(150)
    }
  })
  test('a weapon that is known is taken again, and one wished for by name is learnt', () => {
    for (const { career } of played(wishing({ service: 'marines', skills: ['Foil'] }), 'foil', 200)) {
      const blades = career.skills.filter(
        ({ skill }) => skill !== 'Cutlass' && ['Foil', 'Blade', 'Sword'].includes(skill),
      )
      for (const { skill } of blades) expect(skill).toBe('Foil')
    }
  })
})

describe('options act on whole careers', () => {
  const under = (...options: readonly string[]) => careerWorld(compose({ options: chargenOptions }, { options }))
  const several = (options: readonly string[], policy: Policy<Career>, times = 200) => {
    const { recorded } = careers(under(...options), policy)
    const source = seeded(options.join())
    return Array.from({ length: times }, () => recorded(source))
  }
  test('traveller.chargen.survival-injury-option: nobody dies in service, and the injured leave at half term', () => {
    const made = several(['injury'], wishing({ service: 'scouts', terms: 4 }))
    for (const { career, history } of made) {
      const dead = history.find(fact => fact.type === 'died')
      if (dead?.type === 'died') expect(dead.values.of).toBe('age')
      if (!career.injured) continue
      expect(career.age_months).toBe(12 * (18 + 4 * career.terms + 2))
      expect(career.estate.mustering_rolls).toBe(musteringRolls({ terms: career.terms, rank: career.rank }, why))
      // Nothing of that term follows the throw.
      const after = history.slice(history.findIndex(({ type }) => type === 'injured') + 1)
      expect(after[0]?.type).toBe('discharged')
    }
    expect(made.some(({ career }) => career.injured)).toBe(true)
  })
  test('traveller.chargen.promotion: commission-or-promotion leaves a term between the first two ranks', () => {
    for (const { history } of several(['commission-or-promotion'], wishing({ service: 'army', terms: 4 }))) {
      const commissioned = history.findIndex(({ type }) => type === 'commissioned')
      if (commissioned < 0) continue
      const promoted = history.findIndex(({ type }) => type === 'promoted')
      const served = history.findIndex(({ type }, index) => index > commissioned && type === 'served')
      if (promoted >= 0) expect(promoted).toBeGreaterThan(served)
    }
  })
  test('traveller.chargen.skill-levels: limited-skills holds every career to its intelligence and education', () => {
    // Education and intelligence may fall by age afterwards, so only at the time of learning.
    let lost = 0
    for (const { history } of several(['limited-skills'], wishing({ service: 'army', terms: 7 }), 400)) {
      for (const [index, fact] of history.entries()) {
        if (fact.type === 'learnedNothing') lost++
        if (fact.type !== 'learned' && fact.type !== 'granted') continue
        const stored = history.slice(0, index + 1).map(one => ({ ...one, version: 1 }))
        const { skills, intelligence, education } = careerOf(stored)
        expect(skills.reduce((sum, { level }) => sum + level, 0)).toBeLessThanOrEqual(intelligence + education)
      }
    }
    expect(lost).toBeGreaterThan(0)
  })
  test('traveller.chargen.automatic-skills: as a floor a scout who learnt to fly gets no second level', () => {
    for (const { history } of several(['automatic-skills-as-floor'], wishing({ service: 'scouts', terms: 1 }), 300)) {
      const granted = history.find(fact => fact.type === 'granted')
      if (granted?.type !== 'granted') continue
      const learnt = history.filter(fact => fact.type === 'learned' && fact.values.skill === 'Pilot').length
      expect(granted.values.level).toBe(Math.max(1, learnt))
    }
  })
})
