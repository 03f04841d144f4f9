/** The sections of a stat block: headings, labelled lines, lines of numbers, and what stands below each. */
import { unquoted } from './entry.ts'
import { NUMBER } from './numbers.ts'
import { type Stats, statsIn } from './stats.ts'

const SECTIONS = [
  'traits',
  'quirks',
  'languages',
  'skills',
  'equipment',
  'attacks',
  'campaign',
  'ledger',
  'notes',
] as const
export type Section = (typeof SECTIONS)[number]

/** What the heading may be called. The first name is ours. */
const HEADINGS: { readonly [heading: string]: Section | 'numbers' } = {
  advantages: 'traits',
  disadvantages: 'traits',
  'advantages and disadvantages': 'traits',
  'disadvantages and quirks': 'traits',
  traits: 'traits',
  perks: 'traits',
  quirks: 'quirks',
  languages: 'languages',
  skills: 'skills',
  'skills and languages': 'skills',
  equipment: 'equipment',
  gear: 'equipment',
  possessions: 'equipment',
  attacks: 'attacks',
  weapons: 'attacks',
  campaign: 'campaign',
  ledger: 'ledger',
  notes: 'notes',
  attributes: 'numbers',
  'basic attributes': 'numbers',
  'secondary characteristics': 'numbers',
  'derived characteristics': 'numbers',
}

const LABELS = [
  'name',
  'concept',
  'player',
  'created',
  'appearance',
  'npc',
  'person',
  'points',
  'money',
  'sex',
  'gender',
  'age',
  'height',
  'weight',
  'handedness',
] as const
export type Label = (typeof LABELS)[number]

export interface Line {
  readonly text: string
  /** Counted from 1. */
  readonly line: number
}

export interface Sections {
  readonly labels: readonly (Line & { readonly label: Label })[]
  readonly stats: readonly (Line & { readonly stats: Stats })[]
  readonly below: { readonly [section in Section]: readonly Line[] }
  /** Lines that stand below no heading. */
  readonly loose: readonly Line[]
}

const BULLET = /^(?:[•*·‣▪◦>–—-]\s+|#+\s*)+/
const SUM = String.raw`(?:\[\s*${NUMBER}\s*(?:points?|pts?)?\s*\]|\(\s*${NUMBER}\s*(?:points?|pts?)?\s*\)|${NUMBER}\s*(?:points?|pts?))`
const HEADING = new RegExp(String.raw`^(\p{L}[\p{L} &]*?)\s*(?:${SUM})?\s*(?::\s*(?:${SUM}\s*)?(.*))?$`, 'isu')
const LABELLED = /^(\p{L}+)\s*:\s*(.*)$/su

/** As somebody typed it, without bullets and the marks for bold letters. */
function tidy(line: string): string {
  const plain = line.trim().replace(BULLET, '')
  if (plain.includes('"')) return plain
  return plain
    .replaceAll('\u00a0', ' ')
    .replace(/\*\*|__/g, '')
    .trim()
}

type Read =
  | { readonly kind: 'heading'; readonly section: Section | 'numbers'; readonly rest: string }
  | { readonly kind: 'label'; readonly label: Label; readonly text: string }
  | { readonly kind: 'stats'; readonly stats: Stats }
  | { readonly kind: 'plain' }

function readLine(text: string): Read {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const known = LABELS.find(one => one === label.toLowerCase())
  // Appearance: Attractive [5] is a trait, not a description.
  if (known !== undefined && !/\[[^\]]*\d\s*\]$/.test(value)) return { kind: 'label', label: known, text: value }
  const [, title = '', rest = ''] = HEADING.exec(text.replace(/\s+/g, ' ')) ?? []
  const name = title.toLowerCase().replaceAll('&', 'and')
  const section = Object.hasOwn(HEADINGS, name) ? HEADINGS[name] : undefined
  if (section !== undefined) return { kind: 'heading', section, rest: rest.trim() }
  const stats = statsIn(text)
  return stats === undefined ? { kind: 'plain' } : { kind: 'stats', stats }
}

/** Text that stands in quotation marks is what it is, whatever it looks like. */
const isQuoted = (text: string): boolean => unquoted(text) !== undefined

/**
 * A list has its heading on a line of its own, and one entry or several on each line below. A paragraph begins on the line
 * of its heading; its lines are one text, up to the next heading or an empty line.
 */
export function sectionsIn(text: string): Sections {
  const labels: (Line & { readonly label: Label })[] = []
  const stats: (Line & { readonly stats: Stats })[] = []
  const loose: Line[] = []
  const below: { [section in Section]: Line[] } = {
    traits: [],
    quirks: [],
    languages: [],
    skills: [],
    equipment: [],
    attacks: [],
    campaign: [],
    ledger: [],
    notes: [],
  }
  let [section, paragraph]: [Section | 'numbers' | undefined, boolean] = [undefined, false]
  const put = (line: Line): void => {
    if (section === undefined || section === 'numbers') loose.push(line)
    else if (paragraph && below[section].length > 0) {
      const last = below[section].pop()
      below[section].push({ text: `${last?.text ?? ''} ${line.text}`, line: last?.line ?? line.line })
    } else below[section].push(line)
  }
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = { text: tidy(written), line: index + 1 }
    if (line.text === '') {
      if (paragraph) section = undefined
      paragraph = false
      continue
    }
    const read: Read = isQuoted(line.text) ? { kind: 'plain' } : readLine(line.text)
    if (read.kind === 'label') labels.push({ label: read.label, text: read.text, line: line.line })
    else if (read.kind === 'stats') stats.push({ ...line, stats: read.stats })
    else if (read.kind === 'plain') put(line)
    else {
      section = read.section
      paragraph = false
      if (read.rest === '') continue
      const rest = { ...line, text: read.rest }
      const inline = section === 'numbers' ? statsIn(read.rest) : undefined
      if (inline !== undefined) stats.push({ ...rest, stats: inline })
      else put(rest)
      paragraph = true
    }
  }
  return { labels, stats, below, loose }
}

/** Whether a line is what it is below that heading: one line of it, and not a heading or anything else. */
export function standsIn(section: Section, line: string): boolean {
  const { labels, stats, loose, below } = sectionsIn(`${section}\n${line}`)
  const lines = below[section]
  return labels.length + stats.length + loose.length === 0 && lines.length === 1 && lines[0]?.text === line
}
