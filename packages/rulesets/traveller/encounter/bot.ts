/**
 * A bot that fights a sensible fight: it attacks where most wound dice are to be expected, seeks the range that favours
 * it, reloads behind evasion, and runs when its party breaks. It goes by the odds of its prospects alone and cheats at
 * nothing: what it knows is what the state says.
 */
import type { Offer, Policy, Ruleset } from '@umpire/engine'
import { automaticAllocation } from '../combat/wounds.ts'
import type { Pace } from '../tables/movement.ts'
import { RELOADING } from '../tables/reloading.ts'
import { RANGES } from '../words.ts'
import { ActionOffer } from './actions.ts'
import { NeighbourOffer } from './attack.ts'
import type { Fighter, Standing } from './fighter.ts'
import { MoveOffer } from './moves.ts'
import { nearestEnemy, rangeBetween } from './positions.ts'
import { cell, type Prospects, prospectsOf } from './prospects.ts'
import { RoutOffer } from './round.ts'
import { canAct, type Encounter, fighterAt, partyAt, standingAt } from './state.ts'
import { WoundOffer } from './wounds.ts'

/** How much an expected wound die against oneself counts beside one against the enemy. */
const CAUTION = 0.8
/** What another range must be better by to be worth a move. */
const WORTH_A_MOVE = 0.25
/** Drawing and attacking at once is not worth it below so many expected dice. */
const WORTH_A_DRAW = 0.25
/** A rout is not pursued below so many. */
const WORTH_PURSUING = 0.5

class Bot {
  readonly #why: Ruleset['silent']
  readonly #known = new WeakMap<readonly Fighter[], readonly Prospects[]>()

  constructor({ silent }: Ruleset) {
    this.#why = silent
  }

  choose(offer: Offer): string {
    if (offer instanceof WoundOffer) return automaticAllocation(offer.now)
    if (offer instanceof MoveOffer) return this.#move(offer.encounter, offer.place)
    if (offer instanceof ActionOffer) return this.#act(offer.encounter, offer.place)
    if (offer instanceof NeighbourOffer) return fighterAt(offer.state, offer.open[0] ?? 0).id
    if (offer instanceof RoutOffer) return this.#pursue(offer.encounter, offer.side) ? 'pursue' : 'let go'
    return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
  }

  #prospects(encounter: Encounter, place: number): Prospects | undefined {
    let known = this.#known.get(encounter.roster)
    if (known === undefined) {
      known = prospectsOf(encounter, this.#why)
      this.#known.set(encounter.roster, known)
    }
    return known[place]
  }

  #range(encounter: Encounter, a: number, b: number): number {
    const range = rangeBetween(encounter, a, b, this.#why)
    return range === null ? -1 : RANGES.indexOf(range)
  }

  #move(encounter: Encounter, place: number): string {
    const prospects = this.#prospects(encounter, place)
    const enemy = nearestEnemy(encounter, place)
    if (prospects === undefined || enemy === undefined) return 'stand'
    const one = standingAt(encounter, place)
    const runs: Pace = one.blows_left > 0 || tireless(fighterAt(encounter, place)) ? 'run' : 'walk'
    const opening = prospects.opening[enemy]
    const closing = prospects.closing[enemy]
    if (partyAt(encounter, fighterAt(encounter, place).party).broken) return opening?.[runs] ?? 'surrender'
    if (!canAct(standingAt(encounter, enemy))) return 'stand'
    const now = this.#range(encounter, place, enemy)
    const here = value(prospects, now)
    if (this.#mustReload(encounter, place, prospects)) return loadsEvading(encounter, place) ? 'evade' : 'stand'
    const { ahead, back } = bestElsewhere(prospects, now)
    if (ahead > here + WORTH_A_MOVE && ahead >= back) {
      return closing?.[(prospects.best[now] ?? 0) > 0 ? 'walk' : runs] ?? 'stand'
    }
    if (back > here + WORTH_A_MOVE) return opening?.[(prospects.best[now] ?? 0) > 0 ? 'walk' : runs] ?? 'stand'
    return 'stand'
  }

  /** Those who run are worth shooting at as long as somebody may well hit one. */
  #pursue(encounter: Encounter, side: number): boolean {
    for (let place = 0; place < encounter.roster.length; place++) {
      const one = standingAt(encounter, place)
      const fighter = fighterAt(encounter, place)
      const prospects = fighter.party === side && canAct(one) ? this.#prospects(encounter, place) : undefined
      if (prospects !== undefined && this.#best(encounter, place, prospects).most >= WORTH_PURSUING) return true
    }
    return false
  }

  /** The attack that promises most now, and how much. */
  #best(encounter: Encounter, place: number, { ways }: Prospects): { most: number; key: string | undefined } {
    const one = standingAt(encounter, place)
    const fighter = fighterAt(encounter, place)
    let most = 0
    let key: string | undefined
    let bands = -1
    let range = -1
    for (let enemy = 0; enemy < encounter.roster.length; enemy++) {
      const there = standingAt(encounter, enemy)
      if (fighterAt(encounter, enemy).party === fighter.party || !canAct(there)) continue
      const apart = Math.abs(there.band - one.band)
      // Where several stand in one band, they are at one range, unless some touch.
      if (apart !== bands || apart === 0) range = this.#range(encounter, place, enemy)
      bands = apart
      if (range < 0) continue
      for (const way of ways) {
        const expected = worthNow(way, one, fighter, enemy, range)
        if (expected > most) {
          most = expected
          key = way.keys[enemy]
        }
      }
    }
    return { most, key }
  }

  /** No way of attacking is left but by loading a gun. */
  #mustReload(encounter: Encounter, place: number, { ways }: Prospects): boolean {
    const one = standingAt(encounter, place)
    let empty = false
    for (const { kind, weapon, ammo_used } of ways) {
      if (kind !== 'shoot' || weapon === null) continue
      const state = one.weapons[weapon]
      if (state === undefined) continue
      if (state.ammo >= ammo_used) return false
      if (state.spare_loads > 0) empty = true
    }
    return empty
  }

  #act(encounter: Encounter, place: number): string {
    const prospects = this.#prospects(encounter, place)
    if (prospects === undefined) return 'none'
    const one = standingAt(encounter, place)
    const fighter = fighterAt(encounter, place)
    if (one.movement === 'evade') return this.#reload(one, fighter) ?? 'none'
    const { most, key } = this.#best(encounter, place, prospects)
    const reload = this.#reload(one, fighter)
    // An empty gun that is worth more than what can be done without it is loaded first.
    if (reload !== undefined && most < WORTH_A_DRAW) return reload
    if (most < WORTH_A_DRAW) return drawIfWorth(prospects, one, fighter) ?? key ?? 'none'
    return key ?? 'none'
  }

  #reload(one: Standing, fighter: Fighter): string | undefined {
    for (const [place, { key, gun, weapon }] of fighter.weapons.entries()) {
      const state = one.weapons[place]
      if (!gun || state === undefined || state.carried === 'thrown' || state.spare_loads === 0) continue
      const burst = weapon === 'Submachinegun' || (weapon === 'Automatic Rifle' && state.mode === 'burst')
      if (state.ammo < (burst ? 4 : 1) && (one.hand === place || one.hand === null)) return `reload:${key}`
    }
    return undefined
  }
}

const tireless = (fighter: Fighter): boolean => fighter.mounted || fighter.armor.includes('battle_dress')

/** What a range is worth: what may be done there, less what may be suffered. */
const value = ({ best, threat }: Prospects, range: number): number =>
  (best[range] ?? 0) - CAUTION * (threat[range] ?? 0)

/** The best value of any nearer and of any farther range. */
function bestElsewhere(prospects: Prospects, now: number): { readonly ahead: number; readonly back: number } {
  let ahead = Number.NEGATIVE_INFINITY
  let back = Number.NEGATIVE_INFINITY
  for (let range = 0; range < RANGES.length; range++) {
    // A range where nothing can be done is no place to seek.
    if ((prospects.best[range] ?? 0) === 0) continue
    if (range < now) ahead = Math.max(ahead, value(prospects, range))
    else if (range > now) back = Math.max(back, value(prospects, range))
  }
  return { ahead, back }
}

function worthNow(
  way: Prospects['ways'][number],
  one: Standing,
  fighter: Fighter,
  enemy: number,
  range: number,
): number {
  const at = cell(enemy, range)
  if (way.weapon === null) return way.ready[at] ?? 0
  const state = one.weapons[way.weapon]
  if (state === undefined || state.carried === 'thrown') return 0
  if (way.kind === 'shoot' && state.ammo < way.ammo_used) return 0
  const inHand = one.hand === way.weapon || fighter.kind === 'animal'
  return (inHand ? way.ready[at] : way.drawn[at]) ?? 0
}

/** A weapon that would be worth something in the hand, where nothing can be done this round. */
function drawIfWorth({ ways }: Prospects, one: Standing, fighter: Fighter): string | undefined {
  let most = WORTH_A_DRAW
  let key: string | undefined
  for (const { weapon, ready, kind, ammo_used } of ways) {
    if (weapon === null || weapon === one.hand) continue
    const state = one.weapons[weapon]
    if (state === undefined || state.carried === 'thrown' || (kind === 'shoot' && state.ammo < ammo_used)) continue
    const best = Math.max(...ready)
    if (best > most) {
      most = best
      key = fighter.weapons[weapon]?.key
    }
  }
  return key === undefined ? undefined : `draw:${key}`
}

/** The gun in hand may be loaded while evading, and takes no longer for it. */
function loadsEvading(encounter: Encounter, place: number): boolean {
  const { hand } = standingAt(encounter, place)
  const name = hand === null ? undefined : fighterAt(encounter, place).weapons[hand]?.weapon
  const entry = Object.entries(RELOADING.rows).find(([weapon]) => weapon === name)?.[1]
  return entry !== undefined && entry.evade_allowed !== false && entry.rounds_if_not_evading === undefined
}

/** The bot as a policy: it makes every choice of an encounter, for anybody. */
export function bot(ruleset: Ruleset): Policy<Encounter> {
  const fighting = new Bot(ruleset)
  return Object.assign((offer: Offer) => fighting.choose(offer), { trusted: true })
}
