/** Exact odds against brute force: every throw of the dice, read by hand. */
import { seeded } from '@umpire/dice'
import { compose, odds, simulator, takeFirst } from '@umpire/engine'
import { describe, expect, inject, test } from 'vitest'
import { mado } from '../../character/test/mado-fixture.ts'
import { quickContest } from '../../contest/contest.ts'
import { success } from '../../roll/success.ts'
import { choosable } from '../../ruleset/rules.ts'
import { sheetOf } from '../../sheet/sheet.ts'
import { storyOf } from '../facts/state.ts'
import { contest } from '../roll/contest.ts'
import { damage } from '../roll/damage.ts'
import { bram, somebody, story } from '../test/people-fixture.ts'
import { contestOdds, damageOdds, lucky, reactionOdds, skillOdds, storyWorld } from './odds.ts'

const why = compose(choosable).silent
const FACES = [1, 2, 3, 4, 5, 6]
/** All 216 throws of three dice, each by its total. */
const THROWS = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)))

const count = <T>(all: readonly T[], holds: (one: T) => boolean): bigint => BigInt(all.filter(holds).length)

/** The same share, whatever it was reduced to. */
const sameShare = (chance: { readonly ways: bigint; readonly of: bigint }, ways: bigint, of: bigint): void =>
  expect(chance.ways * of).toBe(ways * chance.of)

const scored = (effective: number) => somebody({ attributes: { st: 10, dx: effective, iq: 10, ht: 10 } })

describe('skillOdds', () => {
  test('gurps.procedure.success-roll: every score from 3 to 25 against all 216 throws', () => {
    for (let effective = 3; effective <= 25; effective++) {
      const found = skillOdds(scored(effective), 'DX')
      if (!found.allowed) throw new Error(found.because)
      expect(found.effective).toBe(effective)
      for (const critical of ['success', 'failure'] as const) {
        const ways = count(THROWS, roll => success({ effective, roll }, why).critical === critical)
        sameShare(
          found.odds.chance(made => made.critical === critical),
          ways,
          216n,
        )
      }
      sameShare(
        found.odds.chance(made => made.success),
        count(THROWS, roll => success({ effective, roll }, why).success),
        216n,
      )
    }
  })
  test('gurps.roll.effective-skill: under 3 there are none', () => {
    expect(skillOdds(scored(10), 'DX', [-8])).toMatchObject({ allowed: false, rule: 'gurps.roll.effective-skill' })
    expect(skillOdds(scored(10), 'DX', [-8], { forced: true })).toMatchObject({ allowed: true, effective: 2 })
  })
  test('gurps.advantage.luck: fails only where all three throws do', () => {
    const found = skillOdds(bram(), 'Stealth', [-2], {}, lucky)
    if (!found.allowed) throw new Error(found.because)
    const fails = count(THROWS, roll => !success({ effective: found.effective, roll }, why).success)
    sameShare(
      found.odds.chance(made => !made.success),
      fails ** 3n,
      216n ** 3n,
    )
    const unlucky = skillOdds(bram(), 'Stealth', [-2])
    if (!unlucky.allowed) throw new Error(unlucky.because)
    sameShare(
      unlucky.odds.chance(made => !made.success),
      fails,
      216n,
    )
  })
  test('gurps.advantage.daredevil: a critical failure is thrown again, and one better at it', () => {
    const daring = { ...bram(), traits: [{ trait: 'Daredevil' }] }
    const found = skillOdds(daring, 'Stealth', [], { taking_risk: true }, lucky)
    const plain = skillOdds(daring, 'Stealth')
    if (!found.allowed || !plain.allowed) throw new Error('barred')
    const { effective } = found
    expect(effective).toBe(plain.effective + 1)
    const worst = count(THROWS, roll => success({ effective, roll }, why).critical === 'failure')
    const fails = count(THROWS, roll => !success({ effective, roll }, why).success)
    sameShare(
      found.odds.chance(made => !made.success),
      (fails - worst) * 216n + worst * fails,
      216n * 216n,
    )
  })
  test('gurps.disadvantage.mental-rolls: a strong Will fails on 14 all the same', () => {
    const found = skillOdds(somebody({ attributes: { st: 10, dx: 10, iq: 18, ht: 10 } }), 'Will')
    if (!found.allowed) throw new Error(found.because)
    sameShare(
      found.odds.chance(made => made.success),
      count(THROWS, roll => roll < 14),
      216n,
    )
  })
})

describe('contestOdds', () => {
  const PAIRS = [
    [10, 10],
    [14, 10],
    [16, 13],
    [19, 16],
    [5, 18],
  ] as const
  const duel = (a: number, b: number, kind: string) => {
    const found = contestOdds({ character: scored(a), skill: 'DX' }, { character: scored(b), skill: 'DX' }, { kind })
    if (!found.allowed) throw new Error(found.because)
    return found
  }
  test('gurps.contest.quick: all 216 × 216 throws', () => {
    for (const [a, b] of PAIRS) {
      const won = { a: 0n, b: 0n, none: 0n }
      for (const rollA of THROWS) {
        for (const rollB of THROWS) {
          won[quickContest({ a: { effective: a, roll: rollA }, b: { effective: b, roll: rollB } }, why).winner]++
        }
      }
      const found = duel(a, b, 'quick')
      for (const who of ['a', 'b', 'none'] as const) sameShare(found[who], won[who], 216n * 216n)
    }
  })
  test('gurps.contest.regular: the share of the tries that decide, shortened above 14', () => {
    for (const [a, b] of PAIRS) {
      const less = Math.min(a, b) > 14 ? Math.max(a, b) - 14 : 0
      const makes = (effective: number) => count(THROWS, roll => success({ effective, roll }, why).success)
      const [first, second] = [makes(a - less), makes(b - less)]
      const [wonA, wonB] = [first * (216n - second), second * (216n - first)]
      const found = duel(a, b, 'regular')
      sameShare(found.a, wonA, wonA + wonB)
      sameShare(found.b, wonB, wonA + wonB)
      sameShare(found.tries, 216n * 216n, wonA + wonB)
    }
  })
  test('gurps.procedure.contest: the whole procedure comes ever nearer to it, and stays finite', () => {
    const people = storyOf({ A: scored(12), B: scored(11) })
    const x = contest.given.read({ who: 'A', skill: 'DX', against: 'B', kind: 'regular' }, 'x')
    const weighed = odds(storyWorld(scored(12)), contest, x, people, takeFirst).of(({ result }) =>
      result.allowed ? result.winner : 'none',
    )
    const limit = duel(12, 11, 'regular')
    expect(weighed.chance(winner => winner === 'a').decimal).toBeCloseTo(limit.a.decimal, 10)
    expect(weighed.chance(winner => winner === 'none').decimal).toBeLessThan(1e-10)
  })
  test('gurps.procedure.contest: a simulation agrees', () => {
    const people = storyOf({ A: scored(13), B: scored(11) })
    const x = contest.given.read({ who: 'A', skill: 'DX', against: 'B', kind: 'quick' }, 'x')
    const play = simulator(storyWorld(scored(13)), takeFirst)
    const source = seeded('contest')
    const times = 2000 * inject('times')
    let won = 0
    for (let time = 0; time < times; time++) {
      const { result } = play.run(contest, x, people, source)
      if (result.allowed && result.winner === 'a') won++
    }
    const { decimal } = duel(13, 11, 'quick').a
    // Five times the standard deviation.
    expect(Math.abs(won / times - decimal)).toBeLessThan(5 * Math.sqrt((decimal * (1 - decimal)) / times))
  })
  test('gurps.skill.influence: Will that resists it does not fail by 14', () => {
    const subject = somebody({ attributes: { st: 10, dx: 10, iq: 16, ht: 10 } })
    const against = (skill: string) => {
      const found = contestOdds({ character: mado(), skill }, { character: subject, skill: 'Will' }, { kind: 'quick' })
      if (!found.allowed) throw new Error(found.because)
      return found.sides.b
    }
    expect(against('Fast-Talk')).toMatchObject({ effective: 16, fails_from: null })
    expect(against('Acting')).toMatchObject({ effective: 16, fails_from: 14 })
  })
})

describe('reactionOdds', () => {
  const OBSERVER = { human: true, sex: 'opposite', sees: true, hears: true }
  const BOUNDS = [0, 3, 6, 9, 12, 15, 18]
  const NAMES = ['disastrous', 'very-bad', 'bad', 'poor', 'neutral', 'good', 'very-good', 'excellent']
  const read = (total: number): string => NAMES[BOUNDS.filter(bound => total > bound).length] ?? ''
  test('gurps.procedure.meeting: the road block of the worked character, +2 in all', () => {
    const met = { observer: OBSERVER, situation: -2, behaviour: 1, of_the_class: false }
    const found = reactionOdds(mado(), met)
    for (const name of NAMES) {
      sameShare(
        found.chance(reaction => reaction === name),
        count(THROWS, roll => read(roll + 2) === name),
        216n,
      )
    }
  })
  test('gurps.social.reputation-recognition: a Reputation counts as often as it is recognised', () => {
    const found = reactionOdds(mado(), { observer: OBSERVER })
    for (const name of NAMES) {
      const known = count(THROWS, roll => roll <= 7)
      const ways =
        known * count(THROWS, roll => read(roll + 5) === name) +
        (216n - known) * count(THROWS, roll => read(roll + 3) === name)
      sameShare(
        found.chance(reaction => reaction === name),
        ways,
        216n * 216n,
      )
    }
  })
  test('gurps.skill.influence: a skill instead of the roll is good or bad', () => {
    const talk = ({ choices }: { readonly choices: readonly { readonly key: string }[] }) =>
      choices.find(({ key }) => key === 'Fast-Talk')?.key ?? ''
    const found = reactionOdds(mado(), {}, {}, talk)
    // Recognition is thrown for all the same.
    expect(found.outcomes.map(({ value }) => value).toSorted()).toEqual(['bad', 'good'])
    expect(found.chance(reaction => reaction === 'good').decimal).toBeGreaterThan(0.8)
  })
})

describe('damageOdds', () => {
  const lineOf = (weapon: string, mode: string) => {
    const line = sheetOf(mado()).attacks.find(one => one.weapon === weapon && one.mode === mode)
    if (line === undefined) throw new Error(weapon)
    return line
  }
  test('gurps.procedure.damage: every face of a knife, at least 1, times two for a stab', () => {
    const found = damageOdds(lineOf('Bayonet or Knife', 'impaling'), 0, 0, why)
    for (let injury = 0; injury <= 12; injury++) {
      sameShare(
        found.chance(hurt => hurt.injury === injury),
        count(FACES, face => 2 * Math.max(1, face - 3) === injury),
        6n,
      )
    }
  })
  test('gurps.procedure.damage: all 36 throws of a pistol against DR and Toughness', () => {
    const pairs = FACES.flatMap(a => FACES.map(b => a + b))
    const found = damageOdds(lineOf('Walther PPK .32', 'shot'), 2, 1, why)
    for (let injury = 0; injury <= 12; injury++) {
      sameShare(
        found.chance(hurt => hurt.injury === injury),
        count(pairs, total => Math.max(0, Math.max(1, total - 1) - 3) === injury),
        36n,
      )
    }
  })
  test('gurps.procedure.damage: the procedure gives the same', () => {
    const x = damage.given.read({ who: 'Mado', weapon: 'Walther PPK .32', target: 'Bram', dr: 2 }, 'x')
    const weighed = odds(storyWorld(mado()), damage, x, story(), takeFirst)
    const line = damageOdds(lineOf('Walther PPK .32', 'shot'), 2, 1, why)
    for (const { value, weight } of line.outcomes) {
      sameShare(
        weighed.chance(
          ({ result }) => result.allowed && result.injury === value.injury && result.basic === value.basic,
        ),
        weight,
        line.ways,
      )
    }
  })
  test('gurps.damage.minimum: what does no damage by itself does none', () => {
    expect(damageOdds({ damage: '', type: '' }, 0, 0, why).chance(({ injury }) => injury === 0)).toMatchObject({
      decimal: 1,
    })
  })
})
