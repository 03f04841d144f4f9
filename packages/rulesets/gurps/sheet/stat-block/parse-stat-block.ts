/**
 * Reads a character from a stat block: one of ours, or one from a book or a forum, in any order. What is not understood is
 * kept as a note; what cannot be is refused with its line.
 */
import { type Choosable, compose, type Why } from '@umpire/engine'
import { catalogOf } from '../../catalog/catalog.ts'
import { CHARACTER_VERSION, type Character, character } from '../../character/character.ts'
import { SYSTEM } from '../../character/json.ts'
import { choosable as own } from '../../ruleset/rules.ts'
import { sheetOf } from '../sheet.ts'
import { attackText } from './attack-text.ts'
import { at, campaignIn, ledgerIn } from './campaign-and-ledger.ts'
import { type Gathered, gather, type StatBlock } from './gather.ts'
import { itemFrom } from './item-entry.ts'
import { NUMBER, readNumber } from './numbers.ts'
import { pointedSkills, pricedTraits, strangeNumbers } from './reconcile.ts'
import { type Label, sectionsIn } from './sections.ts'

/** Reads a stat block. The answer is a character like any other, whatever the rules say to it. */
export function parseStatBlock(written: string, place = 'stat block', choosable: Choosable = own): Character {
  const sections = sectionsIn(written)
  const block = { written, place, sections, campaign: campaignIn(sections.below.campaign, place) }
  const why = compose(choosable, block.campaign.chosen).silent
  const gathered = gather(block, why)
  const file = writtenFile(block, gathered, why)
  return reconciled(block, gathered, priced(block, gathered, file, why))
}

const CASH = new RegExp(String.raw`\bcash\s+([−-]?\$?${NUMBER})`, 'i')
const SETTLED = /\bsettled\b/i
const FIRST_SUM = new RegExp(String.raw`^([−-]?\$?${NUMBER})`)

const sumIn = (form: RegExp, words: string): number | undefined => readNumber(form.exec(words)?.[1] ?? '')

const MOST_OF_A_NOTE = 4000
const short = (note: string): readonly string[] =>
  note.length <= MOST_OF_A_NOTE ? [note] : (note.match(/.{1,2000}/gsu) ?? [])

const wordIn = ({ labels }: Gathered, label: Label): string => labels.get(label)?.text ?? ''

/** The character as the text has it, but for what the rules must be asked about. */
function writtenFile({ place, sections, campaign }: StatBlock, gathered: Gathered, why: Why) {
  const { labels, attributes, person, native, loose, quirks, items } = gathered
  const word = (label: Label): string => wordIn(gathered, label)
  return {
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
      ...person,
      ...(native === undefined ? {} : { native_language: native.language }),
    },
    attributes,
    quirks,
    native_language_points: native?.points ?? 0,
    items: items.map(({ item, line }) => itemFrom(item, why, at(place, line))),
    settled: SETTLED.test(word('money')),
    cash: sumIn(CASH, word('money')) ?? 0,
    ledger: ledgerIn(sections.below.ledger, place),
  }
}

interface Priced {
  readonly one: Character
  /** Where the text has other numbers than the rules. */
  readonly notes: readonly string[]
}

/** With its traits and skills, at the points that the text gives or the rules ask for. */
function priced({ place }: StatBlock, gathered: Gathered, file: ReturnType<typeof writtenFile>, why: Why): Priced {
  const read = (value: Partial<Character>): Character => character.read({ ...file, ...value }, place)
  // As many as a file may hold, before anything is worked out of them.
  read({
    traits: gathered.traits.map(({ trait }) => trait),
    skills: gathered.skills.map(({ skill }) => ({ ...skill, points: 0 })),
    notes: gathered.notes.flatMap(short),
  })
  const traits = pricedTraits(read({}), gathered.traits, catalogOf(why), why)
  const skills = pointedSkills(read({ traits: traits.found }), gathered.skills, why)
  return { one: read({ traits: traits.found, skills: skills.found }), notes: [...traits.notes, ...skills.notes] }
}

/** The character with the money that the text says is there, and a note of whatever its sheet has otherwise. */
function reconciled({ place, sections }: StatBlock, gathered: Gathered, { one, notes }: Priced): Character {
  const sheet = sheetOf(one)
  const money = wordIn(gathered, 'money')
  const left = sumIn(FIRST_SUM, money)
  const total = sumIn(FIRST_SUM, wordIn(gathered, 'points')) ?? gathered.loose.points
  const attacks = sheet.attacks.map(attackText)
  const stats = sections.stats.map(line => line.stats)
  const file = {
    ...one,
    // Money that the text says is there, however it came.
    cash: left === undefined || CASH.test(money) || left === sheet.money.left ? one.cash : left - sheet.money.left,
    notes: [
      ...gathered.notes,
      ...notes,
      ...strangeNumbers(stats, gathered.skills, sheet),
      ...(total === undefined || total === sheet.points.total
        ? []
        : [`points: the text says ${total}, the rules ${sheet.points.total}`]),
      ...sections.below.attacks.filter(line => !attacks.includes(line.text)).map(line => line.text),
    ].flatMap(short),
  }
  return character.read(file, place)
}
