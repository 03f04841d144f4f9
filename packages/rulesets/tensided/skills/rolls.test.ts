/** Every skill's own rule, by brute force. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../campaign/settings.ts'
import { alertness } from './alertness.ts'
import { cryptography, demolitions, disguise, music } from './crafts.ts'
import { ANIMALS, animalEmpathy, climbing, tracking } from './outdoors.ts'
import { command, intimidation, socialOpposed } from './persuasion.ts'
import { securityOpposed, sleightStealth } from './thief.ts'
import { driving, pilot } from './vehicles.ts'

const under = (chosen: { readonly [id: string]: unknown }) =>
  compose({ options: [], settings }, { settings: chosen }).silent
const why = under({})
const score = fc.integer({ min: 0, max: 10 })
const D10 = Array.from({ length: 10 }, (_, index) => index + 1)

test('tensided.skills.alertness: ears of every kind, as difficulty and as attribute', () => {
  fc.assert(
    fc.property(score, score, (awareness, level) => {
      const ears = [
        [{}, level],
        [{ merits: ['keen-ears'] }, level + 2],
        [{ flaws: ['hard-of-hearing'] }, level - 4],
        [{ flaws: ['deaf'] }, 0],
        [{ merits: ['keen-ears'], flaws: ['deaf'] }, 0],
      ] as const
      for (const [held, skill] of ears) {
        const who = { awareness, alertness: level, ...held }
        expect(alertness({ ...who, used_as: 'difficulty' }, why).difficulty).toBe(awareness + skill + 5)
        const own = alertness({ ...who, used_as: 'attribute', difficulty: 12, d10: 6 }, why)
        const deaf = 'flaws' in held && held.flaws[0] === 'deaf'
        expect(own).toMatchObject(
          deaf
            ? { success: false, automatic: true }
            : { attribute: awareness + skill, success: awareness + skill + 6 >= 12, automatic: false },
        )
      }
    }),
  )
})

test('tensided.skills.social-opposed: who speaks meets empathy, who reads meets alertness', () => {
  fc.assert(
    fc.property(score, score, score, score, (stat, skill, awareness, his) => {
      const target = { awareness, empathy: his, alertness: 9, lie_detector: 2 }
      const lie = socialOpposed({ charisma: stat, manipulation: skill, target }, why)
      expect(lie).toEqual({ attribute: stat + skill, difficulty: awareness + his + 13 })
      const argument = socialOpposed({ charisma: stat, argumentation: skill, target }, why)
      expect(argument.difficulty).toBe(awareness + his + 5)
      const read = socialOpposed({ awareness: stat, empathy: skill, target }, why)
      expect(read).toEqual({ attribute: stat + skill, difficulty: awareness + 14 })
      const ear = { awareness: stat, empathy: skill, target, detecting_lie: true, lie_detector: 1 }
      expect(socialOpposed(ear, why).difficulty).toBe(awareness + 10)
    }),
  )
  expect(socialOpposed({ charisma: 5, argumentation: 2, difficulty: 12, d10: 5 }, why)).toMatchObject({ mos: 0 })
  expect(() => socialOpposed({ charisma: 5, manipulation: 2, difficulty: 12 }, why)).toThrow(/target/)
  expect(() => socialOpposed({ charisma: 5 }, why)).toThrow(/manipulation, argumentation or empathy/)
  expect(() => socialOpposed({ awareness: 5, manipulation: 2, difficulty: 9 }, why)).toThrow(/charisma/)
})

test('tensided.skills.command: superiors never, subordinates unless they mutiny, everybody else by his will', () => {
  const asked = { charisma: 6, command: 3, target_willpower: 5, gm_modifier: -4 }
  expect(command({ ...asked, target_is_superior: true }, why)).toEqual({ possible: false })
  expect(command({ ...asked, target_is_subordinate: true }, why)).toMatchObject({ roll_needed: false, obeys: true })
  const rolls = [asked, { ...asked, target_is_subordinate: true, mutinous: true }]
  for (const one of rolls) expect(command(one, why)).toEqual({ attribute: 9, difficulty: 11 })
  expect(() => command({ charisma: 6 }, why)).toThrow(/target_willpower/)
})

test('tensided.skills.intimidation: by will against will, on every die', () => {
  const threat = { physique: 6, intimidation: 3, target_willpower: 5 }
  for (const d10 of D10) {
    expect(intimidation({ ...threat, d10 }, why)).toMatchObject({ difficulty: 15, success: 9 + d10 >= 15 })
  }
})

test('tensided.skills.pilot: trained, similar, strange; simple or not', () => {
  const ace = { trained: ['gyrocopter'], coordination: 6, awareness: 4, pilot: 5, base_df: 9 }
  expect(pilot({ ...ace, vehicle: 'gyrocopter' }, why)).toMatchObject({ attribute: 16, difficulty: 14, complex: true })
  const simple = { ...ace, vehicle: 'gyrocopter', simple_controls: true }
  expect(pilot(simple, why)).toMatchObject({ attribute: 11, difficulty: 9, complex: false })
  expect(pilot({ ...simple, situation: 'sudden surprise' }, why).attribute).toBe(9)
  const strange = pilot({ ...ace, vehicle: 'tank' }, why)
  expect(strange).toMatchObject({ skill_applies: false, attribute: 6, new_skill: true })
  expect(strange).not.toHaveProperty('buy_xp')
  expect(() => pilot({ trained: [], vehicle: 'tank', pilot: 0 }, why)).toThrow(/coordination/)
})

test('tensided.skills.sleight-stealth: against ears, deaf ones too; the ground only matters to feet', () => {
  fc.assert(
    fc.property(score, score, score, score, (stat, skill, awareness, his) => {
      const target = { awareness, alertness: his }
      const robbed = sleightStealth({ dexterity: stat, sleight_of_hand: skill, target, surface_df: 3 }, why)
      expect(robbed).toEqual({ attribute: stat + skill, difficulty: awareness + his + 5 })
      const creep = { athleticism: stat, stealth: skill, surface_df: 3, df_modifier: 1 }
      expect(sleightStealth({ ...creep, target }, why).difficulty).toBe(awareness + his + 9)
      const deaf = { ...target, flaws: ['deaf'] as const }
      expect(sleightStealth({ ...creep, target: deaf }, why).difficulty).toBe(awareness + 9)
    }),
  )
  expect(() => sleightStealth({ stealth: 3, target: { awareness: 5, alertness: 1 } }, why)).toThrow(/athleticism/)
})

test('tensided.skills.security-opposed: a designer, or the game master’s number half as much again', () => {
  const own = { dexterity: 6, security: 4 }
  expect(securityOpposed({ ...own, base_df: 15, d10: 9 }, why)).toMatchObject({ difficulty: 23, mos: 0 })
  expect(() => securityOpposed(own, why)).toThrow(/designer/)
})

test('tensided.skills.tracking: hours, rain by name or number, stealth; a cold trail is marked', () => {
  for (const [rain, rain_df] of Object.entries({ none: 0, light: 5, steady: 10, heavy: 15 })) {
    for (let hours = 0; hours <= 100; hours++) {
      const base_df = 15 + Math.floor(hours / 6) + rain_df + 2
      const trail = { base_df, difficulty: Math.ceil(1.5 * base_df), cold_trail: hours >= 72 }
      expect(tracking({ hours, rain, target_stealth: 2 }, why)).toEqual(trail)
      expect(tracking({ hours, rain_df, target_stealth: 2 }, why)).toEqual(trail)
    }
  }
  const wet = under({ 'tensided.rain_presets': { none: 0, monsoon: 40 }, 'tensided.cold_trail_hours': 5 })
  expect(tracking({ hours: 5, rain: 'monsoon' }, wet)).toMatchObject({ base_df: 55, cold_trail: true })
  expect(() => tracking({ rain: 'heavy' }, wet)).toThrow(/rain: expected one of none, monsoon/)
})

test('tensided.skills.animal-empathy: as many margins as the beast is hard', () => {
  for (const [index, animal] of ANIMALS.entries()) {
    const df = [10, 18, 25][index] ?? 0
    let cmos = 0
    const d10s: number[] = []
    while (cmos < df) {
      d10s.push(10)
      cmos += df + 3 - df
      const trained = animalEmpathy({ animal, attribute: df - 7, d10s }, why)
      expect(trained).toMatchObject({ difficulty: df, cmos, result: cmos >= df ? 'success' : 'open', days: 0 })
    }
    expect(() => animalEmpathy({ animal, attribute: df - 7, d10s: [...d10s, 10] }, why)).toThrow(/margins/)
    expect(animalEmpathy({ animal, attribute: 0, d10s: [1, 1].slice(0, df > 10 ? 1 : 2) }, why).result).toBe('failure')
  }
  expect(animalEmpathy({ animal: 'intelligent', charisma: 6, animal_empathy: 4 }, why)).toMatchObject({ attribute: 10 })
  expect(() => animalEmpathy({ animal: 'intelligent' }, why)).toThrow(/charisma/)
})

test('tensided.skills.driving: only danger needs a roll, and the situation names the stat', () => {
  const driver = { awareness: 7, coordination: 4, driving: 3, difficulty: 15 }
  expect(driving({ ...driver, situation: 'routine' }, why)).toEqual({ roll_needed: false })
  for (const d10 of D10) {
    const sudden = driving({ ...driver, situation: 'sudden surprise', d10 }, why)
    expect(sudden).toMatchObject({ roll_needed: true, mos: 10 + d10 - 15 })
    const expected = driving({ ...driver, situation: 'expected manoeuvre', df_modifier: 2, d10 }, why)
    expect(expected).toMatchObject({ mos: 7 + d10 - 17 })
  }
  expect(() => driving({ situation: 'sudden surprise', coordination: 4 }, why)).toThrow(/awareness/)
})

test('tensided.skills.climbing: ordinary and slippery, on every die', () => {
  for (const d10 of D10) {
    const climb = { athleticism: 5, climbing: 2, df_modifier: 2, d10 }
    expect(climbing({ ...climb, surface: 'ordinary rock' }, why).mos).toBe(7 + d10 - 12)
    expect(climbing({ ...climb, surface: 'slippery' }, why).mos).toBe(7 + d10 - 17)
  }
})

test('tensided.skills.music: against the crowd', () => {
  for (const d10 of D10) {
    expect(music({ dexterity: 6, music: 3, difficulty: 14, df_modifier: -1, d10 }, why).mos).toBe(9 + d10 - 13)
  }
})

test('tensided.skills.demolitions: arming alone, disarming against the designer', () => {
  for (const d10 of D10) {
    const bomb = { dexterity: 6, demolitions: 3, d10 }
    expect(demolitions({ task: 'arm', ...bomb }, why)).toMatchObject({ mos: 12 + d10 - 15 })
    const designer = { dexterity: 5, demolitions: 4 }
    expect(demolitions({ task: 'disarm', designer, ...bomb }, why)).toMatchObject({ mos: 12 + d10 - 18 })
  }
  expect(() => demolitions({ task: 'disarm' }, why)).toThrow(/designer/)
})

test('tensided.skills.disguise: a stranger by three more, a friend by up to five less', () => {
  const artist = { aptitude: 7, disguise: 4 }
  for (const d10 of D10) {
    for (let familiarity = 0; familiarity <= 5; familiarity++) {
      const seen = { artist, spotter_knows_him: true, familiarity, awareness: 4, spot: 1, d10 }
      expect(disguise(seen, why)).toMatchObject({ mos: 5 + d10 - (11 - familiarity) })
    }
  }
  const stranger = { artist, spotter_knows_him: false }
  expect(disguise(stranger, why)).toEqual({ difficulty: 14 })
  expect(() => disguise.answer({ ...stranger, familiarity: 6 }, why)).toThrow(/familiarity/)
})

test('tensided.skills.cryptography: as good as the encoder, and a five to break it', () => {
  const encoder = { aptitude: 6, cryptography: 4 }
  for (const d10 of D10) {
    expect(cryptography({ encoder, aptitude: 6, cryptography: 4, d10 }, why)).toMatchObject({ mos: d10 - 5 })
  }
})
