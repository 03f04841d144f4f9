/** Talking in a language that is not everybody's own, and talking with the hands. */
import { flag, int, list, oneOf, optional, or, rolled, rule, text } from '@umpire/engine'
import { catalogOf, take } from '../catalog/catalog.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'
import { learnedFields } from '../skill/default.ts'
import { skillInUse, skillLevel } from '../skill/level.ts'

const score = int({ min: -1000, max: 1000 })
const roll = optional(rolled('3d6'))

export const conversation = rule(
  {
    id: 'gurps.language.conversation',
    title: 'Speaking a foreign language',
    lines: '1433, 816',
    given: {
      language: text(100),
      level: score,
      purpose: or(oneOf('understand', 'be-understood'), 'understand'),
      hard_of_hearing: or(flag(), false),
      /** Traits and things that change it, where they were found already. */
      bearers: or(list(bearerField, 1000), []),
      /** Whoever grew up with it does not roll. */
      native: or(flag(), false),
      roll,
    },
  },
  (x, why): { readonly effective: number; readonly understood: boolean | null } => {
    const deaf = x.hard_of_hearing
      ? [bearerOf(take({ trait: 'Hard of Hearing' }, catalogOf(why), 'hard_of_hearing'))]
      : []
    const facts = x.purpose === 'understand' ? { purpose: 'understand-speech' } : {}
    const skill = `Language (${x.language})`
    const effective = skillInUse({ skill, level: x.level, bearers: [...deaf, ...x.bearers], facts }, why)
    if (x.native) return { effective, understood: true }
    return { effective, understood: x.roll === undefined ? null : success({ effective, roll: x.roll }, why).success }
  },
)

export const gesture = rule(
  {
    id: 'gurps.language.gesture',
    title: 'Gesture',
    lines: '1435-1437',
    given: { iq: score, points: learnedFields.points, roll },
  },
  (x, why): { readonly level: number | null; readonly understood: boolean | null } => {
    const { level } = skillLevel({ skill: 'Gesture', points: x.points, attributes: { iq: x.iq }, bearers: [] }, why)
    const rolledNow = level !== null && x.roll !== undefined
    return { level, understood: rolledNow ? success({ effective: level, roll: x.roll }, why).success : null }
  },
)
