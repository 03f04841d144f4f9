/** Keys for the whole page: `/` searches, digits answer a prompt, Ctrl+Z undoes. Never while somebody types. */
import { useEffect, useRef } from 'react'

export interface KeyMap {
  readonly [key: string]: () => void
}

export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** How a key map names what was pressed: `Ctrl+z`, `Shift+ArrowLeft`, `/`. Command counts as Ctrl. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const held = [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shiftKey && isNamed(key) ? 'Shift' : '']
  const lower = key.length === 1 ? key.toLowerCase() : key
  return [...held.filter(one => one !== ''), lower].join('+')
}

/** Shift is part of a sign, but beside a named key or a letter it is a key of its own. */
const isNamed = (key: string): boolean => key.length > 1 || /^\p{L}$/u.test(key)

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="listbox"], [role="menu"], [role="dialog"]'

/** What Enter and Space press by themselves. */
const PRESSED = 'button, a[href], summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"]'

const presses = (key: string, target: EventTarget | null): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest(PRESSED) !== null

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null

/** Moves the focus along these, if it is on one of them; says whether it was. At the ends it stays, or goes round. */
export function walkAlong(stops: readonly HTMLElement[], step: number, round = false): boolean {
  const elements: readonly (Element | null)[] = stops
  const here = elements.indexOf(document.activeElement)
  if (here === -1 || step === 0) return false
  const next = here + step
  const within = Math.min(stops.length - 1, Math.max(0, next))
  stops[round ? (next + stops.length) % stops.length : within]?.focus()
  return true
}

export function useKeys(keys: KeyMap, active = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!active) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target)) return
      if (presses(event.key, event.target)) return
      const name = keyName(event)
      const act = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}
