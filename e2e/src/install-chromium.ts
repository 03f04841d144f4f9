/** Installs Chromium for the tests where there is no browser and the machine is a Debian that allows it. */
import { spawnSync } from 'node:child_process'
import { findChromium, HOW_TO_GET_CHROMIUM, isExecutable } from './helpers/chromium.ts'

const APT = '/usr/bin/apt-get'

function apt(...args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(APT, args, { stdio: 'inherit', env })
}

if (findChromium() === undefined && process.getuid?.() === 0 && isExecutable(APT)) {
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}
if (findChromium() === undefined) {
  process.stderr.write(`${HOW_TO_GET_CHROMIUM}\n`)
  process.exitCode = 1
}
