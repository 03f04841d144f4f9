/** Bars for a terminal, in eighths of a character. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/**
 * A bar of `share` of `width` characters; something above nothing is always seen.
 *
 *     bar(0.5, 10) // '█████'
 */
export function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8)
  if (share > 0 && eighths === 0) return EIGHTHS[1] ?? ''
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '')
}

/** Columns of text, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  return rows.map(row =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
