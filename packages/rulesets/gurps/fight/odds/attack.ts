/**
 * One attack roll for everybody who still stands before it: the order of `attack/attack.ts`, told for all of them at once.
 * Who changes the order in one of the two changes it in both; why there are two is in docs/decisions/engine.md.
 */
import { attackedFact } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { isDeclared } from '../defense/declare.ts'
import { evolveFight } from '../facts/evolve.ts'
import { standingAt } from '../state/state.ts'
import type { Alike, DefenseOutcome } from './defend.ts'
import { mixed, type Suffered } from './effect.ts'
import { alone, HitsTaken, sumOf } from './hits-taken.ts'
import { type Body, MARKS } from './people.ts'
import type { Pieces, SameHit } from './pieces.ts'
import type { Rolls } from './roll.ts'
import { lower, type Row, type Share, type Spread, Tally } from './spread.ts'
import type { Weighing } from './weigh.ts'

/** The attack that they make, and what its roll may come to. */
interface Tried {
  readonly attempt: Attempt
  readonly rolls: Rolls
}

export interface Attacked {
  /** Nothing more is tried after a critical miss or a malfunction. */
  readonly spoils: boolean
  /** No attack roll comes after it. */
  readonly last: boolean
  /** Of everybody before it. */
  readonly ways: bigint
}

export class AttackForAll {
  readonly #pieces: Pieces
  readonly #attacked: Attacked
  readonly #done = new Tally()
  readonly #spoiled = new Tally()
  readonly #hits: HitsTaken

  constructor(pieces: Pieces, attacked: Attacked) {
    this.#pieces = pieces
    this.#attacked = attacked
    this.#hits = new HitsTaken(pieces, attacked.ways, this.#done)
  }

  /** Those who do not attack, after all. */
  untried(body: Body, row: Row): void {
    this.#done.add(body, row, 1n, this.#attacked.ways)
  }

  /** Those who do, up to the first hit of each. */
  tried(before: Body, row: Row, attempt: Attempt, rounds: number): void {
    const { rolls: attackRolls, defenses, weighing } = this.#pieces
    const tried: Tried = { attempt, rolls: attackRolls.of(attempt, rounds, before) }
    const body = attackedBy(attempt, before, weighing)
    const declares = isDeclared(weighing.why)
    if (!declares) this.#unmet({ body, row, weight: 1n, ways: 1n }, tried)
    for (const alike of defenses.parted(body, row)) {
      if (declares) this.#spendDeclared(body, alike, tried)
      for (const hit of this.#pieces.hitsOf(attempt, tried.rolls)) {
        if (!isUnstoppable(hit)) this.#met(body, alike, tried, hit)
      }
    }
  }

  /** What has hit is taken, by all of them together: those who go on after it, and those who do not. */
  end(): { readonly on: Spread; readonly spoiled: Spread } {
    this.#hits.dealAll()
    return { on: this.#done.spread(), spoiled: this.#spoiled.spread() }
  }

  /** Those who have named a defense are worse off for it, though there was nothing to stop. */
  #spendDeclared(body: Body, alike: Alike, tried: Tried): void {
    const { defenses, weighing } = this.#pieces
    const { to, ways } = defenses.spendDeclared(body, alike, tried.attempt)
    for (const { body: after, weight } of to) {
      this.#unmet({ body: weighing.people.marked(after, body.marks), row: alike.row, weight, ways }, tried)
    }
  }

  /** Nothing hits, or nothing can be done about what does. */
  #unmet(share: Share, tried: Tried): void {
    const { mishaps, weighing } = this.#pieces
    const { attempt, rolls } = tried
    const { spoils, last } = this.#attacked
    const ending = spoils ? this.#spoiled : this.#done
    const of = (weight: bigint): Share => ({ ...share, weight: share.weight * weight, ways: share.ways * rolls.ways })
    const now = last ? weighing.people.settled(share.body) : share.body
    if (attempt.how === 'kick') {
      this.#suffer(mishaps.kicked(share.body, attempt, last), of(rolls.missed), this.#done)
    } else this.#add({ ...of(rolls.missed), body: now }, this.#done)
    if (rolls.criticalMiss > 0n) {
      this.#suffer(mishaps.critical(share.body, attempt, last), of(rolls.criticalMiss), ending)
    }
    this.#add({ ...of(rolls.malfunction), body: weighing.people.marked(now, MARKS.malfunction) }, ending)
    for (const same of this.#pieces.hitsOf(attempt, rolls)) {
      if (!isUnstoppable(same)) continue
      const group = this.#hits.groupOf(attempt, same.location)
      this.#hits.take({ ...of(1n), body: now }, { hit: same.hit, counts: alone(same.counts), group })
    }
  }

  #add({ body, row, weight, ways }: Share, into: Tally): void {
    into.add(body, row, weight, ways * this.#attacked.ways)
  }

  /** What goes wrong for whoever attacks. */
  #suffer(all: readonly Suffered[], { body, row, weight, ways }: Share, into: Tally): void {
    if (weight === 0n) return
    for (const { effect } of all) {
      this.#pieces.strikes.one(body, row, mixed([{ effect, weight, ways }]), this.#attacked.ways, into)
    }
  }

  /** The target defends. */
  #met(body: Body, alike: Alike, tried: Tried, same: SameHit): void {
    const { attempt, rolls } = tried
    for (const [row, defense] of this.#pieces.defenses.of(body, alike, attempt, same, this.#attacked.last)) {
      for (const outcome of defense.outcomes) {
        for (const after of this.#afterDefense(body, row, outcome)) {
          const weight = after.weight * outcome.weight
          const share = { ...after, weight, ways: after.ways * defense.ways * rolls.ways }
          if (same.critical) this.#hitCritically(share, attempt, same, outcome)
          else this.#hitOrdinarily(share, attempt, same, outcome)
        }
      }
    }
  }

  /** What gets past the defense is taken; an arm in the way takes only the first round. */
  #hitOrdinarily(share: Share, attempt: Attempt, same: SameHit, { avoided, instead }: DefenseOutcome): void {
    const { hits, weighing } = this.#pieces
    const { location, hit, counts } = same
    if (avoided) {
      const body = weighing.people.marked(share.body, MARKS.hit)
      this.#add({ ...share, body, weight: share.weight * sumOf(counts) }, this.#done)
      return
    }
    const group = this.#hits.groupOf(attempt, location)
    if (instead === null) this.#hits.take(share, { hit, counts, group })
    else this.#hits.take(share, { hit: hits.of(attempt, instead), counts: alone(counts), group })
  }

  /** The critical one cannot be stopped; the others of its group can. */
  #hitCritically(
    share: Share,
    attempt: Attempt,
    { location, hit, counts }: SameHit,
    { avoided }: DefenseOutcome,
  ): void {
    const group = this.#hits.groupOf(attempt, location)
    this.#hits.take(share, { hit, counts: avoided ? alone(counts) : counts, group })
  }

  /** Those of a row after their defense, with what else came of it. */
  *#afterDefense(body: Body, row: Row, { body: after, lost, suffers }: DefenseOutcome): Generator<Share> {
    const { strikes, weighing } = this.#pieces
    if (suffers.length === 0) {
      yield { body: weighing.people.marked(after, body.marks), row: lower(row, lost), weight: 1n, ways: 1n }
      return
    }
    const tally = new Tally()
    for (const { effect } of suffers) strikes.one(body, row, effect, 1n, tally)
    const { rows, ways } = tally.spread()
    for (const [now, there] of rows) yield { body: now, row: there, weight: 1n, ways }
  }
}

/** Whoever is attacked knows it from then on, and a feint is used up. */
function attackedBy(attempt: Attempt, body: Body, { people }: Weighing): Body {
  const { feint, unaware } = standingAt(body.fight, people.target)
  if (feint.length === 0 && unaware.length === 0) return body
  const missed = { result: 'miss', roll: 0, hits: 0, lands: null } as const
  return people.of(evolveFight(body.fight, attackedFact(body.fight, attempt, missed)), body.marks, body.last)
}

/** A single critical hit. */
const isUnstoppable = ({ critical, counts }: SameHit): boolean => critical && counts.every(({ hits }) => hits === 1)
