/** One attack roll for everybody who still stands before it, from the roll to the last wound. */
import { leastCommonMultiple } from '@umpire/dice'
import { attackedFact } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { isDeclared } from '../defense/declare.ts'
import { evolveFight } from '../facts/evolve.ts'
import { standingAt } from '../state/state.ts'
import type { Alike, DefenseOutcome } from './defend.ts'
import { type Effect, mixed, type Suffered } from './effect.ts'
import type { Hit } from './hit.ts'
import { STRUCK } from './land.ts'
import { type Body, MARKS } from './people.ts'
import type { Count, Pieces, SameHit } from './pieces.ts'
import { blowText, type Rolls } from './roll.ts'
import { addTo, type Row, type Spread, sharedBy, Tally } from './spread.ts'
import type { Weighing } from './weigh.ts'

/** Rounds of one group that are still to strike, by the part that the first of them went for. */
interface Group {
  readonly key: string
  readonly attempt: Attempt
  readonly first: string
  /** By how many are left: those who still have to take them. */
  readonly waiting: Tally[]
}

/** The first hit of one group or alone, for all of whom as many are still to come in the same proportions. */
interface Taking {
  readonly group: Group
  readonly counts: readonly Count[]
  readonly all: Map<Body, Map<Effect, Share[]>>
}

/** Those of a row who suffer it, with that weight out of so many ways. */
interface Share {
  readonly row: Row
  readonly weight: bigint
  readonly ways: bigint
}

interface Defended {
  readonly body: Body
  readonly row: Row
  readonly weight: bigint
  readonly ways: bigint
}

export class Round {
  readonly #pieces: Pieces
  readonly #done = new Tally()
  readonly #spoiled = new Tally()
  readonly #groups = new Map<string, Group>()
  readonly #taking = new Map<string, Taking>()
  readonly #spoils: boolean
  readonly #last: boolean

  constructor(pieces: Pieces, spoils: boolean, last: boolean) {
    this.#pieces = pieces
    this.#spoils = spoils
    this.#last = last
  }

  untried(body: Body, row: Row, ways: bigint): void {
    this.#done.add(body, row, 1n, ways)
  }

  tried(before: Body, row: Row, ways: bigint, attempt: Attempt, rounds: number): void {
    const { rolls: attackRolls, defenses, weighing } = this.#pieces
    const rolls = attackRolls.of(attempt, rounds, before)
    const body = told(weighing, before, attempt)
    const declares = isDeclared(weighing.why)
    if (!declares) this.#unmet(body, row, ways, attempt, rolls)
    for (const alike of defenses.parted(body, row)) {
      if (declares) this.#spendDeclared(body, alike, ways, attempt, rolls)
      for (const struck of this.#pieces.struck(attempt, rolls)) {
        if (isUnstoppable(struck)) continue
        if (struck.critical) this.#critical(body, alike, ways, attempt, rolls, struck)
        else this.#ordinary(body, alike, ways, attempt, rolls, struck)
      }
    }
  }

  /** Those who have named a defense are worse off for it, though there was nothing to stop. */
  #spendDeclared(body: Body, alike: Alike, ways: bigint, attempt: Attempt, rolls: Rolls): void {
    const { defenses, weighing } = this.#pieces
    const { to, ways: out } = defenses.spendDeclared(body, alike, attempt)
    for (const { body: now, weight } of to) {
      this.#unmet(weighing.people.marked(now, body.marks), timesOver(alike.row, weight), ways, attempt, rolls, out)
    }
  }

  /** Nothing hits, or nothing can be done about what does. Naming a defense has led to the row in so many ways. */
  #unmet(body: Body, row: Row, before: bigint, attempt: Attempt, rolls: Rolls, named = 1n): void {
    const { mishaps, weighing } = this.#pieces
    const ways = before * named
    const ending = this.#spoils ? this.#spoiled : this.#done
    if (attempt.how === 'kick') {
      this.#befalls(mishaps.kicked(body, attempt, this.#last), rolls.missed, rolls.ways, body, row, ways, this.#done)
    } else this.#done.add(this.#now(body), row, rolls.missed, ways * rolls.ways)
    const critical = rolls.criticalMiss === 0n ? [] : mishaps.critical(body, attempt, this.#last)
    this.#befalls(critical, rolls.criticalMiss, rolls.ways, body, row, ways, ending)
    ending.add(weighing.people.marked(this.#now(body), MARKS.malfunction), row, rolls.malfunction, ways * rolls.ways)
    for (const struck of this.#pieces.struck(attempt, rolls)) {
      if (!isUnstoppable(struck)) continue
      this.#take(
        struck.hit,
        alone(struck.counts),
        this.#groupOf(attempt, struck.location),
        this.#now(body),
        row,
        1n,
        named * rolls.ways,
        before,
      )
    }
  }

  #now(body: Body): Body {
    return this.#last ? this.#pieces.weighing.people.settled(body) : body
  }

  /** What goes wrong, with its weight out of the attack rolls. */
  #befalls(
    all: readonly Suffered[],
    weight: bigint,
    out: bigint,
    body: Body,
    row: Row,
    ways: bigint,
    into: Tally,
  ): void {
    if (weight === 0n) return
    for (const { effect } of all) {
      this.#pieces.strikes.one(body, row, mixed([{ effect, weight, ways: out }]), ways, into)
    }
  }

  #ordinary(body: Body, alike: Alike, ways: bigint, attempt: Attempt, rolls: Rolls, struck: SameHit): void {
    const { hits, weighing, defenses } = this.#pieces
    const { location, hit, counts } = struck
    const group = this.#groupOf(attempt, location)
    const single = alone(counts)
    for (const [row, defense] of defenses.of(body, alike, attempt, struck, this.#last)) {
      for (const one of defense.outcomes) {
        const [first, all] = one.instead === null ? [hit, counts] : [hits.of(attempt, one.instead), single]
        for (const now of this.#defended(body, row, one, ways)) {
          const [of, out] = [one.weight * now.weight, rolls.ways * defense.ways * now.ways]
          if (one.avoided)
            this.#done.add(weighing.people.marked(now.body, MARKS.hit), now.row, sumOf(counts) * of, ways * out)
          else this.#take(first, all, group, now.body, now.row, of, out, ways)
        }
      }
    }
  }

  /** The critical one cannot be stopped; the others of its group can. */
  #critical(body: Body, alike: Alike, ways: bigint, attempt: Attempt, rolls: Rolls, struck: SameHit): void {
    const { location, hit, counts } = struck
    const group = this.#groupOf(attempt, location)
    const single = alone(counts)
    for (const [row, defense] of this.#pieces.defenses.of(body, alike, attempt, struck, this.#last)) {
      for (const one of defense.outcomes) {
        for (const now of this.#defended(body, row, one, ways)) {
          const [of, out] = [one.weight * now.weight, rolls.ways * defense.ways * now.ways]
          this.#take(hit, one.avoided ? single : counts, group, now.body, now.row, of, out, ways)
        }
      }
    }
  }

  /** Those of a row after their defense, with what else came of it; each row counts so much out of so many ways. */
  *#defended(body: Body, row: Row, { body: after, lost, suffers }: DefenseOutcome, ways: bigint): Generator<Defended> {
    const { strikes, weighing } = this.#pieces
    if (suffers.length === 0) {
      yield { body: weighing.people.marked(after, body.marks), row: lower(row, lost), weight: 1n, ways: 1n }
      return
    }
    const tally = new Tally()
    for (const { effect } of suffers) strikes.one(body, row, effect, ways, tally)
    const spread = tally.spread()
    for (const [now, there] of spread.rows) yield { body: now, row: there, weight: ways, ways: spread.ways }
  }

  /** Where no part was named, the others land wherever the dice say, whatever the first has struck. */
  #groupOf(attempt: Attempt, first: string): Group {
    const key = `${blowText(attempt)} ${attempt.location === null ? '' : first}`
    const known = this.#groups.get(key) ?? { key, attempt, first, waiting: [] }
    this.#groups.set(key, known)
    return known
  }

  /** The first of so many hits. */
  #take(
    hit: Hit,
    counts: readonly Count[],
    group: Group,
    body: Body,
    row: Row,
    weight: bigint,
    out: bigint,
    ways: bigint,
  ): void {
    if (body.dead) {
      // By his own defense: nothing can be done to him any more.
      this.#done.add(this.#pieces.weighing.people.marked(body, STRUCK), row, sumOf(counts) * weight, out * ways)
      return
    }
    const shared = sharedBy(
      sumOf(counts),
      counts.map(one => one.weight),
    )
    const least = counts.map(one => ({ hits: one.hits, weight: one.weight / shared }))
    const several = least.some(({ hits }) => hits > 1)
    const key = `${several ? group.key : ''} ${least.map(one => `${one.hits}:${one.weight}`).join()}`
    const taking = this.#taking.get(key) ?? { group, counts: least, all: new Map<Body, Map<Effect, Share[]>>() }
    const effect = this.#pieces.strikes.effectOf(hit, body)
    const effects = taking.all.get(body) ?? new Map<Effect, Share[]>()
    const shares = effects.get(effect) ?? []
    shares.push({ row, weight: weight * shared, ways: out })
    taking.all.set(body, effects.set(effect, shares))
    this.#taking.set(key, taking)
  }

  /** All hits are taken: those who go on, and those who do not. */
  taken(ways: bigint): { readonly on: Spread; readonly spoiled: Spread } {
    for (const { group, counts, all } of this.#taking.values()) {
      const after = new Tally()
      this.#first(all, ways, after)
      const spread = after.spread()
      for (const { hits, weight } of counts) this.#await(group, hits - 1, weight, spread)
    }
    for (const group of this.#groups.values()) this.#rest(group)
    return { on: this.#done.spread(), spoiled: this.#spoiled.spread() }
  }

  #first(all: Taking['all'], ways: bigint, into: Tally): void {
    let common = 1n
    for (const effects of all.values()) {
      for (const shares of effects.values()) for (const one of shares) common = leastCommonMultiple(common, one.ways)
    }
    const struck = [...all].flatMap(([body, effects]) =>
      [...effects].map(([effect, shares]) => {
        const row: bigint[] = []
        for (const one of shares) addTo(row, one.row, one.weight * (common / one.ways))
        return { body, row, effect }
      }),
    )
    this.#pieces.strikes.every(struck, ways * common, into)
  }

  /** Who is dead is past caring for the rest of the group. */
  #await({ waiting }: Group, left: number, weight: bigint, { rows, ways }: Spread): void {
    const tally = waiting[left] ?? new Tally()
    waiting[left] = tally
    for (const [body, row] of rows) {
      const into = left === 0 || body.dead ? this.#done : tally
      into.add(body, row, weight, ways)
    }
  }

  #rest(group: Group): void {
    const { strikes } = this.#pieces
    const { attempt, first, waiting } = group
    for (let left = waiting.length - 1; left > 0; left--) {
      const tally = waiting[left]
      if (tally === undefined) continue
      const after = new Tally()
      strikes.all(tally.spread(), body => this.#pieces.further(attempt, first, body), after)
      this.#await(group, left - 1, 1n, after.spread())
    }
  }
}

/** Whoever is attacked knows it from then on, and a feint is used up. */
function told({ people }: Weighing, body: Body, attempt: Attempt): Body {
  const { feint, unaware } = standingAt(body.fight, people.target)
  if (feint.length === 0 && unaware.length === 0) return body
  const missed = { result: 'miss', roll: 0, hits: 0, lands: null } as const
  return people.of(evolveFight(body.fight, attackedFact(body.fight, attempt, missed)), body.marks, body.last)
}

const sumOf = (counts: readonly Count[]): bigint => counts.reduce((sum, { weight }) => sum + weight, 0n)

/** A single critical hit. */
const isUnstoppable = ({ critical, counts }: SameHit): boolean => critical && counts.every(({ hits }) => hits === 1)

/** Nothing comes after the first. */
const alone = (counts: readonly Count[]): readonly Count[] => [{ hits: 1, weight: sumOf(counts) }]

/** Each of them so often. */
const timesOver = (row: Row, weight: bigint): Row => (weight === 1n ? row : row.map(one => one * weight))

/** The same ones, so many hit points lower. */
const lower = (row: Row, lost: number): Row => {
  if (lost === 0) return row
  const made: bigint[] = []
  for (const [index, weight] of row.entries()) if (weight !== undefined) made[index + lost] = weight
  return made
}
