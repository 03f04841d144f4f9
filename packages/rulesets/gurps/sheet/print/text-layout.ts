/** Words and tables within the width of a terminal. */

export const WIDTH = 100
const GAP = 2

const lengthOf = (text: string): number => Array.from(text).length

/** Lines of at most that width; a word that is longer is cut in pieces, none of it lost. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const joined = line === '' ? word : `${line} ${word}`
    if (lengthOf(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    let left = Array.from(word)
    for (; left.length > width; left = left.slice(width)) lines.push(left.slice(0, width).join(''))
    line = left.join('')
  }
  return [...lines, line]
}

const padded = (text: string, width: number, right: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - lengthOf(text)))
  return right ? space + text : text + space
}

/** A number stands right, a word left. */
const isNumber = (text: string): boolean => /^[+−$]*[\d½.,]*$/.test(text)

/** The widths of columns: as they need, and the widest give way until all fit. */
function widthsOf(rows: readonly (readonly string[])[], width: number): number[] {
  const count = Math.max(...rows.map(row => row.length))
  const widths = Array.from({ length: count }, (_, at) => Math.max(...rows.map(row => lengthOf(row[at] ?? ''))))
  const room = width - GAP * (count - 1)
  for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over--) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 1) - 1
  }
  return widths
}

/** Rows below each other, numbers below numbers; what does not fit goes on in the next line of its column. */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = WIDTH,
): readonly string[] {
  const all = head.length === 0 ? rows : [head, ...rows]
  if (all.length === 0) return []
  const widths = widthsOf(all, width)
  const right = widths.map((_, at) => rows.every(row => isNumber(row[at] ?? '')))
  return all.flatMap(row => {
    const cells = widths.map((space, at) => wrapped(row[at] ?? '', space))
    const height = Math.max(...cells.map(lines => lines.length))
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, at) => padded(lines[line] ?? '', widths[at] ?? 0, right[at] ?? false))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
  })
}

/** Blocks of lines beside each other. */
export function beside(left: readonly string[], right: readonly string[], width: number): readonly string[] {
  const height = Math.max(left.length, right.length)
  return Array.from({ length: height }, (_, at) =>
    `${padded(left[at] ?? '', width, false)}${right[at] ?? ''}`.trimEnd(),
  )
}
