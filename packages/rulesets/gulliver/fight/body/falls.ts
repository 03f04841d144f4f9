/** Falls in a fight: over an edge by the rule in force for falls, and over one's own feet. */
import {
  type Asking,
  damageDice,
  fighterAt,
  frameOf,
  fullHp,
  protectionAt,
  standingAt,
  sufferer,
  wound,
} from '@umpire/gurps/fight-rooms'
import { falling, readDiceAdds } from '@umpire/gurps/rooms'
import { fallRule, trip } from '../../fall/fall.ts'
import { massOf } from './body.ts'
import { crash } from './impact.ts'

const PLAIN = { location: 'torso', type: 'crushing', thrust: false, critical: false, small: false } as const

/** Down so many yards on hard ground, whether that is a collision or not. */
export function fallFrom(ask: Asking, place: number, yards: number): void {
  const { why } = ask
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.status === 'dead') return
  const x = {
    yards,
    landing: 'hard',
    armor: '',
    armor_dr: protectionAt(fighter, 'torso').dr,
    toughness_dr: fighter.toughness,
    body: frameOf(fighter),
    full_hp: Math.max(0, fullHp(fighter, one)),
  } as const
  const { damage, effective_dr } = falling(x, why)
  const dice = { ...readDiceAdds(damage, 'damage'), adds: 0 }
  if (dice.dice === 0) return
  const came = ask.read(damageDice(dice), { purpose: 'damage', by: fighter.id }, dice_total => {
    const { basic = 0, penetrating = 0, injury = 0 } = falling({ ...x, dice_total }, why)
    return { basic, penetrating, injury }
  })
  wound(ask, sufferer(place), { ...PLAIN, ...came, damage, dr: effective_dr })
}

const UPRIGHT_LEGS = 2

/** Whoever falls over falls from his own height, flat on the ground: gulliver.fall.trip. */
export function tripped(ask: Asking, place: number): void {
  const { why } = ask
  if (standingAt(ask.state, place).status === 'dead') return
  const frame = frameOf(fighterAt(ask.state, place))
  const posture = frame.legs > UPRIGHT_LEGS ? 'horizontal' : 'upright'
  const { yards } = trip(
    { size: 0, dimension_yd: frame.yards, roll_made: false, critical_failure: false, posture, stance: 'high' },
    why,
  )
  const x = { yards, mass: massOf(ask.state, place), g: 1, surface: 'hard', broken_mph: 0 } as const
  const { damage } = fallRule({ ...x, diving_roll: false, rocky: false }, why)
  crash(ask, place, { damage, impact: 'full-body', foe: null })
}
