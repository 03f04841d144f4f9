/** The browser's storage, which may be forbidden or full: then nothing is remembered, and nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** With null it is forgotten. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is forbidden or full.
  }
}
