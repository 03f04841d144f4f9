/** A Fright Check: something terrible is met. */
import { type Ask, flag, int, optional, or, procedure, text } from '@umpire/engine'
import { takenName } from '../../catalog/entry/taken.ts'
import { frightCheck } from '../../fright/check.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { faced } from '../facts/mind-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { type Person, personIn } from '../person/person.ts'
import { phobiaNamed } from './fears.ts'
import { terrify } from './terror.ts'

/** A phobia of this many points or fewer is mild: it can grow worse. */
const [MILD, SEVERE] = [-10, -15]

/** What has to do with it, and may grow severe. */
function relatedOf(person: Person, name: string | undefined) {
  const taken = name === undefined ? undefined : phobiaNamed(person, name)
  if (taken === undefined || taken.points < MILD) return null
  return { what: `severe: ${takenName(taken)}`.slice(0, 100), points: SEVERE - taken.points }
}

type Frightened = { readonly success: boolean; readonly margin: number; readonly row: number | null }

export const fright = procedure(
  {
    id: 'gurps.procedure.fright',
    title: 'A Fright Check',
    given: {
      ...WHO,
      cause: or(text(500), ''),
      /** How bloody or horrible, a negative number. */
      gruesome: or(int({ min: -6, max: 0 }), 0),
      in_battle: or(flag(), false),
      /** The fight itself is what frightens. */
      cause_is_battle: or(flag(), false),
      modifier: or(int({ min: -100, max: 100 }), 0),
      /** A phobia of his own that has to do with it. */
      phobia: optional(NAME),
    },
  },
  (ask: Ask<Story, StoryFact>, x): Frightened => {
    const { why } = ask
    const { who, cause, gruesome, in_battle, cause_is_battle, modifier } = x
    const person = personIn(ask.state, who, why)
    const { iq } = person.character.attributes
    // Strong Will, Fearlessness and Combat Reflexes come with the other traits.
    const own = { iq, strong_will: 0, weak_will: 0, fearlessness: 0, combat_reflexes: false, bearers: person.traits }
    const given = { ...own, gruesome, in_battle, cause_is_battle, modifier }
    const { effective, modifiers } = frightCheck(given, why)
    const came = ask.read(THREE_DICE, { purpose: 'Fright Check', by: who }, roll => {
      const { success = false, margin_of_failure = 0 } = frightCheck({ ...given, roll }, why)
      return { success, margin: margin_of_failure }
    })
    ask.record(faced({ who, cause, effective, ...came }))
    if (came.success) return { ...came, row: null }
    const terror = { who, of: cause === '' ? 'fright' : cause.slice(0, 200), modifiers }
    const row = terrify(ask, { ...terror, margin: came.margin, related: relatedOf(person, x.phobia) })
    return { ...came, row }
  },
)
