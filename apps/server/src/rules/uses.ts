/** Which rule calls which, as the reasons of their examples tell: nobody keeps a list of it by hand. */
import { z } from 'zod'
import { Refused } from '../refused.ts'
import { type BackRoom, FOR_ALL } from '../work/back-room.ts'
import { keeping } from '../work/keeping.ts'
import type { Rulebook } from './rulebook.ts'

export const usesDocument = z.object({
  /** The rules that it calls, and those that call it, by their ids. */
  uses: z.array(z.string()),
  usedBy: z.array(z.string()),
})

/** A rule and one that it calls. */
export type Call = readonly [by: string, of: string]

/**
 * The calls in a tree of reasons.
 *
 *     callsIn([{ kind: 'rule', id: 'a', because: [{ kind: 'rule', id: 'b', because: [] }] }]) // [['a', 'b']]
 */
export function callsIn(why: unknown, by?: string): readonly Call[] {
  if (Array.isArray(why)) return why.flatMap(reason => callsIn(reason, by))
  if (typeof why !== 'object' || why === null) return []
  const called = 'kind' in why && why.kind === 'rule' && 'id' in why && typeof why.id === 'string' ? why.id : undefined
  const here: readonly Call[] = called === undefined || by === undefined || called === by ? [] : [[by, called]]
  return [...here, ...Object.values(why).flatMap(part => callsIn(part, called ?? by))]
}

export class Uses {
  readonly #backRoom: Pick<BackRoom, 'run'>
  readonly #rulebook: Pick<Rulebook, 'of'>
  readonly #calls = keeping(system => this.#work(system))

  constructor(backRoom: Pick<BackRoom, 'run'>, rulebook: Pick<Rulebook, 'of'>) {
    this.#backRoom = backRoom
    this.#rulebook = rulebook
  }

  /** In the order of the inventory. */
  async of(id: string, system: string): Promise<z.infer<typeof usesDocument>> {
    const calls = await this.#calls(system)
    const rules = await this.#rulebook.of(system)
    const among = (ids: readonly string[]): string[] =>
      rules.map(({ listed }) => listed.id).filter(one => ids.includes(one))
    return {
      uses: among(calls.filter(([by]) => by === id).map(([, of]) => of)),
      usedBy: among(calls.filter(([, of]) => of === id).map(([by]) => by)),
    }
  }

  /** One example after the other, so that others find room beside it. */
  async #work(system: string): Promise<readonly Call[]> {
    const calls: Call[] = []
    for (const { listed, covered } of await this.#rulebook.of(system)) {
      if (covered.status !== 'built') continue
      for (const { given } of listed.example ?? []) calls.push(...(await this.#callsOf(system, listed.id, given)))
    }
    return calls
  }

  async #callsOf(system: string, id: string, given: unknown): Promise<readonly Call[]> {
    try {
      return callsIn((await this.#backRoom.run('answer', { system, id, given, options: [] }, FOR_ALL)).why)
    } catch (error) {
      // An example of something that is refused tells of no calls.
      if (error instanceof Refused && error.statusCode < 500) return []
      throw error
    }
  }
}
