import { describe, expect, test } from 'vitest'
import { storyOf } from '../facts/state.ts'
import { AS_PRINTED, bodyAfter, people, played, somebody, story, under } from '../test/people.ts'
import { decipher, handleBomb, play, seeThrough } from './craft.ts'
import { crashOrFall, steer } from './crash.ts'
import { knowInGeneral, standIn } from './education.ts'
import { befriend, climb, track } from './outdoors.ts'
import { spot, spotHidden, spotWeapon } from './spotting.ts'
import { intimidate, lead, talk } from './talk.ts'
import { crack, sneak } from './thief.ts'

const withAnn = (more: Parameters<typeof somebody>[1]) =>
  storyOf({ ...people, Ann: somebody('Ann', more) }, AS_PRINTED.silent)

describe('eyes', () => {
  const given = { who: 'Vera', distance: 30 }

  test('tensided.skills.spot-category and spot-table: near enough, hidden by the dark, or rolled for', () => {
    expect(played(spot, { ...given, distance: 5 }, []).result).toMatchObject({ automatic: true, success: true })
    const dark = { ...given, light: 'target in the dark' }
    expect(played(spot, dark, []).result).toMatchObject({ automatic: true, success: false })
    expect(played(spot, given, [10]).last).toMatchObject({
      skill: 'spot',
      attribute: 10,
      difficulty: 20,
      success: true,
    })
    const blends = { ...given, target_look: 'blends', visibility: 'near zero' }
    expect(played(spot, blends, []).result).toMatchObject({ success: false })
  })
  test('tensided.skills.spot-modifiers: hiding, not looking, moving, and others who look', () => {
    expect(played(spot, { ...given, against: 'Vera', who: 'Tomas', hiding: true }, [10]).last).toMatchObject({
      difficulty: 23,
    })
    expect(played(spot, { ...given, looking: false }, [10]).last).toMatchObject({ difficulty: 25 })
    expect(played(spot, { ...given, moving: true }, [10]).last).toMatchObject({ difficulty: 15 })
    const group = played(spot, { ...given, who: 'Tomas', with: ['Vera', 'Dov'] }, [6])
    expect(group.last).toMatchObject({ who: 'Vera', attribute: 14, difficulty: 20, success: true })
  })
  test('tensided.abilities.range-scaling and eyesight: a trained eye, a wound, a blind man', () => {
    const hurt = story({ Vera: { status: 'wounded' } })
    expect(played(spot, given, [10], hurt).last).toMatchObject({ difficulty: 22 })
    const eagle = withAnn({ traits: [{ key: 'perfect-vision' }] })
    expect(played(spot, { ...given, who: 'Ann' }, [10], eagle).last).toMatchObject({ difficulty: 18 })
    const blind = story({ Vera: { flaws: ['blind'] } })
    expect(played(spot, given, [], blind).result).toMatchObject({ success: false, automatic: true })
  })
  test('tensided.skills.spot-hidden-things: against who built it, or a number', () => {
    expect(played(spotHidden, { who: 'Vera', by: 'Dov' }, [3]).last).toMatchObject({ attribute: 10, difficulty: 13 })
    expect(played(spotHidden, { who: 'Vera', by_stranger: { stat: 7, skill: 5 } }, [3]).last).toMatchObject({
      difficulty: 17,
    })
    expect(played(spotHidden, { who: 'Vera', difficulty: 15 }, [5]).result).toMatchObject({ success: true })
    expect(() => played(spotHidden, { who: 'Vera' }, [5])).toThrow('the builder, or a difficulty')
  })
  test('tensided.equipment.spot-concealed: under a coat, in a pocket, nowhere', () => {
    const gun = { who: 'Vera', size: 'small pistol', holster: true }
    expect(played(spotWeapon, { ...gun, garment: 'jacket' }, [9]).last).toMatchObject({
      attribute: 10,
      difficulty: 19,
      success: true,
    })
    expect(played(spotWeapon, { ...gun, garment: 'trenchcoat' }, []).result).toMatchObject({ success: false })
    expect(played(spotWeapon, { ...gun, size: 'large rifle' }, []).result).toMatchObject({
      success: true,
      automatic: true,
    })
  })
  test('tensided.skills.disguise: seen through by whoever knows him', () => {
    const given2 = { who: 'Vera', by: 'Dov' }
    expect(played(seeThrough, given2, [3]).last).toMatchObject({ skill: 'spot', attribute: 10, difficulty: 13 })
    expect(played(seeThrough, { ...given2, knows_him: true, familiarity: 5 }, [1]).last).toMatchObject({
      difficulty: 5,
    })
    expect(() => played(seeThrough, { who: 'Vera' }, [])).toThrow('by or by_stranger')
  })
})

describe('quick fingers and quiet feet', () => {
  test('tensided.skills.sleight-stealth and alertness: against who might notice', () => {
    const past = { who: 'Dov', skill: 'stealth', against: 'Vera' }
    expect(played(sneak, { ...past, surface_df: 2 }, [1]).last).toMatchObject({ attribute: 5, difficulty: 16 })
    expect(played(sneak, { ...past, skill: 'sleight-of-hand' }, [6]).last).toMatchObject({
      attribute: 8,
      difficulty: 14,
      success: true,
    })
    const deaf = withAnn({ traits: [{ key: 'deaf' }], skills: [{ skill: 'alertness', level: 5 }] })
    expect(played(sneak, { ...past, against: 'Ann' }, [1], deaf).last).toMatchObject({ difficulty: 10 })
    const asleep = story({ Vera: { out: { state: 'unconscious', until: null } } })
    expect(played(sneak, past, [], asleep)).toMatchObject({ result: { success: true }, types: ['plain'] })
  })
  test('tensided.skills.security-opposed and security-time: the better, the faster', () => {
    const lock = { who: 'Dov', by_stranger: { stat: 5, skill: 1 } }
    const quick = played(crack, lock, [10])
    expect(quick.result).toMatchObject({ success: true, mos: 9, seconds: 1 })
    expect(quick.state.clock).toBe(1)
    expect(played(crack, lock, [1]).result).toMatchObject({ success: true, mos: 0, seconds: 120 })
    const unknown = played(crack, { who: 'Dov', base_df: 12 }, [1])
    expect(unknown.result).toMatchObject({ success: false, mos: -6, seconds: 120 })
    expect(unknown.state.clock).toBe(120)
    expect(() => played(crack, { who: 'Dov' }, [1])).toThrow('the designer, or a base_df')
  })
})

describe('people', () => {
  test('tensided.skills.social-opposed: lies, arguments, and reading a face', () => {
    expect(played(talk, { who: 'Dov', skill: 'manipulation', against: 'Vera' }, [1]).last).toMatchObject({
      attribute: 10,
      difficulty: 11,
    })
    expect(played(talk, { who: 'Dov', skill: 'argumentation', difficulty: 12 }, [3]).result).toMatchObject({
      success: true,
      mos: 0,
    })
    expect(played(talk, { who: 'Dov', skill: 'empathy', against: 'Vera' }, [7]).last).toMatchObject({
      attribute: 7,
      difficulty: 14,
    })
    expect(() => played(talk, { who: 'Dov', skill: 'manipulation', difficulty: 12 }, [1])).toThrow(
      'whom it is tried on',
    )
    const hears = withAnn({ traits: [{ key: 'lie-detector', times: 2 }] })
    expect(played(talk, { who: 'Dov', skill: 'manipulation', against: 'Ann' }, [1], hears).last).toMatchObject({
      difficulty: 18,
    })
    const ear = { who: 'Ann', skill: 'empathy', against: 'Dov' }
    expect(played(talk, { ...ear, detecting_lie: true }, [1], hears).last).toMatchObject({ difficulty: 2 })
    expect(played(talk, ear, [1], hears).last).toMatchObject({ difficulty: 10 })
  })
  test('tensided.skills.command: nobody commands a superior; his own obey', () => {
    const given = { who: 'Dov', against: 'Vera' }
    expect(played(lead, given, [7]).last).toMatchObject({ attribute: 10, difficulty: 17, success: true })
    expect(played(lead, { ...given, reluctance: 2 }, [7]).result).toMatchObject({ success: false })
    expect(played(lead, { ...given, subordinate: true }, []).result).toMatchObject({ success: true })
    expect(played(lead, { ...given, subordinate: true, mutinous: true }, [1]).result).toMatchObject({ success: false })
    expect(played(lead, { ...given, superior: true }, []).result).toMatchObject({
      allowed: false,
      rule: 'tensided.skills.command',
    })
  })
  test('tensided.skills.intimidation: against willpower twice', () => {
    expect(played(intimidate, { who: 'Dov', against: 'Vera' }, [10]).last).toMatchObject({
      attribute: 7,
      difficulty: 17,
    })
  })
})

describe('wheels and wings', () => {
  test('tensided.skills.driving: routine needs no roll, surprises awareness', () => {
    expect(played(steer, { who: 'Dov', situation: 'routine' }, []).result).toMatchObject({ success: true })
    expect(played(steer, { who: 'Dov', situation: 'sudden surprise', difficulty: 12 }, [5]).last).toMatchObject({
      attribute: 7,
      difficulty: 12,
      success: true,
    })
  })
  test('tensided.skills.pilot: what he was trained on; simple controls are not complex', () => {
    const given = { who: 'Dov', skill: 'pilot', vehicle: 'helicopter', difficulty: 10 }
    expect(played(steer, given, [4]).last).toMatchObject({ attribute: 11, difficulty: 15, success: true })
    expect(played(steer, { ...given, vehicle: 'submarine' }, [4]).last).toMatchObject({ attribute: 5, difficulty: 15 })
    expect(played(steer, { ...given, vehicle: 'boat', simple_controls: true }, [5]).last).toMatchObject({
      attribute: 5,
      difficulty: 10,
    })
  })
  test('tensided.injury.crash: avoided, or belts and armour between it and the body', () => {
    const given = {
      people: [{ who: 'Vera', restraint: 'harness' }, { who: 'Tomas', restraint: 'seatbelt' }, { who: 'Dov' }],
      collision: 'head-on',
      mph: [15, 10],
    }
    const avoid = { who: 'Dov', situation: 'sudden surprise', difficulty: 12 }
    expect(played(crashOrFall, { ...given, avoid }, [5]).result).toEqual({ allowed: true, avoided: true, damage: [] })
    // 15 of raw damage: a quarter less vest, half, and what the die says.
    const came = played(crashOrFall, given, [4, 5, 4])
    expect(came.result).toMatchObject({ avoided: false, damage: [expect.any(Number), 7.5, 15] })
    expect(bodyAfter(came, 'Tomas')).toMatchObject({ status: 'wounded' })
    expect(bodyAfter(came, 'Dov').status).toBe('comatose')
    expect(() => played(crashOrFall, { ...given, mph: [15] }, [])).toThrow('the speed of both vehicles')
    expect(() => played(crashOrFall, { people: [] }, [])).toThrow('one of feet and collision')
  })
  test('tensided.injury.fall: with all that comes of a wound; an action point saves a life', () => {
    const deep = played(crashOrFall, { people: [{ who: 'Tomas' }], feet: 60 }, [5, 'spend', 2, 3])
    // 21 twice the hit points: dead, but for the point; a coma of two months.
    expect(deep.types).toEqual(['wounded', 'spared', 'comatose', 'bleeds'])
    expect(bodyAfter(deep, 'Tomas')).toMatchObject({ status: 'comatose', action_points: 0, wakes_at: 8 * 7 * 86_400 })
    const dead = played(crashOrFall, { people: [{ who: 'Dov' }], feet: 60 }, [5])
    expect(bodyAfter(dead, 'Dov').status).toBe('dead')
    const without = under({ 'tensided.diceless': true })
    expect(played(crashOrFall, { people: [{ who: 'Tomas' }], feet: 20 }, [], story(), without).result).toMatchObject({
      damage: [expect.any(Number)],
    })
  })
})

describe('outdoors and crafts', () => {
  test('tensided.skills.tracking: age, rain, and whoever hides his trail', () => {
    const given = { who: 'Dov', hours: 13, against: 'Vera' }
    expect(played(track, given, [1]).last).toMatchObject({ attribute: 13, difficulty: 30 })
    expect(played(track, { who: 'Dov', hours: 80, rain_df: 0 }, [1]).result).toMatchObject({ cold_trail: true })
    expect(() => played(track, { who: 'Dov', rain: 'frogs' }, [])).toThrow('one of')
  })
  test('tensided.skills.animal-empathy: over days', () => {
    const dog = { who: 'Dov', name: 'the dog', animal: 'easily trained' }
    const first = played(befriend, dog, [5, 7])
    expect(first.result).toMatchObject({ result: 'open', cmos: 5 })
    expect(first.state.tasks).toMatchObject([{ next: 7 * 86_400, success_at: 10 }])
    const done = played(befriend, { ...dog, keep_at_it: true }, [5], first.state)
    expect(done.result).toMatchObject({ result: 'success', cmos: 10, clock: 7 * 86_400 })
  })
  test('tensided.skills.climbing: whoever fails may fall', () => {
    expect(played(climb, { who: 'Dov' }, [2]).last).toMatchObject({ attribute: 8, difficulty: 10, success: true })
    const fell = played(climb, { who: 'Dov', surface: 'slippery', feet: 20 }, [6, 5, 9])
    expect(fell.result).toMatchObject({ success: false, damage: 3 })
    expect(bodyAfter(fell, 'Dov').status).toBe('injured')
    expect(played(climb, { who: 'Dov', surface: 'slippery' }, [6]).result).toMatchObject({ damage: 0 })
  })
  test('tensided.skills.music, demolitions and cryptography', () => {
    expect(played(play, { who: 'Dov', difficulty: 12 }, [4]).last).toMatchObject({ attribute: 8, success: true })
    expect(played(handleBomb, { who: 'Dov', task: 'arm' }, [4]).last).toMatchObject({
      attribute: 11,
      difficulty: 15,
      success: true,
    })
    expect(played(handleBomb, { who: 'Vera', task: 'disarm', by: 'Dov' }, [10]).last).toMatchObject({
      attribute: 6,
      difficulty: 16,
    })
    expect(() => played(handleBomb, { who: 'Vera', task: 'disarm' }, [10])).toThrow('who built the bomb')
    expect(played(decipher, { who: 'Vera', by: 'Dov' }, [10]).last).toMatchObject({ attribute: 6, difficulty: 18 })
  })
  test('tensided.skills.education-common-knowledge and education-stand-in', () => {
    expect(played(knowInGeneral, { who: 'Dov', skill: 'medicine', difficulty: 8 }, [1]).last).toMatchObject({
      attribute: 15,
      difficulty: 15,
    })
    const sew = { who: 'Dov', skill: 'medicine', in_place_of: 'medic', difficulty: 8 }
    expect(played(standIn, { ...sew, field: 'surgery' }, [2]).last).toMatchObject({ attribute: 13, difficulty: 15 })
    expect(played(standIn, { ...sew, field: 'teeth' }, [2]).last).toMatchObject({ difficulty: 18 })
    expect(() => played(standIn, { ...sew, in_place_of: 'music' }, [2])).toThrow('what medicine stands in for')
    expect(() => played(knowInGeneral, { who: 'Vera', skill: 'spot', difficulty: 8 }, [1])).toThrow(
      'an education skill',
    )
  })
})
