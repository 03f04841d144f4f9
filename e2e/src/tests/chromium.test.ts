import { expect, test } from 'vitest'
import { findChromium } from '../helpers/chromium.ts'

const on = (platform: string, env: { readonly [name: string]: string }, ...files: readonly string[]) =>
  findChromium({ platform, env }, file => files.includes(file))

test('the browser of the tests is found where each system keeps it', () => {
  expect(on('linux', { PATH: '/bin:/opt/own' }, '/opt/own/google-chrome')).toBe('/opt/own/google-chrome')
  expect(on('linux', {}, '/snap/bin/chromium')).toBe('/snap/bin/chromium')
  const app = '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(on('darwin', { HOME: '/Users/ada' }, app)).toBe(app)
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  expect(on('win32', { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }, edge)).toBe(
    edge,
  )
})

test('CHROMIUM_PATH names another browser, and without any there is none', () => {
  expect(on('linux', { CHROMIUM_PATH: '/my/own', PATH: '/bin' }, '/bin/chromium')).toBe('/my/own')
  expect(on('linux', { PATH: '/bin' })).toBeUndefined()
})
