/** Going back, and forward again. The fact that undoes holds the game as it was: telling it again needs no past. */
import type { Command, DicePolicy } from '@umpire/protocol'
import type { Game, KeptRoll, Step, TableData } from './data.ts'
import { redone, type TableFact, undone } from './facts.ts'
import { Refused } from './refused.ts'
import { unsalted } from './table-dice.ts'

/** A moment of the past: the game before a fact, and the facts from there on. */
export interface Past {
  readonly game: Game
  readonly facts: readonly { readonly version: number; readonly fact: TableFact }[]
}

/** The fact before which an undo or redo must know the game; none for other commands. */
export function goesBackTo({ steps, undone }: TableData, command: Command): number | null {
  const type = command.type === 'say' ? command.text.trim().toLowerCase().slice(1) : command.type
  if (type === 'redo') return undone.at(-1)?.version ?? null
  if (type !== 'undo') return null
  return (command.type === 'undo' ? command.step : undefined) ?? steps.at(-1)?.version ?? null
}

/** The dice of these steps, in the order in which they fell. */
function rollsOf({ facts }: Past, steps: readonly Step[]): readonly KeptRoll[] {
  const isOf = (version: number): boolean => steps.some(step => step.version <= version && version <= step.to)
  return facts.flatMap(({ version, fact }) => {
    if (fact.type !== 'advanced' || !isOf(version)) return []
    const rolled = fact.values.dice.map(({ notation, purpose, faces }) => ({
      notation,
      purpose: unsalted(purpose),
      faces,
    }))
    return [...fact.values.used, ...rolled]
  })
}

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
  by: string,
  at: number,
  steps: readonly Step[],
  dice: DicePolicy,
  past: Past,
  kept: readonly KeptRoll[],
): TableFact =>
  undone({ by, at, steps, dice, game: past.game, kept: dice === 'keep' ? [...rollsOf(past, steps), ...kept] : [] })

export function redoneBy(by: string, at: number, { undone: groups }: TableData, past: Past): TableFact {
  const group = groups.at(-1)
  if (group === undefined) throw new Refused('stale', 'there is nothing to redo')
  return redone({ by, at, steps: group.steps, game: past.game })
}
