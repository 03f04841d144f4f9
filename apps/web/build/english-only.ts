/**
 * The component library brings its few spoken texts in thirty languages. Ours are in one so far, and thirty would be a
 * third of the first load; a translation of `src/text/words.ts` lets its language through here.
 */
import type { Plugin } from 'vite'

const TRANSLATED =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/

export const englishOnly = (): Plugin => ({
  name: 'umpire-english-only',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: TRANSLATED }, handler: () => 'export default {}' },
})
