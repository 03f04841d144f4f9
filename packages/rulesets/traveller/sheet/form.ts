/** The personal data form as text, 80 columns wide. */
import type { Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { UPP_PARTS } from '../tables/tas-form-2.ts'
import { type Cell, type Section, sections } from './content.ts'
import type { FormChoice } from './tas-form-2.ts'
import { asPrinted } from './words.ts'

const WIDTH = 80
/** A line at each edge and between cells, and a space inside each. */
const PADDING = 2

const lengthOf = (text: string): number => Array.from(text).length
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - lengthOf(text)))

/** Lines of at most that width; a word that is longer is cut. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    let left = Array.from(word)
    const joined = line === '' ? word : `${line} ${word}`
    if (lengthOf(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    while (left.length > width) {
      lines.push(left.slice(0, width).join(''))
      left = left.slice(width)
    }
    line = left.join('')
  }
  return [...lines, line]
}

/** The digits of the UPP stand below the words for them. */
function valueLines({ item, value }: Cell, width: number): readonly string[] {
  if (item !== '3') return wrapped(value, width)
  const digits = Array.from(value, (digit, at) => padded(digit, (UPP_PARTS[at]?.length ?? 0) + 1))
  return [UPP_PARTS.join(' '), digits.join('').trimEnd()]
}

function widthsOf(cells: number): readonly number[] {
  const room = WIDTH - (cells + 1)
  const each = Math.floor(room / cells)
  return Array.from({ length: cells }, (_, at) => (at < cells - 1 ? each : room - each * (cells - 1)))
}

const border = (widths: readonly number[]): string => `+${widths.map(width => '-'.repeat(width)).join('+')}+`

function printRow(row: readonly Cell[]): readonly string[] {
  const widths = widthsOf(row.length)
  const columns = row.map((cell, at) => {
    const room = (widths[at] ?? 0) - PADDING
    return [...wrapped(cell.label, room), ...valueLines(cell, room)]
  })
  const height = Math.max(...columns.map(lines => lines.length))
  const lines = Array.from({ length: height }, (_, line) => {
    const cells = columns.map((column, at) => ` ${padded(column[line] ?? '', (widths[at] ?? 0) - PADDING)} `)
    return `|${cells.join('|')}|`
  })
  return [border(widths), ...lines]
}

const heading = ({ title, note }: Section): string => {
  const [width = 0] = widthsOf(1)
  return `| ${padded(note === '' ? title : `${title}: ${note.toLowerCase()}`, width - PADDING)} |`
}

export function printForm(character: Character, choice: FormChoice, why: Why = asPrinted): string {
  const edge = border(widthsOf(1))
  const lines = sections(character, choice, why).flatMap(section => [
    edge,
    heading(section),
    ...section.rows.flatMap(printRow),
  ])
  return `${[...lines, edge].join('\n')}\n`
}
