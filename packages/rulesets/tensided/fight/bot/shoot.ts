/** Which shot is best, and whether aiming first or firing several times pays. */
import { MemoByKey } from '@umpire/engine'
import { condition } from '../../equipment/condition.ts'
import { rateOfFire } from '../../equipment/rate-of-fire.ts'
import { ptm } from '../../ranged/distance/ptm.ts'
import { impactOf } from '../attack/shoot.ts'
import { type Fire, shotAt } from '../attack/shot-at.ts'
import { ShootOffer, saidShot } from '../attack/target-offer.ts'
import type { Rate } from '../choice/about.ts'
import { actKey } from '../choice/act.ts'
import { ANY, type Where, whereOf } from '../choice/called-location.ts'
import { ruleActs } from '../state/burden.ts'
import type { Fighter } from '../state/fighter.ts'
import { armAt } from '../state/fighter.ts'
import { havingNow } from '../state/now.ts'
import { idAt } from '../state/state.ts'
import { type Alike, asAttacker, shotInputs } from './attack-inputs.ts'
import type { Moment } from './moment.ts'
import type { Attack, Way } from './worth.ts'

/** The best of what may be attacked with one thing. */
export interface Best {
  readonly target: number
  readonly worth: number
  readonly chance: number
}

interface BestShot extends Best {
  readonly fire: Fire
}

const FACES = 10
/** Where a hit is worst, of what can be hit at all. */
const CALLED: readonly Where[] = ['head', 'central nervous system', 'heart', 'throat', 'left eye'].flatMap(key => {
  const where = whereOf(key)
  return where === undefined ? [] : [where]
})
/** A called shot is harder: there is no need to think of it where a plain one mostly misses. */
const SURE = 0.6

/** What a shot takes of its target on average. */
function weighed({ fight, fighter, one, worth }: Moment, fire: Fire): Attack {
  const { why } = worth
  const at = shotAt(fight, fire, why)
  if (at.hopeless || at.shots === 0) return { worth: 0, chance: 0 }
  const arm = armAt(fighter, fire.arm)
  const { jam_on } = condition({ condition: arm.condition }, why)
  const { flaws } = havingNow(fighter, one)
  const spoiled = Math.max(jam_on, ptm({ weapon: arm.weapon, distance: at.distance, flaws }, why).ptm)
  const chance = worth.chance(at.attribute, at.difficulty, spoiled)
  if (chance === 0) return { worth: 0, chance }
  const ofHit = (mos: number): number => worth.ofHit(fight, impactOf(fight, at, mos, why).hit)
  // Full auto hits oftener the better it was aimed: the middle of the faces that are enough.
  if (fire.rate !== 'auto') return { worth: chance * ofHit(0), chance }
  const middle = worth.diceless ? 0 : Math.round(FACES - (chance * FACES - 1) / 2)
  return { worth: chance * ofHit(Math.max(0, at.attribute + middle - at.difficulty)), chance }
}

const RATES_OF = new MemoByKey<Fighter, readonly Rate[]>()

/** Ways to fire it that may be better than others: never fewer shots than it could. */
const ratesOf = ({ fighter, fight, place, why }: Moment, arm: number): readonly Rate[] =>
  RATES_OF.get(why, fighter, `${arm}`, () =>
    new ShootOffer(fight, place, arm, why).rates().filter(rate => rate !== 'single'),
  )

/** The best way to fire it at a target, wherever that hits; null if it can do nothing there. */
const bestWay = (moment: Moment, attacker: Alike, arm: number, target: number): Way | null =>
  moment.worth.ways.get(moment.why, attacker, shotInputs(moment, arm, target), () => {
    let best: Way | null = null
    const isCovered = moment.standing(target).cover !== null
    for (const rate of ratesOf(moment, arm)) {
      for (const through of isCovered ? [false, true] : [false]) {
        const attack = weighed(moment, { by: moment.place, arm, target, rate, where: ANY, through })
        if (attack.worth > (best?.worth ?? 0)) best = { ...attack, rate, through }
      }
    }
    return best
  })

/** The best shot with a gun as things are. */
export function bestShot(moment: Moment, arm: number, at: readonly number[] = moment.seen): BestShot | undefined {
  if (at.length === 0) return undefined
  const attacker = asAttacker(moment, arm)
  let best: (Way & { readonly target: number }) | undefined
  for (const target of at) {
    const way = bestWay(moment, attacker, arm, target)
    if (way !== null && way.worth > (best?.worth ?? 0)) best = { ...way, target }
  }
  if (best === undefined) return undefined
  const { target, rate, through } = best
  const plain = asBest({ by: moment.place, arm, target, rate, where: ANY, through }, best)
  return best.chance < SURE || through ? plain : called(moment, attacker, plain)
}

const asBest = (fire: Fire, { worth, chance }: Attack): BestShot => ({ target: fire.target, fire, worth, chance })

/** The same shot at a place that would be worse for him, where that pays. */
function called(moment: Moment, attacker: Alike, plain: BestShot): BestShot {
  const { fire } = plain
  const inputs = shotInputs(moment, fire.arm, fire.target)
  let best = plain
  for (const where of CALLED) {
    const aimed = { ...fire, where }
    const attack = moment.worth.called.get(moment.why, attacker, [where, fire.rate, ...inputs], () =>
      weighed(moment, aimed),
    )
    if (attack.worth <= best.worth) continue
    const offer = new ShootOffer(moment.fight, moment.place, fire.arm, moment.why)
    if (offer.offered(saidShot(moment.fight, aimed))?.refused === undefined) best = asBest(aimed, attack)
  }
  return best
}

export interface Plan {
  readonly acts: readonly string[]
  readonly worth: number
}

/** What the best plan so far is worth: what cannot be more need not be weighed. */
export type Leading = () => number

const MOST = 3
/** Rounds that aiming pays for itself in. */
const AHEAD = 3

/** So many shots in a round, or sights up first. */
export function* shootingPlans(moment: Moment, arm: number): Generator<Plan> {
  const { one, fighter } = moment
  const held = one.arms[arm]
  if (held === undefined || held.jammed || held.rounds === 0) return
  let now = 0
  for (let count = 1; count <= MOST; count++) {
    const acts = Array<string>(count).fill(actKey({ kind: 'shoot', arm }))
    const shot = bestShot(moment.as({ acts, exposed: true }), arm)
    const worth = (shot?.worth ?? 0) * count
    if (worth <= now || (shot !== undefined && isEmptyBefore(moment, arm, held.rounds, acts, shot.fire.rate))) break
    now = worth
    yield { acts, worth }
  }
  if (one.aim?.arm === arm) return
  const [target = null] = moment.seen
  const aim = { arm, target: target === null ? null : idAt(moment.fight, target), extra: 0 }
  const [aims, shoots] = [actKey({ kind: 'aim', arm }), actKey({ kind: 'shoot', arm })]
  const aimed = (acts: readonly string[]) => bestShot(moment.as({ acts, aim, exposed: true }), arm)?.worth ?? 0
  if (fighter.abilities.some(ability => QUICK_AIM.includes(ability))) {
    const acts = [aims, shoots]
    yield { acts, worth: aimed(acts) }
  }
  const later = aimed([shoots])
  yield { acts: [aims], worth: (later * (AHEAD - 1)) / AHEAD }
}

/** Whether the gun would be empty before the last of these shots, which only makes the others harder. */
function isEmptyBefore(
  { fighter, why }: Moment,
  arm: number,
  loaded: number,
  acts: readonly string[],
  rate: Rate,
): boolean {
  const { weapon } = armAt(fighter, arm)
  const given = { weapon, actions: ruleActs(acts), abilities: fighter.abilities, loaded, full_auto: rate === 'auto' }
  return rateOfFire(given, why).shots_per_action * (acts.length - 1) >= loaded
}

const QUICK_AIM: readonly string[] = ['fast-aim', 'instinctive-aim']
