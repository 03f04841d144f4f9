/**
 * A value computed on first use, then kept.
 *
 *     readonly #choices = lazy(() => [...this.#list()])
 */
export function lazy<V>(work: () => V): () => V {
  let found: { readonly value: V } | undefined
  return () => {
    found ??= { value: work() }
    return found.value
  }
}
