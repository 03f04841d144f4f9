/** Back, which a phone has at its edge, closes what is open over the page before it leaves the page. */
import { useEffect, useRef } from 'react'
import { Openings } from './openings.ts'

function depth(): number {
  const { openings }: { readonly openings?: unknown } = history.state ?? {}
  return typeof openings === 'number' ? openings : 0
}

const openings = new Openings({
  depth,
  // Past the router, which would take it for another page: the entry is the same one, only deeper.
  push: to => History.prototype.pushState.call(history, { ...history.state, openings: to }, ''),
  go: by => history.go(by),
  soon: act => queueMicrotask(act),
})
addEventListener('popstate', () => openings.went())

export function useBack(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => (open ? openings.add(() => latest.current()) : undefined), [open])
}
