import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { treat } from '../skill/medic.ts'
import { bodyAfter, played, story, under } from '../test/people.ts'
import { passTime } from './time.ts'

const DAY = 86_400
const WEEK = 7 * DAY
const wound = (rate: number, internal = false) => ({
  type: 'piercing' as const,
  first_rate: rate,
  rate,
  rounds: 0,
  internal,
  since: 0,
  cmos: 0,
  next_try: 0,
})
const limb = (status: 'hurt' | 'damaged' | 'useless' | 'maimed', times_maimed = 0) => ({
  limb: 'left arm' as const,
  status,
  marks: 0,
  times_maimed,
  severed: false,
})

describe('the clock', () => {
  test('tensided.fatigue.recovery and clotting: a span may be cut anywhere, and nothing is lost', () => {
    const start = story({ Vera: { wounds: [wound(3)] }, Tomas: { short_fp: 40, out: { state: 'spent', until: 30 } } })
    const resting = ['Tomas', 'Vera']
    const whole = played(passTime, { seconds: 240, resting }, [], start)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), seconds => {
        const first = played(passTime, { seconds, resting }, [], start)
        expect(played(passTime, { seconds: 240 - seconds, resting }, [], first.state).state).toEqual(whole.state)
      }),
      { numRuns: 20 },
    )
    expect(() => played(passTime, { days: 20_000 }, [])).toThrow('span')
    expect(() => played(passTime, { days: 1, resting: ['Nobody'] }, [])).toThrow('one of Vera')
  })
})

describe('blood', () => {
  test('tensided.fatigue.clotting: it goes on by the second after a fight, and clots', () => {
    const came = played(passTime, { seconds: 3 }, [], story({ Vera: { wounds: [wound(2)] } }))
    expect(bodyAfter(came, 'Vera')).toMatchObject({ short_fp: 5, wounds: [] })
    expect(
      bodyAfter(played(passTime, { seconds: 1 }, [], story({ Vera: { wounds: [wound(2)] } })), 'Vera'),
    ).toMatchObject({
      short_fp: 2,
      wounds: [{ rate: 2, rounds: 1 }],
    })
  })
  test('tensided.fatigue.thresholds: whoever loses too much passes out, and dies of it', () => {
    const dying = story({ Dov: { wounds: [wound(6)], long_fp: 40 } })
    const came = played(passTime, { minutes: 5 }, [1, 1], dying)
    expect(came.facts).toContainEqual(expect.objectContaining({ who: 'Dov', state: 'passed-out' }))
    expect(bodyAfter(came, 'Dov').status).toBe('dead')
    const saved = played(
      passTime,
      { minutes: 5 },
      [1, 1, 'spend'],
      story({ Tomas: { wounds: [wound(6)], long_fp: 40 } }),
    )
    expect(bodyAfter(saved, 'Tomas')).toMatchObject({ action_points: 0, wounds: [], out: { state: 'unconscious' } })
  })
  test('tensided.fatigue.stop-bleeding: a medic in time, and the last try before the second is over', () => {
    const hurt = story({ Tomas: { wounds: [wound(4)] } })
    const done = played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'bleeding' }, [4], hurt)
    expect(done.result).toMatchObject({ allowed: true, tries: 1, clock: 1 })
    expect(bodyAfter(done, 'Tomas')).toMatchObject({ wounds: [], short_fp: 0 })
    const late = played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'bleeding', tries: 5 }, [3, 4], hurt)
    expect(bodyAfter(late, 'Tomas')).toMatchObject({ wounds: [], short_fp: 4 })
    expect(played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'bleeding' }, []).result).toMatchObject({
      allowed: false,
      rule: 'tensided.fatigue.stop-bleeding',
    })
  })
  test('tensided.fatigue.stop-bleeding: what bleeds inside takes several tries, rounds apart', () => {
    const inside = story({ Tomas: { wounds: [wound(10, true)], out: { state: 'unconscious', until: null } } })
    const given = { who: 'Vera', patient: 'Tomas', treatment: 'bleeding', df_modifier: -22 }
    // 15 and 10 half as much again is 38: 14 + 5 is 3 more than the 16 that are left; 10 are needed.
    const tried = played(treat, given, [5, 4], inside)
    expect(bodyAfter(tried, 'Tomas').wounds).toMatchObject([{ cmos: 3, next_try: 4, rate: 10, rounds: 1 }])
    expect(played(treat, given, [], tried.state).result).toMatchObject({ rule: 'tensided.fatigue.stop-bleeding' })
    const done = played(treat, { ...given, tries: 2 }, [5, 4, 10], inside)
    expect(bodyAfter(done, 'Tomas').wounds).toEqual([])
    expect(done.state.clock).toBe(5)
  })
})

describe('out of it', () => {
  test('tensided.injury.incapacitated: woken by a medic, a second a try', () => {
    const out = story({ Tomas: { status: 'incapacitated', out: { state: 'unconscious', until: null } } })
    const given = { who: 'Vera', patient: 'Tomas', treatment: 'wake' }
    const came = played(treat, { ...given, tries: 3 }, [8, 9], out)
    expect(came.result).toMatchObject({ tries: 2, clock: 2 })
    expect(bodyAfter(came, 'Tomas').out).toBeNull()
    expect(played(treat, given, []).result).toMatchObject({ rule: 'tensided.injury.incapacitated' })
    expect(played(treat, { ...given, who: 'Tomas' }, [], out).result).toMatchObject({ allowed: false })
  })
  test('tensided.injury.comatose: the roll falls due; whoever lives wakes after weeks', () => {
    const coma = story({ Tomas: { status: 'comatose', coma: { due: 60, care: 0, weeks: null } } })
    const dead = played(passTime, { minutes: 1 }, [7, 'die'], coma)
    expect(bodyAfter(dead, 'Tomas').status).toBe('dead')
    const lives = played(passTime, { minutes: 2 }, [10, 1], coma)
    expect(bodyAfter(lives, 'Tomas')).toMatchObject({
      status: 'comatose',
      wakes_at: 60 + 2 * WEEK,
      coma: { due: null, weeks: 2 },
    })
    const woken = played(passTime, { weeks: 2 }, [], lives.state)
    expect(bodyAfter(woken, 'Tomas')).toMatchObject({ status: 'critical', coma: null, wakes_at: null })
  })
  test('tensided.injury.comatose: care, or a hospital, and no roll to live', () => {
    const coma = story({ Tomas: { status: 'comatose', coma: { due: 60, care: 0, weeks: null } } })
    const given = { who: 'Vera', patient: 'Tomas', treatment: 'care' }
    // 18 half as much again is 27: out of her reach without luck.
    const failed = played(treat, given, [10], coma)
    expect(failed.state.clock).toBe(10)
    expect(bodyAfter(failed, 'Tomas').coma).toMatchObject({ due: 60 })
    const cared = played(treat, { ...given, df_modifier: -3 }, [10, 2], coma)
    expect(bodyAfter(cared, 'Tomas').coma).toEqual({ due: null, care: 0, weeks: 8 })
    const bed = played(treat, { ...given, treatment: 'hospital' }, [1], coma)
    expect(bodyAfter(bed, 'Tomas').coma).toMatchObject({ weeks: 4 })
    expect(played(treat, given, [], bed.state).result).toMatchObject({ rule: 'tensided.injury.comatose' })
  })
  test('tensided.combat.states: a knock-out and a spent man come to by themselves', () => {
    const out = story({
      Vera: { out: { state: 'knocked-out', until: 120 } },
      Tomas: { out: { state: 'spent', until: 30 } },
    })
    const came = played(passTime, { seconds: 31 }, [], out)
    expect(bodyAfter(came, 'Tomas').out).toBeNull()
    expect(bodyAfter(came, 'Vera').out).not.toBeNull()
    expect(bodyAfter(played(passTime, { minutes: 2, seconds: 1 }, [], out), 'Vera').out).toBeNull()
  })
  test('tensided.targeting.effects: eyes that were only dazzled see again after their hours', () => {
    const senses = [
      { part: 'eye' as const, until: 7200 },
      { part: 'eye' as const, until: 3600 },
    ]
    const dazzled = story({ Vera: { eyes_hurt: 2, flaws: ['nearsighted', 'blind', 'tick'], senses } })
    const one = played(passTime, { hours: 1 }, [], dazzled)
    expect(bodyAfter(one, 'Vera')).toMatchObject({
      eyes_hurt: 1,
      flaws: ['nearsighted', 'tick'],
      senses: [{ until: 7200 }],
    })
    expect(bodyAfter(played(passTime, { hours: 2 }, [], dazzled), 'Vera')).toMatchObject({
      eyes_hurt: 0,
      flaws: ['tick'],
    })
  })
})

describe('healing', () => {
  test('tensided.injury.recovery: a week of rest a level, two with a medic', () => {
    const hurt = story({ Vera: { status: 'wounded', marks: 3 }, Tomas: { status: 'incapacitated' } })
    const week = played(passTime, { weeks: 1, resting: ['Vera', 'Tomas'], carers: { Tomas: 'Vera' } }, [3], hurt)
    expect(bodyAfter(week, 'Vera')).toMatchObject({ status: 'injured', marks: 0 })
    // Her own wound makes it harder by 2: 14 + 3 against 17.
    expect(bodyAfter(week, 'Tomas').status).toBe('wounded')
    const idle = played(passTime, { weeks: 1 }, [], hurt)
    expect(bodyAfter(idle, 'Vera').status).toBe('wounded')
    const parts = played(
      passTime,
      { days: 4, resting: ['Vera'] },
      [],
      played(passTime, { days: 3, resting: ['Vera'] }, [], hurt).state,
    )
    expect(bodyAfter(parts, 'Vera').status).toBe('injured')
    const never = under({ 'tensided.healing': false })
    expect(bodyAfter(played(passTime, { weeks: 9, resting: ['Vera'] }, [], hurt, never), 'Vera').status).toBe('wounded')
    expect(played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'rest' }, [], hurt, never).result).toMatchObject({
      allowed: false,
    })
    expect(
      bodyAfter(played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'rest' }, [2], hurt), 'Tomas').status,
    ).toBe('critical')
  })
  test('tensided.injury.maimed-limit: months, and never as good again', () => {
    const lame = story({ Vera: { limbs: [limb('maimed', 1)] } })
    const out = played(passTime, { seconds: 1 }, [2], lame)
    expect(bodyAfter(out, 'Vera').limbs_out).toEqual([{ limb: 'left arm', until: 60 * DAY }])
    expect(bodyAfter(played(passTime, { months: 1 }, [], out.state), 'Vera').limbs).toMatchObject([
      { status: 'maimed' },
    ])
    const back = played(passTime, { months: 2 }, [], out.state)
    expect(bodyAfter(back, 'Vera')).toMatchObject({ limbs: [{ status: 'hurt' }], limbs_out: [] })
    const rested = played(passTime, { months: 2, resting: ['Vera'] }, [], back.state)
    expect(bodyAfter(rested, 'Vera').limbs).toMatchObject([{ status: 'hurt' }])
    const forGood = played(passTime, { months: 7 }, [], story({ Vera: { limbs: [limb('maimed', 4)] } }))
    expect(bodyAfter(forGood, 'Vera').limbs).toMatchObject([{ status: 'maimed' }])
  })
  test('tensided.injury.mobility-levels: what was useless in the fight serves badly after it, and heals', () => {
    const lame = story({ Vera: { limbs: [limb('useless')] } })
    const after = played(passTime, { seconds: 1 }, [], lame)
    expect(bodyAfter(after, 'Vera').limbs).toMatchObject([{ status: 'crippled' }])
    expect(bodyAfter(played(passTime, { weeks: 3, resting: ['Vera'] }, [], after.state), 'Vera').limbs).toMatchObject([
      { status: 'uninjured' },
    ])
  })
})
