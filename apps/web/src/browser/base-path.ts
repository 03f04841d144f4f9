/** The path below which this Umpire stands, as the server wrote it into the page; empty at the root of the address. */
export const BASE_PATH = typeof document === 'undefined' ? '' : (document.documentElement.dataset['basePath'] ?? '')

/** An address of the server, as the browser has to ask for it. */
export const placed = (path: string): string => `${BASE_PATH}${path}`
