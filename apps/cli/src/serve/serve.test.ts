/** What `umpire serve` takes, from the command line and the environment, and what it says at start. */
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { folderOf, umpire } from '../../test/umpire.ts'

const { folder, file } = folderOf('serve')
afterEach(() => vi.unstubAllEnvs())

interface Environment {
  readonly [name: string]: string
}

/** Starts it and stops it at once. */
async function served(args: readonly string[], environment: Environment = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { status, out, err } = await umpire(['serve', '--data', join(folder, 'data'), '--port', '0', ...args], {
    signal: AbortSignal.abort(),
  })
  return { status, err, out: out.split('\n') }
}

describe('umpire serve says at start', () => {
  test('nothing of who makes tables where nobody else can come by', async () => {
    const { status, out } = await served([])
    expect(status).toBe(0)
    expect(out[0]).toMatch(/^Umpire is ready: http:\/\/127\.0\.0\.1:\d+$/)
    expect(out.join(' ')).not.toContain('make tables')
  })
  const says: { readonly [line: string]: readonly [args: readonly string[], environment?: Environment] } = {
    'Only this machine can make tables and start simulations; a key (UMPIRE_KEY) or --tables everyone lets others.': [
      ['--host', '0.0.0.0'],
    ],
    'Anyone who reaches this address can make tables and start simulations.': [
      ['--host', '0.0.0.0', '--tables', 'everyone'],
    ],
    'Whoever has the key can make tables and start simulations.': [[], { UMPIRE_KEY: 'three blind mice' }],
    'Nobody can make tables or start simulations.': [['--tables', 'nobody']],
  }
  for (const [line, [args, environment]] of Object.entries(says)) {
    test(line, async () => expect((await served(args, environment)).out).toContain(line))
  }
  test('where it is below a path, and the link that people behind a proxy use', async () => {
    const other = join(folder, 'other')
    const { out } = await served(['--data', other, '--base-path', '/umpire/'], {
      UMPIRE_PROXY: '127.0.0.1, 10.0.0.0/8',
      UMPIRE_NAME: 'games.example other.example',
    })
    expect(out[0]).toMatch(/^Umpire is ready: http:\/\/127\.0\.0\.1:\d+\/umpire$/)
    expect(out.find(line => line.includes('secret'))).toContain(': https://games.example/umpire/join#')
  })
})

describe('umpire serve takes its flags from the environment', () => {
  test('each by a variable that the help names, but the key itself by a variable alone', async () => {
    const { out } = await umpire(['serve', '--help'], { columns: 300 })
    const flags = [...out.matchAll(/^ {2}--([\w-]+) .*$/gm)]
    expect(flags.length).toBeGreaterThan(10)
    for (const [line, flag = ''] of flags)
      expect(line).toContain(`env: UMPIRE_${flag.toUpperCase().replaceAll('-', '_')}`)
    expect(out).toContain('UMPIRE_KEY  the key')
    expect(out).not.toMatch(/--key /)
  })
  test('and the command line wins', async () => {
    expect((await served(['--base-path', '/mine'], { UMPIRE_BASE_PATH: '/theirs' })).out[0]).toMatch(/\/mine$/)
    expect((await served(['--log', 'silent'], { UMPIRE_PORT: 'abc' })).status).toBe(0)
  })
  test('the key from a file, too', async () => {
    const key = file('key', ' three blind mice\n')
    expect((await served([], { UMPIRE_KEY_FILE: key })).out).toContain(
      'Whoever has the key can make tables and start simulations.',
    )
  })
})

describe('umpire serve refuses in one line', () => {
  const short = file('short', 'mice')
  const refused: { readonly [says: string]: readonly [args: readonly string[], environment?: Environment] } = {
    'UMPIRE_BASE_PATH: expected a path such as /umpire, got "umpire"': [[], { UMPIRE_BASE_PATH: 'umpire' }],
    '--base-path: expected a path such as /umpire, got "/../x"': [['--base-path', '/../x'], { UMPIRE_BASE_PATH: '/x' }],
    '--port: expected a whole number from 0 to 65535, got 70000': [['--port', '70000']],
    '--host: expected an address of this machine': [['--host', '203.0.113.9']],
    'UMPIRE_HOST: expected an address of this machine': [[], { UMPIRE_HOST: '203.0.113.9' }],
    '--name: expected a name such as umpire.example, got "https://a.example"': [['--name', 'https://a.example']],
    'UMPIRE_PROXY: expected an address such as 127.0.0.1 or 10.0.0.0/8, got "10.0.0.0/33"': [
      [],
      { UMPIRE_PROXY: '127.0.0.1,10.0.0.0/33' },
    ],
    '--proxy: expected an address such as 127.0.0.1 or 10.0.0.0/8, got "nginx"': [['--proxy', 'nginx']],
    "from env 'UMPIRE_TABLES' is invalid. Allowed choices are everyone, local, key, nobody.": [
      [],
      { UMPIRE_TABLES: 'friends' },
    ],
    '--tables: expected the key in UMPIRE_KEY or in a file with --key-file, got "none"': [['--tables', 'key']],
    'UMPIRE_KEY: expected a key of at least 8 characters, got 4': [[], { UMPIRE_KEY: 'mice' }],
    '--key-file: expected a key of at least 8 characters, got 4': [['--key-file', short]],
    'UMPIRE_KEY: expected this or --key-file, got "both"': [['--key-file', short], { UMPIRE_KEY: 'three blind mice' }],
  }
  for (const [says, [args, environment]] of Object.entries(refused)) {
    test(says, async () => {
      const { status, out, err } = await served(args, environment)
      expect({ status, out }).toEqual({ status: 2, out: [''] })
      expect(err).toContain(says)
      expect(err.trim().split('\n')).toHaveLength(1)
    })
  }
})
