/** What a declaration would bring: against the whole chain worked out by hand, and against the round made many times. */
import { compose, type Odds } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { STATUSES } from '../../tables/health-levels.ts'
import { LIMB_STATUSES, LIMBS } from '../../tables/limb-levels.ts'
import { aboutKey } from '../choice/about.ts'
import { actKey } from '../choice/act.ts'
import { gripKey } from '../choice/grip.ts'
import { fightPlay } from '../index.ts'
import { BY_HAND } from '../test/by-hand.ts'
import type { ByHand } from '../test/by-hand-body.ts'
import { SET_UPS, type SetUp } from '../test/declarations.ts'
import { planned } from '../test/planned.ts'
import { simulated } from '../test/simulate.ts'
import { blocksAgainst, forecast, forecasts } from './forecast.ts'
import type { PersonForecast } from './forecast-person.ts'
import type { PlannedAct } from './plan.ts'
import { plansOf } from './plan-list.ts'

const keysOf = ({ act, says, grip }: PlannedAct): string =>
  [actKey(act), ...(says === undefined ? [] : [aboutKey(says)]), ...(grip === undefined ? [] : [gripKey(grip)])].join(
    ' ',
  )

const world = { ...fightPlay, ruleset: compose(choosable) }

/** Sums of many small numbers are not more exact than that. */
const DIGITS = 10
const EXCHANGES = 300 * inject('times')

const handOf = (what: string): ByHand => {
  const worked = BY_HAND[what]
  if (worked === undefined) throw new Error(`${what} is not worked out`)
  return worked()
}
const setUpOf = (what: string): SetUp => {
  const found = SET_UPS.find(one => one.what === what)
  if (found === undefined) throw new Error(`there is no ${what}`)
  return found
}

/** The chances of something that is read off the ends of somebody, from the likeliest name on. */
function read(ends: ReadonlyMap<string, number>, of: (parts: readonly string[]) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [end, p] of ends) {
    const key = of(end.split('/'))
    found.set(key, (found.get(key) ?? 0) + p)
  }
  return found
}

function same<T>(odds: Odds<T>, by: ReadonlyMap<string, number>, name: (value: T) => string): void {
  const told = new Map(odds.outcomes.map(({ value }) => [name(value), odds.chance(one => one === value).decimal]))
  const names = [...new Set([...told.keys(), ...by.keys()])]
  for (const one of names) expect(told.get(one) ?? 0, one).toBeCloseTo(by.get(one) ?? 0, DIGITS)
}

function samePerson(one: PersonForecast, ends: ReadonlyMap<string, number>): void {
  same(
    one.status,
    read(ends, ([level = '']) => level),
    status => `${STATUSES.indexOf(status)}`,
  )
  same(
    one.out,
    read(ends, ([, out = '']) => out),
    out => out ?? '',
  )
  same(
    one.bleeding,
    read(ends, ([, , blood = '']) => blood),
    rate => `${rate}`,
  )
  for (const [index, limb] of LIMBS.entries()) {
    const by = read(ends, ([, , , limbs = '']) => limbs.charAt(index))
    same(one.limbs[limb], by, status => `${LIMB_STATUSES.indexOf(status)}`)
  }
}

describe.each(SET_UPS)('tensided.proc.combat-round: the odds of $what', setUp => {
  const { what, fight, plan, others } = setUp
  const told = forecast(world, fight, 'ada', plan, others)
  test('are those that are worked out by hand', () => {
    const hand = handOf(what)
    const [first] = told.attacks
    expect([first?.attribute, first?.difficulty]).toEqual(hand.against)
    expect(told.attacks.length).toBe(hand.came.length)
    for (const [index, attack] of told.attacks.entries()) {
      const [hit = 0, miss = 0, jam = 0, blocked = 0] = hand.came[index] ?? []
      expect(attack.hit.decimal).toBeCloseTo(hit, DIGITS)
      expect(attack.miss.decimal).toBeCloseTo(miss, DIGITS)
      expect(attack.jam.decimal).toBeCloseTo(jam, DIGITS)
      expect(attack.blocked.decimal).toBeCloseTo(blocked, DIGITS)
      expect(attack.lapses.decimal).toBeCloseTo(1 - hit - miss - jam - blocked, DIGITS)
    }
    for (const [who, ends] of Object.entries(hand.people)) {
      const one = who === 'ada' ? told.own : told.people.find(person => person.who === who)
      if (one === undefined) throw new Error(`nothing is told of ${who}`)
      samePerson(one, ends)
    }
    if (hand.fp !== undefined) same(told.own.short_fp, keyed(hand.fp), fp => `${fp}`)
    const [gun] = told.own.rounds
    if (hand.rounds !== undefined && gun !== undefined) same(gun.left, keyed(hand.rounds), left => `${left}`)
  })
  test('are those of the round itself, made many times', () => {
    for (const one of simulated(world, setUp, EXCHANGES)) {
      expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
    }
  })
})

const keyed = (chances: ReadonlyMap<number, number>): Map<string, number> =>
  new Map([...chances].map(([key, p]) => [`${key}`, p]))

describe('tensided.proc.combat-round: what is told of a declaration', () => {
  test('attribute and difficulty of each attack with their reasons', () => {
    const { fight, plan } = setUpOf('three shots')
    const { attacks } = forecast(world, fight, 'ada', plan)
    expect(attacks.map(({ target, shots, difficulty }) => [target, shots, difficulty])).toEqual([
      ['bob', 2, 21],
      ['bob', 2, 21],
      ['bob', 2, 21],
    ])
    const text = JSON.stringify(attacks[0]?.because)
    for (const part of ['tensided.core.df-stacking', 'tensided.ranged.sighting', 'several actions']) {
      expect(text).toContain(part)
    }
  })
  test('tensided.melee.block: what it would be worth', () => {
    const { fight, plan, others } = setUpOf('a knife that is blocked')
    const still = forecast(world, fight, 'ada', plan)
    const blocking = forecast(world, fight, 'ada', plan, others)
    const blocks = blocksAgainst(world, fight, 'ada', plan)
    expect(blocks.map(({ who, key }) => [who, key])).toEqual([
      ['bob', 'block:0'],
      ['bob', 'block:1'],
    ])
    const [knife] = blocks
    const bob = blocking.people.find(({ who }) => who === 'bob')
    expect(knife?.blocked.decimal).toBe(blocking.attacks[0]?.blocked.decimal)
    expect(knife?.hit.decimal).toBe(blocking.hit.decimal)
    expect(knife?.down.decimal).toBe(bob?.down.decimal)
    expect(still.hit.decimal).toBeGreaterThan(blocking.hit.decimal)
  })
  test('a weapon that falls from a broken arm', () => {
    const { fight, plan } = setUpOf('a grip that breaks an arm')
    const [bob] = forecast(world, fight, 'ada', plan).people
    const useless = bob?.limbs['right arm'].chance(status => status === 'useless' || status === 'maimed')
    expect(bob?.disarmed.decimal).toBe(useless?.decimal)
    expect(useless?.decimal).toBeGreaterThan(0)
  })
  test('whoever is too far from it to count changes nothing', () => {
    const { fight, plan } = setUpOf('a pistol')
    const [ada, bob] = [fight.roster[0], fight.roster[1]]
    const [one, other] = [fight.standing[0], fight.standing[1]]
    if (ada === undefined || bob === undefined || one === undefined || other === undefined) throw new Error('nobody')
    const crowd = {
      ...fight,
      roster: [{ ...bob, id: 'eve' }, ada, bob],
      standing: [{ ...other, id: 'eve', y: 30 }, one, other],
    }
    expect(forecast(world, crowd, 'ada', plan)).toEqual(forecast(world, fight, 'ada', plan))
  })
  test('what may not be declared is refused with its rule', () => {
    const { fight } = setUpOf('a pistol')
    expect(() => forecast(world, fight, 'ada', [planned('strike:0', 'bob/strike/any')])).toThrow(
      'tensided.equipment.melee',
    )
    expect(() => forecast(world, fight, 'ada', [planned('aim:0'), planned('shoot:0')])).toThrow(
      'tensided.combat.action-costs',
    )
  })
  test('every attack that makes sense: each can be declared, and its chances add up', () => {
    for (const what of ['a pistol', 'a knife that is blocked', 'a grenade on a square', 'a grip that breaks an arm']) {
      const all = forecasts(world, setUpOf(what).fight, 'ada')
      expect(all.length).toBeGreaterThan(what === 'a grenade on a square' ? 3 : 5)
      for (const { plan, attacks, people, own } of all) {
        expect(attacks.length, JSON.stringify(plan)).toBeGreaterThan(0)
        for (const { hit, miss, wide, jam, blocked, lapses } of attacks) {
          const sum = [hit, miss, wide, jam, blocked, lapses].reduce((all, { ways }) => all + ways, 0n)
          expect(sum).toBe(hit.of)
        }
        for (const { status } of [...people, own]) {
          expect(status.outcomes.reduce((all, { weight }) => all + weight, 0n)).toBe(status.ways)
        }
      }
    }
  })
  test('shots by the three, blows with a block, a charge, grips, and a grenade on every foe are among them', () => {
    const keys = (what: string): readonly string[] =>
      plansOf(setUpOf(what).fight, 'ada', world.ruleset.silent).map(plan => plan.map(keysOf).join(' + '))
    expect(keys('a pistol')).toContain(Array(3).fill('shoot:0 bob/usual/any').join(' + '))
    expect(keys('a knife that is blocked')).toContain('strike:0 bob/thrust/any + block:0')
    expect(keys('a knife that is blocked')).toContain('grapple bob break left leg')
    expect(keys('a grenade on a square')).toContain('throw:0 on/15,3')
    const near = setUpOf('a knife that is blocked').fight
    const apart = { ...near, standing: near.standing.map((one, place) => (place === 1 ? { ...one, x: 5 } : one)) }
    const charges = plansOf(apart, 'ada', world.ruleset.silent).map(plan => plan.map(keysOf))
    expect(charges).toContainEqual(['move:run 4,0', 'strike:0 bob/thrust/any'])
  })
})
