/** What a stat block says, entry by entry, before the rules are asked what any of it costs. */
import { BadInput, int, type Why } from '@umpire/engine'
import { techLevel } from '../../campaign/settings.ts'
import { type Catalog, catalogOf } from '../../catalog/catalog.ts'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import type { Character } from '../../character/character.ts'
import { unbroken } from './broken-lines.ts'
import { at, type Campaign } from './campaign-and-ledger.ts'
import { type Entry, readEntry, unquoted } from './entry.ts'
import { itemsIn } from './item-entry.ts'
import { type Lookup, type Loose, looseIn } from './loose.ts'
import { type PersonTold, personFrom } from './person.ts'
import type { Label, Line, Sections } from './sections.ts'
import { isSkill, namesSkill, type SkillEntry, skillFrom } from './skill-entry.ts'
import { entriesIn, LONGEST_NAME } from './split.ts'
import { isTrait, namesTrait, type TraitEntry, traitFrom } from './trait-entry.ts'
import { wordsIn } from './words-entry.ts'

export interface StatBlock {
  readonly written: string
  /** Where it comes from, for errors. */
  readonly place: string
  readonly sections: Sections
  readonly campaign: Campaign
}

/** Added to while a text is read. */
interface Entries {
  readonly traits: TraitEntry[]
  readonly skills: SkillEntry[]
  readonly quirks: string[]
  readonly notes: string[]
}

export interface Gathered {
  readonly traits: readonly TraitEntry[]
  readonly skills: readonly SkillEntry[]
  readonly quirks: readonly string[]
  readonly notes: readonly string[]
  readonly labels: ReadonlyMap<Label, Line>
  readonly attributes: Character['attributes']
  readonly person: PersonTold
  readonly native: Native | undefined
  readonly loose: Loose
  readonly items: readonly { readonly item: string; readonly line: Line }[]
}

export function gather(block: StatBlock, why: Why): Gathered {
  const { place, sections, campaign } = block
  const { below, stats } = sections
  const notes = [...below.notes.flatMap(line => wordsIn.notes(line.text)), ...campaign.rest]
  const into: Entries = { traits: [], skills: [], quirks: [], notes }
  const catalog = catalogOf(why)
  const labels = labelsIn(sections)
  const attributes = attributesIn(block, notes)
  notes.push(...stats.filter(line => line.stats.rest !== '').map(line => line.text))
  const person = personIn(labels, place, notes)
  const reader = { catalog, tl: person.native_tl ?? techLevel(why), into, known: lookupIn(catalog) }
  const native = entriesBelow(block, reader)
  const loose = entriesByThemselves(block, labels.has('name'), reader)
  const items = thingsIn(below.equipment, notes)
  return { ...into, labels, attributes, person, native, loose, items }
}

interface Reader {
  readonly catalog: Catalog
  readonly tl: number
  readonly into: Entries
  readonly known: Lookup
}

const lookupIn = (catalog: Catalog): Lookup => ({
  isAnyTrait: entry => namesTrait(entry, catalog),
  isAnySkill: entry => namesSkill(entry, catalog),
})

/** What stands below a heading. Of the languages, the native one is the answer. */
function entriesBelow({ place, sections: { below } }: StatBlock, reader: Reader): Native | undefined {
  const { into, known } = reader
  const { isAnyTrait, isAnySkill } = known
  for (const line of unbroken(below.traits, isAnyTrait)) {
    for (const entry of entriesIn(line.text, isAnyTrait)) putTrait(readEntry(entry), reader, at(place, line))
  }
  for (const quirk of below.quirks.flatMap(line => wordsIn.quirks(line.text))) {
    ;(quirk.length > LONGEST.quirk ? into.notes : into.quirks).push(quirk)
  }
  const native = languagesIn(below.languages, reader, place)
  for (const line of unbroken(below.skills, isAnySkill)) {
    for (const entry of entriesIn(line.text, isAnySkill)) putSkill(readEntry(entry), reader, at(place, line))
  }
  return native
}

/** What stands below none. */
function entriesByThemselves({ place, sections }: StatBlock, hasName: boolean, reader: Reader): Loose {
  const loose = looseIn(sections.loose, hasName, reader.known, place)
  for (const { entry, line } of loose.traits) putTrait(readEntry(entry), reader, at(place, line))
  for (const { entry, line } of loose.skills) putSkill(readEntry(entry), reader, at(place, line))
  reader.into.notes.push(...loose.notes)
  return loose
}

/** Longer names without quotes are prose. */
function thingsIn(lines: readonly Line[], notes: string[]): Gathered['items'] {
  const owned = lines.flatMap(line => itemsIn(line.text).map(item => ({ item, line })))
  const things = owned.filter(({ item }) => item.length <= LONGEST_NAME || item.includes('"'))
  notes.push(...owned.filter(one => !things.includes(one)).map(({ item }) => item))
  return things
}

/** The last of each label; a text that says two things of one is taken by its last word. */
const labelsIn = ({ labels }: Sections): ReadonlyMap<Label, Line> =>
  new Map(labels.map(({ label, text: value, line }) => [label, { text: unquoted(value) ?? value, line }]))

const PERSON_LABELS = ['sex', 'gender', 'age', 'height', 'weight', 'handedness'] as const

function personIn(labels: ReadonlyMap<Label, Line>, place: string, notes: string[]): PersonTold {
  const told: PersonTold = {}
  const tell = (line: Line | undefined, prefix: string): void => {
    if (line === undefined) return
    const found = personFrom(`${prefix}${line.text}`, at(place, line))
    if (found === undefined) notes.push(`${prefix}${line.text}`)
    else Object.assign(told, found)
  }
  tell(labels.get('person'), '')
  for (const label of PERSON_LABELS) {
    tell(labels.get(label), label === 'age' || label === 'height' || label === 'weight' ? `${label} ` : '')
  }
  return told
}

const score = int({ min: -1000, max: 1000 })

function attributesIn({ written, place, sections }: StatBlock, notes: string[]): Character['attributes'] {
  const told = new Map(
    sections.stats.flatMap(line => line.stats.numbers.map(({ name, value }) => [name, { value, line }] as const)),
  )
  if (!ATTRIBUTES.some(name => told.has(name))) {
    throw new BadInput(`${place}, line 1`, 'a stat block with ST, DX, IQ and HT', written.trim().split('\n')[0] ?? '')
  }
  const of = (name: (typeof ATTRIBUTES)[number]): number => {
    const found = told.get(name)
    if (found !== undefined) return score.read(found.value, `${at(place, found.line)}, ${name.toUpperCase()}`)
    notes.push(`${name.toUpperCase()}: the text says nothing; taken as 10`)
    return 10
  }
  return { st: of('st'), dx: of('dx'), iq: of('iq'), ht: of('ht'), unknown_fields: {} }
}

/** Longer names are none: prose that stands where a name should. */
const LONGEST = { trait: 100, skill: 200, quirk: 500 }

/** A trait, unless it is known as a skill alone; a nameless habit at −1 is a quirk. */
function putTrait(entry: Entry, { catalog, tl, into }: Reader, place: string): void {
  if (entry.name.length > LONGEST.trait && !namesTrait(entry.name, catalog)) {
    into.notes.push(entry.name)
    return
  }
  const found = traitFrom(entry, catalog, place)
  const known = isTrait(found.trait.trait, catalog)
  const skill = known || entry.quoted ? undefined : skillFrom(entry, false, { catalog, tl }, place)
  if (skill !== undefined && isSkill(skill.skill.skill, catalog)) into.skills.push(skill)
  else if (!known && !entry.quoted && entry.points === -1) into.quirks.push(entry.name)
  else into.traits.push(found)
}

function putSkill(entry: Entry, { catalog, tl, into }: Reader, place: string): void {
  if (entry.name.length > LONGEST.skill) {
    into.notes.push(entry.name)
    return
  }
  const found = skillFrom(entry, false, { catalog, tl }, place)
  const trait = entry.quoted || isSkill(found.skill.skill, catalog) ? undefined : traitFrom(entry, catalog, place)
  if (trait !== undefined && isTrait(trait.trait.trait, catalog)) into.traits.push(trait)
  else into.skills.push(found)
}

const NATIVE = /\s*\(native\)/i

interface Native {
  readonly language: string
  readonly points: number
}

/** Languages; the native one apart. */
function languagesIn(lines: readonly Line[], { catalog, tl, into }: Reader, place: string): Native | undefined {
  let native: Native | undefined
  for (const line of lines) {
    for (const written of entriesIn(line.text, () => false)) {
      const entry = readEntry(written)
      if (!NATIVE.test(entry.name) && !entry.remarks.includes('native')) {
        into.skills.push(skillFrom(entry, true, { catalog, tl }, at(place, line)))
        continue
      }
      const { skill } = skillFrom(
        { ...entry, name: entry.name.replace(NATIVE, '') },
        false,
        { catalog, tl },
        at(place, line),
      )
      native = { language: entry.quoted ? entry.name : skill.skill, points: entry.points ?? 0 }
    }
  }
  return native
}
