/**
 * Does work that always answers the same once for each key, at the first call, and keeps the answer. What
 * failed is tried again at the next call.
 *
 *     const campaigns = keeping(system => backRoom.run('campaign', { system }, FOR_ALL))
 */
export function keeping<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return key => {
    const before = kept.get(key)
    if (before !== undefined) return before
    const found = work(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    return found
  }
}
