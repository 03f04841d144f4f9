/** The dice of a table as logs that anybody can verify: each ends where the game master sealed it. */
import { type DiceEntry, writeDiceLog } from '@umpire/dice'
import type { TableFact } from './facts.ts'

function entriesOf(fact: TableFact): readonly DiceEntry[] {
  switch (fact.type) {
    case 'opened':
      return [fact.values.dice]
    case 'advanced':
      return fact.values.dice
    case 'rolledAside':
      return fact.values.log
    case 'stirred':
      return [fact.values.entry]
    case 'sealed':
      return [fact.values.closed, fact.values.dice]
    default:
      return []
  }
}

/** Takes the facts of a table one after the other, so that whoever reads a long log may do so in pieces. */
export class DiceLogs {
  /** Those that are sealed, as text. The last one is not: it would tell the secret of the next dice. */
  readonly sealed: string[] = []
  #open = ''

  add(fact: TableFact): void {
    for (const entry of entriesOf(fact)) {
      this.#open += writeDiceLog([entry])
      if (entry.type !== 'closed') continue
      this.sealed.push(this.#open)
      this.#open = ''
    }
  }
}
