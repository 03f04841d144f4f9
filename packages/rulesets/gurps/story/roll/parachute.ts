/** A jump by parachute. */
import { type Ask, flag, or, procedure } from '@umpire/engine'
import { skillDefault } from '../../skill/default.ts'
import { parachuting } from '../../skill/uses.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { jumped } from '../facts/roll-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { personIn } from '../person/person.ts'

type Jumped = Refused | { readonly allowed: true; readonly outcome: string; readonly landing: string | null }

export const jump = procedure(
  {
    id: 'gurps.procedure.parachute-jump',
    title: 'A parachute jump',
    /** Among trees, rocks or houses: a second roll not to be hurt. */
    given: { ...WHO, rough: or(flag(), false) },
  },
  (ask: Ask<Story, StoryFact>, { who, rough }): Jumped => {
    const { why } = ask
    const person = personIn(ask.state, who, why)
    const { dx, iq } = person.character.attributes
    const learned = person.known.skills.find(({ known }) => known.name === 'Parachuting')?.learned.points ?? 0
    const given = { dx, iq, points: Math.max(0, learned), rough }
    const { level } = parachuting(given, why)
    if (level === null) return refused(skillDefault, 'Parachuting must be learned')
    const about = { purpose: 'Parachuting', by: who }
    const came = ask.read(THREE_DICE, about, roll => {
      const { success, critical, outcome } = parachuting({ ...given, roll }, why)
      return { roll: rough ? roll : 0, success: success === true, critical: critical ?? 'none', outcome: outcome ?? '' }
    })
    const { roll, ...how } = came
    const landing = rough
      ? ask.read(
          THREE_DICE,
          { ...about, purpose: 'landing' },
          second_roll => parachuting({ ...given, roll, second_roll }, why).landing,
        )
      : null
    ask.record(jumped({ who, level, ...how, landing }))
    return { allowed: true, outcome: how.outcome, landing }
  },
)
