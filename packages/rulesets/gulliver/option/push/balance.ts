/** The switches balance, mass-knockback, max-knockback, weight-damage and double-weight-damage. */
import {
  afterBlow,
  afterMiss,
  afterTrying,
  furtherActs,
  missedKick,
  turnEnds,
  turnSteps,
} from '@umpire/gurps/fight-rooms'
import { attackModifiers, kick, readDiceAdds, usualFrame } from '@umpire/gurps/rooms'
import { balanceResult, balanceWhen } from '../../balance/rolling.ts'
import { trainedIn } from '../../creature/body/trained.ts'
import { NO_DAMAGE, rollFor } from '../../damage/low-dice.ts'
import { afterActing, afterDefense, kicked, noteMiss, recoverBalance } from '../../fight/body/balance.ts'
import { knockedBack } from '../../fight/slam/knockback.ts'
import { overrun, trample as trampleAct, weighted } from '../../fight/slam/weight.ts'
import { knockbackMax, knockbackSpeed } from '../../knockback/knockback.ts'
import { doubleWeight, trample, weightedBlow } from '../../weight/weight.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

/** What does nothing at all. */
const NO_DICE = { dice: 0, adds: 0, times: 1 }

/** In the order in which they stand on each other. */
export const balanceLayers: readonly Layer[] = [
  // gulliver.balance.when, gulliver.balance.result: a missed kick is the special check, and only failure by three is a fall.
  layer('balance', kick, (x, why, base) => {
    const printed = base(x, why)
    if (x.hit || x.balance_roll === undefined) return printed
    const x0 = { dx: printed.skill, kick: 'missed', balance_modifiers: 0, peril: 'ordinary' } as const
    const { effective, roll_needed } = balanceWhen(x0, why)
    if (!roll_needed) return { ...printed, falls: false }
    return { ...printed, falls: balanceResult({ effective, roll: x.balance_roll }, why).result === 'fall' }
  }),
  // gulliver.balance.skill: what somebody has learned of it goes with his body.
  layer('balance', usualFrame, (x, why, base) => {
    return trainedIn(x.skills ?? {}, base(x, why))
  }),
  adds('balance', missedKick, kicked),
  adds('balance', afterMiss, noteMiss),
  adds('balance', turnSteps, recoverBalance),
  adds('balance', turnEnds, afterActing),
  adds('balance', afterTrying, afterDefense),
  adds('mass-knockback', afterBlow, knockedBack),
  layer('max-knockback', knockbackSpeed, (x, why, base) => {
    const free = base(x, why)
    if (x.attack === undefined) return free
    const { ks } = knockbackMax({ attack: x.attack, mass: x.mass, type: x.type, sandwiched: false, ks: free.ks }, why)
    return { ...free, ks: ks ?? free.ks }
  }),
  // And no blow does more than a collision at its speed would.
  layer('max-knockback', attackModifiers, (x, why, base) => {
    const plain = base(x, why)
    if (x.foe === undefined || x.blow === undefined || x.weapon !== 'hand-weapon') return plain
    const { type, thrust } = x.blow
    const { max_dice } = knockbackMax(
      {
        attack: thrust ? 'thrust' : 'swing',
        mass: x.foe.body_lb + x.foe.carried_lb,
        type: type === 'explosive' ? 'crushing' : type,
        sandwiched: false,
      },
      why,
    )
    if (typeof max_dice !== 'number') return plain
    const most = rollFor(max_dice, why)
    return { ...plain, most_damage: most === NO_DAMAGE ? NO_DICE : readDiceAdds(most, 'dice') }
  }),
  adds('weight-damage', furtherActs, trampleAct, weighted, overrun),
  layer('double-weight-damage', trample, (x, why, base) => {
    const { dice } = doubleWeight({ ...x, damage_bonus: 0 }, why)
    return dice === null ? base(x, why) : { ...base(x, why), dice, damage: rollFor(dice, why) }
  }),
  layer('double-weight-damage', weightedBlow, (x, why, base) => {
    const printed = base(x, why)
    const given = { ground: 'hard', feet: 'bare', overrun: false, annoyed: false, size_advantage: 0 } as const
    return {
      ...printed,
      damage_bonus: doubleWeight({ ...given, damage_bonus: printed.damage_bonus }, why).damage_bonus,
    }
  }),
]
