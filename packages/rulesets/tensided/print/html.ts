/** Parts of the sheet as a page. */
import { escaped } from '@umpire/engine'

/** Nothing where there is nothing to show. */
export const section = (title: string, aside: string, rows: readonly unknown[], body: () => string): string =>
  rows.length === 0 ? '' : `<section><h2>${escaped(title)}<span>${escaped(aside)}</span></h2>${body()}</section>`

const MOST_BOXES = 50

/** To be crossed out, as long as they can be counted. */
export const boxes = (count: number): string =>
  count > MOST_BOXES ? escaped(String(count)) : `<span class="boxes">${'<i></i>'.repeat(count)}</span>`
