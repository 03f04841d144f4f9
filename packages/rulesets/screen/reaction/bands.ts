/** The roll and its bands, and how a second roll is held within limits. */
import { int, list, optional, or, rule } from '@umpire/engine'
import { REACTIONS, type Reaction, reactionOf } from '@umpire/gurps/rooms'
import { score, threeDice } from '../common/fields.ts'

export const bands = rule(
  {
    id: 'screen.reaction.bands',
    title: 'Reaction bands',
    lines: '209-292',
    given: { roll: threeDice, modifiers: or(list(int({ min: -1000, max: 1000 }), 100), []) },
  },
  ({ roll, modifiers }, why) => reactionOf(roll, modifiers, why),
)

export const total = score
export const laterTotal = optional(score)

/** A roll that a row calls for. */
export type NextRoll = {
  readonly column: 'combat' | 'aid' | 'information'
  readonly modifier: number
  readonly no_better_than?: Reaction
  readonly no_worse_than?: Reaction
  readonly condition?: string
}

/** A later reaction, held within what the row allows. */
export function within(reaction: Reaction, { no_better_than, no_worse_than }: NextRoll): Reaction {
  const at = (one: Reaction): number => REACTIONS.indexOf(one)
  if (no_better_than !== undefined && at(reaction) > at(no_better_than)) return no_better_than
  return no_worse_than !== undefined && at(reaction) < at(no_worse_than) ? no_worse_than : reaction
}

/** The next roll by the names of the answers. */
export const nextRoll = (next: NextRoll | undefined) => ({
  next_roll: next?.column ?? 'none',
  next_roll_modifier: next?.modifier ?? 0,
  next_roll_if: next?.condition ?? null,
  no_better_than: next?.no_better_than ?? null,
  no_worse_than: next?.no_worse_than ?? null,
})
