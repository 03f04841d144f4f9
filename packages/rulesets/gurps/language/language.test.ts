/** Languages: levels against the cost table, the native tongue, talk. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { success } from '../roll/success.ts'
import { levelFromPoints } from '../skill/cost/cost.ts'
import { skillLevel } from '../skill/level.ts'
import { conversation, gesture } from './conversation.ts'
import { difficultyOf, languageSkill } from './level/language.ts'

const why = compose({ options: [] }).silent
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)

test('gurps.language.skill: a mental skill on IQ and Language Talent, and the same in the chain of all skills', () => {
  for (let iq = 1; iq <= 30; iq++) {
    for (const difficulty of ['easy', 'average', 'hard'] as const) {
      for (const points of [0, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 20]) {
        const table = levelFromPoints({ type: 'mental', difficulty, attribute: iq + 2, points }, why).level
        expect(languageSkill({ iq, language: 'French', difficulty, language_talent: 2, points }, why)).toBe(table)
        const asked = { skill: 'Language (French)', points, attributes: { iq: iq + 2 }, bearers: [], difficulty }
        expect(skillLevel(asked, why).level).toBe(table)
      }
    }
  }
})

test('gurps.language.skill: the native one starts at IQ, a point a level, and never lower', () => {
  for (let iq = 1; iq <= 30; iq++) {
    for (let points = 0; points <= 5; points += 0.5) {
      const level = iq + 1 + Math.floor(points)
      expect(languageSkill({ iq, language: 'Native', language_talent: 1, points }, why)).toBe(level)
    }
    expect(languageSkill({ iq, language: 'native', language_talent: 0, points: -3 }, why)).toBe(iq)
  }
})

test('gurps.language.skill: a language is as hard as the book says, unless it is told', () => {
  expect(['Basque', 'navajo', 'French', 'Pidgin English', 'Klingon'].map(difficultyOf)).toEqual([
    'hard',
    'hard',
    'average',
    'easy',
    'average',
  ])
  expect(languageSkill({ iq: 10, language: 'Basque', language_talent: 0, points: 1 }, why)).toBe(8)
  expect(languageSkill({ iq: 10, language: 'Basque', difficulty: 'easy', language_talent: 0, points: 1 }, why)).toBe(10)
})

test('gurps.language.conversation: every roll, to understand and to be understood, with good ears and bad', () => {
  for (const purpose of ['understand', 'be-understood'] as const) {
    for (const hard_of_hearing of [true, false]) {
      const effective = 13 - (hard_of_hearing && purpose === 'understand' ? 4 : 0)
      for (const roll of ROLLS) {
        const x = { language: 'German', level: 13, purpose, hard_of_hearing, bearers: [], native: false, roll }
        const understood = success({ effective, roll }, why).success
        expect(conversation(x, why)).toEqual({ effective, understood })
      }
    }
  }
})

test('gurps.language.conversation: whoever grew up with it does not roll', () => {
  const given = { language: 'German', level: 10, native: true }
  expect(conversation.answer(given, why).answer).toEqual({ effective: 10, understood: true })
  expect(conversation.answer({ ...given, native: false }, why).answer).toEqual({ effective: 10, understood: null })
})

test('gurps.language.gesture: by default or learned, one roll for each idea', () => {
  expect(gesture({ iq: 11, points: 0, roll: 7 }, why)).toEqual({ level: 7, understood: true })
  expect(gesture({ iq: 11, points: 0, roll: 8 }, why)).toEqual({ level: 7, understood: false })
  expect(gesture({ iq: 11, points: 4 }, why)).toEqual({ level: 13, understood: null })
})
