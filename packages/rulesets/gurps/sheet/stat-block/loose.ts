/** Lines that stand below no heading: a name, who it is, or entries by themselves. */
import { readEntry } from './entry.ts'
import { readNumber } from './numbers.ts'
import { type PersonTold, personFrom } from './person.ts'
import type { Line } from './sections.ts'
import { entriesIn, LONGEST_NAME } from './split.ts'

export interface Loose {
  readonly name: string
  readonly concept: string
  readonly points: number | undefined
  readonly person: PersonTold
  readonly traits: readonly { readonly entry: string; readonly line: Line }[]
  readonly skills: readonly { readonly entry: string; readonly line: Line }[]
  readonly notes: readonly string[]
}

export interface Lookup {
  readonly isAnyTrait: (entry: string) => boolean
  readonly isAnySkill: (entry: string) => boolean
}

/** Dai Blackthorn (100 points). */
const POINTS = /[\s,(–—:-]*\b(\d[\d,]*)[\s-]*(?:character\s+)?(?:points?|pts?\.?|cp)\b\)?\.?$/i

export function looseIn(
  lines: readonly Line[],
  hasName: boolean,
  { isAnyTrait, isAnySkill }: Lookup,
  place: string,
): Loose {
  const traits: { entry: string; line: Line }[] = []
  const skills: { entry: string; line: Line }[] = []
  const notes: string[] = []
  const person: PersonTold = {}
  let [name, concept]: [string | undefined, string] = [hasName ? '' : undefined, '']
  let points: number | undefined
  const isEntry = (entry: string): boolean =>
    (readEntry(entry).points !== undefined || readEntry(entry).level !== undefined || /\d$/.test(entry)) &&
    (isAnyTrait(entry) || isAnySkill(entry))
  for (const line of lines) {
    if (line.text.length > LONGEST_NAME) {
      notes.push(line.text)
      continue
    }
    const told = personFrom(line.text, `${place}, line ${line.line}`)
    const entries = entriesIn(line.text, entry => isAnyTrait(entry) || isAnySkill(entry))
    const written = POINTS.exec(line.text)
    if (told !== undefined) Object.assign(person, told)
    else if (entries.length > 0 && entries.every(isEntry)) {
      for (const entry of entries) (isAnyTrait(entry) ? traits : skills).push({ entry, line })
    } else if (written !== null && points === undefined && (name === undefined || written.index === 0)) {
      points = readNumber(written[1] ?? '')
      name ??= line.text.slice(0, written.index).trim()
    } else if (name === undefined) name = line.text
    else if (concept === '' && !hasName && !/[[\]]/.test(line.text)) concept = line.text
    else notes.push(line.text)
  }
  return { name: name ?? '', concept, points, person, traits, skills, notes }
}
