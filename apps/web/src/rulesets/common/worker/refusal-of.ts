/** Why something cannot be used, in the words of whoever refuses it; null if it can. */
export function refusalOf(use: () => unknown): string | null {
  try {
    use()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
