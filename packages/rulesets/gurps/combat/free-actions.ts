/** What goes with every maneuver. */
import { rule, text } from '@umpire/engine'

export const FREE_ACTIONS = ['talk', 'drop-item', 'crouch'] as const
const FREE: ReadonlySet<string> = new Set(FREE_ACTIONS)

export const freeActions = rule(
  {
    id: 'gurps.combat.free-actions',
    title: 'Free actions',
    lines: '1960-1962',
    given: { action: text(60) },
    gives: 'free',
  },
  ({ action }, why) => why.table('Free actions', action, undefined, FREE.has(action)),
)
