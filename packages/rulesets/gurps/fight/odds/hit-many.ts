/** Hits on many people at once: all that a hit does to those who are alike, by the hit points that it costs. */

import { leastCommonMultiple } from '@umpire/dice'
import { memoByObject } from '@umpire/engine'
import { fighterAt } from '../state/state.ts'
import { livesLast } from '../wound/wound.ts'
import { type Cost, type Effect, Effects, type Losses, lossesOf } from './effect.ts'
import type { Hit, Part } from './hit.ts'
import { Landings, type Leads, STRUCK } from './land.ts'
import { packed, shifted, unpacked, widthOf } from './pack.ts'
import type { Body } from './people.ts'
import type { Row, Spread, Tally } from './spread.ts'
import type { Living, Survivals } from './survive.ts'
import type { Weighing } from './weigh.ts'

/** Everybody of a row suffers it. */
interface RowHit {
  readonly body: Body
  readonly row: Row
  readonly effect: Effect
}

export class Strikes {
  readonly #weighing: Weighing
  readonly #landings: Landings
  readonly #survivals: Survivals
  readonly #effects = memoByObject((hit: Hit) => memoByObject((body: Body) => this.#effect(hit, body)))
  /** The same for everybody. */
  readonly #lossesOf = memoByObject((hit: Hit): Losses => {
    const costs = hit.parts.map(({ injury, weight }) => ({ injury, weight }))
    return lossesOf(hit.ways, costs)
  })
  /** Whoever dies has suffered everything else before. */
  readonly #livesLast: boolean

  constructor(weighing: Weighing, survivals: Survivals, landings = new Landings(weighing, survivals)) {
    this.#weighing = weighing
    this.#landings = landings
    this.#survivals = survivals
    const { people, why } = weighing
    this.#livesLast = livesLast(fighterAt(people.begin, people.target), why)
  }

  effectOf(hit: Hit, body: Body): Effect {
    return this.#effects(hit)(this.#weighing.people.bare(body))
  }

  #effect(hit: Hit, body: Body): Effect {
    const { people } = this.#weighing
    const { ways, parts } = hit
    const effects = new Effects()
    if (body.dead) return effects.effect(ways, STRUCK)
    const dear: Part[] = []
    const plain: { readonly part: Part; readonly leads: Leads }[] = []
    let common = 1n
    for (const part of parts) {
      const leads = this.#landings.of(part.does, body)
      if (leads === null) dear.push(part)
      else {
        common = leastCommonMultiple(common, leads.ways)
        plain.push({ part, leads })
      }
    }
    for (const { part, leads } of plain) {
      const factor = part.weight * (common / leads.ways)
      for (const { body: next, weight } of leads.to) {
        effects.add(part.injury, people.marked(next, STRUCK), factor * weight)
      }
    }
    const most = dear.map(part => ({ part, weight: part.weight * common }))
    return effects.effect(ways * common, STRUCK, most, dear.length === 0 ? this.#lossesOf(hit) : undefined)
  }

  /** Everybody of a spread takes a hit. */
  all({ ways, rows }: Spread, hitOn: (body: Body) => Hit, into: Tally): void {
    const all = [...rows].map(([body, row]) => ({ body, row, effect: this.effectOf(hitOn(body), body) }))
    this.every(all, ways, into)
  }

  /** Everybody of that row suffers it, and goes on to wherever it leads. */
  one(body: Body, row: Row, effect: Effect, ways: bigint, into: Tally): void {
    this.every([{ body, row, effect }], ways, into)
  }

  every(all: readonly RowHit[], ways: bigint, into: Tally): void {
    const { people } = this.#weighing
    const groups = new Map<Living, RowHit[]>()
    for (const one of all) {
      const { body, row, effect } = one
      if (body.dead) {
        into.add(people.marked(body, effect.marks), row, 1n, ways)
        continue
      }
      if (isHarmless(effect)) {
        for (const { body: next, costs } of effect.to) {
          for (const { weight } of costs) into.add(people.marked(next, body.marks), row, weight, ways * effect.ways)
        }
        continue
      }
      for (const { living, row: part } of this.#survivals.parted(body, row)) {
        groups.set(living, [...(groups.get(living) ?? []), { body, row: part, effect }])
      }
      this.#dear(body, row, effect, ways, into)
    }
    for (const [living, group] of groups) this.#group(living, group, ways, into)
  }

  /** Those for whom it is as hard to live. Whoever lives is as the hit has left him. */
  #group(living: Living, all: readonly RowHit[], ways: bigint, into: Tally): void {
    const { people } = this.#weighing
    let [common, most] = [1n, 0]
    for (const { row, effect } of all) {
      common = leastCommonMultiple(common, effect.ways)
      for (const { injury } of effect.losses.costs) most = Math.max(most, row.length + injury)
    }
    const { shares, whole } = living.upTo(most)
    // As if nobody had died so far; who would have is taken off again afterwards.
    let undying = 1n
    for (const { row } of all) {
      for (const [lost, here] of row.entries()) {
        if (here !== undefined) undying = leastCommonMultiple(undying, shares[lost] ?? whole)
      }
    }
    const width = widthOf(ways * common * undying)
    const lives = new Map<Body, Paid>()
    const deaths = new Map<Body, Map<Losses, Both>>()
    for (const { body, row, effect } of all) {
      const here = packed(
        row.map((weight, lost) => weight * (undying / (shares[lost] ?? whole))),
        width,
      )
      const scaled = here * (common / effect.ways)
      for (const { body: next, costs } of effect.to) {
        const marked = people.marked(next, body.marks)
        const paid = lives.get(marked) ?? new Paid()
        for (const { injury, weight } of costs) paid.add(injury, scaled * weight)
        lives.set(marked, paid)
      }
      if (!living.isDeadly(most)) continue
      const plain = packed(row, width)
      for (const [dead, losses] of this.#deadOf(body, effect)) {
        const both = deaths.get(dead) ?? new Map<Losses, Both>()
        const [before, undead] = both.get(losses) ?? [0n, 0n]
        deaths.set(dead, both.set(losses, [before + plain, undead + here]))
      }
    }
    const rows = new Map<Body, bigint[]>()
    // Nobody lives who has lost more.
    const cells = shares.findLastIndex(share => share !== 0n) + 1
    for (const [body, paid] of lives) {
      const row = rowOf(rows, body)
      const alive = BigInt.asUintN(width * cells, paid.sum(width))
      for (const [lost, weight] of unpacked(alive, cells, width).entries()) {
        const share = shares[lost] ?? whole
        if (weight !== undefined && share !== 0n) row[lost] = weight * share
      }
    }
    for (const [body, both] of deaths) {
      const row = rowOf(rows, body)
      for (const [losses, [before, undead]] of both) {
        const factor = common / losses.ways
        const lived = unpacked(struckBy(undead * factor, losses.costs, width), most, width)
        for (const [lost, weight] of unpacked(struckBy(before * factor, losses.costs, width), most, width).entries()) {
          if (weight === undefined) continue
          const dies = weight * undying - (lived[lost] ?? 0n) * (shares[lost] ?? whole)
          if (dies !== 0n) row[lost] = (row[lost] ?? 0n) + dies
        }
      }
    }
    into.takeAll({ ways: ways * common * undying, rows })
  }

  /** Whoever dies of it, and what it costs them. */
  *#deadOf(body: Body, { marks, losses, to }: Effect): Generator<[Body, Losses]> {
    const { people } = this.#weighing
    if (this.#livesLast) {
      for (const one of to) yield [people.dead(people.marked(one.body, body.marks)), one]
    } else yield [people.dead(people.marked(body, marks)), losses]
  }

  #dear(body: Body, row: Row, { dear, ways: of }: Effect, ways: bigint, into: Tally): void {
    const { people } = this.#weighing
    for (const { part, weight } of dear) {
      for (const [lost, here] of row.entries()) {
        if (here === undefined || here === 0n) continue
        const exact = this.#landings.exactly(part, people.bare(body), lost)
        for (const one of exact.to) {
          into.add(
            people.marked(one.body, body.marks),
            [here * weight * one.weight],
            1n,
            ways * of * exact.ways,
            lost + one.lost,
          )
        }
      }
    }
  }
}

/** It costs nobody a hit point. */
const isHarmless = ({ losses, dear }: Effect): boolean =>
  dear.length === 0 && losses.costs.every(({ injury }) => injury === 0)

/** A row as it is, and as if nobody had died. */
type Both = readonly [bigint, bigint]

/** A packed row, after everybody has paid what it costs. */
function struckBy(row: bigint, costs: readonly Cost[], width: number): bigint {
  const paid = new Paid()
  for (const { injury, weight } of costs) paid.add(injury, row * weight)
  return paid.sum(width)
}

/** Packed rows by what they have to pay: those who pay as much are moved down together. */
class Paid {
  readonly #rows: bigint[] = []

  add(injury: number, row: bigint): void {
    const before = this.#rows[injury]
    this.#rows[injury] = before === undefined ? row : before + row
  }

  sum(width: number): bigint {
    let sum = 0n
    for (const [injury, row] of this.#rows.entries()) if (row !== undefined) sum += shifted(row, injury, width)
    return sum
  }
}

function rowOf(found: Map<Body, bigint[]>, body: Body): bigint[] {
  const known = found.get(body)
  if (known !== undefined) return known
  const made: bigint[] = []
  found.set(body, made)
  return made
}
