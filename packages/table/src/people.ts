/** The characters of a table, as scenes leave them: the next scene begins with what became of them in the last. */
import { ownValue, type People, sameJson } from '@umpire/engine'
import type { TableData } from './data.ts'
import { peopleKept, type TableFact } from './facts.ts'
import type { Table } from './table.ts'

type Record = (fact: TableFact) => void

/** Keeps people as they are now, if that is news; `told` if they come out of the scene with it. */
export function keep(
  table: Table,
  scene: string,
  people: People,
  told: boolean,
  by: string,
  at: number,
  record: Record,
): void {
  const known = table.data.game.people
  const changed = Object.entries(people).filter(([name, one]) => {
    const old = ownValue(known, name)
    return old === undefined || !sameJson(old, one)
  })
  if (changed.length > 0)
    record(peopleKept({ by, at, scene, people: Object.fromEntries(changed), told, ...table.unseen }))
}

/** What became of people is kept as soon as the scene that is shown says it, if it is no longer as it was before. */
export function keepIfChanged(table: Table, before: TableData, by: string, at: number, record: Record): void {
  const { shown, data } = table
  // What was undone must stay to be redone.
  if (data.held || shown === null || before.game.scenes[shown.id] === shown.entry) return
  const scene = table.scene(shown.id)
  keep(table, shown.id, scene.people(shown.entry.brought, false), scene.over, by, at, record)
}
