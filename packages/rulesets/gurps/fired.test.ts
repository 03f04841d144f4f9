/** Every rule of the engine fires in building characters, in a story or in a fight; those that cannot are listed with the reason. */
import { compose, script } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { highPainThreshold } from './advantage/body.ts'
import { lessSleep } from './advantage/sleep.ts'
import type { Character } from './character/character.ts'
import { sheetOf } from './character/sheet.ts'
import { badSight, lame, oneEye } from './disadvantage/body.ts'
import { lostSleep } from './fatigue/needs.ts'
import { gurpsFired } from './fired.ts'
import { appearance, charisma, odiousHabits, voice } from './looks/looks.ts'
import { storyPlay } from './play/index.ts'
import { meeting } from './play/meeting.ts'
import { somebody } from './play/people-fixture.ts'
import { personOf } from './play/person.ts'
import { scoreOf } from './play/score.ts'
import { storyOf } from './play/state.ts'
import { choosable, rules } from './rules.ts'
import { clericalInvestment, socialStigma } from './social/standing.ts'

/** Its trait acts by its effects, like every trait, on each sheet and roll: the rule only answers who asks for it alone. */
const BY_EFFECTS = 'acts by the effects of its trait, proved below'
/** The catalogue's price is read where a trait is priced, and the rule is the same price for whoever asks for it. */
const BY_PRICE = 'its price is the catalogue’s, which every sheet reads'
const BY_CATALOGUE = 'one look-up of what every sheet reads from the catalogue'
const FIGHTING = 'a matter of fights'

const NEVER: { readonly [rule: string]: string } = {
  'gurps.convention.effects': 'the sum of effects on one target, which every sheet and roll asks for by itself',
  'gurps.convention.names': 'the vocabulary of inputs, no rule of play',
  'gurps.chargen.derived': 'one question for what every sheet works out part by part',
  'gurps.looks.appearance': BY_EFFECTS,
  'gurps.looks.charisma': BY_EFFECTS,
  'gurps.looks.odious-personal-habits': BY_EFFECTS,
  'gurps.looks.voice': BY_EFFECTS,
  'gurps.social.clerical-investment': BY_EFFECTS,
  'gurps.social.legal-enforcement-powers': BY_PRICE,
  'gurps.social.military-rank': BY_PRICE,
  'gurps.social.stigma': BY_EFFECTS,
  'gurps.friends.power-level': 'a part of the prices of friends and foes, which call it without its frame',
  'gurps.advantage.general': BY_PRICE,
  'gurps.advantage.catalog': BY_CATALOGUE,
  'gurps.advantage.high-pain-threshold': `${FIGHTING}, for shock and stunning; torture ${BY_EFFECTS}`,
  'gurps.advantage.less-sleep': BY_EFFECTS,
  'gurps.disadvantage.catalog': BY_CATALOGUE,
  'gurps.disadvantage.bad-sight': BY_EFFECTS,
  'gurps.disadvantage.lame': BY_EFFECTS,
  'gurps.disadvantage.one-arm': `${FIGHTING}: which weapons one hand can use`,
  'gurps.disadvantage.one-eye': BY_EFFECTS,
  'gurps.skill.specialty': 'the checks of a character tell of each skill by itself',
  'gurps.skill.judo-throw': FIGHTING,
  'gurps.weapon.unready': FIGHTING,
  'gurps.firearm.schema': BY_CATALOGUE,
  'gurps.firearm.starter-set': BY_CATALOGUE,
  'gurps.beast.riding-animals': BY_CATALOGUE,
}

/** Rules of fights that these few do not reach, and where their answer comes from instead. */
const OF_FIGHTS: { readonly [id: string]: string } = {
  'gurps.auto.defense': 'groups are dodged one by one, as they come',
  'gurps.combat.maneuver.long-action': 'only a jam that is cleared takes one, and few guns jam',
  'gurps.damage.roll': 'the order of damage reads the dice itself',
  'gurps.defense.parry': 'what a weapon parries at stands in its line on the sheet',
  'gurps.defense.parry-barehanded-attack': 'a fist is seldom parried with a blade',
  'gurps.defense.parry-break': 'few weapons are three times as heavy as another',
  'gurps.defense.parry-special': 'what a weapon parries at stands in its line on the sheet',
  'gurps.defense.passive': 'the defense roll counts armour itself',
  'gurps.gun.shotgun': 'the starter set has no shotgun',
  'gurps.unarmed.judo-throw': 'only after a parry by Judo',
  'gurps.unarmed.punch': 'a punch stands in its line on the sheet',
}

test('every rule fires in building somebody, in a story or in a fight', () => {
  const fired = gurpsFired()
  const never = rules.map(({ id }) => id).filter(id => !fired.has(id))
  expect(never.filter(id => NEVER[id] === undefined && OF_FIGHTS[id] === undefined)).toEqual([])
  expect(Object.keys(NEVER).filter(id => fired.has(id))).toEqual([])
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
