/** The combat round and the frame around it. */
import { flag, int, or, rule } from '@umpire/engine'

const SECONDS_A_ROUND = 15
const SECONDS_A_MINUTE = 60
export const ATTACKS_A_ROUND = 1

export const round = rule(
  {
    id: 'traveller.combat.round',
    title: 'Combat round',
    lines: '930-941, 994-994, 1069-1069',
    given: { rounds: int({ min: 0 }) },
  },
  (x, why) => {
    const seconds = why.product('seconds').add('rounds', x.rounds).add('seconds a round', SECONDS_A_ROUND).total()
    return { seconds, minutes: why.round('full minutes', seconds / SECONDS_A_MINUTE, 'down') }
  },
)

/** The first three are taken once; the last two follow each other until the fight is over. */
const STEPS = ['surprise', 'range', 'escape', 'movement', 'attack'] as const

/** What has been settled so far says which step comes next. */
export const sequence = rule(
  {
    id: 'traveller.combat.sequence',
    title: 'Combat procedure',
    lines: '943-958, 1498-1505',
    given: {
      surprise_settled: or(flag(), false),
      range_known: or(flag(), false),
      escape_settled: or(flag(), false),
      /** Avoided, escaped, won or given up. */
      over: or(flag(), false),
    },
  },
  (x, why) => {
    if (x.over) return { steps: STEPS, next: null, every_round: false }
    if (!x.surprise_settled) return { steps: STEPS, next: 'surprise', every_round: false }
    if (!x.range_known) return { steps: STEPS, next: 'range', every_round: false }
    if (!x.escape_settled) return { steps: STEPS, next: 'escape', every_round: false }
    why.note('movement and attack follow each other round by round')
    return { steps: STEPS, next: 'movement', every_round: true }
  },
)
