/**
 * The browser's storage, which may be forbidden or full: then nothing is remembered, and nothing breaks. What is kept for
 * the visit is gone with the tab.
 */
type Where = 'always' | 'visit'

const storageOf = (where: Where): Storage => (where === 'visit' ? sessionStorage : localStorage)

export function readStored(key: string, where: Where = 'always'): string | null {
  try {
    return storageOf(where).getItem(key)
  } catch {
    return null
  }
}

/** With null it is forgotten. */
export function writeStored(key: string, text: string | null, where: Where = 'always'): void {
  try {
    if (text === null) storageOf(where).removeItem(key)
    else storageOf(where).setItem(key, text)
  } catch {
    // Storage is forbidden or full.
  }
}
