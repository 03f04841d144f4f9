/** Reads a stat block back: the same character, whatever was worked out beside it. */
import { BadInput, type Json, nearest } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, SYSTEM } from '../character/character.ts'
import { parseFields, parseValue, parted, partsOf } from './bare.ts'
import { readCharacter } from './json.ts'
import { parsedValue } from './parsed-value.ts'
import { HEADER, OTHERS, SECTIONS, type Section } from './sections.ts'

type Fields = { readonly [name: string]: Json }

const BEGINS = new RegExp(`^\\s*${HEADER}:`)

export const isBlock = (text: string): boolean => BEGINS.test(text)

/** Without what was worked out. */
const chosen = (entry: string): string => parted(entry, ' = ')[0].trim()

/** Lines as they were before they were broken; those that are only worked out are left out. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const last = lines.pop()
    if (last !== undefined && /^\s+\S/.test(line)) lines.push(`${last} ${line.trim()}`)
    else lines.push(...(last === undefined ? [] : [last]), line.trim())
  }
  return lines.filter(line => line !== '' && !line.startsWith('='))
}

type Entries = Extract<Section, { readonly kind: 'entries' }>

const NUMBERED = /^(.*\S)\s+[x×]?(-?\d+)$/su

/** The fields in brackets at the end, and what stands before them. */
function bracketed(text: string): readonly [string, string] {
  const at = text.endsWith(')') ? openingOf(text) : -1
  return at === -1 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1, -1)]
}

/** Where the bracket opens that the last character closes. */
function openingOf(text: string): number {
  let quoted = false
  let depth = 0
  let at = -1
  for (let index = 0; index < text.length; index++) {
    const one = text.charAt(index)
    if (quoted) {
      if (one === '\\') index++
      else if (one === '"') quoted = false
    } else if (one === '"') quoted = true
    else if ('([{'.includes(one)) {
      if (depth++ === 0) at = index
    } else if (')]}'.includes(one)) depth--
  }
  return depth === 0 && text.charAt(at) === '(' ? at : -1
}

function parseEntry(text: string, { main, names, number, words }: Entries, place: string): Fields {
  const [before, inside] = bracketed(chosen(text))
  const [head, listed] = words === undefined ? [before, undefined] : parted(before, ': ')
  const [, first = head, amount] = number === undefined ? [] : (NUMBERED.exec(head.trim()) ?? [])
  const value = parsedValue(first.trim(), `${place}.${main}`)
  return {
    [main]: names === undefined ? value : names.keyOf(value),
    ...(number === undefined || amount === undefined ? {} : { [number.field]: Number(amount) }),
    ...(words === undefined || listed === undefined
      ? {}
      : { [words]: partsOf(listed, ',').map(one => parsedValue(one.trim(), `${place}.${words}`)) }),
    ...parseFields(inside, place),
  }
}

function parseSection(section: Section, text: string): Json {
  const place = section.title
  switch (section.kind) {
    case 'value':
      return parseValue(chosen(text), place)
    case 'fields':
      return parseFields(chosen(text), place)
    case 'words':
      return partsOf(text, ';').map((one, index) => {
        const word = parsedValue(chosen(one), `${place}[${index}]`)
        return section.names === undefined ? word : section.names.keyOf(word)
      })
    case 'entries':
      return partsOf(text, ';').map((one, index) => parseEntry(one, section, `${place}[${index}]`))
  }
}

/** Into its place in the file; a field and its parts may stand on several lines. */
function put(file: { [name: string]: Json }, [name = '', ...inside]: readonly string[], value: Json): void {
  const before = Object.hasOwn(file, name) ? file[name] : undefined
  const more = inside.length === 0 ? value : Object.fromEntries([[inside[0] ?? '', value]])
  const both = isFields(before) && isFields(more) ? { ...before, ...more } : more
  file[name] = both
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseBlock(text: string, place: string): Character {
  const [first = '', ...lines] = linesOf(text)
  if (!isBlock(first)) throw new BadInput(place, `a stat block that begins with “${HEADER}: name”`, first)
  const file: { [name: string]: Json } = { system: SYSTEM, version: CHARACTER_VERSION }
  // Made of entries: a name from outside may be __proto__.
  const others: [string, Json][] = []
  const name = first.replace(BEGINS, '').trim()
  if (name !== '') file['name'] = parsedValue(name, 'name')
  for (const line of lines) {
    const [title, rest] = parted(line, ':')
    if (title === OTHERS) {
      others.push(...Object.entries(parseFields(rest ?? '', OTHERS)))
      continue
    }
    const section = SECTIONS.find(one => one.title.toLowerCase() === title.trim().toLowerCase())
    if (section === undefined || rest === undefined) {
      const titles = SECTIONS.map(one => one.title)
      const meant = nearest(title, titles)
      const hint = meant === undefined ? '' : `, perhaps ${meant}`
      throw new BadInput(place, `lines of ${titles.join(', ')}${hint}`, line)
    }
    put(file, section.path, parseSection(section, rest))
  }
  return readCharacter(Object.fromEntries([...Object.entries(file), ...others]), place)
}
