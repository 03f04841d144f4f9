/** The characters of a table, as scenes leave them: the next scene begins with what became of them in the last. */
import { ownValue, type People, type Scene, sameJson, type Unseen } from '@umpire/engine'
import type { SceneEntry, TableData } from '../state/data.ts'
import { peopleKept, type TableFact } from '../state/facts.ts'
import type { Table } from './table.ts'

type Record = (fact: TableFact) => void

/** Who does not perceive whom in a scene, to be kept with what happens there. */
export const unseenIn = ({ unseen }: Scene): { readonly unseen?: readonly Unseen[] } =>
  unseen.length > 0 ? { unseen } : {}

/** Whom a scene leaves how. */
interface Left {
  readonly scene: string
  readonly people: People
  /** They come out of the scene with it. */
  readonly told: boolean
  /** Who did not perceive whom there. */
  readonly unseen?: readonly Unseen[]
}

/** Keeps people as they are now, if that is news or they come out of a scene. */
export function keep(table: Table, { people, ...left }: Left, by: string, at: number, record: Record): void {
  const known = table.data.game.people
  const changed = Object.entries(people).filter(([name, one]) => {
    const old = ownValue(known, name)
    return old === undefined || !sameJson(old, one)
  })
  // Whoever comes out of a scene: by how many facts there are nobody learns whether somebody came out changed.
  const tells = left.told && Object.keys(people).length > 0
  if (tells || changed.length > 0) record(peopleKept({ by, at, ...left, people: Object.fromEntries(changed) }))
}

const hasGoneOn = (before: SceneEntry | undefined, now: SceneEntry): boolean =>
  before === undefined || before.underway !== null || before.plays !== now.plays

/** What became of people is kept as soon as the scene that is shown says it, if it is no longer as it was before. */
export function keepIfChanged(table: Table, before: TableData, by: string, at: number, record: Record): void {
  const { shown, data } = table
  // What was undone must stay to be redone.
  if (data.held || shown === null || before.game.scenes[shown.id] === shown.entry) return
  const scene = table.scene(shown.id)
  const people = scene.people(shown.entry.brought, false)
  // Of a fight that was over already, a change of the game master's would be told by whom it names.
  const told = scene.over && hasGoneOn(before.game.scenes[shown.id], shown.entry)
  keep(table, { scene: shown.id, people, told, ...unseenIn(scene) }, by, at, record)
}
