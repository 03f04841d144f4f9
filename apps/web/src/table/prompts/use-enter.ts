/**
 * Enter does the primary action, before any other use of it on the page; but never on something that was gone to by
 * keyboard and has a use for Enter itself. What is chosen already has none.
 */
import { useEffect, useRef } from 'react'
import { goneByKey } from './gone-by-key.ts'

const OWN_ENTER = 'a, button, summary, [role="button"]'
const CHOSEN = '[aria-pressed="true"]'
/** Somebody is in the middle of something that goes on with it: a brush on a map. */
const AT_WORK = '[data-own-enter]'
const TYPING = 'input, textarea, select, [role="listbox"], [role="menu"], [role="dialog"]'

function hasOwnUse(target: Element): boolean {
  if (target.matches(AT_WORK) || target.closest(TYPING) !== null) return true
  const own = goneByKey() ? target.closest(OWN_ENTER) : null
  return own !== null && !own.matches(CHOSEN)
}

/** A prompt hears it on the way down before what the screens of a game ask themselves. None does nothing. */
export function useEnter(act: (() => void) | undefined, of: 'prompt' | 'screen'): void {
  const latest = useRef(act)
  latest.current = act
  const active = act !== undefined
  useEffect(() => {
    if (!active) return undefined
    const place = of === 'prompt' ? document : document.body
    const press = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && hasOwnUse(event.target)) return
      event.preventDefault()
      // The button that has the focus would hear of it, too.
      event.stopImmediatePropagation()
      latest.current?.()
    }
    place.addEventListener('keydown', press, { capture: true })
    return () => place.removeEventListener('keydown', press, { capture: true })
  }, [active, of])
}
