/** A fact as a game master may take it home: everything of the campaign, and nothing that is somebody else's alone. */
import type { TableFact } from './facts.ts'

/** What others keep to themselves leaves an empty place behind, so that all facts keep their numbers. */
export function exported(fact: TableFact, seat: string): TableFact {
  switch (fact.type) {
    // Nobody may know what the next dice will be, the game master least of all.
    case 'opened':
      return { type: fact.type, values: { ...fact.values, fair: { ...fact.values.fair, secret: '' } } }
    case 'sealed':
      return { type: fact.type, values: { ...fact.values, fair: { ...fact.values.fair, secret: '' } } }
    case 'said': {
      const { by, to } = fact.values
      if (to === null || by === seat || to.includes(seat)) return fact
      return { type: fact.type, values: { ...fact.values, by: '', text: '', to: [] } }
    }
    case 'noted': {
      const { by, shared } = fact.values
      if (shared || by === seat) return fact
      return { type: fact.type, values: { ...fact.values, by: '', text: '' } }
    }
    default:
      return fact
  }
}
