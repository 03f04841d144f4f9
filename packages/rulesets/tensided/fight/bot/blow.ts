/** Which blow or grip is best as things are. */
import { MemoByKey } from '@umpire/engine'
import { baseDamage } from '../../damage/score.ts'
import { grapple as grappleRule, sleeperHold } from '../../melee/grapple.ts'
import type { Mode } from '../../tables/melee-weapons.ts'
import { grappledAt } from '../attack/grapple.ts'
import { hitOf, type Strike, struckAt } from '../attack/strike.ts'
import { StrikeOffer, saidBlow } from '../attack/target-offer.ts'
import type { SaidBlow } from '../choice/about.ts'
import { ANY, type Where, whereOf } from '../choice/called-location.ts'
import type { Fighter } from '../state/fighter.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { asAttacker, blowInputs } from './attack-inputs.ts'
import type { Moment } from './moment.ts'
import type { Best } from './shoot.ts'
import type { Attack } from './worth.ts'

const CALLED: readonly Where[] = ['head', 'throat', 'heart', 'left eye'].flatMap(key => {
  const where = whereOf(key)
  return where === undefined ? [] : [where]
})
/** A called blow is harder: there is no need to think of it where a plain one mostly misses. */
const SURE = 0.6

/** What a blow takes of its target on average. */
export const weighBlow = (moment: Moment, strike: Strike, attacker = asAttacker(moment, strike.arm)): Attack =>
  moment.worth.blows.get(moment.why, attacker, blowInputs(moment, strike), () => weighed(moment, strike))

function weighed({ fight, worth }: Moment, strike: Strike): Attack {
  const at = struckAt(fight, strike, worth.why)
  const chance = at.automatic ? 1 : worth.chance(at.attribute, at.difficulty)
  if (chance === 0) return { worth: 0, chance }
  const ofHit = worth.ofHit(fight, hitOf(fight, strike, at))
  return { worth: chance * ofHit, chance }
}

const MODES_OF = new MemoByKey<Fighter, readonly Mode[]>()

const modesOf = ({ fighter, fight, place, why }: Moment, arm: number): readonly Mode[] =>
  MODES_OF.get(why, fighter, `${arm}`, () => new StrikeOffer(fight, place, arm, why).modes())

interface BestBlow extends Best {
  readonly strike: Strike
}

/** The best blow with something at one of these. */
export function bestStrike(moment: Moment, arm: number, at: readonly number[] = moment.near): BestBlow | undefined {
  if (at.length === 0) return undefined
  const { place } = moment
  let best: (Attack & { readonly strike: Strike }) | undefined
  const attacker = asAttacker(moment, arm)
  const tried = (strike: Strike): void => {
    const { worth, chance } = weighBlow(moment, strike, attacker)
    if (worth > (best?.worth ?? -1)) best = { worth, chance, strike }
  }
  for (const target of at) {
    for (const mode of modesOf(moment, arm)) {
      tried({ by: place, arm, target, mode, where: ANY, free: false, dirty: false })
    }
  }
  if (best !== undefined && best.chance >= SURE) {
    const { strike } = best
    for (const where of CALLED) tried({ ...strike, where })
  }
  if (best === undefined) return undefined
  return { ...best, target: best.strike.target }
}

/** A trick that works once costs nothing. */
export function withTrick({ fight, place, why }: Moment, strike: Strike): SaidBlow {
  const blow = saidBlow(fight, strike)
  const dirty = { ...blow, dirty: true }
  return new StrikeOffer(fight, place, strike.arm, why).meant(dirty) === undefined ? blow : dirty
}

/** The best grip, to break something with it. */
export function bestGrip(moment: Moment): Best | undefined {
  let best: Best | undefined
  for (const target of moment.near) {
    const { attribute: own = 0, difficulty = 0 } = grappleRule(
      grappledAt(moment.fight, { by: moment.place, target }, moment.why),
      moment.why,
    )
    const chance = moment.worth.chance(own, difficulty)
    const worth = chance * gripWorth(moment, target)
    if (worth > (best?.worth ?? 0)) best = { target, worth, chance }
  }
  return best
}

/** By how much a grip is got on average, if it is. */
const BY = 2

/** Whether a grip is sooner of use to put him to sleep with than to break him with. */
export function bestSleeps(moment: Moment, { target, chance }: Best): boolean {
  const { fight, fighter, worth } = moment
  const foe = fighterAt(fight, target)
  const seconds = sleeperHold(
    {
      target_willpower: foe.stats.willpower,
      mos: BY,
      attacker_physique: fighter.stats.physique,
      target_physique: foe.stats.physique,
    },
    worth.why,
  )
  const each = chance * gripWorth(moment, target)
  return each * seconds < worth.left(standingAt(fight, target))
}

const MIDDLE = [2, 5] as const

/** What breaking somebody is worth, once he is gripped. */
function gripWorth({ fight, place, fighter, worth }: Moment, target: number): number {
  let sum = 0
  for (const d6 of MIDDLE) {
    const { damage_score } = fighter
    const { raw_damage } = baseDamage({ grapple_option: 'break limb', d6, damage_score }, worth.why)
    const blow = {
      target,
      by: place,
      attack: 'hand-to-hand',
      damage_type: 'crushing',
      where: ANY,
      settled: {},
    } as const
    sum += worth.ofHit(fight, { ...blow, raw_damage }) / MIDDLE.length
  }
  return sum
}
