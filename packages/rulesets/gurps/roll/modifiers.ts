/** What a score becomes before it is rolled against. */
import { flag, int, list, oneOf, or, rule } from '@umpire/engine'
import { ROLL_KINDS } from './success.ts'

const score = int({ min: -1000, max: 1000 })
/** Under this, a roll may not be tried, unless it is forced on the character. */
export const LEAST_SKILL = 3

export const effectiveSkill = rule(
  {
    id: 'gurps.roll.effective-skill',
    title: 'Effective skill and the minimum of 3',
    lines: '83-89',
    given: {
      basic: score,
      modifiers: or(list(score, 100), []),
      roll_kind: or(oneOf(...ROLL_KINDS), 'voluntary'),
    },
  },
  (x, why) => {
    const sum = why.sum('effective skill').add('basic', x.basic)
    for (const modifier of x.modifiers) sum.add('modifier', modifier)
    const effective = sum.total()
    const enough = why.compare('least to try', effective, '>=', LEAST_SKILL)
    return { effective, may_roll: enough || x.roll_kind !== 'voluntary' }
  },
)

export const repeatedAttempts = rule(
  {
    id: 'gurps.roll.repeated-attempts',
    title: 'Trying again after a failure',
    lines: '113-119',
    given: {
      basic: score,
      failure: oneOf('harmless', 'damaging', 'final'),
      attempt_number: int({ min: 1, max: 1000 }),
    },
  },
  (x, why) => {
    const again = x.attempt_number - 1
    const penalty = why
      .sum('repeated attempts')
      .when(x.failure === 'harmless', 'attempts before', -again, 'only after failures that do no harm')
      .total()
    const { effective, may_roll } = effectiveSkill(
      { basic: x.basic, modifiers: [penalty], roll_kind: 'voluntary' },
      why,
    )
    return { effective, may_roll: may_roll && !(x.failure === 'final' && again > 0) }
  },
)

export const secretRoll = rule(
  {
    id: 'gurps.roll.secret',
    title: 'Rolls the GM makes in secret',
    lines: '76-81',
    given: { purpose: or(oneOf('information', 'unaware'), 'information'), success: flag() },
  },
  x => ({ visible_to: ['gm'], answer: x.success ? 'true' : 'false-or-none' }),
)
