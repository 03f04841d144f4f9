/**
 * Enter does the primary action, wherever one is on the page, except on what has a use for Enter itself: a button, a
 * link, a field. A row that is chosen already lets it through.
 */
import { useEffect, useRef } from 'react'

const OWN_ENTER = 'a, button, input, textarea, select, summary, [role="button"], [role="dialog"], [role="menu"]'

/** What is chosen already has no use for Enter any more. */
const CHOSEN = '.act[aria-pressed="true"], .strip-figure[aria-pressed="true"], .throws-choose[aria-pressed="true"]'

export function useEnter(act: (() => void) | undefined): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return
      const { target } = event
      const own = target instanceof Element ? target.closest(OWN_ENTER) : null
      if (own !== null && !own.matches(CHOSEN)) return
      if (latest.current === undefined) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
