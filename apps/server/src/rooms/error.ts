/** An error that can be sent to another thread, whatever it carries. */
export function errorOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const { name, message, stack } = error
  const plain = new Error(message)
  return Object.assign(plain, { name, stack: stack ?? '' })
}
