/** Harm without a foe's blow: a fright, a pulled muscle, one's own weapon. */
import type { Consequence } from '../../consequence/consequence.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { type DiceAdds, diceAddsText, readDiceAdds } from '../../dice/dice-adds.ts'
import { damageDice } from '../../dice/thrown-dice.ts'
import { cripplesFrom } from '../../injury/crippling.ts'
import type { Asking } from '../facts/ask.ts'
import { coin, type Sufferer, type Wound } from '../facts/sufferer.ts'
import { fullHp } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { partOf, strikesWithHead } from '../state/which-part.ts'
import { wound } from './wound.ts'

const NONE: DiceAdds = { dice: 0, adds: 0, times: 1 }

/** Hit points that nothing protects. */
export const hurtBy = (ask: Asking, one: Sufferer, injury: number, by?: string): void =>
  wound(
    ask,
    { ...one, foe: null, arm: null },
    {
      ...PLAIN,
      location: one.location,
      injury,
      penetrating: injury,
      basic: injury,
      ...(by === undefined ? {} : { by }),
    },
  )

const PLAIN = { damage: '', type: 'crushing', thrust: false, critical: false, small: false, dr: 0 } as const

type OwnHarm = Extract<Consequence, { op: 'self-injury' | 'hit-self' }>

/** By one's own weapon, or by the limb that struck. */
export function hurtSelf(ask: Asking, one: Sufferer, harm: OwnHarm): void {
  const { place } = one
  const who = fighterAt(ask.state, place).id
  if (harm.op === 'hit-self') {
    const [first, second] = harm.locations
    const part = partOf(ask.state, coin(ask, who, 'where it strikes') ? first : second, one)
    return strikeSelf(
      ask,
      { ...one, location: part },
      { dice: diceOf(one), half: harm.damage === 'half', armored: true },
    )
  }
  const part = partOf(ask.state, harm.part, one)
  const head = harm.part === 'striking-limb' && strikesWithHead(one)
  const location = head ? 'neck' : harm.part === 'torso' || harm.part === 'neck' ? harm.part : part
  if (harm.amount === 'cripple') {
    const full = fullHp(fighterAt(ask.state, place), standingAt(ask.state, place))
    return hurtBy(ask, { ...one, location }, cripplesFrom(location, full, ask.why) ?? 0)
  }
  const own = harm.amount.endsWith('strike')
  const plain = own ? diceOf(one) : readDiceAdds(harm.amount, 'amount')
  const dice = harm.amount === 'twice strike' ? { ...plain, times: plain.times * 2 } : plain
  strikeSelf(ask, { ...one, location }, { dice, half: harm.amount === 'half strike', armored: harm.dr })
}

/** A blow by one's own weapon or limb. */
interface OwnBlow {
  readonly dice: DiceAdds
  readonly half: boolean
  readonly armored: boolean
}

const diceOf = ({ damage }: Sufferer): DiceAdds => damage?.dice ?? NONE
const halfBlow = (one: Sufferer): OwnBlow => ({ dice: diceOf(one), half: true, armored: true })

/** Half of a weapon’s damage by itself, as it comes flying; whoever weighs it may put off the wound. */
export const halfOfIt = (ask: Asking, one: Sufferer): Wound =>
  ownWound(ask, { ...one, location: 'torso' }, halfBlow(one))

export const struckByHalf = (ask: Asking, one: Sufferer): void =>
  strikeSelf(ask, { ...one, location: 'torso' }, halfBlow(one))

function strikeSelf(ask: Asking, one: Sufferer, blow: OwnBlow): void {
  wound(ask, { ...one, foe: null, arm: null }, ownWound(ask, one, blow))
}

function ownWound(ask: Asking, one: Sufferer, { dice, half, armored }: OwnBlow): Wound {
  const { place, location } = one
  const fighter = fighterAt(ask.state, place)
  const type = one.damage?.type ?? 'crushing'
  const rolled = ask.roll(damageDice(dice), { purpose: 'damage', by: fighter.id })
  const { dr } = armored ? protectionAt(fighter, location) : { dr: 0 }
  const { basic, effective_dr, penetrating, injury } = damageOrder(
    {
      ...PLAIN_BLOW,
      damage: dice,
      rolled,
      type,
      past_half_damage: half,
      armor_dr: dr,
      toughness_dr: armored ? fighter.toughness : 0,
      location,
      ht: fullHp(fighter, standingAt(ask.state, place)),
    },
    ask.why,
  )
  return { ...PLAIN, type, location, damage: diceAddsText(dice), basic, dr: effective_dr, penetrating, injury }
}
