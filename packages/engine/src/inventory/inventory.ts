/**
 * The inventory is a contract: the list of every rule of a book in our own words, with worked examples. This reads one
 * (parsed from YAML elsewhere), holds it against the rules that are registered, both ways, and runs every example
 * through the rule of its id.
 */

import { BadInput } from '../field/bad-input.ts'
import { type Field, flag, json, list, map, oneOf, optional, text, type ValueOf } from '../field/fields.ts'
import { brief, type Json, ownValue, sameJson } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { Answer } from '../rule/given.ts'
import type { Callable } from '../rule/rule.ts'
import type { Ruleset } from '../ruleset/ruleset.ts'

const lines: Field<string> = {
  spec: { kind: 'text', most: 200 },
  read: (value, place) => (typeof value === 'number' ? String(value) : text(200).read(value, place)),
}

const example = record({
  given: map(json()),
  expect: map(json()),
  from: oneOf('seed', 'derived', 'public'),
})

const LONGEST_TEXT = 10_000

const inventoryRule = record({
  id: text(100),
  title: text(200),
  lines,
  kind: oneOf('procedure', 'modifier', 'option', 'formula', 'table', 'catalog'),
  who: oneOf('engine', 'gm'),
  says: text(LONGEST_TEXT),
  fix: optional(text(LONGEST_TEXT)),
  data: optional(json()),
  example: optional(list(example)),
  same_as: optional(list(text(100))),
  invented: optional(flag()),
  settings: optional(list(text(100))),
  option: optional(text(100)),
  variant: optional(text(100)),
  instead_of: optional(list(text(100))),
  replaces: optional(text(LONGEST_TEXT)),
  replaces_ids: optional(list(text(100))),
  changes_ids: optional(list(text(100))),
  exception_to: optional(list(text(100))),
})

const inventory = record({
  system: text(100),
  seed: text(200),
  rules: list(inventoryRule, 10_000),
  procedures: optional(list(json())),
  options: optional(list(json())),
  conventions: optional(json()),
  covers: optional(text(200)),
  part: optional(text(200)),
  builds_on: optional(text(100)),
  base: optional(text(100)),
})

export type Example = ValueOf<typeof example>
export type InventoryRule = ValueOf<typeof inventoryRule>
export type Inventory = ValueOf<typeof inventory>

/** Reads one inventory file, parsed. Ids must be one of a kind and begin with the system's name. */
export function readInventory(parsed: unknown, place: string): Inventory {
  const read = inventory.read(parsed, place)
  const seen = new Set<string>()
  for (const { id } of read.rules) {
    if (!id.startsWith(`${read.system}.`)) throw new BadInput(place, `ids that begin with ${read.system}.`, id)
    if (seen.has(id)) throw new BadInput(place, 'each id once', id)
    seen.add(id)
  }
  return read
}

const FRACTION = /^(-?\d+)\/(\d+)$/

/** An inventory writes an exact fraction as text, because YAML has none: `"1/70"`. */
function isFraction(expected: string, got: number): boolean {
  const parts = FRACTION.exec(expected)
  return parts !== null && Math.abs(Number(parts[1]) / Number(parts[2]) - got) <= Math.abs(got) * 1e-12
}

/** A number with a fraction is met to three significant figures, everything else exactly. */
function meets(expected: Json, got: Json | undefined): boolean {
  if (typeof expected === 'string' && typeof got === 'number') return isFraction(expected, got)
  if (typeof expected === 'number' && !Number.isInteger(expected) && typeof got === 'number') {
    const thirdFigure = 10 ** (Math.floor(Math.log10(Math.abs(expected))) - 2)
    return Math.abs(expected - got) <= thirdFigure / 2
  }
  return got !== undefined && sameJson(expected, got)
}

/** Runs one example; answers what is wrong, or nothing. */
export function runExample(rule: Callable, { given, expect }: Example, ruleset: Ruleset): string | undefined {
  let answer: Answer
  try {
    answer = rule.answer(given, ruleset.listen()).answer
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  for (const [name, expected] of Object.entries(expect)) {
    const got = answer[name]
    if (!meets(expected, got)) return `${name}: expected ${brief(expected)}, got ${brief(got)}`
  }
  return undefined
}

type Status = 'built' | 'gm' | 'open'

/** How a rule of the inventory stands. */
export interface Covered {
  readonly id: string
  readonly system: string
  readonly area: string
  readonly title: string
  readonly who: 'engine' | 'gm'
  /** Built means: registered, and every example passes. */
  readonly status: Status
  /** It fires in recorded or simulated games. */
  readonly fires: boolean
  /** Why it fires in none, where it is built. */
  readonly silent: string | null
  readonly failures: readonly string[]
}

/**
 * The rules that fire in no recorded or simulated game, each with the reason. Playing takes long, so a ruleset writes them
 * down, and its tests play the games and hold the list against them.
 */
export interface NeverFires {
  readonly [rule: string]: string
}

export interface Coverage {
  readonly rules: readonly Covered[]
  /** Ids that are registered though no inventory has them. */
  readonly strangers: readonly string[]
}

/** What is wrong with a registered rule: it cites something else, or an example fails. */
function failuresOf(
  { title, lines: cited, example: examples = [] }: InventoryRule,
  rule: Callable,
  ruleset: Ruleset,
): string[] {
  return [
    ...(rule.title === title ? [] : [`title: expected ${brief(title)}, got ${brief(rule.title)}`]),
    ...(rule.lines === cited ? [] : [`lines: expected ${brief(cited)}, got ${brief(rule.lines)}`]),
    ...examples.flatMap((one, index) => {
      const wrong = runExample(rule, one, ruleset)
      return wrong === undefined ? [] : [`example ${index + 1}: ${wrong}`]
    }),
  ]
}

/** Holds inventories and registered rules against each other and runs every example. */
export function coverage(
  inventories: readonly Inventory[],
  registered: readonly Callable[],
  ruleset: Ruleset,
  neverFires: NeverFires,
): Coverage {
  const byId = new Map(registered.map(rule => [rule.id, rule]))
  if (byId.size < registered.length) {
    const ids = registered.map(rule => rule.id)
    throw new BadInput(
      'rules',
      'each id registered once',
      ids.find((id, index) => ids.indexOf(id) !== index),
    )
  }
  const known = new Set(inventories.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const rules = inventories.flatMap(({ system, rules: listed }) =>
    listed.map((listedRule): Covered => {
      const { id, title, who } = listedRule
      const rule = byId.get(id)
      const failures = rule === undefined ? [] : failuresOf(listedRule, rule, ruleset)
      const built = rule !== undefined && failures.length === 0
      const status = who === 'gm' ? 'gm' : built ? 'built' : 'open'
      const reason = rule === undefined ? undefined : ownValue(neverFires, id)
      const fires = rule !== undefined && reason === undefined
      const area = id.split('.')[1] ?? ''
      return { id, system, area, title, who, status, fires, silent: reason ?? null, failures }
    }),
  )
  return { rules, strangers: registered.map(({ id }) => id).filter(id => !known.has(id)) }
}

export interface AreaCount {
  readonly system: string
  readonly area: string
  readonly built: number
  readonly gm: number
  readonly open: number
  /** Built, but never fired in play. */
  readonly silent: number
}

/** Counts by area, in the inventory's order. */
export function byArea(rules: readonly Covered[]): readonly AreaCount[] {
  const counts = new Map<
    string,
    { system: string; area: string; built: number; gm: number; open: number; silent: number }
  >()
  for (const { system, area, status, fires } of rules) {
    const key = `${system}.${area}`
    const count = counts.get(key) ?? { system, area, built: 0, gm: 0, open: 0, silent: 0 }
    count[status]++
    if (status === 'built' && !fires) count.silent++
    counts.set(key, count)
  }
  return [...counts.values()]
}
