/** The rules of all systems: what is registered, held against the inventories. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  BadInput,
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
import { UsageError } from './io.ts'

const read = (url: URL): Inventory => {
  const path = fileURLToPath(url)
  let parsed: unknown
  try {
    parsed = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UsageError(`${path}: expected YAML: ${error instanceof Error ? error.message : String(error)}`)
  }
  return readInventory(parsed, path)
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

/** The named system, or all of them. */
export function chosenSystems(name: string | undefined): readonly System[] {
  if (name === undefined) return systems
  const found = systems.find(system => system.id === name)
  if (found !== undefined) return [found]
  throw new UsageError(`--system: expected one of ${systems.map(system => system.id).join(', ')}, got ${name}`)
}

/** What only some systems have. */
type Part = 'characters' | 'encounters'

export interface Having<P extends Part> {
  readonly system: System
  readonly part: NonNullable<System[P]>
}

/** The systems that have characters, or encounters. */
export const having = <P extends Part>(name: P): readonly Having<P>[] =>
  systems.flatMap(system => {
    const part = system[name]
    return part === undefined ? [] : [{ system, part }]
  })

/** The system of that id that has them. */
export function systemHaving<P extends Part>(name: P, id: unknown, place: string): Having<P> {
  const all = having(name)
  const found = all.find(({ system }) => system.id === id)
  if (found !== undefined) return found
  const known = all.map(({ system }) => system.id).join(', ')
  throw new BadInput(place, `a system with ${name} (${known || 'there is none yet'})`, id)
}

export const coverageOf = (system: System): Coverage =>
  coverage(inventoriesOf(system), system.rules, compose(system), system.fired())

export interface Found {
  readonly system: System
  readonly listed: InventoryRule
  /** Missing where the rule is the game master's, or not built yet. */
  readonly callable: Callable | undefined
}

/** `t.c.thr` stands for `traveller.core.throw`: every part may be cut short, and parts at the end left out. */
const abbreviates = (short: string, id: string): boolean => {
  const parts = id.split('.')
  return short.split('.').every((part, index) => parts[index]?.startsWith(part))
}

/** The rule of that id, or of the only id that begins so. */
export function findRule(wanted: string): Found {
  const shown = wanted.length <= 80 ? wanted : `${wanted.slice(0, 79)}…`
  // An inventory takes a moment to read, so only those that can be meant are.
  const named = systems.filter(system => system.id.startsWith(wanted.split('.')[0] ?? ''))
  const all = (named.length > 0 ? named : systems).flatMap(system =>
    inventoriesOf(system).flatMap(({ rules }) => rules.map(listed => ({ system, listed }))),
  )
  const by = (fits: (id: string) => boolean) => all.filter(({ listed }) => fits(listed.id))
  const exact = by(id => id === wanted)
  const prefixed = by(id => id.startsWith(wanted))
  const short = by(id => abbreviates(wanted, id))
  const called = by(id => id.endsWith(`.${wanted}`))
  const matches = [exact, prefixed, short, called].find(found => found.length > 0) ?? []
  const [first] = matches
  if (wanted !== '' && matches.length === 1 && first !== undefined) {
    return { ...first, callable: first.system.rules.find(rule => rule.id === first.listed.id) }
  }
  if (wanted !== '' && matches.length > 1) {
    const some = matches.slice(0, 6).map(({ listed }) => listed.id)
    const more = matches.length > some.length ? ` and ${matches.length - some.length} more` : ''
    throw new UsageError(`rule ${shown}: expected one rule, but ${matches.length} fit: ${some.join(', ')}${more}`)
  }
  const meant = nearest(
    wanted,
    all.map(({ listed }) => listed.id),
  )
  throw new UsageError(
    `rule ${shown}: expected the id of a rule${meant ? `, perhaps ${meant}` : ''}; "umpire rules" lists them`,
  )
}
