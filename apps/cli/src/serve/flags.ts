/** The flags of `umpire serve`. Each may come from the environment, too; what is written on the command line wins. */
import { isIP } from 'node:net'
import { BadInput, int } from '@umpire/engine'
import type { Readers, ServerOptions, WhoMakes } from '@umpire/server'
import { type Command, Option } from 'commander'
import { wholeNumber } from '../flags/flags.ts'
import { readNamedText } from '../io/files.ts'

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
const MAKERS: readonly WhoMakes[] = ['everyone', 'local', 'key', 'nobody']
const READERS: readonly Readers[] = ['local', 'everyone', 'nobody']
const PORT = int({ min: 0, max: 65_535 })
const KEY = 'UMPIRE_KEY'
/** Shorter ones could be guessed. */
const KEY_LENGTH = 8
const MOST_KEY = 1000

interface Flags {
  readonly port: string
  readonly host: string
  readonly data: string
  readonly name: readonly string[]
  readonly tables?: WhoMakes
  readonly keyFile?: string
  readonly metrics: Readers
  readonly proxy: readonly string[]
  readonly basePath: string
  readonly link?: string
  readonly log: (typeof LEVELS)[number]
}

/** What is asked of the server, and where everything is stored. */
export interface Settings extends ServerOptions {
  readonly host: string
  readonly names: readonly string[]
  readonly proxies: readonly string[]
  readonly basePath: string
  readonly data: string
  readonly link: string | undefined
}

const KEY_HELP = `
  ${KEY}  the key for --tables key: a variable, so that no list of processes shows it
`

export function addFlags(command: Command): void {
  const add = (variable: string, option: Option): void => void command.addOption(option.env(`UMPIRE_${variable}`))
  add('PORT', new Option('--port <number>', 'where to listen; 0 takes any that is free').default('7400'))
  add('HOST', new Option('--host <address>', 'address to listen on; 0.0.0.0 lets your network in').default('127.0.0.1'))
  add(
    'DATA',
    new Option('--data <folder>', 'where everything is stored; made if it is not there').default('umpire-data'),
  )
  add('NAME', new Option('--name <host...>', 'names people reach it by, such as umpire.example').default([], 'none'))
  add(
    'TABLES',
    new Option(
      '--tables <who>',
      'who may make tables and start simulations; local is this machine (default: key if there is one, else everyone on this machine alone, local on a network or behind a proxy)',
    ).choices(MAKERS),
  )
  add('KEY_FILE', new Option('--key-file <file>', `the file with the key, instead of ${KEY}`))
  add(
    'METRICS',
    new Option('--metrics <who>', 'who may read health and metrics; local is this machine')
      .choices(READERS)
      .default('local'),
  )
  add(
    'PROXY',
    new Option('--proxy <address...>', 'proxies to believe about who asks, such as 127.0.0.1').default([], 'none'),
  )
  add(
    'BASE_PATH',
    new Option('--base-path <path>', 'serve everything below this path, such as /umpire').default('', 'none'),
  )
  add('LINK', new Option('--link <table>', 'print a new link for the game master of that table, who lost theirs'))
  add('LOG', new Option('--log <level>', 'how much to tell on standard error').choices(LEVELS).default('warn'))
  command.addHelpText('after', KEY_HELP)
}

/** Where a value was written, for whoever has to mend it: `--base-path` or `UMPIRE_BASE_PATH`. */
export const placeIn =
  (command: Command) =>
  (flag: string): string => {
    const key = flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const isFromEnvironment = command.getOptionValueSource(key) === 'env'
    return isFromEnvironment ? `UMPIRE_${flag.replaceAll('-', '_').toUpperCase()}` : `--${flag}`
  }

/** Several values, each a word of its own, or with commas between them. */
const each = (written: readonly string[]): readonly string[] =>
  written.flatMap(text => text.split(/[\s,]+/)).filter(text => text !== '')

function checkName(name: string, place: string): void {
  if (!/^[\w.-]+$/.test(name) && isIP(name) === 0) throw new BadInput(place, 'a name such as umpire.example', name)
}

const RANGES = ['loopback', 'linklocal', 'uniquelocal']
const BITS: { readonly [version: number]: number } = { 4: 32, 6: 128 }

function checkProxy(proxy: string, place: string): void {
  const [address = '', bits = '0', ...more] = proxy.split('/')
  const most = BITS[isIP(address)] ?? -1
  const isRange = /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0
  if (!isRange && !RANGES.includes(proxy))
    throw new BadInput(place, 'an address such as 127.0.0.1 or 10.0.0.0/8', proxy)
}

function readKey(file: string | undefined, place: string): string | undefined {
  const variable = process.env[KEY]
  if (file !== undefined && variable !== undefined) throw new BadInput(KEY, `this or ${place}`, 'both')
  const key = file === undefined ? variable : readNamedText(file, MOST_KEY).trim()
  if (key === undefined || key.length >= KEY_LENGTH) return key
  // The key itself is not repeated.
  throw new BadInput(file === undefined ? KEY : place, `a key of at least ${KEY_LENGTH} characters`, key.length)
}

/** What the flags say, each value checked. */
export async function settingsOf(flags: Flags, place: (flag: string) => string): Promise<Settings> {
  const { readBasePath } = await import('@umpire/server')
  const [names, proxies] = [each(flags.name), each(flags.proxy)]
  for (const name of names) checkName(name, place('name'))
  for (const proxy of proxies) checkProxy(proxy, place('proxy'))
  const key = readKey(flags.keyFile, place('key-file'))
  if (flags.tables === 'key' && key === undefined)
    throw new BadInput(place('tables'), `the key in ${KEY} or in a file with --key-file`, 'none')
  return {
    port: wholeNumber(flags.port, place('port'), PORT),
    host: flags.host,
    names,
    proxies,
    basePath: readBasePath(flags.basePath, place('base-path')),
    makers: flags.tables,
    key,
    readers: flags.metrics,
    logLevel: flags.log,
    data: flags.data,
    link: flags.link,
  }
}
