/** What a reaction leads to: what it means in what was wanted, and the rolls that follow from it. */
import type { Ask } from '@umpire/engine'
import { type Follows, type Reaction, reactionRoll, type Situation } from '../../reaction/reaction.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { reacted } from '../facts/meeting-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'

/** Who wants what of whom. */
interface Wanted {
  readonly who: string
  readonly npc: string
  readonly about: Situation
  readonly fight_possible: boolean
  readonly secret: boolean
}

export type Met = {
  readonly reaction: Reaction
  readonly total: number | null
  readonly conduct: string | null
  /** What it means in what he was met about, where a table says so; and what it led to, last. */
  readonly follows: Follows | null
}

/** What the party makes of it, where a reaction leaves it a choice; by itself the first that can be. */
function nextOf(ask: Ask<Story, StoryFact>, x: Wanted, { next }: Follows): Situation | null {
  if (next === null) return null
  const situations = next.situations.filter(one => one !== 'combat' || x.fight_possible)
  const [first] = situations
  if (first === undefined || next.condition === null) return first ?? null
  const { condition } = next
  const choices = [
    { key: '', label: 'leave it at that' },
    ...situations.map(key => ({ key, label: `${key}: ${condition}` })),
  ]
  const chosen = ask.choose({ who: x.who, question: `what comes of it with ${x.npc}`, choices })
  return situations.find(one => one === chosen) ?? null
}

/** Rolls that a reaction calls for, one after the other, each with its modifier and within its limits. */
export function furtherRolls(ask: Ask<Story, StoryFact>, x: Wanted, first: Met, all: readonly number[]): Met {
  let last = first
  let modifiers = all
  while (last.follows !== null) {
    const about = nextOf(ask, x, last.follows)
    const { next } = last.follows
    if (about === null || next === null) return last
    modifiers = [...modifiers, next.modifier]
    const { no_better_than, no_worse_than } = next
    const within = {
      ...(no_better_than === null ? {} : { no_better_than }),
      ...(no_worse_than === null ? {} : { no_worse_than }),
    }
    const given = { modifiers, situation: about, fight_in_progress: false, ...within }
    const came = ask.read(THREE_DICE, { purpose: `reaction: ${about}`, by: x.npc, secret: x.secret }, roll =>
      reactionRoll({ ...given, roll }, ask.why),
    )
    tell(ask, { ...x, about }, modifiers, 0, 0, { ...came, conduct: null })
    last = { ...came, conduct: null }
  }
  return last
}

export function tell(
  ask: Ask<Story, StoryFact>,
  { who, npc, about, secret }: Wanted,
  personal: readonly number[],
  situation: number,
  behaviour: number,
  { follows, ...came }: Met & { readonly total: number },
): void {
  const means = follows === null ? null : [follows.means, ...(follows.extra === null ? [] : [follows.extra])].join('; ')
  const price = typeof follows?.price === 'number' ? follows.price : null
  ask.record(reacted({ who, npc, personal, situation, behaviour, ...came, about, means, price, secret }))
}
