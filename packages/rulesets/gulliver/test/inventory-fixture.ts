/** The inventory’s tables, for tests that hold ours against them. */
import { isObject, type Json, readInventory } from '@umpire/engine'

const FRACTION = /^(-?\d+)\/(\d+)$/

/** A fraction that is written as text, as a number; anything else as it is. */
function plain(cell: Json): Json {
  const parts = typeof cell === 'string' ? FRACTION.exec(cell) : null
  return parts === null ? cell : Number(parts[1]) / Number(parts[2])
}

/** Looks things up in the inventory, as parsed from its file. */
export function tablesOf(parsed: unknown) {
  const inventory = readInventory(parsed, 'inventory.yaml')

  /** What a rule has under `data`, or under a path of names in it. */
  function data(id: string, ...path: readonly string[]): Json {
    let found: Json | undefined = inventory.rules.find(rule => rule.id === id)?.data
    for (const name of path) found = isObject(found) ? found[name] : undefined
    if (found === undefined) throw new Error(`${id} has no data ${path.join('.')}`)
    return found
  }

  /** The same as pairs of names and values, fractions as numbers. */
  function entries(id: string, ...path: readonly string[]): readonly (readonly [string, Json])[] {
    const found = data(id, ...path)
    if (!isObject(found)) throw new Error(`${id} has no names under ${path.join('.')}`)
    return Object.entries(found).map(([name, value]) => [name, plain(value)])
  }

  /** Rows of cells, fractions as numbers: those under `data.rows`, or under another path. */
  function rows(id: string, ...path: readonly string[]): readonly (readonly Json[])[] {
    const found = data(id, ...(path.length === 0 ? ['rows'] : path))
    if (!Array.isArray(found)) throw new Error(`${id} has no rows`)
    return found.map((row: unknown) => (Array.isArray(row) ? row.map(plain) : []))
  }

  return { data, entries, rows }
}
