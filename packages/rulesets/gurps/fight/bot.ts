/**
 * A bot that fights a sensible fight: it takes the attack that takes most of a foe, aims where that pays, seeks cover,
 * reloads, closes in with a blade, steps back from blows, and gives up when all is lost. It knows what the state says and
 * cheats at nothing.
 */
import type { Offer, Policy, Ruleset } from '@umpire/engine'
import { ANYWHERE, PartOffer } from './act.ts'
import { ActOffer } from './act-offer.ts'
import { isThreatened, Moment, mustClose } from './bot-moment.ts'
import { despair } from './bot-morale.ts'
import { canLeave, coverWorthwhile, endMove, whereTo } from './bot-move.ts'
import { makeReady } from './bot-ready.ts'
import { goesDown, type Plan, shootOrAim, takeAim } from './bot-shoot.ts'
import { keepWatch, popUp } from './bot-watch.ts'
import { DefenseOffer } from './defend.ts'
import { moveNow, WhereOffer } from './going.ts'
import { yardsBetween } from './ground.ts'
import { heldArms } from './hands.ts'
import type { Standing } from './standing.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { BURST, bestAttack, keyOf, type Option } from './worth.ts'
import { Odds } from './worth-odds.ts'

/** What it is worth not to parry with what is unready then, or may break. */
const SPOILS = 0.15
/** What somebody who aims or loads is worth, beside one who begins anew. */
const BUSY = 1.3
/** An attack that does less than this is not worth a turn in which something better can be made ready. */
const POOR_ATTACK = 0.02
/** Blows that do less than this are struck with all there is. */
const FEEBLE = 0.05
/** Nobody else is near enough to strike back. */
const ALONE = 5

function act(moment: Moment, left: ActOffer['left']): string {
  const { fight, one } = moment
  if (moment.foes.length === 0) return one.moved > 0 ? 'move' : 'nothing'
  const best = left === 'attacks' ? bestAttack(moment) : undefined
  if (left === 'attacks') return best === undefined || best.kind === 'all-out' ? 'nothing' : keyOf(best, fight)
  const lost = despair(moment)
  if (lost === 'flee' || lost === 'surrender') return lost
  if (one.off_balance) return one.moved > 0 ? 'move' : 'defend'
  if (one.moved > 0) return lost === undefined ? afterMoving(moment) : endMove(moment)
  if (lost === 'run') return go(moment)
  if (one.on_fire) return 'put-out'
  return fighting(moment)
}

const isBlow = ({ kind }: Option): boolean => kind === 'strike' || kind === 'all-out'

function afterMoving(moment: Moment): string {
  const best = bestAttack(moment)
  return best !== undefined && (isBlow(best) || best.worth >= POOR_ATTACK) ? keyOf(best, moment.fight) : endMove(moment)
}

function fighting(moment: Moment): string {
  const { one } = moment
  if (mustClose(moment) && one.position !== 'standing' && one.position !== 'crouching') return getUp(moment)
  const plan = planOf(moment)
  if (coverWorthwhile(moment, plan.rate) !== undefined) return go(moment)
  if (goesDown(moment, plan.rate)) return 'change:lying'
  return plan.key
}

/** Asked again for the same moment, when he has chosen to go and must say where to. */
function planOf(moment: Moment): Plan {
  const known = PLANS.get(moment.one)
  if (known !== undefined && known.fight === moment.fight && known.odds === moment.odds) return known.plan
  const plan = planned(moment)
  PLANS.set(moment.one, { fight: moment.fight, odds: moment.odds, plan })
  return plan
}

const PLANS = new WeakMap<Standing, { readonly fight: Fight; readonly odds: Odds; readonly plan: Plan }>()

/** What he does if he stays where he is; goes, if there is nothing. */
function planned(moment: Moment): Plan {
  const { fight, place, odds } = moment
  const best = bestAttack(moment)
  if (best !== undefined && best.worth >= POOR_ATTACK) {
    return isBlow(best) ? { key: strike(moment, best), rate: best.worth } : shootOrAim(moment, best)
  }
  const fires = takeAim(moment) ?? popUp(moment)
  if (fires !== undefined) return fires
  const other = makeReady(moment)
  if (other !== undefined) return { key: other, rate: 0 }
  const watches = keepWatch(moment)
  if (watches !== undefined) return watches
  // However little it does, whoever is upon him is attacked.
  if (best !== undefined && isBlow(best)) return { key: strike(moment, best), rate: best.worth }
  const stays = best !== undefined && (isThreatened(moment) || moveNow(fight, place, odds.why) === 0)
  return { key: stays ? keyOf(best, fight) : go(moment), rate: 0 }
}

/** Whoever sees nothing to do has nothing to lose by going. */
const where = (moment: Moment, offer: WhereOffer): string =>
  whereTo(moment, offer, despair(moment) === undefined ? planOf(moment).rate : 0)

/** All out at whoever cannot strike back, or is as harmless as oneself. */
function strike({ fight, place, foes }: Moment, best: Option): string {
  const key = keyOf(best, fight)
  const foe = standingAt(fight, best.target)
  const alone = foes.every(other => other === best.target || yardsBetween(fight, place, other) > ALONE)
  if (alone && foe.stun !== null) return key.replace(/^strike/, 'all-out:plus-4')
  const harmless = heldArms(fighterAt(fight, best.target), foe).length === 0 && best.worth < FEEBLE
  return alone && harmless ? key.replace(/^strike/, 'all-out:plus-2-damage') : key
}

const getUp = ({ one: { position } }: Moment): string =>
  position === 'lying' || position === 'crawling' ? 'change:kneeling' : 'change:standing'

/** Goes, or gets up first. */
function go(moment: Moment): string {
  const { one } = moment
  if (one.position !== 'standing' && one.position !== 'crouching') return getUp(moment)
  return canLeave(moment) ? 'go' : 'defend'
}

/** The best defense, unless the aim or the loading that it costs is worth more than the little it helps. */
function defend({ fight, attempt, defenses }: DefenseOffer, odds: Odds): string {
  const fighter = fighterAt(fight, attempt.target)
  let armor: string | undefined
  let best: string | undefined
  let helps = 0
  for (const { key, how, arm, total } of defenses) {
    if (how === 'armor') armor = key
    else {
      const own = arm === null ? undefined : fighter.arms[arm]
      const chance = odds.avoided(total) - (own?.unbalanced === true || own?.gun != null ? SPOILS : 0)
      if (best === undefined || chance > helps) [best, helps] = [key, chance]
    }
  }
  if (best === undefined) return armor ?? 'none'
  const { aim, loading, hp } = standingAt(fight, attempt.target)
  if (aim === null && loading === null) return best
  const left = 1 - odds.taken(attempt, fighter, hp)
  return helps + (1 - helps) * left >= left * BUSY ? best : (armor ?? 'none')
}

export function bot({ silent }: Ruleset): Policy<Fight> {
  const odds = new Odds(silent)
  const choose = (offer: Offer): string => {
    if (offer instanceof ActOffer) return act(new Moment(offer.fight, offer.place, odds), offer.left)
    if (offer instanceof WhereOffer) return where(new Moment(offer.fight, offer.place, odds), offer)
    if (offer instanceof DefenseOffer) return defend(offer, odds)
    if (offer instanceof PartOffer) return ANYWHERE
    // Two groups of a burst, or every single shot.
    if (offer.question === 'rounds') return `${Math.min(offer.choices.length, BURST)}`
    return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
  }
  return Object.assign(choose, { trusted: true })
}
