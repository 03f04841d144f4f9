/** Which shot is best, and whether aiming first or firing several times pays. */
import { condition } from '../equipment/condition.ts'
import { gunNamed } from '../equipment/weapon.ts'
import { ptm } from '../ranged/ptm.ts'
import type { Moment } from './bot-moment.ts'
import { chanceOf } from './bot-worth.ts'
import { havingNow } from './now.ts'
import { landing } from './shoot.ts'
import { armAt, type Fire, shotAt } from './shot-at.ts'
import { idAt, standingAt } from './state.ts'
import { ShootOffer } from './target-offer.ts'
import { ANY, type Where, whereKey, whereOf } from './where.ts'

export interface Best {
  readonly key: string
  readonly target: number
  readonly worth: number
  readonly chance: number
}

const FACES = 10
/** Where a hit is worst, of what can be hit at all. */
const CALLED: readonly Where[] = ['head', 'central nervous system', 'heart', 'throat', 'left eye'].flatMap(key => {
  const where = whereOf(key)
  return where === undefined ? [] : [where]
})
/** A called shot is harder: there is no need to think of it where a plain one mostly misses. */
const SURE = 0.6

interface Weighed {
  readonly worth: number
  readonly chance: number
}

/** What a shot takes of its target on average. */
function weigh({ fight, fighter, one, worth }: Moment, fire: Fire): Weighed {
  const { why } = worth
  const at = shotAt(fight, fire, why)
  if (at.hopeless || at.shots === 0) return { worth: 0, chance: 0 }
  const arm = armAt(fighter, fire.arm)
  const gun = gunNamed(arm.weapon, why)
  const { jam_on } = condition({ condition: arm.condition }, why)
  const { flaws } = havingNow(fighter, one)
  const spoiled = Math.max(jam_on, ptm({ weapon: arm.weapon, distance: at.distance, flaws }, why).ptm)
  const chance = chanceOf(at.attribute, at.difficulty, spoiled)
  if (chance === 0) return { worth: 0, chance }
  const blow = { target: fire.target, by: fire.by, where: fire.where, cover_resistance: at.cover_resistance }
  const ofHit = (mos: number): number => {
    const { neighbours: _, ...landed } = landing(gun, arm, fire, at, mos, why)
    return worth.ofHit(fight, { ...landed, ...blow })
  }
  // Full auto hits oftener the better it was aimed: the middle of the faces that are enough.
  if (fire.rate !== 'auto') return { worth: chance * ofHit(0), chance }
  const middle = Math.round(FACES - (chance * FACES - 1) / 2)
  return { worth: chance * ofHit(Math.max(0, at.attribute + middle - at.difficulty)), chance }
}

const keyOf = ({ fight }: Moment, { target, rate, where, through }: Fire): string =>
  `${idAt(fight, target)}/${rate}/${whereKey(where)}${through ? '/through' : ''}`

/** The best shot with a gun as things are. */
export function bestShot(moment: Moment, arm: number, at: readonly number[] = moment.seen): Best | undefined {
  const { fight, place, why } = moment
  const offer = new ShootOffer(fight, place, arm, why)
  let best: (Best & { readonly fire: Fire }) | undefined
  const rates = at.length === 0 ? [] : offer.rates().filter(rate => rate !== 'single')
  for (const target of at) {
    const covered = standingAt(fight, target).cover !== null
    for (const rate of rates) {
      for (const through of covered ? [false, true] : [false]) {
        const fire: Fire = { by: place, arm, target, rate, where: ANY, through }
        const { worth, chance } = weigh(moment, fire)
        if (worth > (best?.worth ?? 0)) best = { key: keyOf(moment, fire), target, worth, fire, chance }
      }
    }
  }
  return best === undefined || best.chance < SURE || best.fire.through ? best : called(moment, offer, best, best.fire)
}

/** The same shot at a place that would be worse for him, where that pays. */
function called(moment: Moment, offer: ShootOffer, plain: Best, fire: Fire): Best {
  let best = plain
  for (const where of CALLED) {
    const aimed = { ...fire, where }
    const { worth, chance } = weigh(moment, aimed)
    if (worth <= best.worth) continue
    const key = keyOf(moment, aimed)
    if (offer.find(key)?.refused === undefined) best = { key, target: fire.target, worth, chance }
  }
  return best
}

export interface Plan {
  readonly acts: readonly string[]
  readonly worth: number
}

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
    const acts = Array<string>(count).fill(`shoot:${arm}`)
    const shot = bestShot(moment.as({ acts, exposed: true }), arm)
    const worth = (shot?.worth ?? 0) * count
    if (worth <= now) break
    now = worth
    yield { acts, worth }
  }
  if (one.aim?.arm === arm) return
  const [target = null] = moment.seen
  const aim = { arm, target: target === null ? null : idAt(moment.fight, target), extra: 0 }
  const aimed = (acts: readonly string[]) => bestShot(moment.as({ acts, aim, exposed: true }), arm)?.worth ?? 0
  if (fighter.abilities.some(ability => QUICK_AIM.includes(ability))) {
    const acts = [`aim:${arm}`, `shoot:${arm}`]
    yield { acts, worth: aimed(acts) }
  }
  const later = aimed([`shoot:${arm}`])
  yield { acts: [`aim:${arm}`], worth: (later * (AHEAD - 1)) / AHEAD }
}

const QUICK_AIM: readonly string[] = ['fast-aim', 'instinctive-aim']
