/** The dice of a table as logs that anybody can verify: each ends where the game master sealed it. */
import type { DiceEntry } from '@umpire/dice'
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
    default:
      return []
  }
}

export function diceLogs(facts: readonly TableFact[]): readonly (readonly DiceEntry[])[] {
  const logs: (readonly DiceEntry[])[] = []
  let current: DiceEntry[] = []
  for (const fact of facts) {
    if (fact.type === 'sealed') {
      logs.push([...current, fact.values.closed])
      current = [fact.values.dice]
    } else current.push(...entriesOf(fact))
  }
  return logs
}
