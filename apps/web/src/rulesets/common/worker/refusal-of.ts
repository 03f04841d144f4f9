export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why something cannot be used, in the words of whoever refuses it; null if it can. */
export function refusalOf(use: () => unknown): string | null {
  try {
    use()
    return null
  } catch (error) {
    return messageOf(error)
  }
}
