/**
 * A bot that fights a sensible fight: it attacks where most wound dice are to be expected, seeks the range that favours
 * it, reloads behind evasion, and runs when its party breaks. It goes by the odds of its prospects alone and cheats at
 * nothing: what it knows is what the state says.
 */
import { MemoByKey, type Offer, type Policy, type Ruleset } from '@umpire/engine'
import { automaticAllocation } from '../../combat/encounter/wounds.ts'
import { wearsBattleDress } from '../../equipment/armour.ts'
import type { Pace } from '../../tables/combat/movement.ts'
import { RELOADING } from '../../tables/combat/reloading.ts'
import { RANGES } from '../../tables/words.ts'
import { ActionOffer } from '../attack/action-offer.ts'
import { NeighbourOffer } from '../attack/neighbours.ts'
import { aboutKey, personKey } from '../choice/about.ts'
import { MoveOffer } from '../move/moves.ts'
import { bandsApart, nearestEnemy, rangeBetween } from '../move/positions.ts'
import type { Fighter, Standing } from '../state/fighter.ts'
import { canAct, type Encounter, fighterAt, partyAt, standingAt } from '../state/state.ts'
import { RoutOffer } from '../turn/round.ts'
import { WoundOffer } from '../wound/wound-offer.ts'
import { cell, type Prospects, prospectsKey, prospectsOf, sameArms } from './prospects.ts'

const CLOSE = RANGES.indexOf('close')
const SHORT = RANGES.indexOf('short')

const STAND = aboutKey({ kind: 'stand' })
const EVADE = aboutKey({ kind: 'evade' })
const SURRENDER = aboutKey({ kind: 'surrender' })
const NO_ACTION = aboutKey({ kind: 'none' })
const PURSUE = aboutKey({ kind: 'pursue' })
const LET_GO = aboutKey({ kind: 'let go' })

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
  /** Of everybody, by place. */
  readonly #known = new MemoByKey<readonly Fighter[], readonly Prospects[]>()

  /** Those of the last moment: the next one mostly has the same. */
  #last: { readonly encounter: Encounter; readonly all: readonly Prospects[] } | undefined

  constructor({ silent }: Ruleset) {
    this.#why = silent
  }

  choose(offer: Offer): string {
    if (offer instanceof WoundOffer) return automaticAllocation(offer.now)
    if (offer instanceof MoveOffer) return this.#move(offer.encounter, offer.place)
    if (offer instanceof ActionOffer) return this.#act(offer.encounter, offer.place)
    if (offer instanceof NeighbourOffer) return personKey(fighterAt(offer.state, offer.open[0] ?? 0).id)
    if (offer instanceof RoutOffer) return this.#pursue(offer.encounter, offer.side) ? PURSUE : LET_GO
    return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
  }

  #prospects(encounter: Encounter, place: number): Prospects | undefined {
    if (this.#last === undefined || !sameArms(this.#last.encounter, encounter)) {
      const work = () => prospectsOf(encounter, this.#why)
      this.#last = { encounter, all: this.#known.get(this.#why, encounter.roster, prospectsKey(encounter), work) }
    }
    return this.#last.all[place]
  }

  #range(encounter: Encounter, a: number, b: number): number {
    const range = rangeBetween(encounter, a, b, this.#why)
    return range === null ? -1 : RANGES.indexOf(range)
  }

  #move(encounter: Encounter, place: number): string {
    const prospects = this.#prospects(encounter, place)
    const enemy = nearestEnemy(encounter, place)
    if (prospects === undefined || enemy === undefined) return STAND
    const one = standingAt(encounter, place)
    const runs: Pace = one.blows_left > 0 || tireless(fighterAt(encounter, place)) ? 'run' : 'walk'
    const opening = prospects.opening[enemy]
    const closing = prospects.closing[enemy]
    if (partyAt(encounter, fighterAt(encounter, place).party).broken) return opening?.[runs] ?? SURRENDER
    if (!canAct(standingAt(encounter, enemy))) return STAND
    if (this.#mustReload(encounter, place, prospects)) return loadsEvading(encounter, place) ? EVADE : STAND
    const now = this.#range(encounter, place, enemy)
    const wanted = bestRange(prospects, now)
    const idle = (prospects.best[now] ?? 0) === 0
    if (wanted === now) return STAND
    if (wanted > now) return opening?.[idle ? runs : 'walk'] ?? STAND
    // A run from the next band would end in contact, where a walk ends short of it.
    const near = bandsApart(encounter, place, enemy) <= 1
    return closing?.[idle && !(near && wanted === SHORT) ? runs : 'walk'] ?? STAND
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

  /** The gun in hand is empty, can be loaded again, and nothing else in hand or at the belt shoots. */
  #mustReload(encounter: Encounter, place: number, { ways }: Prospects): boolean {
    const one = standingAt(encounter, place)
    let empty = false
    for (const { kind, weapon, ammo_used } of ways) {
      if (kind !== 'shoot' || weapon === null) continue
      const state = one.weapons[weapon]
      if (state === undefined || state.carried === 'thrown') continue
      if (state.ammo >= ammo_used) return false
      if (state.spare_loads > 0 && one.hand === weapon) empty = true
    }
    return empty
  }

  #act(encounter: Encounter, place: number): string {
    const prospects = this.#prospects(encounter, place)
    if (prospects === undefined) return NO_ACTION
    const one = standingAt(encounter, place)
    const fighter = fighterAt(encounter, place)
    const reload = reloadInHand(prospects, one, fighter)
    if (one.movement === 'evade') return reload ?? NO_ACTION
    const { most, key } = this.#best(encounter, place, prospects)
    if (most >= WORTH_A_DRAW) return key ?? NO_ACTION
    // An empty gun that is worth more than what can be done without it is loaded first.
    return reload ?? drawIfWorth(prospects, one, fighter) ?? key ?? NO_ACTION
  }
}

const workKey = (kind: 'draw' | 'reload', { weapons }: Fighter, weapon: number): string =>
  aboutKey({ kind, weapon: weapons[weapon]?.key ?? '' })

/** Loads the gun in hand if it cannot be fired any more. */
function reloadInHand({ ways }: Prospects, one: Standing, fighter: Fighter): string | undefined {
  const { hand } = one
  if (hand === null) return undefined
  const state = one.weapons[hand]
  const way = ways.find(({ kind, weapon }) => kind === 'shoot' && weapon === hand)
  if (state === undefined || way === undefined || state.ammo >= way.ammo_used || state.spare_loads === 0)
    return undefined
  return workKey('reload', fighter, hand)
}

const tireless = (fighter: Fighter): boolean => fighter.mounted || wearsBattleDress(fighter.armor)

/** What a range is worth: what may be done there, less what may be suffered. */
const value = ({ best, threat }: Prospects, range: number): number =>
  (best[range] ?? 0) - CAUTION * (threat[range] ?? 0)

/**
 * The range to be at: this one, unless another is clearly better. Where nothing can be done from here, any is where
 * something can, the nearest first. Short range is not to be had from contact: who opens ends a band off.
 */
function bestRange(prospects: Prospects, now: number): number {
  let best = now
  let most = (prospects.best[now] ?? 0) > 0 ? value(prospects, now) + WORTH_A_MOVE : Number.NEGATIVE_INFINITY
  for (let range = 0; range < RANGES.length; range++) {
    // A range where nothing can be done is no place to seek.
    if (range === now || (prospects.best[range] ?? 0) === 0 || (now === CLOSE && range === SHORT)) continue
    if (value(prospects, range) > most) {
      best = range
      most = value(prospects, range)
    }
  }
  return best
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
  if (state === undefined || state.carried === 'thrown' || state.carried === 'fixed') return 0
  if (way.kind === 'shoot' && state.ammo < way.ammo_used) return 0
  const inHand = one.hand === way.weapon || fighter.kind === 'animal'
  return (inHand ? way.ready[at] : way.drawn[at]) ?? 0
}

/** A weapon that would be worth more in the hand than the one that is there, where nothing can be done this round. */
function drawIfWorth({ ways }: Prospects, one: Standing, fighter: Fighter): string | undefined {
  if (fighter.kind === 'animal') return undefined
  let most = WORTH_A_DRAW
  let best: number | null = null
  for (const { weapon, ready, kind, ammo_used } of ways) {
    const state = weapon === null ? undefined : one.weapons[weapon]
    if (weapon === null || state === undefined || state.carried === 'thrown' || state.carried === 'fixed') continue
    // An empty gun is as good as its next load.
    if (kind === 'shoot' && state.ammo < ammo_used && state.spare_loads === 0) continue
    const worth = Math.max(...ready)
    if (worth > most) {
      most = worth
      best = weapon
    }
  }
  return best === null || best === one.hand ? undefined : workKey('draw', fighter, best)
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
