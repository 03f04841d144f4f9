/** Going back, and forward again. The fact that undoes holds the game as it was: telling it again needs no past. */
import type { Command, DicePolicy } from '@umpire/protocol'
import type { Game, KeptRoll, Step, TableData } from '../state/data.ts'
import { redone, type TableFact, undone } from '../state/facts.ts'
import { unmetNow } from './known.ts'
import { Refused } from './refused.ts'
import type { Table } from './table.ts'
import { unsalted } from './table-dice.ts'

/** A moment of the past: the game before a fact, and the dice of that fact and those after it. */
export interface Past {
  readonly game: Game
  readonly rolls: readonly { readonly version: number; readonly rolls: readonly KeptRoll[] }[]
}

/** The fact before which an undo or redo must know the game; none for other commands. */
export function goesBackTo({ steps, undone }: TableData, command: Command): number | null {
  const type = command.type === 'say' ? command.text.trim().toLowerCase().slice(1) : command.type
  if (type === 'redo') return undone.at(-1)?.version ?? null
  if (type !== 'undo') return null
  return (command.type === 'undo' ? command.step : undefined) ?? steps.at(-1)?.version ?? null
}

/** The dice of a fact, in the order in which they fell. */
export function rollsIn(fact: TableFact): readonly KeptRoll[] {
  if (fact.type !== 'advanced') return []
  const { used, dice } = fact.values
  const rolled = dice.flatMap(entry =>
    entry.type === 'number' || typeof entry.faces === 'string'
      ? []
      : [{ notation: entry.notation, purpose: unsalted(entry.purpose), faces: entry.faces }],
  )
  return [...used, ...rolled]
}

/** The dice of these steps. */
const rollsOf = ({ rolls }: Past, steps: readonly Step[]): readonly KeptRoll[] =>
  rolls.flatMap(({ version, rolls: fell }) =>
    steps.some(step => step.version <= version && version <= step.to) ? fell : [],
  )

/** The step that is meant and all after it. */
export function undoing(
  { steps }: TableData,
  wanted: number | undefined,
  dice: DicePolicy,
): { readonly from: number; readonly steps: readonly Step[] } {
  const from = wanted ?? steps.at(-1)?.version
  if (from === undefined) throw new Refused('stale', 'there is nothing to undo')
  const back = steps.filter(({ version }) => version >= from)
  if (back[0]?.version !== from) {
    const [first] = steps
    throw new Refused(
      'stale',
      `step: expected one of the last ${steps.length}, from ${first?.version ?? 0} on, got ${from}`,
    )
  }
  if (dice === 'forbid' && back.some(step => step.dice)) {
    throw new Refused('not-allowed', 'dice were seen in it, and this table forbids to undo those: keep or re-roll them')
  }
  return { from, steps: back }
}

/** Dice that were kept before, and did not fall since, come after those of these steps. */
export const undoneBy = (
  { data: { kept }, known }: Pick<Table, 'data' | 'known'>,
  by: string,
  at: number,
  steps: readonly Step[],
  dice: DicePolicy,
  past: Past,
): TableFact =>
  undone({
    by,
    at,
    steps,
    dice,
    game: past.game,
    kept: dice === 'keep' ? [...rollsOf(past, steps), ...kept] : [],
    ...unmetNow(known),
  })

export function redoneBy(
  { data, known }: Pick<Table, 'data' | 'known'>,
  by: string,
  at: number,
  past: Past,
): TableFact {
  const group = data.undone.at(-1)
  if (group === undefined) throw new Refused('stale', 'there is nothing to redo')
  return redone({ by, at, steps: group.steps, game: past.game, ...unmetNow(known) })
}
