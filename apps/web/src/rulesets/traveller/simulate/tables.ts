/** Weapons, armour, terrain and ranges by name, from the tables of the rules themselves. */
import { useQuery } from '@tanstack/react-query'
import { ruleQuery } from '../../../api/queries.ts'
import { nameText } from '../../../text/number-text.ts'

export interface Named {
  readonly id: string
  readonly label: string
}

/** Names of the rows of a table. */
const rowsIn = (table: unknown): readonly string[] =>
  typeof table === 'object' && table !== null && !Array.isArray(table)
    ? Object.keys(table).filter(name => name !== 'columns')
    : []

const columnsIn = (table: unknown): readonly string[] =>
  typeof table === 'object' && table !== null && 'columns' in table && Array.isArray(table.columns)
    ? table.columns.filter(name => typeof name === 'string')
    : []

const terrainsIn = (table: unknown): readonly Named[] =>
  (Array.isArray(table) ? table : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'terrain' in row && 'name' in row
      ? [{ id: String(row.terrain), label: String(row.name) }]
      : [],
  )

const asNamed = (names: readonly string[]): readonly Named[] => names.map(id => ({ id, label: nameText(id) }))

export interface Catalog {
  readonly weapons: readonly Named[]
  readonly armours: readonly Named[]
  readonly terrains: readonly Named[]
  readonly ranges: readonly Named[]
}

export function useCatalog(): Catalog {
  const matrix = useQuery(ruleQuery('traveller.combat.weapons-matrix')).data?.table
  const terrains = useQuery(ruleQuery('traveller.combat.terrain-dms')).data?.table
  const ranges = useQuery(ruleQuery('traveller.combat.ranges')).data?.table
  return {
    weapons: asNamed(rowsIn(matrix)),
    armours: asNamed(columnsIn(matrix)),
    terrains: terrainsIn(terrains),
    ranges: asNamed(rowsIn(ranges)),
  }
}
