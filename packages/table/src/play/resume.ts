/**
 * What goes on by itself, by one rule: after any command that may have changed who answers or throws (the game, a dial,
 * the settings), the scene that is shown goes on as far as it can. Except after an undo: what was undone would only
 * happen again. Then the game waits, whatever is changed meanwhile and also after a restart, until somebody answers,
 * starts something, hands an actor to the program or redoes all, or the game master says to go on.
 */
import type { TableData } from '../state/data.ts'
import type { TableFact } from '../state/facts.ts'
import type { Table } from './table.ts'
import { TableDice } from './table-dice.ts'

/** What the step is called in which the program played without an answer of anybody. */
const WENT_ON = 'goOn'

type Record = (fact: TableFact) => void

/** Lets the scene that is shown go on as far as it can without asking anybody; answers whether it did. */
export function goOn(table: Table, by: string, at: number, record: Record, follows = false): boolean {
  const { shown } = table
  return (
    shown !== null && table.advance(by, at, shown.id, WENT_ON, record, () => table.scene(shown.id).goOn(), { follows })
  )
}

export function goOnIfItMay(table: Table, before: TableData, by: string, at: number, record: Record): void {
  const { game, dials, settings, held, steps } = table.data
  if (held || (game === before.game && dials === before.dials && settings === before.settings)) return
  // One command is one step.
  goOn(table, by, at, record, (steps.at(-1)?.version ?? 0) > before.version)
}

/** An undo stopped the scene that is shown: the program would answer what is asked, and waits for the word to. */
export function waits(table: Table): boolean {
  const { data, shown } = table
  if (!data.held || shown === null) return false
  const scene = table.scene(shown.id)
  const dice = new TableDice(data, scene)
  return (
    scene.stopped ||
    scene.asking.some(({ question }) =>
      question.kind === 'roll' ? dice.canThrow(question) : table.dialOf(question.who, scene) === 'do',
    )
  )
}
