/**
 * A value computed when it is first asked for, once: for what few ask for, and those again and again.
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
