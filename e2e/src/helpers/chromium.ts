/** Finds the browser of the tests: a Chromium, Chrome or Edge that is already on this machine. */
import { accessSync, constants } from 'node:fs'
import { posix, win32 } from 'node:path'

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium, Chrome or Edge: install one, or set CHROMIUM_PATH to its executable file.'

interface Machine {
  readonly platform: string
  readonly env: { readonly [name: string]: string | undefined }
}

const HERE: Machine = { platform: process.platform, env: process.env }

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

/** Where a browser may be, the best place first. */
function places({ platform, env }: Machine): readonly string[] {
  const named = (...names: readonly string[]): readonly string[] => names.flatMap(name => env[name] || [])
  if (platform === 'win32') {
    const folders = named('PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA')
    return WINDOWS.flatMap(file => folders.map(folder => win32.join(folder, file)))
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', ...named('HOME').map(home => posix.join(home, 'Applications'))]
    return APPS.flatMap(app => folders.map(folder => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)))
  }
  const folders = [...(env['PATH'] ?? '').split(posix.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  return COMMANDS.flatMap(command => folders.map(folder => posix.join(folder, command)))
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const findChromium = (machine = HERE, exists = isExecutable): string | undefined =>
  machine.env['CHROMIUM_PATH'] ?? places(machine).find(exists)

export function chromium(): string {
  const file = findChromium()
  if (file === undefined) throw new Error(HOW_TO_GET_CHROMIUM)
  return file
}
