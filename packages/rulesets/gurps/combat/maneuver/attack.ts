/** Attacking in an ordinary way. */
import { flag, int, num, oneOf, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { DEFENSE_CHOICES, maneuverList } from '../basics/maneuver-list.ts'

/** Yards: up to a step with a hand weapon, and up to a walk without losing the aim. */
const [STEP, WALK] = [1, 2]

const GAITS = ['still', 'step', 'walking', 'running'] as const
export type Gait = (typeof GAITS)[number]

const given = {
  maneuver: or(text(60), 'attack'),
  weapon: or(text(100), ''),
  /** It shoots or is thrown. */
  ranged: or(flag(), false),
  /** That he moves in the same turn. */
  yards: or(num({ min: 0, max: 10_000 }), 0),
  move: optional(int({ min: 0, max: 1000 })),
  /** That he would use before his next turn. */
  defense: or(oneOf(...DEFENSE_CHOICES), 'none'),
  /** With which he could parry. */
  ready_hand_weapon: or(text(100), 'none'),
  /** Struck in passing, on the run; and with what skill. */
  wild: optional(flag()),
  skill: optional(int({ min: -1000, max: 1000 })),
  /** Held back until a foe came near: whether he stepped in his own turn, and how far away the foe is now. */
  waited: optional(flag()),
  stepped: optional(flag()),
  foe_distance: optional(num({ min: 0, max: 10_000 })),
  reach: optional(num({ min: 0, max: 1000 })),
}

function gaitOf({ yards, ranged }: ValuesOf<typeof given>): Gait {
  if (yards === 0) return 'still'
  if (!ranged) return 'step'
  return yards <= WALK ? 'walking' : 'running'
}

const mayMove = ({ yards, ranged, move }: ValuesOf<typeof given>, why: Why): boolean =>
  yards === 0 || why.compare('yards', yards, '<=', ranged ? (move ?? yards) : STEP)

function mayDefend(x: ValuesOf<typeof given>, why: Why): boolean {
  const { maneuver, defense } = x
  if (!maneuverList({ maneuver, defense, aim_turns: 0 }, why).allowed) return false
  if (defense !== 'parry' || x.ready_hand_weapon !== 'none') return true
  why.note('no hand weapon is ready to parry with')
  return false
}

export const maneuverAttack = rule(
  { id: 'gurps.combat.maneuver.attack', title: 'Attack', lines: '1938-1942', given },
  (x, why) => {
    const gait = gaitOf(x)
    // Neither on the run nor out of turn, as printed.
    const plain = x.wild !== true && x.waited !== true
    return {
      allowed: plain && mayMove(x, why) && mayDefend(x, why),
      /** What is rolled against, where the skill was told. */
      effective: x.skill ?? null,
      attacks: 1,
      /** What shooting on the move counts as. */
      gait,
      aim_kept: gait !== 'running',
    }
  },
)
