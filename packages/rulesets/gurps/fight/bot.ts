/**
 * A bot that fights a sensible fight: it goes where most injury is to be expected, aims where that pays, seeks cover,
 * reloads, closes in with a blade, steps back from blows, and gives up when all is lost. It knows what the state says and
 * cheats at nothing.
 */

import type { Offer, Policy, Ruleset, Why } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { ANYWHERE, PartOffer } from './act.ts'
import { ActOffer } from './act-offer.ts'
import { DefenseOffer } from './defend.ts'
import { moveNow, WhereOffer } from './going.ts'
import { hexAt, mapOf, sightBetween, yardsBetween } from './ground.ts'
import { freeHands, isBare, isHeld } from './hands.ts'
import { fullHp, isHelpless } from './now.ts'
import { canAct, type Fight, fighterAt, present, standingAt } from './state.ts'
import { attacksOn, chanceOf, type Option } from './worth.ts'

/** Aiming pays if it makes the shot so much surer. */
const WORTH_AIMING = 0.2
/** A shot that hits oftener than this is taken. */
const SURE = 0.75
/** Farther than this, whoever shoots goes down on the ground. */
const LONG_SHOT = 15
/** More rounds than this climb over the target. */
const BURST = 8
/** Whoever defends worse than this keeps his aim instead. */
const POOR_DEFENSE = 6

/** Nobody aims longer for a shot that is still too hard. */
const LONGEST_AIM = 3
/** A place from which a foe is seen is worth more than any cover; and nearer is better, a little. */
const [IN_SIGHT, NEARER] = [10, 0.2]

class Bot {
  readonly #why: Why

  constructor({ silent }: Ruleset) {
    this.#why = silent
  }

  choose(offer: Offer): string {
    if (offer instanceof ActOffer) return this.#act(offer)
    if (offer instanceof WhereOffer) return this.#where(offer)
    if (offer instanceof DefenseOffer) return this.#defend(offer)
    if (offer instanceof PartOffer) return ANYWHERE
    if (offer.question === 'rounds') return this.#rounds(offer)
    return offer.choices.find(choice => choice.refused === undefined)?.key ?? ''
  }

  #act({ fight, place, left }: ActOffer): string {
    const one = standingAt(fight, place)
    const foes = this.#foes(fight, place)
    if (foes.length === 0) return one.moved > 0 ? 'move' : 'nothing'
    if (left === 'everything') {
      const despair = this.#despair(fight, place, foes)
      if (despair !== undefined) return despair
      if (one.on_fire) return 'put-out'
      if (one.off_balance) return 'defend'
    }
    const best = this.#best(fight, place, foes)
    if (left === 'attacks') return best?.key ?? 'nothing'
    if (one.moved > 0)
      return best === undefined || best.worth < 0.2 || !this.#mayAfterMoving(fight, place, best) ? 'move' : best.key
    if (one.position === 'lying' && this.#mustClose(fight, place)) return 'change:kneeling'
    if (one.position === 'kneeling' && this.#mustClose(fight, place)) return 'change:standing'
    if (best === undefined) return this.#takeAim(fight, place, foes) ?? this.#prepare(fight, place, foes)
    return this.#aimOrGo(fight, place, best)
  }

  /** A shot that is too hard to try at once may be possible after some seconds of aiming. */
  #takeAim(fight: Fight, place: number, foes: readonly number[]): string | undefined {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const target of foes) {
      if (!sightBetween(fight, place, target).seen) continue
      const { id } = fighterAt(fight, target)
      for (const [arm, { gun }] of fighter.arms.entries()) {
        const held = one.arms[arm]
        if (gun === null || held?.where !== 'ready' || held.harm !== 'none') continue
        if (held.rounds === 0 || held.jam_turns !== null) continue
        if (gun.max_range !== null && yardsBetween(fight, place, target) > gun.max_range) continue
        const turns = one.aim?.arm === arm && one.aim.target === id ? one.aim.turns : 0
        if (turns < LONGEST_AIM) return `aim:${arm}:${id}`
      }
    }
    return undefined
  }

  /** Foes who can still do something, the nearest first; those who cannot are left alone. */
  #foes(fight: Fight, place: number): readonly number[] {
    const { side } = fighterAt(fight, place)
    const found: number[] = []
    for (let other = 0; other < fight.standing.length; other++) {
      const one = standingAt(fight, other)
      if (fighterAt(fight, other).side !== side && present(one) && !isHelpless(one)) found.push(other)
    }
    return found.sort((a, b) => yardsBetween(fight, place, a) - yardsBetween(fight, place, b))
  }

  #friends(fight: Fight, place: number): number {
    const { side } = fighterAt(fight, place)
    return fight.standing.filter((one, other) => fighterAt(fight, other).side === side && canAct(one)).length
  }

  /** Gives up when hurt past fighting, or when hopelessly outnumbered. */
  #despair(fight: Fight, place: number, foes: readonly number[]): string | undefined {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const lost = 1 - one.hp / fullHp(fighter, one)
    const outnumbered = foes.length / Math.max(1, this.#friends(fight, place))
    const dread = lost * 60 + (outnumbered - 1) * 15
    if (dread <= fighter.nerve) return undefined
    const [nearest = place] = foes
    const near = yardsBetween(fight, place, nearest)
    // On a map one leaves over its edge, however far away they are.
    if (mapOf(fight) === undefined ? near > 50 : this.#atEdge(fight, place)) return 'flee'
    return near < 10 || one.hp <= 0 ? 'surrender' : one.moved > 0 ? 'move' : this.#go(fight, place)
  }

  #atEdge(fight: Fight, place: number): boolean {
    const map = mapOf(fight)
    const { q, r } = standingAt(fight, place)
    if (map === undefined) return false
    const column = q + Math.floor(r / 2)
    return r === 0 || r === map.height - 1 || column === 0 || column === map.width - 1
  }

  #best(fight: Fight, place: number, foes: readonly number[]): Option | undefined {
    let best: Option | undefined
    for (const target of foes) {
      if (!sightBetween(fight, place, target).seen) continue
      for (const option of attacksOn(fight, place, target, this.#why)) {
        if (option.worth > (best?.worth ?? 0) && this.#mayAfterMoving(fight, place, option)) best = option
      }
    }
    return best
  }

  /** With a blade one steps; shots go with any movement. */
  #mayAfterMoving(fight: Fight, place: number, { key }: Option): boolean {
    const { moved } = standingAt(fight, place)
    return moved === 0 || !key.startsWith('strike') || moved === 1
  }

  /** Whether it has nothing that reaches farther than an arm. */
  #mustClose(fight: Fight, place: number): boolean {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    return !fighter.arms.some(({ gun }, arm) => {
      const held = one.arms[arm]
      return (
        gun !== null &&
        held !== undefined &&
        held.where !== 'gone' &&
        held.where !== 'dropped' &&
        (held.rounds > 0 || held.spare > 0)
      )
    })
  }

  /** Nothing can be done at once: draw, load, clear, pick up, or go nearer. */
  #prepare(fight: Fight, place: number, foes: readonly number[]): string {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const [arm, own] of fighter.arms.entries()) {
      const held = one.arms[arm]
      if (held === undefined || isBare(own) || held.harm === 'broken') continue
      if (held.where === 'unready') return `ready:${arm}`
      if (held.where !== 'ready' || own.gun === null || held.harm !== 'none') continue
      if (held.jam_turns !== null) return this.#drawInstead(fight, place, arm) ?? `clear:${arm}`
      if (held.rounds === 0 && held.spare > 0) return `reload:${arm}`
      if (held.rounds === 0) return `drop:${arm}`
    }
    const draw = this.#draw(fight, place)
    if (draw !== undefined) return draw
    const [nearest] = foes
    if (nearest === undefined) return 'nothing'
    return this.#go(fight, place)
  }

  /** Goes, or gets up first. */
  #go(fight: Fight, place: number): string {
    const { position } = standingAt(fight, place)
    if (position === 'lying' || position === 'crawling') return 'change:kneeling'
    if (position === 'sitting' || position === 'kneeling') return 'change:standing'
    return moveNow(fight, place, this.#why) > 0 ? 'go' : 'defend'
  }

  /** With a jam and a foe near, another weapon is quicker. */
  #drawInstead(fight: Fight, place: number, jammed: number): string | undefined {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const other = fighter.arms.some(
      (own, arm) =>
        arm !== jammed &&
        !isBare(own) &&
        one.arms[arm]?.where === 'stowed' &&
        (own.gun !== null || own.blows.length > 0),
    )
    return other ? `drop:${jammed}` : undefined
  }

  /** Something to fight with that is put away, guns first. */
  #draw(fight: Fight, place: number): string | undefined {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const free = freeHands(fighter, one)
    let found: number | undefined
    for (const [arm, own] of fighter.arms.entries()) {
      const held = one.arms[arm]
      if (held?.where !== 'stowed' || isBare(own) || own.hands > free || held.harm === 'broken') continue
      if (own.gun !== null && held.rounds === 0 && held.spare === 0) continue
      if (own.gun !== null) return `ready:${arm}`
      if (own.blows.length > 0) found ??= arm
    }
    const inHand = fighter.arms.some((own, arm) => {
      const held = one.arms[arm]
      return held !== undefined && isHeld(held) && !isBare(own)
    })
    return found === undefined || inHand ? undefined : `ready:${found}`
  }

  /** Takes the shot, or makes it surer first. */
  #aimOrGo(fight: Fight, place: number, best: Option): string {
    const one = standingAt(fight, place)
    const own = fighterAt(fight, place).arms[best.arm]
    if (!best.key.startsWith('shoot') || own?.gun == null) return this.#strikeOrShoot(fight, place, best)
    const now = chanceOf(best.effective)
    const turns = one.aim?.arm === best.arm && one.aim.target === fighterAt(fight, best.target).id ? one.aim.turns : 0
    if (turns === 0 && this.#goesDown(fight, place, best.target)) return 'change:lying'
    const gain =
      turns === 0 ? Math.min(own.gun.acc, own.gun.skill) + (best.effective < own.gun.ss ? 4 : 0) : turns < 3 ? 1 : 0
    const later = chanceOf(best.effective + gain)
    const threatened = this.#threatened(fight, place)
    if (!threatened && now < SURE && later - now >= WORTH_AIMING)
      return `aim:${best.arm}:${fighterAt(fight, best.target).id}`
    return best.key
  }

  /** A foe is near enough to strike. */
  #threatened(fight: Fight, place: number): boolean {
    return this.#foes(fight, place).some(foe => yardsBetween(fight, place, foe) <= 2)
  }

  /** On the ground one is hard to hit from afar, and a gun lies well. */
  #goesDown(fight: Fight, place: number, target: number): boolean {
    const { position } = standingAt(fight, place)
    if (position === 'lying' || yardsBetween(fight, place, target) < LONG_SHOT) return false
    const map = mapOf(fight)
    if (map === undefined) return true
    // Lying down must not hide the target.
    return sightBetween(fight, place, target).cover === 'none'
  }

  /** All out at whoever cannot strike back. */
  #strikeOrShoot(fight: Fight, place: number, best: Option): string {
    if (!best.key.startsWith('strike')) return best.key
    const foe = standingAt(fight, best.target)
    const alone = this.#foes(fight, place).filter(other => yardsBetween(fight, place, other) <= 5).length <= 1
    if (foe.stun === null || !alone) return best.key
    const [, arm, blow, id] = best.key.split(':')
    return `all-out:plus-4:${arm}:${blow}:${id}`
  }

  /** Toward the foe with a blade, to cover with a gun, away in despair. */
  #where(offer: WhereOffer): string {
    const { fight, place } = offer
    const foes = this.#foes(fight, place)
    const [nearest] = foes
    const flees = this.#despair(fight, place, foes) !== undefined
    // Whoever sees a foe and still cannot shoot is too far away.
    const closes = this.#mustClose(fight, place) || foes.some(foe => sightBetween(fight, place, foe).seen)
    let best: { key: string; score: number } | undefined
    for (const { key, q, r } of offer.choices) {
      const yards = nearest === undefined ? 0 : hexDistance({ q, r }, hexAt(fight, nearest))
      const score = flees
        ? yards + this.#coverAt(fight, { q, r }, foes)
        : closes
          ? -yards
          : this.#viewFrom(fight, { q, r }, foes) - yards * NEARER
      if (best === undefined || score > best.score) best = { key, score }
    }
    return best?.key ?? offer.choices[0]?.key ?? ''
  }

  /** A place to shoot from: some foe is in sight, and cover is between. */
  #viewFrom(fight: Fight, at: { q: number; r: number }, foes: readonly number[]): number {
    const map = mapOf(fight)
    if (map === undefined) return 0
    let best = 0
    for (const foe of foes) {
      const sight = map.sight(at, hexAt(fight, foe))
      if (sight.seen) best = Math.max(best, IN_SIGHT + Math.min(3, sight.mostCover))
    }
    return best
  }

  /** How well the map hides somebody there from whoever is nearest. */
  #coverAt(fight: Fight, to: { q: number; r: number }, foes: readonly number[]): number {
    const map = mapOf(fight)
    const [nearest] = foes
    if (map === undefined || nearest === undefined) return 0
    const sight = map.sight(hexAt(fight, nearest), to)
    return sight.seen ? Math.min(3, sight.mostCover) : 1
  }

  #defend({ fight, attempt, defenses }: DefenseOffer): string {
    let best: { key: string; total: number; how: string } | undefined
    let armor: string | undefined
    for (const one of defenses) {
      if (one.how === 'armor') armor = one.key
      else if (best === undefined || one.total > best.total) best = one
    }
    const { aim } = standingAt(fight, attempt.target)
    if (best === undefined || (aim !== null && best.total < POOR_DEFENSE))
      return armor ?? (best === undefined ? 'none' : best.key)
    return best.key
  }

  /** Two groups of a burst, or every single shot. */
  #rounds({ choices }: Offer): string {
    return `${Math.min(choices.length, BURST)}`
  }
}

export function bot(ruleset: Ruleset): Policy<Fight> {
  const one = new Bot(ruleset)
  return offer => one.choose(offer)
}
