import { describe, expect, test } from 'vitest'
import { storyOf } from '../facts/state.ts'
import { bodyAfter, people, played, somebody, story, under } from '../test/people.ts'
import { resolveRoll } from './resolve.ts'
import { extendedTask } from './task.ts'

const alone = (more: Parameters<typeof somebody>[1]) =>
  storyOf({ Ann: somebody('Ann', more), ...people }, under({}).silent)

describe('any roll', () => {
  test('tensided.core.roll: stat and skill and d10 against the number; the use is remembered', () => {
    const came = played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 14 }, [4])
    expect(came.result).toEqual({ allowed: true, success: true, mos: 0, critical: false, botch: false })
    expect(came.last).toMatchObject({ skill: 'spot', attribute: 10, difficulty: 14, mos: 0 })
    expect(came.state.uses).toEqual({
      Vera: [{ skill: 'spot', minute: 0, mos: 0, frivolous: false, critical: false, botch: false }],
    })
  })
  test('tensided.core.attribute-doubled: a stat or a skill alone counts twice', () => {
    expect(played(resolveRoll, { who: 'Vera', stat: 'willpower', difficulty: 15 }, [3]).last).toMatchObject({
      attribute: 12,
      mos: 0,
    })
    expect(played(resolveRoll, { who: 'Vera', skill: 'spot', stat: 'none', difficulty: 15 }, [7]).last).toMatchObject({
      attribute: 8,
      mos: 0,
    })
    expect(played(resolveRoll, { who: 'Vera', skill: 'medic', stat: 'none', difficulty: 10 }, [3]).last).toMatchObject({
      attribute: 12,
      difficulty: 15,
    })
  })
  test('tensided.skills.complex: skill twice, the task half as much again, the burdens not', () => {
    const hurt = story({ Vera: { status: 'injured', short_fp: 6 } })
    expect(played(resolveRoll, { who: 'Vera', skill: 'medic', difficulty: 10 }, [3], hurt).last).toMatchObject({
      attribute: 14,
      difficulty: 17,
      mos: 0,
    })
  })
  test('tensided.core.difficulty-scale: by its name; what cannot be done is not rolled for', () => {
    expect(played(resolveRoll, { who: 'Vera', skill: 'spot', band: 'moderate' }, [3]).last).toMatchObject({
      difficulty: 13,
    })
    expect(
      played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 45, possible: false }, []).result,
    ).toMatchObject({
      allowed: false,
      rule: 'tensided.core.difficulty-scale',
    })
  })
  test('tensided.core.opposed: his attribute and 5; of complex skills both count twice; a stat alone counts twice', () => {
    const given = { who: 'Dov', skill: 'manipulation', against: 'Vera', against_skill: 'empathy' }
    expect(played(resolveRoll, given, [1]).last).toMatchObject({ attribute: 10, difficulty: 11, against: 'Vera' })
    const locks = { who: 'Dov', skill: 'security', against: 'Dov', against_skill: 'security' }
    expect(played(resolveRoll, locks, [5]).last).toMatchObject({ attribute: 11, difficulty: 16, mos: 0 })
    const will = { who: 'Dov', skill: 'intimidation', against: 'Vera', against_stat: 'willpower' }
    expect(played(resolveRoll, will, [10]).last).toMatchObject({ attribute: 7, difficulty: 17, mos: 0 })
  })
  test('tensided.skills.concentrations: what was not learned is harder', () => {
    const given = { who: 'Vera', skill: 'hth-combat', difficulty: 15 }
    expect(played(resolveRoll, { ...given, weapon: 'Combat Knife' }, [5]).last).toMatchObject({ difficulty: 15 })
    expect(played(resolveRoll, { ...given, weapon: 'Sledgehammer' }, [5]).last).toMatchObject({ difficulty: 18 })
    const shot = { who: 'Vera', skill: 'ranged-combat', difficulty: 15 }
    expect(played(resolveRoll, { ...shot, weapon: '9mm Pistol' }, [5]).last).toMatchObject({
      attribute: 12,
      difficulty: 15,
    })
    expect(played(resolveRoll, { ...shot, field: 'heavy' }, [5]).last).toMatchObject({ difficulty: 18 })
  })
  test('tensided.core.df-stacking: wounds, fatigue, withdrawal, limbs and traits; what is resisted does not count', () => {
    const ill = alone({
      traits: [{ key: 'fumbling' }, { key: 'addiction-3', subject: 'poppy', days_without: 2 }],
    })
    const burdened = {
      ...ill,
      bodies: { ...ill.bodies, Ann: { ...bodyAfter({ state: ill }, 'Ann'), status: 'wounded' as const, long_fp: 10 } },
    }
    const given = { who: 'Ann', stat: 'dexterity', difficulty: 10 }
    expect(played(resolveRoll, given, [1], burdened).last).toMatchObject({ difficulty: 10 + 2 + 2 + 6 })
    expect(played(resolveRoll, { ...given, resists: 'wounds' }, [1], burdened).last).toMatchObject({ difficulty: 18 })
    expect(played(resolveRoll, { ...given, resists: 'fatigue' }, [1], burdened).last).toMatchObject({ difficulty: 18 })
    expect(played(resolveRoll, { ...given, resists: 'addiction' }, [1], burdened).last).toMatchObject({
      difficulty: 14,
    })
    const arm = [{ limb: 'left arm' as const, status: 'damaged' as const, marks: 0, times_maimed: 0, severed: false }]
    const lame = story({ Tomas: { limbs: arm } })
    expect(
      played(resolveRoll, { who: 'Tomas', stat: 'dexterity', difficulty: 10, limbs: ['left arm'] }, [1], lame).last,
    ).toMatchObject({ difficulty: 15 })
    const gone = story({ Tomas: { limbs: arm.map(one => ({ ...one, status: 'useless' as const })) } })
    expect(
      played(resolveRoll, { who: 'Tomas', stat: 'dexterity', difficulty: 10, limbs: ['left arm'] }, [], gone).result,
    ).toMatchObject({
      rule: 'tensided.injury.mobility-levels',
    })
  })
  test('tensided.core.critical-botch: where the campaign has them', () => {
    const by10 = under({ 'tensided.critical_margin': 10 })
    expect(
      played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 10 }, [10], story(), by10).result,
    ).toMatchObject({ critical: true })
    expect(
      played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 25 }, [1], story(), by10).result,
    ).toMatchObject({ botch: true })
  })
  test('tensided.core.diceless: nothing is thrown', () => {
    const without = under({ 'tensided.diceless': true })
    expect(
      played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 10 }, [], story(), without).result,
    ).toMatchObject({ success: true, mos: 0 })
    expect(
      played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 11 }, [], story(), without).result,
    ).toMatchObject({ success: false })
  })
  test('tensided.combat.states: the unconscious and the dead do nothing; bad input is refused', () => {
    const out = story({ Vera: { out: { state: 'unconscious', until: null } }, Tomas: { status: 'dead' } })
    expect(played(resolveRoll, { who: 'Vera', skill: 'spot', difficulty: 10 }, [], out).result).toMatchObject({
      rule: 'tensided.combat.states',
    })
    expect(played(resolveRoll, { who: 'Tomas', skill: 'spot', difficulty: 10 }, [], out).result).toMatchObject({
      rule: 'tensided.injury.health-levels',
    })
    expect(() => played(resolveRoll, { who: 'Vera', skill: 'spot' }, [])).toThrow('one of difficulty, band and against')
    expect(() => played(resolveRoll, { who: 'Nobody', skill: 'spot', difficulty: 5 }, [])).toThrow('one of Vera')
    expect(() => played(resolveRoll, { who: 'Vera', skill: 'spott', difficulty: 5 }, [])).toThrow('perhaps spot')
    expect(() => played(resolveRoll, { who: 'Vera', difficulty: 5 }, [])).toThrow('a skill, a stat')
    expect(() => played(resolveRoll, { who: 'Dov', skill: 'driving', difficulty: 5 }, [])).toThrow('situation')
  })
})

describe('tasks of many rolls', () => {
  const given = { who: 'Dov', name: 'the engine', skill: 'engineering', difficulty: 8, unit: 'hours' }

  test('tensided.core.extended: margins add up, hours lie between, and time passes for everybody', () => {
    const first = played(extendedTask, given, [10, 4])
    // Aptitude 7, no engineering: 7 + 10 against 8 × 1.5.
    expect(first.result).toMatchObject({ allowed: true, result: 'open', cmos: 5, rolls: 1 })
    expect(first.state.tasks).toMatchObject([{ name: 'the engine', cmos: 5, next: 4 * 3600, unit: 'hours' }])
    expect(played(extendedTask, { who: 'Dov', name: 'the engine' }, [], first.state).result).toMatchObject({
      allowed: false,
      rule: 'tensided.core.extended',
    })
    const done = played(
      extendedTask,
      { who: 'Dov', name: 'the engine', keep_at_it: true },
      [10, 1, 10, 2, 10],
      first.state,
    )
    expect(done.result).toMatchObject({ result: 'success', cmos: 20, rolls: 4, clock: 7 * 3600 })
    expect(done.state.tasks).toEqual([])
    expect(done.state.clock).toBe(7 * 3600)
  })
  test('tensided.core.extended: it may fail, or be given up', () => {
    const failed = played(extendedTask, { ...given, difficulty: 14, keep_at_it: true }, [1])
    expect(failed.result).toMatchObject({ result: 'failure', cmos: -13 })
    const begun = played(extendedTask, given, [10, 4])
    expect(
      played(extendedTask, { who: 'Dov', name: 'the engine', give_up: true }, [], begun.state).state.tasks,
    ).toEqual([])
    expect(played(extendedTask, { who: 'Dov', name: 'another', give_up: true }, []).result).toMatchObject({
      allowed: false,
    })
    expect(() => played(extendedTask, { who: 'Dov', name: 'another' }, [])).toThrow('skill and difficulty')
    expect(() => played(extendedTask, { ...given, interval: 'often' }, [])).toThrow('dice, as 1d10')
  })
  test('tensided.core.extended: whoever falls unconscious meanwhile works no further', () => {
    const wounds = [
      {
        type: 'cutting' as const,
        first_rate: 4,
        rate: 4,
        rounds: 0,
        internal: false,
        since: 0,
        cmos: 0,
        next_try: 0,
      },
    ]
    const bleeding = story({ Dov: { wounds, long_fp: 45 } })
    const came = played(extendedTask, { ...given, unit: 'minutes', keep_at_it: true }, [10, 10, 1], bleeding)
    expect(came.result).toMatchObject({ allowed: false, rule: 'tensided.combat.states' })
  })
})
