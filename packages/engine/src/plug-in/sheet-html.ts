/** Parts of a sheet as a page of HTML. */

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What people write is text of a page, never its markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, found => ESCAPES[found] ?? '')

const NUMBER = /^[+−$×]*[\d½.,]+$/

/** A table. Columns of numbers are right-aligned, and the column that matters most is bold. */
export function rowsTable(head: readonly string[], rows: readonly (readonly string[])[], strong?: number): string {
  const count = Math.max(head.length, ...rows.map(row => row.length))
  const right = Array.from({ length: count }, (_, at) =>
    rows.every(row => NUMBER.test(row[at] ?? '') || (row[at] ?? '') === ''),
  )
  const kind = (at: number): string => {
    const names = [...(right[at] === true ? ['n'] : []), ...(at === strong ? ['b'] : [])]
    return names.length === 0 ? '' : ` class="${names.join(' ')}"`
  }
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${Array.from({ length: count }, (_, at) => `<${tag}${kind(at)}>${escaped(row[at] ?? '')}</${tag}>`).join('')}</tr>`
  const top = head.every(title => title === '') ? '' : `<thead>${cells(head, 'th')}</thead>`
  return `<table>${top}<tbody>${rows.map(row => cells(row, 'td')).join('\n')}</tbody></table>`
}
