/** Every rule of the engine fires in building characters, in a story or in a fight; those that cannot are listed with the reason. */
import { compose, script } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { highPainThreshold } from './advantage/body.ts'
import { lessSleep } from './advantage/sleep.ts'
import type { Character } from './character/character.ts'
import { badSight, lame, oneEye } from './disadvantage/body.ts'
import { lostSleep } from './fatigue/needs.ts'
import { gurpsFired } from './fired-games-fixture.ts'
import { appearance, charisma, odiousHabits, voice } from './looks/looks.ts'
import { gurpsNeverFires } from './ruleset/never-fires.ts'
import { choosable, rules } from './ruleset/rules.ts'
import { sheetOf } from './sheet/sheet.ts'
import { clericalInvestment, socialStigma } from './social/standing.ts'
import { storyOf } from './story/facts/state.ts'
import { storyPlay } from './story/index.ts'
import { personOf } from './story/person/person.ts'
import { scoreOf } from './story/person/score.ts'
import { meeting } from './story/roll/meeting.ts'
import { somebody } from './story/test/people-fixture.ts'

test('gurps.procedure.combat: the rules that never fire are exactly those that are listed', {
  timeout: 240_000,
}, () => {
  const fired = gurpsFired()
  expect(rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(gurpsNeverFires))
})

describe('traits whose rules never fire act all the same', () => {
  const ruleset = compose(choosable)
  const why = ruleset.silent
  const OBSERVER = { human: true, sex: 'opposite', sees: true, hears: true, notices: true, faith: true } as const

  /** What a trait is worth in a meeting. */
  function reaction(trait: unknown): unknown {
    const start = storyOf({ Ada: somebody({ traits: [trait] }) })
    const x = meeting.given.read({ who: 'Ada', observer: OBSERVER }, 'x')
    const { entries } = script({ ...storyPlay, ruleset }, meeting, x, start, ['', 10])
    const [entry] = entries
    return entry?.fact?.values['personal']
  }
  test('gurps.looks.appearance: every face', () => {
    for (const looks of ['Hideous', 'Ugly', 'Unattractive', 'Attractive', 'Handsome', 'Very Handsome']) {
      expect(reaction(looks)).toEqual([appearance({ appearance: looks, observer: OBSERVER }, why).reaction])
    }
  })
  test('gurps.looks.charisma, voice, odious-personal-habits, gurps.social.clerical-investment, stigma', () => {
    const observer = OBSERVER
    expect(reaction({ trait: 'Charisma', level: 3 })).toEqual([charisma({ level: 3, observer }, why).reaction])
    expect(reaction('Voice')).toEqual([voice({ skill: 'Diplomacy', level: 10, observer }, why).reaction])
    const odious = { trait: 'Odious Personal Habits', points: -10 }
    expect(reaction(odious)).toEqual([odiousHabits({ points: -10, observer }, why)])
    const cleric = { trait: 'Clerical Investment', level: 2 }
    expect(reaction(cleric)).toEqual([clericalInvestment({ level: 2, observer }, why).reaction])
    const kind = 'second-class citizen'
    const stigma = socialStigma({ kind, observer, in_own_culture: false }, why)
    expect(reaction({ trait: 'Social Stigma', variant: kind })).toEqual([stigma.reaction])
  })

  const score = (character: Character, what: string, facts = {}): number => {
    const found = scoreOf(personOf(character, why), what, facts, why)
    if (!found.allowed) throw new Error(found.because)
    return found.effective
  }
  const KNIFE = { skills: [{ skill: 'Knife', points: 4 }] }
  test('gurps.disadvantage.bad-sight and one-eye: with a weapon in the hand', () => {
    const plain = score(somebody(KNIFE), 'Knife')
    for (const glasses of [true, false]) {
      const items = [{ name: 'glasses', worn: glasses }]
      const near = { trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }
      const given = { bad_sight: 'nearsighted', use: 'weapon', basic: plain, glasses, near: false } as const
      const { effective } = { effective: plain, ...badSight({ ...given, starts_with_glasses: true }, why) }
      expect(score(somebody({ ...KNIFE, items, traits: [near] }), 'Knife')).toBe(effective)
    }
    const blind = { skill: 'Knife', level: plain, fast_vehicle: true, hand_eye: false }
    expect(score(somebody({ ...KNIFE, traits: ['One Eye'] }), 'Knife')).toBe(oneEye(blind, why))
  })
  test('gurps.advantage.high-pain-threshold: under torture', () => {
    const hardy = somebody({ traits: ['High Pain Threshold'] })
    const given = { will: 10, tortured: true, head_blow: false, injuries_since_last_turn: [] }
    const { effective } = { effective: 10, ...highPainThreshold(given, why) }
    expect(effective).toBeGreaterThan(10)
    expect(score(hardy, 'Will', { purpose: 'resist-torture' })).toBe(effective)
  })
  test('gurps.advantage.less-sleep: how long a full night is', () => {
    for (const level of [1, 3, 5]) {
      const { traits } = personOf(somebody({ traits: [{ trait: 'Less Sleep', level }] }), why)
      for (let slept_hours = 0; slept_hours <= 8; slept_hours++) {
        const { fatigue, full_night } = { fatigue: 0, full_night: false, ...lessSleep({ level, slept_hours }, why) }
        const night = { nights_missed: 0, half_nights_missed: 0, slept_hours, bearers: traits }
        expect(lostSleep(night, why)).toEqual({ fatigue, full_night })
      }
    }
  })
  test('gurps.disadvantage.lame: Move on the sheet', () => {
    for (const degree of ['crippled-leg', 'one-leg', 'legless'] as const) {
      const given = { degree, basic_speed: 5, encumbrance_level: 0, st: 10, crutches: false }
      const { speed } = sheetOf(somebody({ traits: [{ trait: 'Lame', variant: degree }] }))
      expect(speed).toMatchObject({ move: { move: 0, ...lame(given, why) }.move })
    }
  })
})
