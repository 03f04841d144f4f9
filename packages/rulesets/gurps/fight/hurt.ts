/** Harm without a foe's blow: a fright, a pulled muscle, one's own weapon. */
import type { Procedure } from '@umpire/engine'
import type { Consequence } from '../consequence/consequence.ts'
import { damageOrder } from '../damage/order.ts'
import { type DiceAdds, diceAddsText, readDiceAdds } from '../dice/dice-adds.ts'
import { type Asking, carryOut, coin, partOf, type Sufferer } from './carry-out.ts'
import { damageDice } from './dice.ts'
import { fullHp } from './now.ts'
import { limbOf, protectionAt } from './parts.ts'
import { fighterAt, standingAt } from './state.ts'
import { wound } from './wound.ts'

const NONE: DiceAdds = { dice: 0, adds: 0, times: 1 }

/** Hit points that nothing protects. */
export const hurtBy = (ask: Asking, one: Sufferer, injury: number): Procedure<undefined> =>
  wound(ask, { ...one, foe: null }, { ...PLAIN, location: one.location, injury, penetrating: injury, basic: injury })

const PLAIN = { damage: '', type: 'crushing', thrust: false, critical: false, small: false, dr: 0 } as const

type OwnHarm = Extract<Consequence, { op: 'self-injury' | 'hit-self' }>

/** Just enough to cripple that limb. */
function cripplingInjury(ask: Asking, place: number, limb: string): number {
  const full = fullHp(fighterAt(ask.state, place), standingAt(ask.state, place))
  return Math.floor(full / (limb === 'hand' || limb === 'foot' ? 3 : 2)) + 1
}

/** By one's own weapon, or by the limb that struck. */
export function* hurtSelf(ask: Asking, one: Sufferer, harm: OwnHarm): Procedure<undefined> {
  const { place } = one
  const who = fighterAt(ask.state, place).id
  if (harm.op === 'hit-self') {
    if (harm.reroll_if_thrust === true && one.again !== null && isThrust(ask, one)) return yield* hitSelfAgain(ask, one)
    const [first, second] = harm.locations
    const part = partOf((yield* coin(ask, who, 'where it strikes')) ? first : second, one)
    return yield* strikeSelf(ask, one, part, one.damage?.dice ?? NONE, harm.damage === 'half', true)
  }
  const part = partOf(harm.part, one)
  const limb = limbOf(part) ?? 'arm'
  const location = harm.part === 'torso' || harm.part === 'neck' ? harm.part : part
  if (harm.amount === 'cripple') return yield* hurtBy(ask, { ...one, location }, cripplingInjury(ask, place, limb))
  const own = harm.amount.endsWith('strike')
  const plain = own ? (one.damage?.dice ?? NONE) : readDiceAdds(harm.amount, 'amount')
  const dice = harm.amount === 'twice strike' ? { ...plain, times: plain.times * 2 } : plain
  return yield* strikeSelf(ask, one, location, dice, harm.amount === 'half strike', harm.dr)
}

/** A point or a missile strikes its own user only if the table says so twice; any other row stands as it is. */
const isThrust = ({ state }: Asking, { place, arm, damage }: Sufferer): boolean => {
  const own = arm === null ? undefined : fighterAt(state, place).arms[arm]
  return damage?.type === 'impaling' || own?.gun != null
}

function* hitSelfAgain(ask: Asking, one: Sufferer): Procedure<undefined> {
  const rows = one.again === null ? [] : yield* one.again()
  for (const row of rows) {
    if (row.op === 'hit-self') yield* hurtSelf(ask, one, { ...row, reroll_if_thrust: false })
    else yield* carryOut(ask, one, [row])
  }
  return undefined
}

function* strikeSelf(
  ask: Asking,
  one: Sufferer,
  location: string,
  dice: DiceAdds,
  half: boolean,
  armored: boolean,
): Procedure<undefined> {
  const { place } = one
  const fighter = fighterAt(ask.state, place)
  const type = one.damage?.type ?? 'crushing'
  const rolled = yield* ask.roll(damageDice(dice), { purpose: 'damage', by: fighter.id })
  const { dr } = armored ? protectionAt(fighter, location) : { dr: 0 }
  const came = damageOrder(
    {
      rolled,
      type,
      critical_multiplier: 1,
      past_half_damage: half,
      indirect: false,
      contact: false,
      living: true,
      distance_divisor: 1,
      dr: 0,
      armor_dr: dr,
      toughness_dr: armored ? fighter.toughness : 0,
      natural_dr: null,
      location,
      divisor: 1,
      squared: false,
      bypass: 0,
      ht: fullHp(fighter, standingAt(ask.state, place)),
      cap: null,
      fixed: null,
      shot: false,
    },
    ask.why,
  )
  const { basic, effective_dr, penetrating, injury } = came
  return yield* wound(
    ask,
    { ...one, foe: null, location },
    { ...PLAIN, type, location, damage: diceAddsText(dice), basic, dr: effective_dr, penetrating, injury },
  )
}
