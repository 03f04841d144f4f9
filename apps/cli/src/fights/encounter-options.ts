/** Options and settings of an encounter, beside those of its file: flags that "fight" and "simulate" share. */
import { BadInput, compose, type Json, json, nearest } from '@umpire/engine'
import type { System } from '@umpire/registry'
import type { Command } from 'commander'
import { several } from '../flags/flags.ts'
import { valueFor } from '../flags/written-value.ts'
import type { Call } from '../io/call.ts'
import { inFile } from '../io/in-file.ts'
import { UsageError } from '../io/io.ts'
import { isMap } from '../io/is-map.ts'
import { having } from '../systems/systems.ts'

const FLAG = '--option'

export interface OptionFlags {
  readonly option: readonly string[]
}

const HELP = `
Options of the rules are switched on in the encounter file, as options: [key, …] and settings: {id: value}, as a campaign
has them in its own file; for one fight also here: ${FLAG} key, ${FLAG} key=no, and ${FLAG} id=value for a setting.
"umpire rules --system <id>" tells what each of them is.
`

const keysText = async (): Promise<string> =>
  (await having('encounters'))
    .filter(({ system }) => system.options.length > 0)
    .map(({ system }) => `  ${system.id}: ${choosable(system).join(', ')}\n`)
    .join('')

export async function addOptionFlag(command: Command, { isHelp }: Call): Promise<void> {
  command.option(`${FLAG} <key>`, 'an option of the rules (below); may be given several times', several, [])
  if (isHelp) command.addHelpText('after', `${HELP}${await keysText()}`)
}

const SWITCH: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['on', true],
  ['true', true],
  ['no', false],
  ['off', false],
  ['false', false],
])

interface Wanted {
  readonly options: ReadonlyMap<string, boolean>
  readonly settings: { readonly [id: string]: Json }
}

/** Options by their keys, and the names for many of them. */
const choosable = ({ options, presets = [] }: System): readonly string[] =>
  [...options, ...presets].map(({ key }) => key)

function unknown(key: string, system: System): UsageError {
  const { id, settings } = system
  const known = [...choosable(system), ...settings.map(one => one.id)]
  const meant = nearest(key, known)
  const hint = meant === undefined ? ' (--help lists them)' : `, perhaps ${meant}`
  const expected = known.length === 0 ? `none, because ${id} has no options` : `an option or a setting of ${id}${hint}`
  return new UsageError(`${FLAG}: expected ${expected}, got ${key}`)
}

function wantedBy(written: readonly string[], system: System): Wanted {
  const options = new Map<string, boolean>()
  const settings: { [id: string]: Json } = {}
  for (const one of written) {
    const [key = '', ...rest] = one.split('=')
    const value = rest.length === 0 ? undefined : rest.join('=').trim()
    const setting = system.settings.find(({ id }) => id === key)
    if (setting !== undefined && value !== undefined) {
      const place = `${FLAG} ${key}`
      settings[key] = json().read(setting.field.read(valueFor(setting.field.spec, value, place), place), place)
      continue
    }
    if (setting !== undefined) throw new UsageError(`${FLAG} ${key}: expected a value, as ${key}=value`)
    if (!choosable(system).includes(key)) throw unknown(key, system)
    const on = SWITCH.get(value?.toLowerCase() ?? 'yes')
    if (on === undefined) throw new UsageError(`${FLAG} ${key}: expected yes or no, got ${value}`)
    options.set(key, on)
  }
  return { options, settings }
}

/** The file with what was wished for in place of what it says. */
export function withOptions(
  file: { readonly [name: string]: unknown },
  written: readonly string[],
  system: System,
): { readonly [name: string]: unknown } {
  if (written.length === 0) return file
  const { options: before = [], settings: kept = {} } = file
  if (!Array.isArray(before)) throw new BadInput('options', 'a list', before)
  if (!isMap(kept)) throw new BadInput('settings', 'an object', kept)
  const wanted = wantedBy(written, system)
  const left = before.filter((key: unknown) => typeof key !== 'string' || wanted.options.get(key) !== false)
  const added = [...wanted.options].flatMap(([key, on]) => (on && !left.includes(key) ? [key] : []))
  const options = [...left, ...added]
  // What does not go together by this is told of the flag, and not of the file.
  inFile(FLAG, () => compose(system, { options: options.filter(key => typeof key === 'string') }))
  return { ...file, options, settings: { ...kept, ...wanted.settings } }
}
