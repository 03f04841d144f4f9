/** Noticing what cannot be seen, and being hard to creep up on. */
import { BadInput, oneOf, optional, rule, type Why } from '@umpire/engine'
import { attribute, skillLevel } from '../core/attribute.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { acts, flawsHeld, type Having, meritsHeld, skillBonus } from '../effect/effect.ts'
import { statValue } from '../tables/stats.ts'
import { type Attempt, attempt, harder, ROLLER } from './attempt.ts'

/** Somebody whom others must get past. */
export const WATCHER = { awareness: statValue, alertness: skillLevel, merits: meritsHeld, flaws: flawsHeld }

type Watcher = {
  readonly awareness: number
  readonly alertness: number
} & Having

/** His attribute; the deaf have nothing to notice with but their stat. */
function watchful(x: Watcher, why: Why): number {
  const deaf = acts(x, 'fails', 'alertness')
  const skill_level = why
    .sum('alertness')
    .when(!deaf, 'skill', x.alertness, 'deaf')
    .when(!deaf, 'traits', () => skillBonus(x, 'alertness', why), 'deaf')
    .total()
  return attribute({ stat_value: x.awareness, skill_level }, why)
}

type Alert = Partial<Attempt> & {
  /** The deaf fail, whatever the die says. */
  readonly automatic: boolean
}

export const alertness = rule(
  {
    id: 'tensided.skills.alertness',
    title: 'Alertness',
    lines: '268-268',
    given: {
      ...WATCHER,
      /** What others roll against, or what he rolls with himself. */
      used_as: oneOf('difficulty', 'attribute'),
      /** The game master's, for a roll of his own. */
      difficulty: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Alert => {
    if (x.used_as === 'difficulty') {
      const opponent_attribute = watchful(x, why)
      const { difficulty } = opposed({ opponent_attribute }, why)
      return { automatic: false, difficulty: harder(difficulty, x.df_modifier, why) }
    }
    if (acts(x, 'fails', 'alertness')) return { success: false, automatic: true }
    const own = watchful(x, why)
    if (x.difficulty === undefined) return { attribute: own, automatic: false }
    return { automatic: false, ...attempt(own, harder(x.difficulty, x.df_modifier, why), x.d10, why) }
  },
)

/** The difficulty that somebody sets who is crept up on, robbed or read. */
export function setBy(target: Watcher, why: Why): number {
  const { difficulty } = alertness({ ...target, used_as: 'difficulty' }, why)
  if (difficulty === undefined) throw new BadInput('alertness', 'a difficulty', difficulty)
  return difficulty
}
