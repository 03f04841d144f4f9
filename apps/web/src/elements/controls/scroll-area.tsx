/** Scrolls sideways where it must, and can be reached by the keyboard exactly then. */
import { type ReactNode, useEffect, useRef } from 'react'

export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const node = area.current
    if (node === null) return undefined
    const look = (): void => {
      if (node.scrollWidth > node.clientWidth) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(look)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={area} className="table-scroll inset-focus" aria-label={label}>
      {children}
    </section>
  )
}
