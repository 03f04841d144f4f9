/**
 * The stat block: everything that the file says, in lines to be pasted anywhere and read back. What stands behind an equals
 * sign is worked out, and nobody reads it.
 *
 *     G&G: Vera
 *     Stats: physique 6, athleticism 6, …
 *     = HP 14, damage score 3, …
 *     Skills: Ranged Combat 5: pistol, rifle = 12; …
 */
import { isObject, type Json } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { type Sheet, sheetOf } from '../character/sheet.ts'
import { printFields, printValue } from './bare.ts'
import { bareFile } from './bare-character.ts'
import { fileOf } from './json.ts'
import { HEADER, OTHERS, SECTIONS, type Section } from './sections.ts'
import { bodyWords, gunWords, meleeWords, skillWords } from './worked-out.ts'

type Fields = { readonly [name: string]: Json }
const isFields = (value: Json | undefined): value is Fields => isObject(value)
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

const WIDTH = 110

/** Broken between entries only, the rest of them indented. */
function line(title: string, entries: readonly string[], separator: string): string {
  const lines: string[] = []
  let now = `${title}:`
  for (const [at, entry] of entries.entries()) {
    const ending = at < entries.length - 1 ? separator : ''
    if (at > 0 && now.length + entry.length + 2 > WIDTH) {
      lines.push(now)
      now = ` `
    }
    now = `${now} ${entry}${ending}`
  }
  return [...lines, now].join('\n')
}

function at(file: Fields, path: readonly string[]): Json | undefined {
  let found: Json | undefined = file
  for (const name of path) found = isFields(found) && Object.hasOwn(found, name) ? found[name] : undefined
  return found
}

type Entries = Extract<Section, { readonly kind: 'entries' }>

function printEntry(entry: Json, { main, names, number, words }: Entries): string {
  if (!isFields(entry)) return printValue(entry)
  const { [main]: named = '', ...more } = entry
  const rest: { [name: string]: Json } = { ...more }
  const first = typeof named === 'string' && names !== undefined ? names.nameOf(named) : named
  let text = printValue(first)
  if (number !== undefined) {
    const amount = rest[number.field]
    delete rest[number.field]
    if (amount !== undefined) text += ` ${number.times ? 'x' : ''}${printValue(amount)}`
  }
  const listed = words === undefined ? undefined : rest[words]
  if (words !== undefined && isList(listed)) {
    delete rest[words]
    text += `: ${listed.map(printValue).join(', ')}`
  }
  const fields = printFields(rest)
  return fields.length === 0 ? text : `${text} (${fields.join(', ')})`
}

function entriesOf(section: Section, file: Fields): readonly string[] {
  const value = at(file, section.path)
  if (value === undefined) return []
  switch (section.kind) {
    case 'value':
      return [printValue(value)]
    case 'fields':
      return isFields(value)
        ? printFields(Object.fromEntries(Object.entries(value).filter(([name]) => !section.apart.includes(name))))
        : []
    case 'words':
      return isList(value)
        ? value.map(one => printValue(typeof one === 'string' && section.names ? section.names.nameOf(one) : one))
        : []
    case 'entries':
      return isList(value) ? value.map(one => printEntry(one, section)) : []
  }
}

/** What is worked out for the entries of a line, in their order. */
function workedOut(title: string, sheet: Sheet): readonly string[] {
  switch (title) {
    case 'Skills':
      return sheet.skills.map(skillWords)
    case 'Guns':
      return sheet.guns.map(gunWords)
    case 'Melee':
      return sheet.melee.length === 0 ? [] : meleeWords(sheet)
    default:
      return []
  }
}

export function printBlock(one: Character): string {
  const { known, others } = bareFile(fileOf(one))
  const sheet = sheetOf(one)
  const lines = SECTIONS.flatMap(section => {
    const entries = entriesOf(section, known)
    if (entries.length === 0) return []
    const words = workedOut(section.title, sheet)
    const told = entries.map((entry, index) => (words[index] ? `${entry} = ${words[index]}` : entry))
    const separator = section.kind === 'fields' ? ',' : ';'
    const printed = line(section.title, told, separator)
    return section.title === 'Stats' ? [printed, ...bodyWords(one, sheet).map(text => `= ${text}`)] : [printed]
  })
  const { name = '' } = known
  const strange = printFields(others)
  const header = name === '' ? `${HEADER}:` : `${HEADER}: ${printValue(name)}`
  return `${[header, ...lines, ...(strange.length === 0 ? [] : [line(OTHERS, strange, ',')])].join('\n')}\n`
}
