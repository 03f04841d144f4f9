/** Whether several blows pay, or whether it is better to keep something back for blocking, or to wait. */
import { attribute } from '../../core/attribute.ts'
import { fighting } from '../../fatigue/exertion.ts'
import { block } from '../../melee/block.ts'
import { MOST_WAITED } from '../../melee/modifiers.ts'
import { StrikeOffer } from '../attack/target-offer.ts'
import { actKey } from '../choice/act.ts'
import { ANY } from '../choice/called-location.ts'
import { ruleActs } from '../state/burden.ts'
import { burdens, fatigueNow } from '../state/now.ts'
import { canAct, fighterAt, idAt, standingAt } from '../state/state.ts'
import { bestGrip, bestStrike, weighBlow } from './blow.ts'
import { blades, Moment } from './moment.ts'
import type { Best, Plan } from './shoot.ts'

/** What those upon him may do to him with one blow each. */
function* blowsAt(moment: Moment): Generator<{ readonly foe: number; readonly worth: number }> {
  for (const foe of moment.near) {
    const other = new Moment(moment.fight, foe, moment.worth)
    const [arm = 0] = blades(other)
    yield { foe, worth: bestStrike(other, arm, [moment.place])?.worth ?? 0 }
  }
}

export const threatOfBlows = (moment: Moment): number => [...blowsAt(moment)].reduce((sum, { worth }) => sum + worth, 0)

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** How likely a hit of that foe is turned aside, in a round of these acts. */
function blockChance({ fight, fighter, one, why }: Moment, foe: number, acts: readonly string[]): number {
  const other = fighterAt(fight, foe)
  const own = attribute({ stat_value: fighter.stats.athleticism, skill_level: fighter.hth.level }, why)
  const opponent_attribute = attribute({ stat_value: other.stats.athleticism, skill_level: other.hth.level }, why)
  const { wound_df, fatigue_df } = burdens(fighter, one, why)
  const given = {
    attacker_mos: 0,
    blocker_attribute: own,
    opponent_attribute,
    actions: ruleActs(acts),
    abilities: fighter.abilities,
    df_modifier: wound_df + fatigue_df + fighter.hth_df,
  }
  const { difficulty = 0 } = block(given, why)
  // He hits by some points more than nothing on average.
  const margin = Math.max(0, Math.round((opponent_attribute + FACES.length - own - 5) / 2))
  return FACES.filter(face => own + face - difficulty > margin).length / FACES.length
}

/** What a point of fatigue costs: it makes all that follows harder, the sooner the weaker the will. */
const TIRING = 0.08

/** What an attempt is worth beside the strength that it takes, above all if it misses. */
function net({ fighter, why }: Moment, best: Best | undefined, count = 1): number {
  if (best === undefined) return 0
  const { worth, chance } = best
  const hit = fighting({ hits: 1, misses: 0 }, why)
  const miss = fighting({ hits: 0, misses: 1 }, why)
  const price = TIRING / Math.max(1, fighter.stats.willpower)
  return count * (worth - price * (chance * hit + (1 - chance) * miss))
}

const MOST = 3
/** A blow in the next round is worth less than one now, unless nobody strikes in between. */
const [NEXT_ROUND, NO_HURRY] = [0.5, 0.95]
/** Those upon him who do less are no danger. */
const HARMLESS = 0.02
const HOLDING = 0.1

/** One blow, or several; or one, and the weapon ready to block; or waiting for an opening. */
export function* strikingPlans(moment: Moment): Generator<Plan> {
  const { near, fight } = moment
  const [foe] = near
  if (foe === undefined) return
  const dangers = [...blowsAt(moment)]
  const isSafe = dangers.every(danger => danger.worth < HARMLESS || !canAct(standingAt(fight, danger.foe)))
  const saved = (acts: readonly string[]): number =>
    dangers.reduce((sum, danger) => sum + danger.worth * blockChance(moment, danger.foe, acts), 0)
  for (const arm of blades(moment)) {
    const [strikes, blocks] = [actKey({ kind: 'strike', arm }), actKey({ kind: 'block', arm })]
    let before = 0
    for (let count = 1; count <= MOST; count++) {
      const acts = Array<string>(count).fill(strikes)
      const worth = net(moment, bestStrike(moment.as({ acts }), arm), count)
      if (count > 1 && worth <= before) break
      before = worth
      yield { acts, worth }
    }
    const both = [strikes, blocks]
    yield { acts: both, worth: net(moment, bestStrike(moment.as({ acts: both }), arm)) + saved(both) }
    const rounds = moment.one.waited === null ? 1 : moment.one.waited.rounds + 1
    if (rounds <= MOST_WAITED) {
      const waited = { target: idAt(fight, foe), rounds }
      const later = net(moment, bestStrike(moment.as({ acts: [strikes], waited }), arm, [foe]))
      const wait = ['wait', blocks]
      yield { acts: wait, worth: (isSafe ? NO_HURRY : NEXT_ROUND) * later + saved(['wait']) }
    }
    yield { acts: [blocks], worth: saved([blocks]) }
  }
  // Whoever is being put to sleep only has to be held.
  const sleepy = fight.holds.some(({ by, until }) => by === moment.one.id && until !== null)
  if (sleepy) yield { acts: ['nothing'], worth: isSafe ? HOLDING : 0 }
  const grip = bestGrip(moment.as({ acts: ['grapple'] }))
  if (grip !== undefined) yield { acts: ['grapple'], worth: net(moment, grip) }
}

/** Whether a free swing is worth the breath. */
export function worthSwinging(moment: Moment, target: number): boolean {
  const [arm = 0] = blades(moment)
  const { fight, place } = moment
  const [mode = 'strike'] = new StrikeOffer(fight, place, arm, moment.why).modes()
  const { worth, chance } = weighBlow(moment, { by: place, arm, target, mode, where: ANY, free: true, dirty: false })
  return net(moment, { target, worth, chance }) > 0
}

/** Below such a chance it is better to get one's breath again, as long as nobody strikes. */
const [TIRED, POOR] = [3, 0.3]

/** Whoever is upon him is attacked in the end, however little comes of it: with an opening, or not before he has rested. */
export function atLast(moment: Moment): Plan {
  const [foe] = moment.near
  const [arm = 0] = blades(moment)
  if (foe === undefined) return { acts: ['nothing'], worth: 0 }
  const { fight, one, fighter, why } = moment
  const waited = { target: idAt(fight, foe), rounds: MOST_WAITED }
  const strikes = actKey({ kind: 'strike', arm })
  const blow = bestStrike(moment.as({ acts: [strikes], waited }), arm, [foe])
  const grip = bestGrip(moment.as({ acts: ['grapple'] }))
  const chance = Math.max(blow?.chance ?? 0, grip?.chance ?? 0)
  const isSafe = moment.near.every(other => !canAct(standingAt(fight, other)))
  const rests = isSafe && chance < POOR && fatigueNow(fighter.stats.willpower, one, why) >= TIRED
  if (chance === 0 || rests) return { acts: ['nothing'], worth: 0 }
  if ((grip?.worth ?? 0) > (blow?.worth ?? 0)) return { acts: ['grapple'], worth: 0 }
  const ready = one.waited !== null && one.waited.rounds >= MOST_WAITED
  return { acts: ready ? [strikes] : ['wait', actKey({ kind: 'block', arm })], worth: 0 }
}
