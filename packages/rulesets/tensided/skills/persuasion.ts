/** Reading people, and swaying them. */
import { BadInput, flag, optional, record, rule, type Why } from '@umpire/engine'
import { commandDifficulty } from '../campaign/readings.ts'
import { attribute, skillLevel } from '../core/attribute.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { added, flawsHeld, meritsHeld, times } from '../effect/effect.ts'
import { statValue } from '../tables/stats.ts'
import { setBy } from './alertness.ts'
import { type Attempt, attempt, harder, ROLLER } from './attempt.ts'

const stat = optional(statValue)
const skill = optional(skillLevel)

export const socialOpposed = rule(
  {
    id: 'tensided.skills.social-opposed',
    title: 'Empathy, argumentation, manipulation',
    lines: '270-270, 327-329',
    given: {
      charisma: stat,
      /** The one of the three that is rolled. */
      manipulation: skill,
      argumentation: skill,
      empathy: skill,
      awareness: stat,
      target: optional(
        record({
          awareness: statValue,
          empathy: skill,
          alertness: skill,
          /** It makes lying to him harder, though it is the liar who rolls. */
          lie_detector: times,
          merits: meritsHeld,
          flaws: flawsHeld,
        }),
      ),
      /** His own, where he listens for a lie. */
      lie_detector: times,
      detecting_lie: optional(flag()),
      /** The game master's, for an argument that nobody minds. */
      difficulty: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const { target, charisma, awareness, manipulation, argumentation, empathy } = x
    const words = manipulation ?? argumentation
    const spoken = words !== undefined
    const skill_level = words ?? empathy
    const stat_value = spoken ? charisma : awareness
    if (skill_level === undefined) throw new BadInput('given', 'manipulation, argumentation or empathy', 'none of them')
    if (stat_value === undefined) {
      throw new BadInput(
        `given.${spoken ? 'charisma' : 'awareness'}`,
        'the stat that the roll is made with',
        stat_value,
      )
    }
    const own = attribute({ stat_value, skill_level }, why)
    const against = (): number => {
      if (target === undefined) {
        if (x.difficulty === undefined || manipulation !== undefined) {
          throw new BadInput('given.target', 'whom it is tried on', target)
        }
        return x.difficulty
      }
      if (!spoken) {
        const { merits = [], flaws = [] } = target
        return setBy({ awareness: target.awareness, alertness: target.alertness ?? 0, merits, flaws }, why)
      }
      const opponent_attribute = attribute({ stat_value: target.awareness, skill_level: target.empathy ?? 0 }, why)
      const df_modifier = manipulation === undefined ? 0 : -added(target, 'df', 'detect-lie', why)
      return opposed({ opponent_attribute, df_modifier }, why).difficulty
    }
    const listening = empathy !== undefined && !spoken && x.detecting_lie === true
    const difficulty = why
      .sum('difficulty')
      .add('target', against())
      .when(listening, 'lie detector', () => added({ lie_detector: x.lie_detector ?? 0 }, 'df', 'detect-lie', why))
      .when(x.df_modifier !== undefined, 'modifiers', x.df_modifier ?? 0)
      .total()
    return attempt(own, difficulty, x.d10, why)
  },
)

const yes = optional(flag())

/** What somebody's will sets against it, with how little he leans to follow. */
function willOf(willpower: number, df_modifier: number, why: Why): number {
  if (commandDifficulty(why) === 'opposed') {
    return opposed({ opponent_stat_value: willpower, df_modifier }, why).difficulty
  }
  return why.sum('difficulty').add('willpower', willpower).add('modifiers', df_modifier).total()
}

type Commanded =
  | Attempt
  | { readonly possible: false }
  | { readonly possible: true; readonly roll_needed: false; readonly obeys: true }

export const command = rule(
  {
    id: 'tensided.skills.command',
    title: 'Command',
    lines: '325-325',
    given: {
      charisma: stat,
      command: skill,
      target_willpower: stat,
      /** How little he leans to follow: less than nothing for the willing. */
      gm_modifier: optional(score),
      /** Or holds himself to be one. */
      target_is_superior: yes,
      target_is_subordinate: yes,
      mutinous: yes,
      ...ROLLER,
    },
  },
  (x, why): Commanded => {
    if (x.target_is_superior === true) return { possible: false }
    if (x.target_is_subordinate === true && x.mutinous !== true)
      return { possible: true, roll_needed: false, obeys: true }
    const { charisma, command: level, target_willpower } = x
    if (charisma === undefined || level === undefined || target_willpower === undefined) {
      throw new BadInput('given', 'charisma, command and target_willpower', 'not all of them')
    }
    const own = attribute({ stat_value: charisma, skill_level: level }, why)
    const difficulty = willOf(target_willpower, x.gm_modifier ?? 0, why)
    return attempt(own, harder(difficulty, x.df_modifier, why), x.d10, why)
  },
)

export const intimidation = rule(
  {
    id: 'tensided.skills.intimidation',
    title: 'Intimidation',
    lines: '331-331',
    given: { physique: statValue, intimidation: skillLevel, target_willpower: statValue, ...ROLLER },
  },
  (x, why): Attempt => {
    const own = attribute({ stat_value: x.physique, skill_level: x.intimidation }, why)
    const difficulty = willOf(x.target_willpower, 0, why)
    return attempt(own, harder(difficulty, x.df_modifier, why), x.d10, why)
  },
)
