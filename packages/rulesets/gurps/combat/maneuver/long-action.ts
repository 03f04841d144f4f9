/** One second of something that takes longer. */
import { flag, int, or, rule } from '@umpire/engine'

const turns = int({ min: 0, max: 1_000_000 })

export const longAction = rule(
  {
    id: 'gurps.combat.maneuver.long-action',
    title: 'Long Action',
    lines: '1956-1958',
    given: {
      /** As the game master says. */
      task_turns: turns,
      turns_done: or(turns, 0),
      /** The game master lets the defense of this turn interfere. */
      disturbed: or(flag(), false),
    },
  },
  ({ task_turns, turns_done, disturbed }, why) => {
    const done = why.sum('turns done').add('so far', turns_done).when(disturbed, 'disturbed', -1, 'undisturbed').total()
    const counted = why.atLeast('never less than none', 0, done)
    return {
      turns_done: counted,
      turns_left: why.atLeast('turns left', 0, task_turns - counted),
      finished: why.compare('turns done', counted, '>=', task_turns),
    }
  },
)
