/** A page: its bar, its title in the browser's tab, and the place that "skip" leads to. */
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useKeys } from '../../browser/keys.ts'
import { words } from '../../text/words.ts'
import { TopBar, type TopBarProps } from './top-bar.tsx'

export interface PageProps extends TopBarProps {
  /** For the browser's tab. */
  readonly name: string
  readonly tools?: ReactNode
  /** The page fills the window by itself, without the usual margins. */
  readonly full?: boolean
  /** The slash key is the page's own; elsewhere it leads to the search of rules. */
  readonly ownSearch?: boolean
}

export function usePageName(name: string): void {
  useEffect(() => {
    document.title = name === words.name ? name : `${name} · ${words.name}`
  }, [name])
}

export function Page({ name, title, about, tools, full = false, ownSearch = false, children }: PageProps) {
  const navigate = useNavigate()
  usePageName(name)
  useKeys({ '/': () => void navigate({ to: '/rules' }) }, !ownSearch)
  return (
    <div className="page">
      <TopBar title={title} about={about}>
        {tools}
      </TopBar>
      <main id="main" tabIndex={-1} className={full ? 'page-full' : 'page-body'}>
        {children}
      </main>
    </div>
  )
}
