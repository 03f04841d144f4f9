/**
 * Enter answers the question that is asked, before any other use of it on the page; but never on something that was
 * gone to by keyboard and has a use for Enter itself.
 */
import { useEffect, useRef } from 'react'
import { goneByKey } from './gone-by-key.ts'

const OWN_ENTER = 'a, button, summary, [role="tab"], [role="button"]'
const TYPING = 'input, textarea, select, [role="listbox"], [role="menu"], [role="dialog"]'

const hasOwnUse = (target: Element): boolean =>
  target.closest(TYPING) !== null || (goneByKey() && target.closest(OWN_ENTER) !== null)

export function useEnter(act: () => void, active: boolean): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!active) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && hasOwnUse(event.target)) return
      event.preventDefault()
      // The button that has the focus would hear of it, too.
      event.stopImmediatePropagation()
      latest.current()
    }
    // On the way down, so that it comes before the screens of the game.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [active])
}
