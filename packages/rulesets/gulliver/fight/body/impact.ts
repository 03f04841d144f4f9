/** What an impact does to a body in a fight: the dice, what the body takes in, armour, and the wound. */
import {
  type Asking,
  damageDice,
  fighterAt,
  fullHp,
  idAt,
  protectionAt,
  standingAt,
  sufferer,
  wound,
} from '@umpire/gurps/fight-rooms'
import { damageOrder, PLAIN_BLOW, readDiceAdds } from '@umpire/gurps/rooms'
import { absorption } from '../../collision/damage.ts'
import { NO_DAMAGE } from '../../damage/low-dice.ts'

export interface Impact {
  /** As dice are written; or that there are none. */
  readonly damage: string
  /** How much of the body meets it. */
  readonly impact: 'full-body' | 'localised' | 'very localised'
  /** Who is to blame. */
  readonly foe: number | null
}

/** Basic damage: what the dice show, less what the whole body takes in. Nothing where nothing is rolled. */
export function impactRolled(ask: Asking, place: number, { damage, impact }: Impact): number {
  if (damage === NO_DAMAGE) return 0
  const hp = Math.max(0, fullHp(fighterAt(ask.state, place), standingAt(ask.state, place)))
  const about = { purpose: 'damage', by: idAt(ask.state, place) }
  return ask.read(damageDice(readDiceAdds(damage, 'damage')), about, rolled =>
    absorption({ rolled: Math.max(0, rolled), hp, impact, rigid: false }, ask.why),
  )
}

/** Through armour, all over the body. */
export function impactFelt(ask: Asking, place: number, { damage, foe }: Impact, rolled: number): void {
  if (rolled === 0) return
  const fighter = fighterAt(ask.state, place)
  const location = 'torso'
  const { basic, effective_dr, penetrating, injury } = damageOrder(
    {
      ...PLAIN_BLOW,
      rolled,
      type: 'crushing',
      armor_dr: protectionAt(fighter, location).dr,
      toughness_dr: fighter.toughness,
      location,
    },
    ask.why,
  )
  const hit = { location, damage, type: 'crushing', thrust: false, critical: false, small: false } as const
  wound(ask, sufferer(place, foe), { ...hit, basic, dr: effective_dr, penetrating, injury })
}

export function crash(ask: Asking, place: number, hit: Impact): void {
  impactFelt(ask, place, hit, impactRolled(ask, place, hit))
}
