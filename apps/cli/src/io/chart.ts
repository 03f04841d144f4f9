/** Bars for a terminal, in eighths of a character. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const WIDEST_BAR = 40
const NARROWEST_BAR = 4

/**
 * A bar of `share` of `width` characters; something above nothing is always seen.
 *
 *     bar(0.5, 10) // '█████'
 */
function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8)
  if (share > 0 && eighths === 0) return EIGHTHS[1] ?? ''
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}

/** Columns of text: numbers stand to the right, words to the left. */
export function columns(rows: readonly (readonly string[])[], to: 'left' | 'right' = 'right'): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  }
  const padded = (cell: string, width = 0): string => (to === 'left' ? cell.padEnd(width) : cell.padStart(width))
  return rows.map(row => row.map((cell, column) => padded(cell, widths[column])).join('  '))
}

/** Puts a bar behind each line, as wide as the terminal leaves room for; none where that is nothing. */
export function withBars(lines: readonly string[], shares: readonly number[], terminal: number): string[] {
  const text = Math.max(...lines.map(line => line.length))
  const width = Math.min(WIDEST_BAR, terminal - text - 3)
  if (width < NARROWEST_BAR) return [...lines]
  return lines.map((line, index) => `${line.padEnd(text)}  ${bar(shares[index] ?? 0, width)}`.trimEnd())
}
