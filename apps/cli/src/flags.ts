/** Flags that several commands have. */
import { randomBytes } from 'node:crypto'
import { type Field, type Json, json } from '@umpire/engine'
import { parseJson } from './files.ts'
import { type Io, UsageError } from './io.ts'

/** A flag that may be given several times. */
export const several = (one: string, before: readonly string[] = []): string[] => [...before, one]

/** A whole number as people write it: neither 1e3 nor 0x10. */
export const wholeNumber = (written: string, place: string, field: Field<number>): number =>
  field.read(/^\d{1,15}$/.test(written) ? Number(written) : written, place)

/** The settings of a campaign, each written as id=json. */
export const settingsOf = (written: readonly string[]): { readonly [id: string]: Json } =>
  Object.fromEntries(
    written.map((one): [string, Json] => {
      const [id = '', ...value] = one.split('=')
      if (value.length === 0) throw new UsageError(`--setting: expected id=value, got ${one}`)
      const place = `--setting ${id}`
      return [id, json().read(parseJson(value.join('='), place), place)]
    }),
  )

/** The seed asked for, or a fresh one, told so that the same can be had again. */
export function seedOf(seed: string | undefined, io: Io): string {
  if (seed !== undefined) return seed
  const fresh = randomBytes(8).toString('hex')
  io.stderr.write(`--seed ${fresh} repeats this\n`)
  return fresh
}
