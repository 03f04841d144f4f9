/**
 * Keys that answer are held back for a moment whenever something else is asked: whoever presses Enter twice, or keeps it
 * down, meant the question that was there before. It stands at the window, so it also covers what the screens of a game
 * ask themselves.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

/** In milliseconds: nobody reads and answers a question sooner. */
const PATIENCE = 350

const TYPING = 'input, textarea, select, [role="listbox"], [role="menu"], [role="dialog"]'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'timeStamp'>

/** It would answer, but was pressed before anybody can have read what was shown at that moment; or is kept down. */
export function isTooSoon({ key, ctrlKey, metaKey, altKey, repeat, timeStamp }: Pressed, shown: number): boolean {
  if (ctrlKey || metaKey || altKey || !(key === 'Enter' || key === ' ' || /^[1-9]$/.test(key))) return false
  return repeat || timeStamp - shown < PATIENCE
}

/** With the name of whatever is asked now. */
export function useFresh(asked: string): void {
  const shown = useRef(0)
  useLayoutEffect(() => {
    // Whatever is asked now was shown at this moment.
    if (asked !== '') shown.current = performance.now()
  }, [asked])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (typing || !isTooSoon(event, shown.current)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}
