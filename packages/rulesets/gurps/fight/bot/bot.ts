/**
 * A bot that fights a sensible fight: it takes the attack that takes most of a foe, aims where that pays, seeks cover,
 * reloads, closes in with a blade, steps back from blows, and gives up when all is lost. It knows what the state says and
 * cheats at nothing.
 */
import { MemoByKey, memoByObject, type Offer, type Policy, type Ruleset } from '@umpire/engine'
import type { Hex } from '@umpire/geometry'
import type { Position } from '../../combat/basics/position-names.ts'
import { actKey } from '../choice/act.ts'
import { partKey, roundsKey } from '../choice/answer.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { DefenseOffer } from '../defense/defend.ts'
import { moveNow, WhereOffer } from '../move/destinations.ts'
import { canStand } from '../state/now.ts'
import type { Fight } from '../state/state.ts'
import { PartOffer } from '../turn/act.ts'
import { ActOffer } from '../turn/offer.ts'
import { declare, defend } from './defend.ts'
import { bestFurther, unbarred } from './further.ts'
import { strike, strikeOnTheRun, waits } from './melee.ts'
import { isThreatened, isUpright, longestReach, Moment, mustClose, nearestFoe } from './moment.ts'
import { despair } from './morale.ts'
import { canLeave, coverWorthwhile, endMove, whereTo } from './move.ts'
import { makeReady, takeUp } from './ready.ts'
import { goesDown, type Plan, POOR_ATTACK, shootOrAim, takeAim } from './shoot.ts'
import { keepWatch, popUp, stayDown } from './watch.ts'
import { BURST, bestAttack, keyOf, type Option } from './worth.ts'
import { BotOdds } from './worth-odds.ts'
import { bestPart } from './worth-part.ts'

const changeTo = (form: Position): string => actKey({ kind: 'change', form })
const LIE_DOWN = changeTo('lying')
const CRAWL = changeTo('crawling')
const KNEEL = changeTo('kneeling')
const STAND_UP = changeTo('standing')

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
  const { fight, place, one, odds } = moment
  // Hurt on the way, he has gone farther than he could now, and that is all.
  if (one.moved > moveNow(fight, place, odds.why)) return endMove(moment)
  const best = bestAttack(moment)
  const further = bestFurther(moment, Math.max(POOR_ATTACK, best?.worth ?? 0))
  if (further !== undefined) return actKey(further.about)
  if (best !== undefined && isBlow(best)) return strike(moment, best).key
  if (best !== undefined && best.worth >= POOR_ATTACK) return keyOf(best, moment.fight)
  return strikeOnTheRun(moment) ?? endMove(moment)
}

function fighting(moment: Moment): string {
  const { one } = moment
  if (mustClose(moment) && mayRise(moment)) return getUp(moment)
  // Nobody attacks on all fours.
  if (one.position === 'crawling' && hasToDoHere(moment)) return LIE_DOWN
  const plan = planOf(moment)
  if (plan.cover !== undefined) return go(moment)
  // Whoever has nothing to do here would only have to get up again.
  if (plan.key !== 'go' && goesDown(moment, plan.rate)) return LIE_DOWN
  return plan.key
}

/** And where he goes for cover, if that is better. */
type Planned = Plan & { readonly cover: Hex | undefined }

/** Asked twice in a moment: what he does, and where to if he goes. */
const planOf = memoByObject((moment: Moment): Planned => {
  const stays = planned(moment)
  return { ...stays, cover: coverWorthwhile(moment, stays.rate) }
})

/** What he does if he stays where he is; goes, if there is nothing. */
function planned(moment: Moment): Plan {
  const { fight, place, odds } = moment
  const best = bestAttack(moment)
  const weapon = best === undefined || !isBlow(best) ? undefined : takeUp(moment, best)
  if (weapon !== undefined) return { key: weapon, rate: 0 }
  const further = bestFurther(moment, Math.max(POOR_ATTACK, best?.worth ?? 0))
  if (further !== undefined) return { key: actKey(further.about), rate: further.worth }
  if (best !== undefined && best.worth >= POOR_ATTACK) {
    return isBlow(best) ? strike(moment, best) : shootOrAim(moment, best)
  }
  const fires = takeAim(moment) ?? popUp(moment)
  if (fires !== undefined) return fires
  const other = makeReady(moment)
  if (other !== undefined) return { key: other, rate: 0 }
  const watches = keepWatch(moment) ?? stayDown(moment)
  if (watches !== undefined) return watches
  // However little it does, whoever is upon him is attacked.
  if (best !== undefined && isBlow(best)) return strike(moment, best)
  const comes = mustClose(moment) ? waits(moment) : undefined
  if (comes !== undefined) return comes
  // A poor shot is better than none; a weapon thrown for nothing is gone.
  const shot = best !== undefined && best.kind !== 'throw'
  const stays = shot && (isThreatened(moment) || moveNow(fight, place, odds.why) === 0)
  return { key: stays ? keyOf(best, fight) : go(moment), rate: 0 }
}

const where = (moment: Moment, offer: WhereOffer): string =>
  whereTo(moment, offer, despair(moment) === undefined ? planOf(moment).cover : undefined)

const getUp = ({ one: { position } }: Moment): string =>
  position === 'lying' || position === 'crawling' ? KNEEL : STAND_UP

const mayRise = ({ fighter, one }: Moment): boolean => !isUpright(one) && canStand(fighter, one)

/** Somebody to strike, or to shoot at. */
const hasToDoHere = (moment: Moment): boolean =>
  mustClose(moment) ? nearestFoe(moment) <= longestReach(moment) : moment.targets.length > 0

/** Goes, or gets up first; whoever has no leg to stand on crawls. */
function go(moment: Moment): string {
  const { one } = moment
  if (mayRise(moment)) return getUp(moment)
  if (!isUpright(one) && one.position !== 'crawling') return CRAWL
  return canLeave(moment) ? 'go' : 'defend'
}

export function bot({ silent }: Ruleset): Policy<Fight> {
  const odds = new BotOdds(silent)
  const moments = new MemoByKey<Fight, Moment>()
  const momentOf = ({ fight, place }: ActOffer | WhereOffer): Moment =>
    moments.get(silent, fight, place, () => new Moment(fight, place, odds))
  const choose = (offer: Offer): string => {
    if (offer instanceof ActOffer) {
      const moment = momentOf(offer)
      return unbarred(moment, offer, act(moment, offer.left))
    }
    if (offer instanceof WhereOffer) return where(momentOf(offer), offer)
    if (offer instanceof DefenseOffer) return offer.declares ? declare(offer, odds) : defend(offer, odds)
    if (offer instanceof PartOffer) return partKey(bestPart(offer, odds))
    // Two groups of a burst, or every single shot.
    if (offer.question === QUESTIONS.rounds) return roundsKey(Math.min(offer.choices.length, BURST))
    return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
  }
  return Object.assign(choose, { trusted: true })
}
