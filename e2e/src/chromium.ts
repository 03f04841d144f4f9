/**
 * The browser of the tests: Chromium of this machine. `node e2e/src/chromium.ts` installs Debian's if there is none and it
 * may.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(file => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

const found = (): string | undefined =>
  process.env['UMPIRE_CHROMIUM'] ?? NAMES.map(onPath).find(file => file !== undefined)

export function chromium(): string {
  const file = found()
  if (file !== undefined) return file
  throw new Error('the tests need Chromium: install it, or name it in UMPIRE_CHROMIUM')
}

if (import.meta.main && found() === undefined) {
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== undefined
  if (!mayInstall) throw new Error('the tests need Chromium: install it, or name it in UMPIRE_CHROMIUM')
  const apt = (...args: readonly string[]): void => {
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}
