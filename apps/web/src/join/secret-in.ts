/** What the server takes for a secret. */
const [LEAST, MOST] = [20, 100] as const

/** The secret of a link to a seat: behind the #, or the text itself; undefined if there is none. */
export function secretIn(link: string): string | undefined {
  const trimmed = link.trim()
  const secret = trimmed.slice(trimmed.indexOf('#') + 1)
  return secret.length >= LEAST && secret.length <= MOST && /^[\w-]+$/.test(secret) ? secret : undefined
}
