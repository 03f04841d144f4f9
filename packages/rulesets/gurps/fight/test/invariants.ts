/** What must hold in every state of every fight, and for every fact: written down before the first fight was fuzzed. */

import type { FightFact } from '../facts/facts.ts'
import { cellsOf } from '../ground/footprint.ts'
import { hexOf, mapOf } from '../ground/ground.ts'
import type { Fighter } from '../state/fighter.ts'
import { handsOn, isBare, isHeld } from '../state/hands.ts'
import { fullHp } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, placeOf, standingAt } from '../state/state.ts'

function* wrongWithBody(fighter: Fighter, one: Standing): Generator<string> {
  if (one.hp > fighter.full_hp) yield `more hit points (${one.hp}) than there are (${fighter.full_hp})`
  if (one.status !== 'active' && one.position !== 'lying') yield `${one.status} and ${one.position}`
  if (one.status !== 'active' && one.aim !== null) yield `${one.status} and aiming`
  if (one.status !== 'active' && one.watch !== null) yield `${one.status} and watching`
  if (one.fatigue < 0 || one.shock < 0) yield 'fatigue or shock below nothing'
  if (one.status === 'dead' && one.bleeding !== null) yield 'dead and bleeding'
  const eyes = one.senses.filter(({ part }) => part !== 'hearing').length
  if (one.eyes_lost !== eyes || one.deaf !== one.senses.length > eyes) yield 'other eyes and ears than are lost'
  if (one.status !== 'active' && one.stun !== null) yield `${one.status} and stunned`
}

function* wrongWithArms(fighter: Fighter, one: Standing): Generator<string> {
  let hands = 0
  for (const [place, arm] of fighter.arms.entries()) {
    const held = one.arms[place]
    if (held === undefined) {
      yield `nothing known of ${arm.key}`
      continue
    }
    if (isBare(arm)) continue
    if (isHeld(held)) hands += handsOn(arm, held)
    if (held.rounds < 0 || held.rounds > Math.max(arm.gun?.shots ?? 0, 0)) yield `${arm.key} has ${held.rounds} rounds`
    if (isHeld(held) && one.status === 'dead') yield `dead and holding ${arm.key}`
    if (one.aim?.arm === place && held.where !== 'ready') yield `aims with ${arm.key}, which is ${held.where}`
    if (one.watch?.arm === place && held.where !== 'ready') yield `watches with ${arm.key}, which is ${held.where}`
    if (held.where === 'unready' && held.turns_to_ready === 0) yield `${arm.key} is unready for no turns`
  }
  if (hands > 2) yield `${hands} hands full`
}

/** Everything that is wrong with a state; nothing if it is legal. */
export function* wrongWith(fight: Fight): Generator<string> {
  const map = mapOf(fight)
  const taken = new Set<string>()
  for (let place = 0; place < fight.roster.length; place++) {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const wrong of [...wrongWithBody(fighter, one), ...wrongWithArms(fighter, one)]) yield `${one.id}: ${wrong}`
    if (map !== undefined && (!map.contains(hexOf(one)) || map.terrain(hexOf(one)).blocked))
      yield `${one.id}: off the map`
    if (one.status !== 'active' || one.gone !== null) continue
    // On open ground hexes only keep the distances: whoever is larger than one of them has none for himself.
    for (const { q, r } of map === undefined ? [hexOf(one)] : cellsOf(fight, place)) {
      const hex = `${q},${r}`
      if (taken.has(hex)) yield `${one.id}: somebody else stands at ${hex}`
      taken.add(hex)
    }
  }
  for (const { owner, arm } of fight.lying) {
    if (standingAt(fight, placeOf(fight, owner)).arms[arm]?.where !== 'dropped')
      yield `${owner}: ${arm} lies there and does not`
  }
  if (fight.stage === 'fight' && fight.turn >= fight.order.length) yield 'nobody’s turn'
}

/** What must hold when a turn is over, though not between a wound and the death that follows. */
export function* wrongAfterTurn(fight: Fight): Generator<string> {
  for (let place = 0; place < fight.roster.length; place++) {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    if (one.hp <= -5 * fullHp(fighter, one) && one.status !== 'dead') yield `${one.id}: alive at ${one.hp} hit points`
  }
}

/** Things that only somebody in his senses does. */
const DEEDS: ReadonlySet<string> = new Set(['chose', 'attacked', 'aimed', 'readied', 'reloaded', 'feinted'])

/** Everything that is wrong with a fact in the state it happened in. */
export function* wrongWithFact(fight: Fight, fact: FightFact): Generator<string> {
  if (!DEEDS.has(fact.type) || !('who' in fact.values)) return
  const one = standingAt(fight, placeOf(fight, fact.values.who))
  if (one.status !== 'active') yield `${one.id} is ${one.status} and yet ${fact.type}`
  if (one.gone !== null) yield `${one.id} has ${one.gone} and yet ${fact.type}`
  const idle = fact.type === 'chose' && fact.values.maneuver === 'none-stunned'
  if (one.stun !== null && !idle && fact.type !== 'reloaded') yield `${one.id} is stunned and yet ${fact.type}`
}
