/** Traits of a file of GCS: advantages, disadvantages, quirks, and the languages that fourth edition counts among them. */
import { isObject, type Json, json, type Why } from '@umpire/engine'
import { type Catalog, catalogOf, take } from '../../../catalog/catalog.ts'
import { costOf } from '../../../catalog/cost/trait-cost.ts'
import { takenName, type WrittenTrait, writtenTrait } from '../../../catalog/entry/taken.ts'
import { isList, type JsonObject, numberIn, type Part, type Report } from '../../shared/parts.ts'
import { NOT_A_TRAIT } from '../fourth-traits.ts'
import { TRAIT_PARTS } from '../kept.ts'
import { foreignParts, oursIn } from '../umpire-parts.ts'
import { choiceAmong, type FoundTrait, findTrait, nearestVariant } from './find-trait.ts'
import { type Modifier, modifiersIn, type Node, notesIn, wordsIn } from './node.ts'
import { pointsOf } from './read-points.ts'
import { withDetails } from './read-prices.ts'

/** What the rows of a list became. */
export interface ReadTraits {
  readonly traits: WrittenTrait[]
  readonly kept: Json[]
  readonly quirks: string[]
  readonly languages: { readonly written: JsonObject; readonly place: string }[]
  native: { readonly language: string; readonly points: number } | undefined
  /** Without a counterpart: their names and prices, for a note. */
  readonly strange: string[]
  readonly left: Node[]
}

interface Row extends Node {
  readonly name: string
  readonly notes: string
  readonly modifiers: readonly Modifier[]
  readonly points: number
}

const rowOf = (node: Node, report: Report): Row => ({
  ...node,
  name: wordsIn(node, 'name', report),
  notes: notesIn(node, report),
  modifiers: modifiersIn(node, report),
  points: pointsOf(node, report),
})

/** Whether the name and the price are still what this program wrote. */
function asWritten({ part, place, name, points }: Row, ours: Part, report: Report): boolean {
  const shown = ours['shown']
  if (isObject(shown) && shown['name'] === part['name'] && shown['points'] === points) return true
  report.tell(place, `${name} was changed in GCS; read as it stands there`)
  return false
}

/** What this program wrote, to the letter. */
function readOwn(row: Row, ours: Part, to: ReadTraits, report: Report): boolean {
  if (!asWritten(row, ours, report)) return false
  const { quirk, native_language: language, trait } = ours
  if (typeof quirk === 'string') to.quirks.push(quirk)
  else if (typeof language === 'string') to.native = { language, points: row.points }
  else {
    const written = report.attempt(() => writtenTrait.read(trait, `${row.place}.third_party`))
    if (written === undefined) return false
    keep(written, row, to, report)
  }
  return true
}

const FREQUENCY = /(?:\bFR:? ?|^)(\d{1,2})(?: or less)?/i

function frequencyOf({ part, place, modifiers }: Row, report: Report): number | undefined {
  const own = numberIn(part, 'frequency', place, report)
  if (own !== undefined && own > 0) return own
  for (const { name } of modifiers) {
    const [, number] = FREQUENCY.exec(name) ?? []
    if (number !== undefined) return Number(number)
  }
  return undefined
}

const LANGUAGE = /^Languages?(?:: *| *\()(.+?)\)?$/i
const isNative = ({ notes, modifiers }: Row): boolean =>
  /^native$/i.test(notes) || modifiers.some(({ name }) => /^native$/i.test(name))

function asLanguage(row: Row, to: ReadTraits, report: Report): boolean {
  const [, language] = LANGUAGE.exec(row.name) ?? []
  if (language === undefined) return false
  if (isNative(row) && to.native === undefined) {
    to.native = { language, points: Math.max(0, row.points) }
  } else {
    const how = row.modifiers.flatMap(({ name, notes }) => (notes === '' ? [] : [`${name.toLowerCase()} ${notes}`]))
    const words = how.length === 0 ? '' : ` (${how.join(', ').toLowerCase()})`
    report.tell(row.place, `${row.name}${words} becomes the skill Language (${language}) with the same points`)
    to.languages.push({ written: { skill: `Language (${language})`, points: row.points }, place: row.place })
  }
  return true
}

const signFor = (id: string, points: number): number =>
  points < 0 && (id === 'reputation' || id === 'status') ? -1 : 1

function writtenFor(found: FoundTrait, row: Row, report: Report): WrittenTrait {
  const { trait, rest } = found
  const variant = found.variant ?? nearestVariant(trait, row.points)
  const leveled = trait.cost.kind === 'per-level' || trait.id === 'reputation' || trait.id === 'status'
  const level = Math.round(numberIn(row.part, 'levels', row.place, report) ?? 1) * signFor(trait.id, row.points)
  const words = [rest, row.notes, ...row.modifiers.map(({ name }) => name)]
  const choice = choiceAmong(trait, words)
  const said = ['', trait.name, variant?.name ?? '', choice ?? ''].map(word => word.toLowerCase())
  const note = [rest, row.notes].filter(word => !said.includes(word.toLowerCase()))
  return {
    trait: trait.name,
    ...(leveled ? { level } : {}),
    ...(variant === null ? {} : { variant: variant.name }),
    ...(choice === undefined ? {} : { choice }),
    ...(note.length === 0 ? {} : { note: note.join('; ').slice(0, 2000) }),
  }
}

/** As third edition has it, with the difference in price. */
function asTrait(found: FoundTrait, row: Row, catalog: Catalog, why: Why, report: Report): WrittenTrait | undefined {
  const plain = report.attempt(() => writtenTrait.read(writtenFor(found, row, report), row.place))
  if (plain === undefined) return undefined
  const { trait } = found
  if (trait.cost.kind === 'formula') {
    const made = withDetails(plain, trait.id, row.points, frequencyOf(row, report), catalog, why)
    if (made === undefined) return undefined
    const details = Object.entries(made.written.details ?? {}).map(([name, value]) => `${name} ${String(value)}`)
    const taken = details.length === 0 ? '' : `; taken as ${details.join(', ').replaceAll('_', ' ')}`
    report.tell(row.place, `${row.name}: ${prices(row.points, made.price)}${taken}: please check`)
    return made.written
  }
  const price = report.attempt(() => costOf(take(plain, catalog, row.place), why))
  if (price === undefined) return undefined
  const here = takenName(take(plain, catalog, row.place))
  const called = [here, trait.name].includes(row.name) ? row.name : `${row.name} is ${here} here`
  if (called !== row.name || price !== row.points) report.tell(row.place, `${called}: ${prices(row.points, price)}`)
  return plain
}

const prices = (there: number, here: number): string =>
  there === here ? 'as many points here' : `${there} points there, ${here} here`

const tagged = ({ part }: Node, tag: string): boolean => isList(part['tags']) && part['tags'].includes(tag)

const unusual = ({ part, place }: Node, name: string, report: Report): void => {
  const control = numberIn(part, 'cr', place, report)
  if (control !== undefined && control > 0) {
    report.tell(place, `${name}: third edition has no self-control number; ${control} is left out`)
  }
}

/** Noted, and given back to GCS. */
function leave(row: Row, why: string, to: ReadTraits, report: Report): void {
  report.tell(row.place, `${row.name || 'a trait without a name'}: ${why}; noted`)
  to.strange.push(`${row.name} [${row.points}]`)
  to.left.push(row)
}

function readKnown(row: Row, catalog: Catalog, why: Why, to: ReadTraits, report: Report): void {
  const { name, points, notes } = row
  const found = name === '' ? undefined : findTrait(name, row.modifiers, catalog)
  // A vow may be so small that it is a quirk; of other traits, one point says that it is none of them.
  const small = points === -1 && (found === undefined || nearestVariant(found.trait, points)?.points !== points)
  if (small && name !== '') {
    to.quirks.push(
      [name, notes]
        .filter(word => word !== '')
        .join(': ')
        .slice(0, 500),
    )
    return
  }
  const written = found === undefined ? undefined : asTrait(found, row, catalog, why, report)
  if (written === undefined) {
    leave(row, 'third edition has no such trait', to, report)
  } else {
    unusual(row, name, report)
    keep(written, row, to, report)
  }
}

function readRow(row: Row, catalog: Catalog, why: Why, to: ReadTraits, report: Report): void {
  if (NOT_A_TRAIT.some(one => row.name.toLowerCase().startsWith(one))) {
    report.tell(row.place, `${row.name}: third edition needs no trait for it; left out`)
    to.left.push(row)
  } else if (tagged(row, 'Perk')) {
    leave(row, 'third edition has no perks', to, report)
  } else if (!asLanguage(row, to, report)) {
    readKnown(row, catalog, why, to, report)
  }
}

/** With what GCS has beside its price. */
function keep(written: WrittenTrait, { part, place }: Row, to: ReadTraits, report: Report): void {
  to.traits.push(written)
  const node = foreignParts(part, place, TRAIT_PARTS, report)
  if (Object.keys(node).length > 0) to.kept.push({ of: json().read(written, place), node })
}

export function readTraits(nodes: readonly Node[], why: Why, report: Report): ReadTraits {
  const catalog = catalogOf(why)
  const to: ReadTraits = { traits: [], kept: [], quirks: [], languages: [], native: undefined, strange: [], left: [] }
  for (const node of nodes) {
    const row = rowOf(node, report)
    const ours = oursIn(row.part)
    if (ours === undefined || !readOwn(row, ours, to, report)) readRow(row, catalog, why, to, report)
  }
  return to
}
