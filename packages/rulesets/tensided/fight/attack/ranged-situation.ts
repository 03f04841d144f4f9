/** What a shot and a throw have in common before the die falls. */
import type { Why } from '@umpire/engine'
import { states } from '../../combat/states.ts'
import { cover, HP_EACH } from '../../ranged/cover.ts'
import type { AimedAt } from '../../ranged/distance/base-difficulty.ts'
import { rangedModifiers } from '../../ranged/modifiers.ts'
import { havingNow, isMovingTarget } from '../state/now.ts'
import { outState } from '../state/out.ts'
import type { Held, Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

interface Behind {
  /** More to aim past. */
  readonly df_modifier: number
  /** More to shoot through. */
  readonly cover_resistance: number
}

export const IN_THE_OPEN: Behind = { df_modifier: 0, cover_resistance: 0 }

interface Aimed {
  readonly target: number
  /** Through the cover, not at what shows beside it. */
  readonly through: boolean
}

/** What cover does for the target. */
export function covered(fight: Fight, { target, through }: Aimed, why: Why): Behind {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const stands = one.cover === null ? undefined : fight.covers[one.cover]
  if (stands === undefined) return IN_THE_OPEN
  const [worn] = fighter.worn
  const given = {
    exposed: one.exposed,
    shot_at_cover: through,
    athleticism: fighter.stats.athleticism,
    cover_resistance: stands.hp / HP_EACH,
    ...(worn === undefined ? {} : { armor: worn.armor, without: worn.without }),
  }
  return cover(given, why)
}

/** Whether his state keeps him from avoiding a shot. */
export function cannotAvoid(one: Standing, why: Why): boolean {
  const out = outState(one)
  return out !== null && states({ state: out, attack: 'ranged' }, why).df_modifier !== 0
}

export interface RangedAttack {
  readonly by: number
  /** None where a square is aimed at. */
  readonly target: number | null
  readonly weapon: string
  readonly held: Held['where']
  readonly distance: number
  readonly aimed_at?: AimedAt
  readonly snap: boolean
  readonly behind: Behind
  readonly not_avoiding: boolean
  readonly action_count: number
}

/** What the situation makes of a ranged attack. */
export function rangedSituation(fight: Fight, attack: RangedAttack, why: Why) {
  const { by, target, held, behind, ...given } = attack
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const other = target === null ? undefined : standingAt(fight, target)
  return rangedModifiers(
    {
      ...given,
      ...havingNow(fighter, one),
      target_moving: target !== null && other !== undefined && isMovingTarget(fighterAt(fight, target), other),
      attacker_moving: one.pace > 0,
      low_light: fight.light === 'low light',
      darkness: fight.light === 'darkness',
      square_guessed: true,
      heard: true,
      unaware: other?.unaware.includes(one.id) === true,
      target_athleticism: behind.df_modifier,
      off_hand: held === 'off hand',
      hands: held === 'both hands' ? 2 : 1,
    },
    why,
  )
}
