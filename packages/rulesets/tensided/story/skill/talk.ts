/** Reading people, swaying them, leading them, frightening them. */
import { flag, oneOf, optional, or, procedure } from '@umpire/engine'
import { score } from '../../core/roll.ts'
import { timesTaken } from '../../effect/effect.ts'
import { command, intimidation, socialOpposed } from '../../skills/persuasion.ts'
import type { Asking } from '../facts/ask.ts'
import { plain } from '../facts/facts.ts'
import { levelOf, type Person, personIn, watcherOf } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { AGAINST, type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { NAME } from '../facts/state.ts'

/** As somebody who listens, or is looked at. */
function listener(person: Person, asker: Asking) {
  const { why } = asker
  return { ...watcherOf(person, why), empathy: levelOf(person, 'empathy', why) }
}

export const talk = procedure(
  {
    id: 'tensided.proc.social',
    title: 'Empathy, argumentation, manipulation',
    given: {
      ...WHO,
      skill: oneOf('empathy', 'argumentation', 'manipulation'),
      against: AGAINST,
      /** For an argument that nobody minds. */
      difficulty: optional(score),
      /** Listening for a lie. */
      detecting_lie: or(flag(), false),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const { who, skill, against, detecting_lie } = x
    const able = roller(ask, who, { skill }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const level = levelOf(person, skill, why)
    const spoken = { charisma: person.stats.charisma }
    const own =
      skill === 'empathy'
        ? { awareness: person.stats.awareness, empathy: level }
        : skill === 'argumentation'
          ? { ...spoken, argumentation: level }
          : { ...spoken, manipulation: level }
    const given = {
      ...own,
      df_modifier,
      detecting_lie,
      lie_detector: timesTaken(person.having, 'lie-detector'),
      ...(against === undefined ? {} : { target: listener(personIn(ask.state, against, why), ask) }),
      ...(x.difficulty === undefined ? {} : { difficulty: x.difficulty }),
    }
    return rollFor(ask, x, thrown => socialOpposed({ ...given, ...thrown }, why))
  },
)

export const lead = procedure(
  {
    id: 'tensided.proc.command',
    title: 'Command',
    given: {
      ...WHO,
      against: NAME,
      superior: or(flag(), false),
      subordinate: or(flag(), false),
      mutinous: or(flag(), false),
      /** How little he leans to follow. */
      reluctance: or(score, 0),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const { who, against } = x
    const able = roller(ask, who, { skill: 'command', stat: 'charisma' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const given = {
      charisma: person.stats.charisma,
      command: levelOf(person, 'command', why),
      target_willpower: personIn(ask.state, against, why).stats.willpower,
      gm_modifier: x.reluctance,
      target_is_superior: x.superior,
      target_is_subordinate: x.subordinate,
      mutinous: x.mutinous,
      df_modifier,
    }
    const first = command(given, why)
    if ('possible' in first) {
      if (!first.possible) return refused(command, `${against} takes no orders from ${who}`)
      ask.record(plain({ who, skill: 'command', what: x.what, success: true, because: 'his own people obey' }))
      return { allowed: true, success: true, mos: 0, critical: false, botch: false }
    }
    return rollFor(ask, { ...x, skill: 'command' }, thrown => {
      const came = command({ ...given, ...thrown }, why)
      return 'possible' in came ? first : came
    })
  },
)

export const intimidate = procedure(
  { id: 'tensided.proc.intimidation', title: 'Intimidation', given: { ...WHO, against: NAME, ...ROLL } },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'intimidation', stat: 'physique' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const given = {
      physique: person.stats.physique,
      intimidation: levelOf(person, 'intimidation', why),
      target_willpower: personIn(ask.state, x.against, why).stats.willpower,
      df_modifier,
    }
    return rollFor(ask, { ...x, skill: 'intimidation' }, thrown => intimidation({ ...given, ...thrown }, why))
  },
)
