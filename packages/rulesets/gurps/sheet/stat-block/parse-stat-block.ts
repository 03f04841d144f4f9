/**
 * Reads a character from a stat block: one of ours, or one from a book or a forum, in any order. What is not understood is
 * kept as a note; what cannot be is refused with its line.
 */
import { BadInput, type Choosable, compose, int, type Why } from '@umpire/engine'
import { techLevel } from '../../campaign/settings.ts'
import { type Catalog, catalogOf } from '../../catalog/catalog.ts'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import { CHARACTER_VERSION, type Character, character } from '../../character/character.ts'
import { SYSTEM } from '../../character/json.ts'
import { choosable as own } from '../../ruleset/rules.ts'
import { sheetOf } from '../sheet.ts'
import { attackText } from './attack-text.ts'
import { unbroken } from './broken-lines.ts'
import { at, campaignIn, ledgerIn } from './campaign-and-ledger.ts'
import { type Entry, readEntry, unquoted } from './entry.ts'
import { itemFrom, itemsIn } from './item-entry.ts'
import { looseIn } from './loose.ts'
import { NUMBER, readNumber } from './numbers.ts'
import { type PersonTold, personFrom } from './person.ts'
import { pointedSkills, pricedTraits, strangeNumbers } from './reconcile.ts'
import { type Label, type Line, type Sections, sectionsIn } from './sections.ts'
import { isSkill, namesSkill, type SkillEntry, skillFrom } from './skill-entry.ts'
import { entriesIn, LONGEST_NAME } from './split.ts'
import { isTrait, namesTrait, type TraitEntry, traitFrom } from './trait-entry.ts'
import { wordsIn } from './words-entry.ts'

/** What is gathered while a text is read. */
interface Gathered {
  readonly traits: TraitEntry[]
  readonly skills: SkillEntry[]
  readonly quirks: string[]
  readonly notes: string[]
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

function attributesIn({ stats }: Sections, written: string, place: string, notes: string[]): Character['attributes'] {
  const told = new Map(
    stats.flatMap(line => line.stats.numbers.map(({ name, value }) => [name, { value, line }] as const)),
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

interface Reader {
  readonly catalog: Catalog
  readonly tl: number
  readonly gathered: Gathered
}

/** Longer names are none: prose that stands where a name should. */
const LONGEST = { trait: 100, skill: 200, quirk: 500 }

/** A trait, unless it is known as a skill alone; a nameless habit at −1 is a quirk. */
function putTrait(entry: Entry, { catalog, tl, gathered }: Reader, place: string): void {
  if (entry.name.length > LONGEST.trait && !namesTrait(entry.name, catalog)) {
    gathered.notes.push(entry.name)
    return
  }
  const found = traitFrom(entry, catalog, place)
  const known = isTrait(found.trait.trait, catalog)
  const skill = known || entry.quoted ? undefined : skillFrom(entry, false, { catalog, tl }, place)
  if (skill !== undefined && isSkill(skill.skill.skill, catalog)) gathered.skills.push(skill)
  else if (!known && !entry.quoted && entry.points === -1) gathered.quirks.push(entry.name)
  else gathered.traits.push(found)
}

function putSkill(entry: Entry, { catalog, tl, gathered }: Reader, place: string): void {
  if (entry.name.length > LONGEST.skill) {
    gathered.notes.push(entry.name)
    return
  }
  const found = skillFrom(entry, false, { catalog, tl }, place)
  const trait = entry.quoted || isSkill(found.skill.skill, catalog) ? undefined : traitFrom(entry, catalog, place)
  if (trait !== undefined && isTrait(trait.trait.trait, catalog)) gathered.traits.push(trait)
  else gathered.skills.push(found)
}

const NATIVE = /\s*\(native\)/i

interface Native {
  readonly language: string
  readonly points: number
}

/** Languages; the native one apart. */
function languagesIn(lines: readonly Line[], { catalog, tl, gathered }: Reader, place: string): Native | undefined {
  let native: Native | undefined
  for (const line of lines) {
    for (const written of entriesIn(line.text, () => false)) {
      const entry = readEntry(written)
      if (!NATIVE.test(entry.name) && !entry.remarks.includes('native')) {
        gathered.skills.push(skillFrom(entry, true, { catalog, tl }, at(place, line)))
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

const CASH = new RegExp(String.raw`\bcash\s+([−-]?\$?${NUMBER})`, 'i')
const SETTLED = /\bsettled\b/i
const FIRST_SUM = new RegExp(String.raw`^([−-]?\$?${NUMBER})`)

const sumIn = (form: RegExp, words: string): number | undefined => readNumber(form.exec(words)?.[1] ?? '')

const MOST_OF_A_NOTE = 4000
const short = (note: string): readonly string[] =>
  note.length <= MOST_OF_A_NOTE ? [note] : (note.match(/.{1,2000}/gsu) ?? [])

/** Reads a stat block. The answer is a character like any other, whatever the rules say to it. */
export function parseStatBlock(written: string, place = 'stat block', choosable: Choosable = own): Character {
  const sections = sectionsIn(written)
  const { below, stats } = sections
  const gathered: Gathered = { traits: [], skills: [], quirks: [], notes: [] }
  const { notes } = gathered
  const campaign = campaignIn(below.campaign, place)
  notes.push(...below.notes.flatMap(line => wordsIn.notes(line.text)), ...campaign.rest)
  const why: Why = compose(choosable, campaign.chosen).silent
  const catalog = catalogOf(why)
  const labels = labelsIn(sections)
  const attributes = attributesIn(sections, written, place, notes)
  notes.push(...stats.filter(line => line.stats.rest !== '').map(line => line.text))
  const told = personIn(labels, place, notes)
  const reader = { catalog, tl: told.native_tl ?? techLevel(why), gathered }
  const isAnyTrait = (entry: string): boolean => namesTrait(entry, catalog)
  const isAnySkill = (entry: string): boolean => namesSkill(entry, catalog)
  for (const line of unbroken(below.traits, isAnyTrait)) {
    for (const entry of entriesIn(line.text, isAnyTrait)) putTrait(readEntry(entry), reader, at(place, line))
  }
  for (const quirk of below.quirks.flatMap(line => wordsIn.quirks(line.text))) {
    ;(quirk.length > LONGEST.quirk ? notes : gathered.quirks).push(quirk)
  }
  const native = languagesIn(below.languages, reader, place)
  for (const line of unbroken(below.skills, isAnySkill)) {
    for (const entry of entriesIn(line.text, isAnySkill)) putSkill(readEntry(entry), reader, at(place, line))
  }
  const loose = looseIn(sections.loose, labels.has('name'), { isAnyTrait, isAnySkill }, place)
  for (const { entry, line } of loose.traits) putTrait(readEntry(entry), reader, at(place, line))
  for (const { entry, line } of loose.skills) putSkill(readEntry(entry), reader, at(place, line))
  notes.push(...loose.notes)
  const owned = below.equipment.flatMap(line => itemsIn(line.text).map(item => ({ item, line })))
  const things = owned.filter(({ item }) => item.length <= LONGEST_NAME || item.includes('"'))
  notes.push(...owned.filter(one => !things.includes(one)).map(({ item }) => item))
  const word = (label: Label): string => labels.get(label)?.text ?? ''
  const money = word('money')
  const read = (value: Partial<Character>): Character => character.read({ ...file, ...value }, place)
  const file = {
    system: SYSTEM,
    version: CHARACTER_VERSION,
    campaign: campaign.chosen,
    npc: /^(?:yes|true)$/i.test(word('npc')),
    identity: {
      name: labels.has('name') ? word('name') : loose.name,
      concept: word('concept') === '' ? loose.concept : word('concept'),
      player: word('player'),
      created: word('created'),
      appearance: word('appearance'),
      ...loose.person,
      ...told,
      ...(native === undefined ? {} : { native_language: native.language }),
    },
    attributes,
    quirks: gathered.quirks,
    native_language_points: native?.points ?? 0,
    items: things.map(({ item, line }) => itemFrom(item, why, at(place, line))),
    settled: SETTLED.test(money),
    cash: sumIn(CASH, money) ?? 0,
    ledger: ledgerIn(below.ledger, place),
  }
  // As many as a file may hold, before anything is worked out of them.
  read({
    traits: gathered.traits.map(({ trait }) => trait),
    skills: gathered.skills.map(({ skill }) => ({ ...skill, points: 0 })),
    notes: notes.flatMap(short),
  })
  const traits = pricedTraits(read({}), gathered.traits, catalog, why)
  const skills = pointedSkills(read({ traits: traits.found }), gathered.skills, why)
  const one = read({ traits: traits.found, skills: skills.found })
  const sheet = sheetOf(one)
  const left = sumIn(FIRST_SUM, money)
  const total = sumIn(FIRST_SUM, word('points')) ?? loose.points
  const attacks = sheet.attacks.map(attackText)
  return read({
    ...one,
    // Money that the text says is there, however it came.
    cash: left === undefined || CASH.test(money) || left === sheet.money.left ? one.cash : left - sheet.money.left,
    notes: [
      ...notes,
      ...traits.notes,
      ...skills.notes,
      ...strangeNumbers(
        stats.map(line => line.stats),
        gathered.skills,
        sheet,
      ),
      ...(total === undefined || total === sheet.points.total
        ? []
        : [`points: the text says ${total}, the rules ${sheet.points.total}`]),
      ...below.attacks.filter(line => !attacks.includes(line.text)).map(line => line.text),
    ].flatMap(short),
  })
}
