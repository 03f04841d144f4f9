/** A row of one of GCS's lists: its words with what was filled in, its children, its modifiers that are switched on. */
import { isObject } from '@umpire/engine'
import { flagIn, isList, type Part, partsIn, type Report, textIn } from '../../shared/parts.ts'

export interface Node {
  readonly part: Part
  readonly place: string
}

/** Rows are nested for order's sake; deeper than this is no sheet that anybody made. */
const DEEPEST = 30

/** A container, by its id or, in older files, by its type. */
const isContainer = (part: Part): boolean =>
  isList(part['children']) || (typeof part['type'] === 'string' && part['type'].endsWith('_container'))

/** Every row that is no container, in order; what is switched off is told. */
export function rows(file: Part, name: string, place: string, report: Report, depth = 0): readonly Node[] {
  return partsIn(file, name, place, report).flatMap(([part, at]): readonly Node[] => {
    if (flagIn(part, 'disabled')) {
      report.tell(at, 'switched off in GCS; left out')
      return []
    }
    if (!isContainer(part)) return [{ part, place: at }]
    if (depth < DEEPEST) return rows(part, 'children', at, report, depth + 1)
    report.tell(at, `nested more than ${DEEPEST} deep; left out`)
    return []
  })
}

/** Names may have gaps, @Language@, with what was filled in beside them. */
function filled(words: string, part: Part): string {
  const values = part['replacements']
  if (!isObject(values)) return words
  return words.replace(/@([^@]+)@/g, (gap, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return typeof value === 'string' ? value : gap
  })
}

export const wordsIn = ({ part, place }: Node, name: string, report: Report): string =>
  filled(textIn(part, name, place, report), part)

/** Notes, under the name of newer releases or of older ones. */
export const notesIn = (node: Node, report: Report): string =>
  wordsIn(node, 'local_notes', report) || (typeof node.part['notes'] === 'string' ? wordsIn(node, 'notes', report) : '')

export interface Modifier {
  readonly name: string
  readonly notes: string
}

/** The modifiers that are switched on, those in containers too. */
export const modifiersIn = (node: Node, report: Report): readonly Modifier[] =>
  modifierNodes(node, report).map(one => ({
    name: wordsIn(one, 'name', report),
    notes: notesIn(one, report),
  }))

export const modifierNodes = ({ part, place }: Node, report: Report): readonly Node[] =>
  rowsOfModifiers(part, 'modifiers', place, report)

function rowsOfModifiers(part: Part, name: string, place: string, report: Report, depth = 0): readonly Node[] {
  return partsIn(part, name, place, report).flatMap(([one, at]): readonly Node[] => {
    if (flagIn(one, 'disabled') || depth > DEEPEST) return []
    return isContainer(one) ? rowsOfModifiers(one, 'children', at, report, depth + 1) : [{ part: one, place: at }]
  })
}
