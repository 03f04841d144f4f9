/**
 * Rows of the critical tables as data: changes, some of them only under a condition, or a pointer to another row. Read
 * through `resolved`, a row is a plain list of changes.
 */
import { BadInput, isObject, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'

/** What a row may ask for: the part struck, the kind of blow, the weapon and who holds it. */
export type Condition =
  | 'torso'
  | 'limb'
  | 'crushing'
  | 'impaling'
  | 'ranged'
  | 'punch-or-parry'
  | 'kick'
  | 'head-butt'
  | 'cheap'
  | 'grenade'
  | 'beam'
  | 'recoilless'
  | 'strong'
  | 'aimed'
  | 'reversible'

interface Pointer {
  readonly op: 'as'
  readonly row: number
}

/** The first condition that holds; `otherwise` where none does. */
interface Cases<C> {
  readonly op: 'if'
  readonly cases: readonly (readonly [Condition, readonly RowEffect<C>[]])[]
  readonly otherwise: readonly RowEffect<C>[]
}

export type RowEffect<C = Consequence> = C | Pointer | Cases<C>

export interface RowTable<C = Consequence> {
  readonly title: string
  readonly rows: { readonly [row: number]: readonly RowEffect<C>[] }
}

const opOf = (one: unknown): unknown => (isObject(one) ? one['op'] : undefined)
const isPointer = <C>(one: RowEffect<C>): one is Pointer => opOf(one) === 'as'
const isCases = <C>(one: RowEffect<C>): one is Cases<C> => opOf(one) === 'if'

/** What a row comes to under these conditions. */
export function resolved<C>(table: RowTable<C>, row: number, holds: ReadonlySet<Condition>, why: Why): readonly C[] {
  const found = table.rows[row]
  if (found === undefined) throw new BadInput(table.title, 'a row from 3 to 18', row)
  why.note(`${table.title}, row ${row}`)
  const of = (effects: readonly RowEffect<C>[]): readonly C[] =>
    effects.flatMap(one => {
      if (isPointer(one)) return resolved(table, one.row, holds, why)
      if (isCases(one)) return of(one.cases.find(([condition]) => holds.has(condition))?.[1] ?? one.otherwise)
      return [one]
    })
  return of(found)
}
