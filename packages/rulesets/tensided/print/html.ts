/** Words from people as text of a page, never as marks of it. */
const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, found => ESCAPES[found] ?? '')

const NUMBER = /^[+−$×]*[\d½.,]+$/

/** A table; columns of numbers stand right, and the one that matters most is bold. */
export function rowsTable(head: readonly string[], rows: readonly (readonly string[])[], strong?: number): string {
  const right = head.map((_, at) => rows.every(row => NUMBER.test(row[at] ?? '') || (row[at] ?? '') === ''))
  const kind = (at: number): string => {
    const names = [...(right[at] === true ? ['n'] : []), ...(at === strong ? ['b'] : [])]
    return names.length === 0 ? '' : ` class="${names.join(' ')}"`
  }
  const cells = (row: readonly string[], tag: string): string =>
    `<tr>${head.map((_, at) => `<${tag}${kind(at)}>${escaped(row[at] ?? '')}</${tag}>`).join('')}</tr>`
  const top = head.every(title => title === '') ? '' : `<thead>${cells(head, 'th')}</thead>`
  return `<table>${top}<tbody>${rows.map(row => cells(row, 'td')).join('\n')}</tbody></table>`
}

/** Nothing where there is nothing to show. */
export const section = (title: string, aside: string, rows: readonly unknown[], body: () => string): string =>
  rows.length === 0 ? '' : `<section><h2>${escaped(title)}<span>${escaped(aside)}</span></h2>${body()}</section>`

const MOST_BOXES = 50

/** To be crossed out, as long as they can be counted. */
export const boxes = (count: number): string =>
  count > MOST_BOXES ? escaped(String(count)) : `<span class="boxes">${'<i></i>'.repeat(count)}</span>`
