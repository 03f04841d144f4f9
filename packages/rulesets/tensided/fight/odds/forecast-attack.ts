/** What an attack would be rolled against, as things stand, by the rules that the attack itself asks. */
import type { Reason, Why } from '@umpire/engine'
import { grapple as grappleRule } from '../../melee/grapple.ts'
import { disarmedAt } from '../attack/disarm.ts'
import { grappledAt } from '../attack/grapple.ts'
import { shotAt } from '../attack/shot-at.ts'
import { struckAt } from '../attack/strike.ts'
import { ShootOffer, StrikeOffer } from '../attack/target-offer.ts'
import { thrownAt } from '../attack/throw.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { isThrow } from '../choice/about.ts'
import type { Act, ActKind } from '../choice/act.ts'
import type { Fight } from '../state/state.ts'
import { targetOf } from './forecast-people.ts'
import type { PlannedAct } from './plan.ts'
import type { FightWorld } from './round.ts'

export interface Numbers {
  readonly attribute: number
  readonly difficulty: number
  /** Shots that leave the gun. */
  readonly shots: number | null
  /** It hits whatever is rolled: he can do nothing about it. */
  readonly automatic: boolean
  readonly because: readonly Reason[]
}

const ATTACKS: readonly ActKind[] = ['shoot', 'strike', 'throw', 'grapple', 'disarm']

export const isAttack = ({ kind }: Act): boolean => ATTACKS.includes(kind)

type Rolled = Pick<Numbers, 'attribute' | 'difficulty'> & Partial<Numbers>

function rolledBy(fight: Fight, by: number, planned: PlannedAct, silent: Why, why: Why): Rolled | undefined {
  const { act, says } = planned
  switch (act.kind) {
    case 'shoot': {
      const fire = says?.kind === 'shot' ? new ShootOffer(fight, by, act.arm, silent).meant(says) : undefined
      return fire === undefined ? undefined : shotAt(fight, fire, why)
    }
    case 'strike': {
      const blow = says?.kind === 'blow' ? new StrikeOffer(fight, by, act.arm, silent).meant(says) : undefined
      return blow === undefined ? undefined : struckAt(fight, blow, why)
    }
    case 'throw': {
      const thrown = isThrow(says) ? new ThrowOffer(fight, by, act.arm, silent).meant(says) : undefined
      return thrown === undefined ? undefined : thrownAt(fight, thrown, why)
    }
    case 'grapple':
    case 'disarm': {
      const target = targetOf(fight, planned)
      if (target === undefined) return undefined
      const { attribute = 0, difficulty = 0 } =
        act.kind === 'grapple'
          ? grappleRule(grappledAt(fight, { by, target }, why), why)
          : disarmedAt(fight, { by, target }, why)
      return { attribute, difficulty }
    }
    default:
      return undefined
  }
}

/** The attribute and the difficulty with their reasons; nothing for what is no attack. */
export function numbersOf({ ruleset }: FightWorld, fight: Fight, by: number, planned: PlannedAct): Numbers | undefined {
  const listener = ruleset.listen()
  const found = rolledBy(fight, by, planned, ruleset.silent, listener)
  if (found === undefined) return undefined
  const { attribute, difficulty, shots = null, automatic = false } = found
  return { attribute, difficulty, shots, automatic, because: listener.take() }
}
