/** What the machine refuses, such as a port that is taken or data in use, as one line like any other bad input. */
import { UsageError } from '../io/io.ts'

/** The store's refusals are known by name: its code is loaded only where it is needed. */
function refusalOf(error: unknown, place: (flag: string) => string): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'StoreError') return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `${place('port')}: expected one that is free, this one is taken (0 takes any)`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${place('host')}: expected an address of this machine`
  if (code === 'EACCES') return `not allowed by this machine: ${error.message}`
  return undefined
}

export async function plainly<T>(work: () => Promise<T>, place = (flag: string) => `--${flag}`): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error, place)
    throw refusal === undefined ? error : new UsageError(refusal)
  }
}
