/** Languages and voices. */
import { flag, int, oneOf, optional, rolled, rule, table, type Why } from '@umpire/engine'

export const LANGUAGE_LEVELS = ['basic', 'fluent'] as const
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

const LANGUAGE_XP = table<LanguageLevel, number>('Languages', { basic: 5, fluent: 10 })

export const languages = rule(
  {
    id: 'tensided.abilities.languages',
    title: 'Languages',
    lines: '421-421, 1725-1727',
    given: {
      language_level: oneOf(...LANGUAGE_LEVELS),
      /** Very unlike every language he is fluent in. */
      dissimilar: optional(flag()),
      /** Bought before this one; those he grew up with do not count. */
      foreign_languages_before: optional(int({ min: 0, max: 1000 })),
      upgrade_from: optional(oneOf('basic')),
    },
    gives: 'xp',
  },
  (x, why) => {
    const { dissimilar = false, foreign_languages_before: before = 0 } = x
    const priceOf = (level: LanguageLevel, reasons: Why): number => {
      const price = reasons
        .product(level)
        .add('price', LANGUAGE_XP.at(level, reasons))
        .when(dissimilar, 'very unlike those he speaks', 2)
        .when(before > 0, 'not the first foreign language', 0.5)
        .total()
      return reasons.round('rounded up', price, 'up')
    }
    const price = priceOf(x.language_level, why)
    if (x.upgrade_from === undefined) return price
    return why.sum('difference').add(x.language_level, price).add('paid', -priceOf(x.upgrade_from, why)).total()
  },
)

export const SOUNDS = ['voice', 'accent', 'animal', 'within the human voice', 'engine'] as const

/** Percent. */
const EVEN = 50

export const mimicry = rule(
  {
    id: 'tensided.abilities.mimicry',
    title: 'Mimicry',
    lines: '423-427',
    given: {
      mimicry: int({ min: 0, max: 3 }),
      same_gender: optional(flag()),
      /** Somebody famous, or known well; at the second level any voice that was heard. */
      well_known: optional(flag()),
      /** What is imitated: a person's voice where nothing is said; an engine stands for all that no throat can do. */
      sound: optional(oneOf(...SOUNDS)),
      /** Rolled once for each person, and kept. */
      d10: optional(rolled('1d10')),
    },
  },
  (x, why) => {
    const { sound = 'voice' } = x
    const ofVoice = (): number => {
      if (x.mimicry === 3) return 100
      if (x.mimicry === 2) return x.same_gender === true ? 100 : EVEN
      return x.same_gender === true && x.well_known !== false ? EVEN : 0
    }
    const chanceOf = (): number => {
      if (x.mimicry === 0 || sound === 'engine') return 0
      if (sound === 'voice') return ofVoice()
      return x.mimicry === 3 || sound !== 'within the human voice' ? 100 : 0
    }
    const chance = why.input(`mimicry ${x.mimicry}: ${sound}`, chanceOf())
    if (chance === 0 || chance === 100) return { chance, able: chance === 100 }
    const { d10 } = x
    return d10 === undefined ? { chance } : { chance, able: why.compare('able', d10, '<=', chance / 10) }
  },
)
