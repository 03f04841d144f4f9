/** Tobacco: after a day without, every morning is a trial. */
import { int, optional, or, rolled, rule } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { modifier } from '../effect/apply.ts'
import { forced, willLevels, willTraits } from './mental-rolls.ts'

const NAME = 'Addiction (Tobacco)'

export const addiction = rule(
  {
    id: 'gurps.disadvantage.addiction',
    title: 'Tobacco addiction, withdrawal',
    lines: '746-748',
    given: {
      ht: int({ min: -1000, max: 1000 }),
      ...willLevels,
      /** Others of the same character: Fit helps. */
      traits: or(writtenTraits, []),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why) => {
    const bearers = bearersOf([{ trait: NAME }, ...willTraits(x), ...x.traits], why)
    const effective = attributeScore('HT', x.ht, bearers, { purpose: 'tobacco-withdrawal' }, why)
    // A roll against HT, not against the mind: 14 may succeed.
    const made = forced(effective, null, x.roll, why)
    if (!('success' in made)) return made
    const facts = {
      withdrawal: !made.success,
      observer: { puts_up_with_you: true },
      granted: { [`${NAME}: the task needs concentration`]: true },
    }
    const own = bearersOf([{ trait: NAME }], why)
    return {
      ...made,
      concentration: modifier('tasks that need concentration', ['any roll'], own, facts, why),
      reaction: modifier('reaction of whoever puts up with him', ['reaction'], own, facts, why),
    }
  },
)
