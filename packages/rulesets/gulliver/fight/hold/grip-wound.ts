/** What a grip does to whoever is in it: what the dice show, through armor, and the wound. */
import { type Asking, fighterAt, protectionAt, type Wound } from '@umpire/gurps/fight-rooms'
import { damageOrder, PLAIN_BLOW } from '@umpire/gurps/rooms'

interface Grip {
  readonly target: number
  readonly location: 'neck' | 'torso'
  /** What the dice showed; and whether only half of it counts. */
  readonly rolled: number
  readonly half: boolean
  /** What the rule of the grip makes of the damage that gets through there, in whole points; null where it is no more. */
  readonly factor: number | null
  readonly thrust: boolean
}

export function gripWound({ state, why }: Asking, { target, location, rolled, half, factor, thrust }: Grip): Wound {
  const victim = fighterAt(state, target)
  const { basic, effective_dr, penetrating, injury } = damageOrder(
    {
      ...PLAIN_BLOW,
      rolled: Math.max(0, half ? why.round('half of it', rolled / 2, 'down') : rolled),
      type: 'crushing',
      // Told as one: a grip does not ask what of it is armor and what is Toughness.
      dr: protectionAt(victim, location).dr + victim.toughness,
      // Where a blow to the neck has a multiplier, a grip has its own factor instead.
      location: 'torso',
    },
    why,
  )
  return {
    location,
    damage: '',
    type: 'crushing',
    thrust,
    critical: false,
    small: false,
    basic,
    dr: effective_dr,
    penetrating,
    injury: factor === null ? injury : why.round(`squeezed, times ${factor}`, injury * factor, 'down'),
  }
}
