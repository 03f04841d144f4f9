/** Many ways that an exchange may have gone so far, each with its exact weight: whole numbers out of a whole number. */
import { greatestCommonDivisor } from '@umpire/dice'
import type { Fight } from './state.ts'

/** Two people, as far as what is still to come hangs on them; only the hit points of the target are left open. */
export interface Body {
  readonly id: number
  readonly fight: Fight
  /** Nothing more happens to the target. */
  readonly dead: boolean
}

/** How an exchange stands: people who are alike in everything that matters are one. */
export interface Node {
  readonly body: Body
  readonly hp: number
  /** What happened on the way, for whoever asks at the end. */
  readonly marks: number
}

/** Some of the ways: they need not be all. */
export interface Spread {
  readonly ways: bigint
  readonly nodes: ReadonlyMap<Node, bigint>
}

/** Where something leads to, each with its weight out of `ways`. */
export interface Leads {
  readonly ways: bigint
  readonly to: readonly Node[]
  readonly weights: readonly bigint[]
}

export const certainly = (node: Node): Spread => ({ ways: 1n, nodes: new Map([[node, 1n]]) })
export const NOTHING: Spread = { ways: 1n, nodes: new Map() }

const leastMultiple = (a: bigint, b: bigint): bigint => (a % b === 0n ? a : (a / greatestCommonDivisor(a, b)) * b)

/** Adds up weights that are parts of different numbers of ways. */
export class Tally {
  readonly #parts = new Map<bigint, Map<Node, bigint>>()

  add(node: Node, weight: bigint, ways: bigint): void {
    let part = this.#parts.get(ways)
    if (part === undefined) {
      part = new Map()
      this.#parts.set(ways, part)
    }
    part.set(node, (part.get(node) ?? 0n) + weight)
  }

  /** All of it; `of` are the ways that everything here was a part of. */
  spread(of: bigint): Spread {
    return joined([...this.#parts].map(([ways, nodes]) => ({ ways: of * ways, nodes })))
  }
}

/** Each goes on to wherever it leads. */
export function advanced({ ways, nodes }: Spread, leads: (node: Node) => Leads): Spread {
  let common = 1n
  const ahead: { readonly weight: bigint; readonly next: Leads }[] = []
  for (const [node, weight] of nodes) {
    const next = leads(node)
    ahead.push({ weight, next })
    common = leastMultiple(common, next.ways)
  }
  const found = new Map<Node, bigint>()
  for (const { weight, next } of ahead) {
    const { to, weights } = next
    const factor = weight * (common / next.ways)
    for (let index = 0; index < to.length; index++) {
      const node = to[index]
      const part = weights[index]
      if (node === undefined || part === undefined) continue
      const before = found.get(node)
      found.set(node, before === undefined ? factor * part : before + factor * part)
    }
  }
  return { ways: ways * common, nodes: found }
}

/** Several parts of one whole. */
export function joined(parts: readonly Spread[]): Spread {
  const [first, second] = parts
  if (first !== undefined && second === undefined) return first
  let common = 1n
  for (const { ways } of parts) common = leastMultiple(common, ways)
  const found = new Map<Node, bigint>()
  for (const { ways, nodes } of parts) {
    const factor = common / ways
    for (const [node, weight] of nodes) {
      const before = found.get(node)
      found.set(node, before === undefined ? weight * factor : before + weight * factor)
    }
  }
  return { ways: common, nodes: found }
}

/** The living, to whom more may happen, and the dead. */
export function parted({ ways, nodes }: Spread): { readonly living: Spread; readonly dead: Spread } {
  const [living, dead] = [new Map<Node, bigint>(), new Map<Node, bigint>()]
  for (const [node, weight] of nodes) (node.body.dead ? dead : living).set(node, weight)
  return { living: { ways, nodes: living }, dead: { ways, nodes: dead } }
}
