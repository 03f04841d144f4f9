/** Who fights by an encounter file, line by line, with the names they go by. */
import { BadInput } from '@umpire/engine'
import type { At, Comer } from '../ground/placing.ts'

export interface Called {
  readonly id: string
  readonly name: string
}

/** A line of the file, which may stand for several members. */
interface Line {
  readonly count: number
  readonly at?: At | undefined
}

interface LinesOfSide<M> {
  readonly at?: At | undefined
  readonly members: readonly M[]
}

/** A member to be placed, with the line it comes from. */
export interface Listed<M> extends Comer, Called {
  readonly member: M
}

/** Names with numbers behind them where there are several: Gunman 1, Gunman 2. */
export function numbered({ id, name }: Called, count: number): readonly Called[] {
  if (count === 1) return [{ id, name }]
  return Array.from({ length: count }, (_, nth) => ({ id: `${id} ${nth + 1}`, name: `${name} ${nth + 1}` }))
}

/** How many fighters a game takes, and what it calls them. */
export interface Crowd {
  readonly most: number
  readonly fighters: string
}

/** @throws BadInput if there are too many, a side has none, or two share a name */
export function listed<M extends Line>(
  sides: readonly LinesOfSide<M>[],
  { most, fighters }: Crowd,
  namesOf: (member: M, place: string) => readonly Called[],
  place: string,
): readonly Listed<M>[] {
  const many = sides.flatMap(({ members }) => members).reduce((sum, { count }) => sum + count, 0)
  if (many > most) throw new BadInput(`${place}.sides`, `at most ${most} ${fighters}`, many)
  const all: Listed<M>[] = []
  for (const [side, { members, at: home }] of sides.entries()) {
    if (members.length === 0) throw new BadInput(`${place}.sides[${side}].members`, 'somebody', 'nobody')
    for (const [index, member] of members.entries()) {
      const own = `${place}.sides[${side}].members[${index}]`
      const at = member.at ?? home
      for (const [nth, called] of namesOf(member, own).entries()) {
        if (all.some(one => one.id === called.id)) throw new BadInput(own, 'each name once', called.id)
        const near = member.at === undefined || nth > 0
        all.push({ side, place: own, near, member, ...called, ...(at === undefined ? {} : { at }) })
      }
    }
  }
  return all
}
