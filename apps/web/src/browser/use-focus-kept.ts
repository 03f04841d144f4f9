/**
 * A question that was answered goes away, and with it the button that had the focus. The focus then goes to the next
 * question, or to the nearest thing around it that is still there and can have it, instead of the top of the page.
 */
import { type RefObject, useEffect } from 'react'

/** What is around an element and can have the focus, from the inside out. */
function landings(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let here = element.parentElement; here !== null; here = here.parentElement) {
    if (here.hasAttribute('tabindex')) found.push(here)
  }
  return found
}

export function useFocusKept(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = area.current
    if (node === null) return undefined
    let last: { readonly element: Element; readonly around: readonly HTMLElement[] } | undefined
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = { element: target, around: landings(target) }
    }
    const changed = (): void => {
      if (last === undefined || last.element.isConnected) return
      const { around } = last
      last = undefined
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const asked = node.querySelector<HTMLElement>('[data-asked]')
      const landing = asked ?? around.find(({ isConnected }) => isConnected)
      landing?.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(changed)
    node.addEventListener('focusin', focused)
    watch.observe(node, { childList: true, subtree: true })
    return () => {
      node.removeEventListener('focusin', focused)
      watch.disconnect()
    }
  }, [area])
}
