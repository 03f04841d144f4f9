/** The rules of all systems: what is registered, held against the inventories. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Callable,
  type Coverage,
  compose,
  coverage,
  type Inventory,
  type InventoryRule,
  nearest,
  readInventory,
} from '@umpire/engine'
import { type System, systems } from '@umpire/registry'
import { parse } from 'yaml'
import { inFile } from '../io/in-file.ts'
import { UsageError } from '../io/io.ts'
import { type ListedProcedure, readProcedure } from './procedures.ts'

const read = (url: URL): Inventory => {
  const path = fileURLToPath(url)
  let parsed: unknown
  try {
    parsed = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`${path}: expected YAML: ${error instanceof Error ? error.message : String(error)}`)
  }
  return inFile(path, () => readInventory(parsed, ''))
}

const known = new Map<string, readonly Inventory[]>()

/** A system's inventories, read when they are first needed: a batch asks for them on every line. */
function inventoriesOf(system: System): readonly Inventory[] {
  const before = known.get(system.id)
  if (before !== undefined) return before
  const inventories = system.inventories.map(read)
  known.set(system.id, inventories)
  return inventories
}

export const coverageOf = (system: System): Coverage =>
  coverage(inventoriesOf(system), system.rules, compose(system), system.neverFires)

export interface FoundRule {
  readonly kind: 'rule'
  readonly system: System
  readonly listed: InventoryRule
  /** Missing where the rule is the game master's, or not built yet. */
  readonly callable: Callable | undefined
}

export interface FoundProcedure {
  readonly kind: 'procedure'
  readonly system: System
  readonly listed: ListedProcedure
}

export const proceduresOf = (system: System): readonly ListedProcedure[] =>
  inventoriesOf(system).flatMap(({ procedures = [] }) =>
    procedures.map((listed, index) => readProcedure(listed, `procedures[${index}]`)),
  )

/** `t.c.thr` stands for `traveller.core.throw`: every part may be cut short, and parts at the end left out. */
const abbreviates = (short: string, id: string): boolean => {
  const parts = id.split('.')
  return short.split('.').every((part, index) => parts[index]?.startsWith(part))
}

/** Those that an id or the beginning of one means, the surest way first. */
function meantBy<T extends { readonly listed: { readonly id: string } }>(
  wanted: string,
  all: readonly T[],
): readonly T[] {
  if (wanted === '') return []
  const by = (fits: (id: string) => boolean): readonly T[] => all.filter(({ listed }) => fits(listed.id))
  const exact = by(id => id === wanted)
  const prefixed = by(id => id.startsWith(wanted))
  const short = by(id => abbreviates(wanted, id))
  const called = by(id => id.endsWith(`.${wanted}`))
  return [exact, prefixed, short, called].find(found => found.length > 0) ?? []
}

/** The rule of that id, or of the only id that begins so; where no rule is meant, the procedure. */
export async function findRule(written: string): Promise<FoundRule | FoundProcedure> {
  const wanted = written.toLowerCase()
  const shown = written.length <= 80 ? written : `${written.slice(0, 79)}…`
  // A system and its inventory take a moment to read, so only those that can be meant are.
  const named = systems.filter(system => system.id.startsWith(wanted.split('.')[0] ?? ''))
  const among = await Promise.all((named.length > 0 ? named : systems).map(({ load }) => load()))
  const rules = among.flatMap(system =>
    inventoriesOf(system).flatMap(inventory => inventory.rules.map(listed => ({ system, listed }))),
  )
  const meantRules = meantBy(wanted, rules)
  const [rule] = meantRules
  if (rule !== undefined && meantRules.length === 1)
    return { kind: 'rule', ...rule, callable: rule.system.rules.find(({ id }) => id === rule.listed.id) }
  const procedures = among.flatMap(system => proceduresOf(system).map(listed => ({ system, listed })))
  const meantProcedures = meantRules.length > 0 ? [] : meantBy(wanted, procedures)
  const [procedure] = meantProcedures
  if (procedure !== undefined && meantProcedures.length === 1) return { kind: 'procedure', ...procedure }
  const ids = [...meantRules, ...meantProcedures].map(({ listed }) => listed.id)
  if (ids.length > 1) {
    const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''
    const some = ids.slice(0, MOST_NAMED).join(', ')
    throw new UsageError(`rule ${shown}: expected one rule, but ${ids.length} fit: ${some}${more}`)
  }
  const near = nearest(
    wanted,
    [...rules, ...procedures].map(({ listed }) => listed.id),
  )
  throw new UsageError(
    `rule ${shown}: expected the id of a rule${near ? `, perhaps ${near}` : ''}; "umpire rules" lists them`,
  )
}

const MOST_NAMED = 6
