/** Running: yards a second, in a fight and over a distance. */
import { flag, int, num, optional, or, rule } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { modifier } from '../effect/apply.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { level } from '../move/move.ts'
import { skillBearer } from '../skill/bearer.ts'

const [SPRINT, LEAST] = [1, 1]

type Run = { readonly yards_per_second: number; readonly running_move: number; readonly yards?: number }

export const running = rule(
  {
    id: 'gurps.feat.running',
    title: 'Running speed',
    lines: '1758-1762',
    given: {
      basic_speed: num({ min: 0, max: 1000 }),
      /** The level in the skill; 0 where it was not learned. */
      running: or(int({ min: 0, max: 1000 }), 0),
      encumbrance_level: or(level, 0),
      /** A few hundred yards or more: nothing is rounded, and it is a sprint throughout. */
      long_distance: or(flag(), false),
      /** Straight on, from the second turn. */
      sprint: or(flag(), false),
      seconds: optional(num({ min: 0, max: 1_000_000 })),
      /** Of whoever runs: it counts only where another book asks. */
      frame: optional(frameField),
    },
  },
  (x, why): Run => {
    const learned = skillBearer(skillNamed('Running', catalogOf(why), 'skill'), x.running)
    const bonus = modifier('Running', ['Speed for Move on land only'], [learned], {}, why)
    const exact = why
      .sum('running speed')
      .add('Basic Speed', x.basic_speed)
      .when(x.running > 0, 'Running', bonus, 'not learned')
      .when(x.sprint || x.long_distance, 'sprint', SPRINT)
      .add('encumbrance', -x.encumbrance_level)
      .total()
    const yards_per_second = why.atLeast('least Move', LEAST, exact)
    const running_move = why.round('in a fight', yards_per_second, 'down')
    const pace = x.long_distance ? yards_per_second : running_move
    return { yards_per_second, running_move, ...(x.seconds === undefined ? {} : { yards: pace * x.seconds }) }
  },
)
