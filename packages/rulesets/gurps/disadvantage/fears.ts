/** Phobias and Post-Combat Shakes: Fright Checks that a trait calls for. */
import { int, oneOf, optional, or, rolled, rule, table, text } from '@umpire/engine'
import { frightScore } from '../attribute/scores.ts'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { PHOBIAS } from '../catalog/traits/phobias.ts'
import { affected } from '../effect/apply.ts'
import { forced, MENTAL_FAILS_FROM } from './mental-rolls.ts'

const score = int({ min: -1000, max: 1000 })
const roll = optional(rolled('3d6'))
/** Others of the same character: Fearlessness helps. */
const traits = or(writtenTraits, [])

const NEXT_CHECK_MINUTES = 10

export const phobia = rule(
  {
    id: 'gurps.disadvantage.phobia',
    title: 'Phobia in play',
    lines: '880-886',
    given: {
      exposure: oneOf('met', 'threatened', 'inflicted', 'mastered'),
      will: optional(score),
      iq: optional(score),
      dx: optional(score),
      traits,
      roll,
    },
  },
  ({ exposure, will, iq, dx, traits: others, roll: thrown }, why) => {
    const facts = { exposure }
    const own = bearersOf([{ trait: 'Phobia' }], why)
    const lowered = {
      ...(iq === undefined ? {} : { iq: affected('IQ', iq, ['attr:IQ'], own, facts, why) }),
      ...(dx === undefined ? {} : { dx: affected('DX', dx, ['attr:DX'], own, facts, why) }),
    }
    if (exposure === 'mastered') return { ...lowered, next_check_minutes: NEXT_CHECK_MINUTES }
    if (will === undefined) return lowered
    const bearers = [...own, ...bearersOf(others, why)]
    return { ...lowered, ...forced(frightScore(will, bearers, facts, why), MENTAL_FAILS_FROM, thrown, why) }
  },
)

const BY_NAME = table(
  'Common phobias',
  Object.fromEntries(PHOBIAS.map(({ name, fear, points }) => [name, { fear, points }])),
)

export const phobiaList = rule(
  { id: 'gurps.disadvantage.phobia-list', title: 'Common phobias', lines: '888', given: { name: text(100) } },
  ({ name }, why) => BY_NAME.at(name, why),
)

export const postCombatShakes = rule(
  {
    id: 'gurps.disadvantage.post-combat-shakes',
    title: 'Post-Combat Shakes',
    lines: '890-892',
    given: {
      will: score,
      /** For an especially dangerous or gruesome fight. The heat of battle is over, and helps no more. */
      gm_modifier: or(score, 0),
      traits,
      roll,
    },
  },
  ({ will, gm_modifier, traits: others, roll: thrown }, why) => {
    const check = frightScore(will, bearersOf([{ trait: 'Post-Combat Shakes' }, ...others], why), {}, why)
    const effective = why.sum('effective').add('Fright Check', check).add('the fight', gm_modifier).total()
    return forced(effective, MENTAL_FAILS_FROM, thrown, why)
  },
)
