/** A trait in a stat block: Acute Hearing 3 [6]; Bad Temper [−10]; Duty [−10] (frequency: 12). */
import { int, type Json, num, sameJson, text } from '@umpire/engine'
import type { Catalog } from '../../catalog/catalog.ts'
import { fullName, type WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Trait } from '../../catalog/entry/trait.ts'
import { type Entry, extrasText, quoted, readEntry } from './entry.ts'
import { NUMBER, numberText, readNumber } from './numbers.ts'
import { standsIn } from './sections.ts'
import { entriesIn, LONGEST_NAME } from './split.ts'

export interface TraitEntry {
  readonly trait: WrittenTrait
  /** The price that was written, which need not be the right one. */
  readonly points: number | undefined
}

/** These stand in brackets beside the details of a price, and are none. */
const OWN = ['level', 'variant', 'choice', 'points'] as const
type Own = { -readonly [name in (typeof OWN)[number]]?: WrittenTrait[name] }

const plain = (name: string): string => name.toLowerCase().replaceAll('-', ' ')

const traitNamed = (name: string, { traitsByName }: Catalog): Trait | undefined =>
  traitsByName.get(name.toLowerCase())?.trait

export const isTrait = (name: string, catalog: Catalog): boolean => traitNamed(name, catalog) !== undefined

const WITH_LEVEL = new RegExp(String.raw`^(.*\S)\s*(?:\(\s*(${NUMBER})\s*\)|\s(${NUMBER}))$`, 's')
const WITH_REMARK = /^(.*?\S)\s*(?:\((.*)\)|(?::|\s[–—-])\s+(.*))$/s

/** "12 or less", "on 12", "12": how often somebody appears. */
const FREQUENCY = /^(?:on\s+)?(6|9|12|15)(?:\s*(?:or less|-|−|or-less))?$/i

interface Named {
  readonly name: string
  readonly level?: number
  readonly variant?: string
  readonly remarks: readonly string[]
}

/** A trait's own name with a variant in brackets: Toughness (DR 2). */
function withVariant(written: string, { traitsByName }: Catalog): Named | undefined {
  const { trait, variant } = traitsByName.get(written.toLowerCase()) ?? {}
  if (trait === undefined || variant === undefined || variant === null) return undefined
  if (!written.toLowerCase().startsWith(`${trait.name} (`.toLowerCase())) return undefined
  return { name: trait.name, variant: variant.name, remarks: [] }
}

/** The name without level and remarks, as far as the catalogue knows it; else all of it. */
function named(written: string, catalog: Catalog): Named {
  const both = withVariant(written, catalog)
  if (both !== undefined) return both
  if (isTrait(written, catalog) || written.length > LONGEST_NAME) return { name: written, remarks: [] }
  const [, before = '', inBrackets, behind] = WITH_LEVEL.exec(written) ?? []
  const level = readNumber(inBrackets ?? behind ?? '')
  if (level !== undefined && traitNamed(before, catalog) !== undefined) return { name: before, level, remarks: [] }
  const [, base = '', remark, other] = WITH_REMARK.exec(written) ?? []
  const said = remark ?? other
  if (base === '' || said === undefined) return { name: written, remarks: [] }
  const inner = named(base, catalog)
  return traitNamed(inner.name, catalog) === undefined
    ? { name: written, remarks: [] }
    : { ...inner, remarks: [...inner.remarks, ...said.split(/\s*[;,]\s*/)] }
}

/** Whether an entry names a trait that is known, whatever else stands in it. */
export const namesTrait = (entry: string, catalog: Catalog): boolean =>
  isTrait(named(readEntry(entry).name, catalog).name, catalog)

/** What a remark settles, where the trait asks for it; else it is a note. Whose variant it is, is known: DR 2 (Toughness). */
function settled(remarks: readonly string[], name: string, trait: Trait | undefined) {
  const found: Own & { frequency?: number } = {}
  const notes: string[] = []
  const { cost, choose = [] } = trait ?? {}
  for (const remark of remarks) {
    const variant =
      cost?.kind === 'variants'
        ? cost.variants.find(one => [one.name, ...one.aliases].some(name => plain(name) === plain(remark)))
        : undefined
    const choice = choose.find(({ name }) => name === remark.toLowerCase())
    const frequency = cost?.kind === 'formula' ? FREQUENCY.exec(remark)?.[1] : undefined
    if (variant !== undefined) found.variant = variant.name
    else if (choice !== undefined) found.choice = choice.name
    else if (frequency !== undefined) found.frequency = Number(frequency)
    else if (name === trait?.name || remark !== trait?.name) notes.push(remark)
  }
  const { frequency, ...own } = found
  return { own, details: frequency === undefined ? {} : { frequency }, notes }
}

const score = int({ min: -1000, max: 1000 })

function ownExtras(extras: ReadonlyMap<string, Json>, place: string): Own {
  const own: Own = {}
  const [level, variant, choice, points] = OWN.map(name => extras.get(name))
  if (level !== undefined) own.level = score.read(level, `${place}, level`)
  if (variant !== undefined) own.variant = text(200).read(variant, `${place}, variant`)
  if (choice !== undefined) own.choice = text(100).read(choice, `${place}, choice`)
  if (points !== undefined) own.points = num({ min: -1000, max: 1000 }).read(points, `${place}, points`)
  return own
}

export function traitFrom(entry: Entry, catalog: Catalog, place: string): TraitEntry {
  const { name, level, variant, remarks }: Named = entry.quoted
    ? { name: entry.name, remarks: [] }
    : named(entry.name, catalog)
  const said = settled([...remarks, ...entry.remarks], name, traitNamed(name, catalog))
  const told = [...entry.extras].filter(([key]) => !OWN.some(own => own === key))
  const details = { ...said.details, ...Object.fromEntries([...told, ...entry.quotedExtras]) }
  const notes = [...said.notes, ...(entry.note === undefined ? [] : [entry.note])]
  return {
    trait: {
      trait: text(100).read(name, place),
      ...(level === undefined ? {} : { level: score.read(level, place) }),
      ...(variant === undefined ? {} : { variant }),
      ...said.own,
      ...ownExtras(entry.extras, place),
      ...(Object.keys(details).length === 0 ? {} : { details }),
      ...(notes.length === 0 ? {} : { note: text(2000).read(notes.join('; '), place) }),
    },
    points: entry.points,
  }
}

const extrasOf = ({ level, variant, choice, points }: Own): readonly (readonly [string, Json])[] => [
  ...(level === undefined ? [] : [['level', level] as const]),
  ...(variant === undefined ? [] : [['variant', variant] as const]),
  ...(choice === undefined ? [] : [['choice', choice] as const]),
  ...(points === undefined ? [] : [['points', points] as const]),
]

/** Both names where there are two, in the order in which the file has them: Toughness (DR 2), or DR 2 (Toughness). */
function bothNames({ trait, variant, level }: WrittenTrait, { traitsByName }: Catalog): string | undefined {
  const found = traitsByName.get(trait.toLowerCase())
  if (found === undefined || level !== undefined) return undefined
  if (variant !== undefined) return `${trait} (${variant})`
  const taken = { ...found, level: 1, written: { trait } }
  return found.variant?.name === trait && fullName(taken) !== trait ? `${trait} (${found.trait.name})` : undefined
}

/** As plainly as it is read back the same. */
export function traitText(written: WrittenTrait, points: number | undefined, catalog: Catalog): string {
  const { trait, level, variant, choice, points: agreed, details = {}, note } = written
  const own = {
    ...(variant === undefined ? {} : { variant }),
    ...(choice === undefined ? {} : { choice }),
    ...(agreed === undefined ? {} : { points: agreed }),
  }
  const price = points === undefined ? '' : ` [${numberText(points)}]`
  const said = note === undefined ? '' : ` ${quoted(note)}`
  const line = (head: string, extras: Own): string => {
    const ours = extrasText(extrasOf(extras))
    return `${head}${price}${ours}${extrasText(Object.entries(details), OWN)}${said}`
  }
  const { unknown_fields, ...told } = written
  const same = (text: string): boolean =>
    standsIn('traits', text) &&
    entriesIn(text, entry => namesTrait(entry, catalog)).length === 1 &&
    sameJson(withDetails(traitFrom(readEntry(text), catalog, 'trait').trait), withDetails(told))
  const both = bothNames(written, catalog)
  const { variant: _, ...unnamed } = own
  const simple = [
    ...(both === undefined ? [] : [{ head: both, extras: unnamed }]),
    { head: level === undefined ? trait : `${trait} ${numberText(level)}`, extras: own },
  ]
  // Without a price in between, what belongs to it would be read as part of the name.
  const parted = (extras: Own): boolean =>
    points !== undefined || (extrasOf(extras).length === 0 && Object.keys(details).length === 0)
  const found = simple
    .filter(({ extras }) => isTrait(trait, catalog) && parted(extras))
    .map(({ head, extras }) => line(head, extras))
    .find(same)
  return found ?? line(quoted(trait), { ...own, ...(level === undefined ? {} : { level }) })
}

/** No details are as good as none. */
const withDetails = (written: WrittenTrait): WrittenTrait => ({ ...written, details: written.details ?? {} })
