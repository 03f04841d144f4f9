/** Flags that several commands have. */
import { randomBytes } from 'node:crypto'
import { type Characters, type Field, type Json, json, ownValue } from '@umpire/engine'
import { parseJson } from '../io/files.ts'
import { type Io, UsageError } from '../io/io.ts'
import { valueFor } from './written-value.ts'

/** A flag that may be given several times. */
export const several = (one: string, before: readonly string[] = []): string[] => [...before, one]

/** A whole number as people write it: neither 1e3 nor 0x10. */
export const wholeNumber = (written: string, place: string, field: Field<number>): number =>
  field.read(/^\d{1,15}$/.test(written) ? Number(written) : written, place)

/** A flag of the form name=value, in its two parts. */
function parted(one: string, flag: string, name: string): readonly [name: string, value: string] {
  const [before = '', ...value] = one.split('=')
  if (before === '' || value.length === 0) throw new UsageError(`${flag}: expected ${name}=value, got ${one}`)
  return [before.trim(), value.join('=').trim()]
}

/** The settings of a campaign, each written as id=json. */
export const settingsOf = (written: readonly string[]): { readonly [id: string]: Json } =>
  Object.fromEntries(
    written.map((one): [string, Json] => {
      const [id, value] = parted(one, '--setting', 'id')
      const place = `--setting ${id}`
      return [id, json().read(parseJson(value, place), place)]
    }),
  )

/** Facts of the moment, each written as name=value; what a value may be, the system says. */
export const factsOf = (
  written: readonly string[],
  { circumstances = {} }: Characters,
): { readonly [name: string]: unknown } =>
  Object.fromEntries(
    written.map((one): [string, unknown] => {
      const [name, value] = parted(one, '--fact', 'name')
      const known = ownValue(circumstances, name)
      return [name, known === undefined ? value : valueFor(known.field.spec, value, `--fact ${name}`)]
    }),
  )

/** The seed asked for, or a fresh one, told so that the same can be had again. */
export function seedOf(seed: string | undefined, io: Io): string {
  const { seed: used, tell } = seedLater(seed, io)
  tell()
  return used
}

/** The same, told only when `tell` is called: what is refused before that needs no seed. */
export function seedLater(seed: string | undefined, io: Io): { readonly seed: string; readonly tell: () => void } {
  if (seed !== undefined) return { seed, tell: () => undefined }
  const fresh = randomBytes(8).toString('hex')
  return { seed: fresh, tell: () => void io.stderr.write(`--seed ${fresh} repeats this\n`) }
}
