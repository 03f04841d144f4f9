/** Languages: skills of IQ and Language Talent, and the native one, which comes free. */
import { int, num, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'
import { DIFFICULTIES } from '../../catalog/entry/difficulties.ts'
import type { Difficulty } from '../../catalog/entry/skill.ts'
import { levelFromPoints } from '../../skill/cost/cost.ts'

/** How hard languages are; the book names a few, and every other one is average. */
const HARD = ['basque', 'navajo']
const EASY = ['pidgin']

/**
 *     difficultyOf('Navajo') // 'hard'
 */
export function difficultyOf(language: string): Difficulty {
  const name = language.toLowerCase()
  if (HARD.includes(name)) return 'hard'
  return EASY.some(easy => name.includes(easy)) ? 'easy' : 'average'
}

/** What the rule calls the language somebody grew up with. */
export const NATIVE = 'native'
/** A level of the native language costs this much. */
export const NATIVE_POINTS_A_LEVEL = 1

function nativeLevel(attribute: number, points: number, why: Why): number {
  const levels = why.round('levels bought', points / NATIVE_POINTS_A_LEVEL, 'down')
  // Nothing is given back for speaking it worse.
  return why
    .sum('native language')
    .add('IQ', attribute)
    .add('bought', why.atLeast('least', 0, levels))
    .total()
}

export const languageSkill = rule(
  {
    id: 'gurps.language.skill',
    title: 'Languages',
    lines: '1417-1431',
    given: {
      iq: int({ min: -1000, max: 1000 }),
      /** By its name, or "native". */
      language: text(200),
      /** As the language has it, unless it is told. */
      difficulty: optional(oneOf(...DIFFICULTIES)),
      /** What is added to IQ for languages. */
      language_talent: or(int({ min: -100, max: 100 }), 0),
      points: or(num({ min: 0, max: 100_000 }), 0),
    },
    gives: 'level',
  },
  ({ iq, language, difficulty = difficultyOf(language), language_talent, points }, why): number | null => {
    const attribute = why.sum('IQ for languages').add('IQ', iq).add('Language Talent', language_talent).total()
    if (language.toLowerCase() === NATIVE) return nativeLevel(attribute, points, why)
    return levelFromPoints({ type: 'mental', difficulty, attribute, points }, why).level
  },
)
