/** What scrolls can be reached by the keyboard, exactly as long as it does. */
import { type RefObject, useEffect } from 'react'

export function useScrollFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = area.current
    if (node === null) return undefined
    const look = (): void => {
      if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(look)
    const watch = (): void => {
      sizes.disconnect()
      sizes.observe(node)
      for (const child of node.children) sizes.observe(child)
    }
    const parts = new MutationObserver(watch)
    parts.observe(node, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [area])
}
