/** Climbs, falls, fire, water, throws, runs and loads, by fixed dice. */
import { describe, expect, test } from 'vitest'
import { being, how } from '../test/body-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { climb } from './climb.ts'
import { leap, lift, run } from './exertion.ts'
import { fall, struckByFalling } from './fall.ts'
import { inFire } from './flame.ts'
import { throwObject } from './throw.ts'
import { inTheWater } from './water.ts'

describe('gurps.procedure.climb', () => {
  test('a roll to begin and one each five minutes, and he is up', () => {
    // Bert: Climbing 12, a load of one level, a stone wall at −3: 8. Forty feet at four a minute: two rolls.
    const given = { who: 'Bert', climb: 'vertical-stone-wall', height_feet: 40, rate: 'long' }
    const { state, result, facts } = played(climb, given, [8, 7], being())
    expect(result).toEqual({ allowed: true, how: 'arrived', feet: 40 })
    expect(state.clock).toBe(600)
    expect(facts.at(-1)).toMatchObject({ seconds: 600 })
  })
  test('who cannot get off the ground stays there, who fails on the way falls from where he is', () => {
    const wall = { who: 'Bert', climb: 'vertical-stone-wall', height_feet: 90 }
    expect(played(climb, wall, [9], being()).result).toMatchObject({ how: 'never began', feet: 0 })
    // Twenty feet after five minutes: six yards, Acrobatics missed, 6d−12 of 20, no armour.
    const fallen = played(climb, wall, [8, 9, 17, [4, 4, 4, 4, 2, 2]], being())
    expect(fallen.result).toMatchObject({ how: 'fell', feet: 20 })
    expect(how(fallen.state, 'Bert').hp_lost).toBe(8)
    expect(fallen.state.clock).toBe(300)
  })
  test('a ladder needs no roll, and some climbs no try', () => {
    expect(played(climb, { who: 'Ada', climb: 'ladder-up', height_feet: 30 }, [], being()).result).toMatchObject({
      how: 'arrived',
    })
    const face = { who: 'Ada', climb: 'modern-building', height_feet: 30 }
    expect(played(climb, face, [], being()).result).toMatchObject({ allowed: false, rule: 'gurps.feat.climbing-roll' })
  })
  test('who faints on the rope falls', () => {
    const bleeding = being({ Bert: { hp_lost: 12, bleeding: { next_in: 60, dry: 2 } } })
    const given = { who: 'Bert', climb: 'rope-up', height_feet: 400 }
    // On the way his wound takes three points and his senses; it is dry by the time he would have rolled again.
    const thirds = Array.from({ length: 33 }, () => 3)
    const { result, state } = played(climb, given, [8, 17, 16, 8, 8, 8, thirds, 10, 10, 10, 10, 10], bleeding)
    expect(result).toMatchObject({ how: 'fell', feet: 100 })
    expect(how(state, 'Bert').out).toMatchObject({ by: 'wounds' })
  })
})

describe('gurps.procedure.fall', () => {
  test('Acrobatics shortens it, Toughness takes its point', () => {
    const given = { who: 'Dan', yards: 9 }
    // Dan: Acrobatics 12 made, four yards left: 4d−12 of 20 is 8, less 1.
    const { result, state } = played(fall, given, [10, [5, 5, 5, 5]], being())
    expect(result).toEqual({ injury: 7 })
    expect(how(state, 'Dan')).toMatchObject({ hp_lost: 7, treated: 'no', bleeding: null })
    expect(played(fall, { ...given, yards: 5 }, [10], being()).result).toEqual({ injury: 0 })
  })
  test('soft, into water, and far', () => {
    expect(played(fall, { who: 'Ada', yards: 3, landing: 'soft' }, [17, 15], being()).result).toEqual({ injury: 3 })
    expect(played(fall, { who: 'Ada', yards: 3, landing: 'water' }, [17, 5, 15], being()).result).toEqual({ injury: 6 })
    const { state } = played(fall, { who: 'Ada', yards: 60 }, [17, Array.from({ length: 50 }, () => 4)], being())
    expect(how(state, 'Ada').dead).toBe('a fall')
  })
  test('gurps.hazard.falling-object: a rock on the head', () => {
    const { result, last } = played(struckByFalling, { who: 'Dan', weight_lb: 20, yards: 30 }, [18, 10], being())
    expect(last).toMatchObject({ who: 'Dan', hp: 17 })
    expect(result).toEqual({ injury: 17 })
    const small = { who: 'Ada', what: 'a book', weight_lb: 2, yards: 3, soft: true }
    expect(played(struckByFalling, small, [6], being()).result).toEqual({ injury: 0 })
  })
})

describe('gurps.procedure.flame', () => {
  test('each second a wound, and no more after death', () => {
    const { state, result } = played(inFire, { who: 'Ada', seconds: 3, standing: true }, [4, 1, 6], being())
    expect(result).toEqual({ injury: 8 })
    expect([how(state, 'Ada').hp_lost, state.clock]).toEqual([8, 3])
    const dying = being({ Ada: { hp_lost: 59 } })
    expect(how(played(inFire, { who: 'Ada', seconds: 5, standing: true }, [6], dying).state, 'Ada').dead).toBe('fire')
  })
  test('armour keeps it off, until it is hot', () => {
    const given = { who: 'Ada', seconds: 5, dr: 1 }
    const { state } = played(inFire, given, [11, 10], being())
    expect(how(state, 'Ada')).toMatchObject({ hp_lost: 0, fatigue: { ordinary: 1 } })
  })
})

describe('gurps.procedure.in-the-water', () => {
  test('in by accident, in trouble, out of it', () => {
    // Ada swims by default at 6; not on purpose.
    const { state, facts } = played(inTheWater, { who: 'Ada', minutes: 2, intentional: false }, [7, 6, 6], being())
    expect(facts.filter(fact => 'afloat' in fact)).toMatchObject([
      { second: 0, afloat: false },
      { second: 5, afloat: true },
      { second: 65, afloat: true },
    ])
    expect([how(state, 'Ada').fatigue.ordinary, state.clock]).toEqual([1, 120])
  })
  test('a long swim costs strength by the hundred yards', () => {
    // Dan: Swimming 15, fifteen yards in ten seconds; three rolls against HT 11.
    const { result, state } = played(inTheWater, { who: 'Dan', yards: 300 }, [10, 12, 11, 12], being())
    expect(result).toEqual({ yards: 300, drowned: false, rescued: false })
    expect([how(state, 'Dan').fatigue.ordinary, state.clock]).toEqual([2, 200])
  })
  test('who has no strength left drowns, unless somebody is near', () => {
    const spent = being({ Ada: { fatigue: { ordinary: 8, sleep: 0, hunger: 0, thirst: 0 } } })
    const given = { who: 'Ada', minutes: 5, intentional: false }
    const { state } = played(inTheWater, given, [18, 18], spent)
    expect(how(state, 'Ada').dead).toBe('drowning')
    // Dan at 15 − 5 + 10 − 1.
    const saved = played(inTheWater, { ...given, rescuer: 'Dan' }, [18, 16], spent)
    expect(saved.result).toMatchObject({ rescued: true, drowned: false })
    expect(how(saved.state, 'Ada').dead).toBeNull()
  })
})

describe('gurps.procedure.throw', () => {
  test('a stone at somebody', () => {
    // Ada at DX − 3 and −2 for 5 yards: ST 10, a pound: 1d−3.
    const given = { who: 'Ada', what: 'a stone', weight_lb: 1, yards: 5, target: 'Bert' }
    const { result, state, last } = played(throwObject, given, [4, 3], being())
    expect(result).toEqual({ allowed: true, hit: true, injury: 3 })
    expect(last).toMatchObject({ who: 'Bert', hp: 3 })
    expect([how(state, 'Bert').hp_lost, state.clock]).toEqual([3, 1])
    expect(played(throwObject, given, [16], being()).result).toMatchObject({ hit: false, injury: 0 })
  })
  test('too heavy, too far, too hard', () => {
    const reason = (more: object) =>
      played(throwObject, { who: 'Ada', weight_lb: 1, yards: 2, ...more }, [], being()).result
    expect(reason({ weight_lb: 251 })).toMatchObject({ rule: 'gurps.feat.throw-limit' })
    expect(reason({ yards: 36 })).toMatchObject({ rule: 'gurps.feat.throw-distance' })
    expect(reason({ modifiers: [-10] })).toMatchObject({ rule: 'gurps.roll.effective-skill' })
  })
  test('into an area, by skill, and what breaks takes its own', () => {
    const vase = { who: 'Bert', what: 'a vase', weight_lb: 15, yards: 2, aim_at: 'area', fragile: true }
    expect(played(throwObject, vase, [5, 4, 5], being()).notes).toEqual(['a vase takes 5 points itself.'])
  })
})

describe('running, leaping, lifting', () => {
  test('gurps.fatigue.running-swimming: a roll each hundred yards, until he drops', () => {
    const { result, state } = played(run, { who: 'Ada', yards: 250 }, [11, 10], being())
    // Speed 5 and a sprint.
    expect(result).toEqual({ yards: 250, seconds: 42 })
    expect([how(state, 'Ada').fatigue.ordinary, state.clock]).toEqual([1, 42])
    const spent = being({ Ada: { fatigue: { ordinary: 9, sleep: 0, hunger: 0, thirst: 0 } } })
    const over = played(run, { who: 'Ada', yards: 500 }, [11], spent)
    expect(over.result).toMatchObject({ yards: 100 })
    expect(how(over.state, 'Ada').out).toMatchObject({ by: 'exhaustion' })
  })
  test('gurps.feat.jump-skill: tired legs jump less far, skill does not tire', () => {
    const across = (who: string, from = being()) => played(leap, { who, feet_across: 7 }, [], from).result
    expect(across('Ada')).toMatchObject({ cleared: true, feet: 7 })
    const tired = { fatigue: { ordinary: 2, sleep: 0, hunger: 0, thirst: 0 } }
    expect(across('Ada', being({ Ada: tired }))).toMatchObject({ cleared: false, feet: 5 })
    expect(across('Dan', being({ Dan: tired }))).toMatchObject({ cleared: true })
  })
  test('gurps.feat.lifting: a second too long under too much', () => {
    const given = { who: 'Ada', weight_lb: 250, action: 'carry-on-back', seconds: 4 }
    const { state } = played(lift, given, [], being())
    expect([how(state, 'Ada').fatigue.ordinary, state.clock]).toEqual([4, 4])
    expect(played(lift, { ...given, weight_lb: 301 }, [], being()).result).toMatchObject({ allowed: false })
    // Very Fit: half of it.
    expect(how(played(lift, { ...given, who: 'Bert' }, [], being()).state, 'Bert')).toMatchObject({
      fatigue: { ordinary: 2 },
    })
  })
  test('nobody does anything senseless', () => {
    const out = being({ Ada: { dead: 'a fall' } })
    for (const tried of [
      () => played(run, { who: 'Ada', yards: 10 }, [], out),
      () => played(leap, { who: 'Ada' }, [], out),
      () => played(climb, { who: 'Ada', climb: 'ladder-up', height_feet: 3 }, [], out),
      () => played(inTheWater, { who: 'Ada' }, [], out),
    ]) {
      expect(tried).toThrow('Ada, who is dead')
    }
  })
})
