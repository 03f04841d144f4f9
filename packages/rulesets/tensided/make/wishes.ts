/** What may be wished for of a character that is made. */
import { flag, int, list, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { named } from '../character/named.ts'
import { FOLLOWER_MERITS } from '../character/sheet.ts'
import { SKILL } from '../tables/skills.ts'
import { ARCHETYPES } from './archetypes.ts'

export const MAKING = {
  name: or(text(100), ''),
  /** Anybody where nothing is said. */
  archetype: optional(
    named(
      `one of ${ARCHETYPES.map(({ key }) => key).join(', ')}`,
      ARCHETYPES.map(({ key }) => key),
    ),
  ),
  /** To begin with; the campaign’s where nothing is said. The book proposes 100, 300, 1,000 and 5,000. */
  xp: optional(int({ min: 0, max: 100_000 })),
  /** A character of the game master: no action points. */
  npc: or(flag(), false),
  /** A merit that brings people, who are made as well, with their share of the experience. */
  companion: optional(oneOf(...FOLLOWER_MERITS)),
  /** To be learned beside what the archetype does. */
  skill: or(list(SKILL, 10), []),
}

export const wishesField = record(MAKING)
export type Wishes = ValueOf<typeof wishesField>
