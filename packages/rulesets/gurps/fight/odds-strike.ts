/** Hits on many people at once: all that a hit does to those who are alike, by the hit points that it costs. */
import type { Hit, Part } from './odds-hit.ts'
import { Landings, type Leads, STRUCK } from './odds-land.ts'
import type { Body } from './odds-people.ts'
import { leastMultiple, type Row, type Spread, sharedBy, type Tally } from './odds-spread.ts'
import type { Survival, Survivals } from './odds-survive.ts'
import type { Weighing } from './odds-weigh.ts'

/** What costs so many hit points leads there, each with its weight out of all ways. */
interface Cost {
  readonly injury: number
  readonly total: bigint
  readonly to: readonly { readonly body: Body; readonly weight: bigint }[]
}

/** On whoever bears no marks: what befell him before is marked on top of it. */
export interface Effect {
  readonly ways: bigint
  /** Of whoever dies of it. */
  readonly marks: number
  readonly costs: readonly Cost[]
  /** What costs more than the hit itself: it hangs on the hit points that are left. */
  readonly dear: readonly { readonly part: Part; readonly weight: bigint }[]
}

/** An effect that somebody suffers with that weight out of so many ways. */
export interface Suffered {
  readonly effect: Effect
  readonly weight: bigint
  readonly ways: bigint
}

type Rows = Map<Body, bigint[]>

export class Strikes {
  readonly #weighing: Weighing
  readonly #landings: Landings
  readonly #survivals: Survivals
  readonly #effects = new Map<Hit, Map<Body, Effect>>()

  constructor(weighing: Weighing, survivals: Survivals) {
    this.#weighing = weighing
    this.#landings = new Landings(weighing)
    this.#survivals = survivals
  }

  effectOf(hit: Hit, body: Body): Effect {
    const bare = this.#weighing.people.bare(body)
    const known = this.#effects.get(hit) ?? new Map<Body, Effect>()
    const before = known.get(bare)
    if (before !== undefined) return before
    const made = this.#effect(hit, bare)
    this.#effects.set(hit, known.set(bare, made))
    return made
  }

  #effect({ ways, parts }: Hit, body: Body): Effect {
    if (body.dead) return { ways, marks: STRUCK, costs: [], dear: [] }
    const dear: Part[] = []
    const plain: { readonly part: Part; readonly leads: Leads }[] = []
    let common = 1n
    for (const part of parts) {
      const leads = this.#landings.of(part.does, body)
      if (leads === null) dear.push(part)
      else {
        common = leastMultiple(common, leads.ways)
        plain.push({ part, leads })
      }
    }
    const costs = new Costs()
    for (const { part, leads } of plain) {
      const factor = part.weight * (common / leads.ways)
      for (const { body: next, weight } of leads.to) costs.add(part.injury, next, factor * weight)
    }
    const most = dear.map(part => ({ part, weight: part.weight * common }))
    return reduced({ ways: ways * common, marks: STRUCK, costs: costs.all(), dear: most })
  }

  /** Everybody of a spread takes a hit. */
  all({ ways, rows }: Spread, hitOn: (body: Body) => Hit, into: Tally): void {
    let common = 1n
    const each = [...rows].map(([body, row]) => {
      const effect = this.effectOf(hitOn(body), body)
      const out = effect.ways * this.#survivals.commonOf(body, row, effect.costs.at(-1)?.injury ?? 0)
      common = leastMultiple(common, out)
      return { body, row, effect }
    })
    const found: Rows = new Map()
    for (const { body, row, effect } of each) this.#each(body, row, effect, common / effect.ways, found)
    into.takeAll({ ways: ways * common, rows: found })
    for (const { body, row, effect } of each) this.#dear(body, row, effect, ways, into)
  }

  /** Everybody of that row suffers it, and goes on to wherever it leads. */
  one(body: Body, row: Row, effect: Effect, ways: bigint, into: Tally): void {
    const common = this.#survivals.commonOf(body, row, effect.costs.at(-1)?.injury ?? 0)
    const found: Rows = new Map()
    this.#each(body, row, effect, common, found)
    into.takeAll({ ways: ways * effect.ways * common, rows: found })
    this.#dear(body, row, effect, ways, into)
  }

  /** Whoever lives is as the hit has left him. Weights are multiplied by `common`, which everything here is out of. */
  #each(body: Body, row: Row, { costs, ways, marks }: Effect, common: bigint, found: Rows): void {
    const { people } = this.#weighing
    if (body.dead) {
      const there = rowOf(found, people.marked(body, marks))
      for (let lost = 0; lost < row.length; lost++) {
        const here = row[lost]
        if (here !== undefined) there[lost] = (there[lost] ?? 0n) + here * common * ways
      }
      return
    }
    const outs = costs.map(({ to }) =>
      to.map(one => ({ weight: one.weight, row: rowOf(found, people.marked(one.body, body.marks)) })),
    )
    const dead = people.dead(people.marked(body, marks))
    for (let lost = 0; lost < row.length; lost++) {
      const here = row[lost]
      if (here === undefined || here === 0n) continue
      const survivals = this.#survivals.from(body, lost)
      let known: Survival | undefined
      let [lives, dies] = [0n, 0n]
      for (let index = 0; index < costs.length; index++) {
        const cost = costs[index]
        const out = outs[index]
        if (cost === undefined || out === undefined) continue
        const at = lost + cost.injury
        const survival = survivals.to(cost.injury)
        if (survival !== known) {
          known = survival
          const scaled = here * (common / survival.ways)
          lives = scaled * survival.lives
          dies = scaled * survival.dies
        }
        if (dies !== 0n) {
          const there = rowOf(found, dead)
          there[at] = (there[at] ?? 0n) + dies * cost.total
        }
        if (lives === 0n) continue
        for (const next of out) {
          const before = next.row[at]
          next.row[at] = before === undefined ? lives * next.weight : before + lives * next.weight
        }
      }
    }
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

function rowOf(found: Rows, body: Body): bigint[] {
  const known = found.get(body)
  if (known !== undefined) return known
  const made: bigint[] = []
  found.set(body, made)
  return made
}

function reduced({ ways, marks, costs, dear }: Effect): Effect {
  const weights = [...dear, ...costs.flatMap(({ to }) => to)].map(({ weight }) => weight)
  const shared = sharedBy(ways, weights)
  if (shared === 1n) return { ways, marks, costs, dear }
  return {
    ways: ways / shared,
    marks,
    costs: costs.map(({ injury, total, to }) => ({
      injury,
      total: total / shared,
      to: to.map(({ body, weight }) => ({ body, weight: weight / shared })),
    })),
    dear: dear.map(({ part, weight }) => ({ part, weight: weight / shared })),
  }
}

/** One of several, each with its weight. */
export function mixed(all: readonly Suffered[]): Effect {
  const [first, second] = all
  if (first !== undefined && second === undefined && first.weight === first.ways) return first.effect
  let common = 1n
  for (const { effect, ways } of all) common = leastMultiple(common, effect.ways * ways)
  const found = new Costs()
  const dear: { readonly part: Part; readonly weight: bigint }[] = []
  for (const { effect, weight, ways } of all) {
    const factor = weight * (common / (effect.ways * ways))
    for (const { injury, to } of effect.costs) {
      for (const one of to) found.add(injury, one.body, one.weight * factor)
    }
    for (const one of effect.dear) dear.push({ ...one, weight: one.weight * factor })
  }
  return reduced({ ways: common, marks: first?.effect.marks ?? 0, costs: found.all(), dear })
}

/** What leads where, gathered by the hit points that it costs. */
export class Costs {
  readonly #found: Map<Body, bigint>[] = []

  add(injury: number, body: Body, weight: bigint): void {
    const to = this.#found[injury] ?? new Map<Body, bigint>()
    this.#found[injury] = to.set(body, (to.get(body) ?? 0n) + weight)
  }

  all(): readonly Cost[] {
    return this.#found.flatMap((found, injury) => {
      const to = [...found].map(([body, weight]) => ({ body, weight }))
      return [{ injury, total: to.reduce((sum, { weight }) => sum + weight, 0n), to }]
    })
  }
}
