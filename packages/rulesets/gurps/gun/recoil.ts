import { flag, int, nullable, or, rule, type Why } from '@umpire/engine'

export const rclField = int({ min: -20, max: 0 })
export const strengthField = int({ min: -1000, max: 10_000 })
export const minimumStrengthField = or(nullable(int({ min: 0, max: 1000 })), null)

interface Held {
  readonly rcl: number
  readonly st: number
  readonly min_st: number | null
}

/** Doubled in hands too weak for the gun. */
export function recoilOf({ rcl, st, min_st }: Held, why: Why): number {
  if (min_st === null || !why.compare('strong enough for it', st, '<', min_st)) return why.input('Rcl', rcl)
  return why.product('Rcl').add('of the gun', rcl).add('too weak', 2).total()
}

/** Of shots with a roll each: the same from the second on, however many. */
export const recoil = rule(
  {
    id: 'gurps.gun.recoil',
    title: 'Recoil of single shots',
    lines: '2206',
    given: {
      rcl: rclField,
      st: or(strengthField, 10),
      min_st: minimumStrengthField,
      shots_this_turn: or(int({ min: 0, max: 10_000 }), 1),
      fired_last_turn: or(flag(), false),
    },
    gives: 'penalties',
  },
  (x, why): readonly number[] => {
    const penalty = recoilOf(x, why)
    const penalties: number[] = []
    for (let shot = 0; shot < x.shots_this_turn; shot++) {
      penalties.push(shot > 0 || x.fired_last_turn ? penalty : 0)
    }
    return penalties
  },
)
