/** Fire. */
import { BadInput, flag, int, list, num, optional, or, rule, type Why } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { minimumDamage } from '../damage/damage.ts'
import { diceAddsText, readDiceAdds } from '../dice/dice-adds.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { ROLLS, SCORE } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

const THROUGH = readDiceAdds('1d-3', 'flame')
const STANDING = readDiceAdds('1d-1', 'flame')
/** Turns that armour keeps the heat off, for each point of DR. */
const TURNS_PER_DR = 3

const turns = int({ min: 0, max: 100_000 })

/** One wound for each second. */
function burns(dice: readonly number[], damage: typeof THROUGH, why: Why): readonly number[] {
  return dice.map(face => minimumDamage({ type: 'crushing', damage, dice: [face], dr: 0 }, why).basic)
}

type Burned = {
  /** For each second. */
  readonly damage: string
  readonly injuries?: readonly number[]
  readonly injury?: number
  readonly ht_rolls_due: number
  readonly effective?: number
  readonly fatigue?: number
}

export const flame = rule(
  {
    id: 'gurps.hazard.flame',
    title: 'Flame',
    lines: '2423-2427',
    given: {
      turns_in_fire: turns,
      standing_in_fire: or(flag(), false),
      /** Of armour that covers everything; Toughness does not help. */
      dr: or(num({ min: 0, max: 1_000_000 }), 0),
      /** A face for each second, of whoever wears none. */
      dice: optional(list(int({ min: 1, max: 6 }), 100_000)),
      ht: optional(SCORE),
      bearers: or(list(bearerField, 1000), []),
      /** As printed fire is the same to everybody. */
      body: optional(frameField),
      /** Rolls against HT, once the armour is hot. */
      rolls: or(ROLLS, []),
    },
  },
  (x, why): Burned => {
    const damage = x.standing_in_fire ? STANDING : THROUGH
    const told = { damage: diceAddsText(damage) }
    if (x.dr === 0) {
      if (x.dice === undefined) return { ...told, ht_rolls_due: 0 }
      if (x.dice.length !== x.turns_in_fire) throw new BadInput('dice', `${x.turns_in_fire} faces`, x.dice.length)
      const injuries = burns(x.dice, damage, why)
      return { ...told, injuries, injury: injuries.reduce((sum, one) => sum + one, 0), ht_rolls_due: 0 }
    }
    const cool = why.product('turns before it is hot').add('DR', x.dr).add('for each', TURNS_PER_DR).total()
    const ht_rolls_due = why.atLeast('not yet', 0, x.turns_in_fire - cool)
    const unhurt = { ...told, injuries: [], injury: 0, ht_rolls_due }
    if (x.ht === undefined) return unhurt
    const effective = attributeScore('HT', x.ht, x.bearers, {}, why)
    const failed = x.rolls.slice(0, ht_rolls_due).filter(roll => !success({ effective, roll }, why).success)
    return { ...unhurt, effective, fatigue: failed.length }
  },
)
