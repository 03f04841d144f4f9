/** Whoever gets somebody to play wants to play them: the program lets go, unless a person told it to play them. */
import type { Member } from '../state/data.ts'
import { dialed, type TableFact } from '../state/facts.ts'
import { unknownNow } from './known.ts'
import type { Table } from './table.ts'

const isPlayed = ({ data }: Table, actor: string): boolean =>
  Object.values(data.members).some(({ role, actors }) => role === 'player' && actors.includes(actor))

function programPlays(table: Table, actor: string): boolean {
  const { dials, turned } = table.data
  if (Object.hasOwn(dials, actor)) return dials[actor] === 'do' && turned.includes(actor)
  return table.shown !== null && table.scene(table.shown.id).strangers.includes(actor)
}

/** The dials that turn when these actors are given to that seat; to be asked before it has them. */
export function letGo(
  table: Table,
  { role, actors }: Pick<Member, 'role' | 'actors'>,
  at: number,
): readonly TableFact[] {
  if (role !== 'player') return []
  return [...new Set(actors)]
    .filter(actor => !isPlayed(table, actor) && programPlays(table, actor))
    .map(actor => dialed({ by: '', at, actor, to: 'propose', ...unknownNow(table.known, actor) }))
}
