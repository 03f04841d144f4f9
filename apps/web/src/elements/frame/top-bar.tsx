/** The bar above every page: where one is, what one can do here, theme and menu. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { words } from '../../text/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { PageMenu } from './page-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export interface TopBarProps {
  readonly title: ReactNode
  readonly about?: ReactNode
  /** Buttons of this page, before theme and menu. */
  readonly children?: ReactNode
}

export const TopBar = ({ title, about, children }: TopBarProps) => (
  <header className="top">
    <Link className="brand" to="/" aria-label={words.name}>
      <BrandMark />
      <span>{words.name}</span>
    </Link>
    <div className="crumb">
      <span {...(typeof title === 'string' && { title })}>{title}</span>
      {about !== undefined && (
        <span className="about" {...(typeof about === 'string' && { title: about })}>
          {about}
        </span>
      )}
    </div>
    <div className="tools">
      {children}
      <ThemeSwitch />
      <PageMenu />
    </div>
  </header>
)
