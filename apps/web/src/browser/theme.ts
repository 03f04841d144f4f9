/** Light, dark, or as the system says; remembered in this browser. `public/theme.js` applies it before the first paint. */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The same key as public/theme.js. */
const KEY = 'umpire.theme'
const listeners = new Set<() => void>()

const themeOf = (text: string | null): Theme => THEMES.find(theme => theme === text) ?? 'system'

const chosen = (): Theme => themeOf(readStored(KEY))

export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen)
