/** What may be wished for when a character is made, as flags of the command line: one for each field. */
import { BadInput, type Field, type Fields, fieldText, type Spec, type Titled } from '@umpire/engine'
import { Option } from 'commander'
import { UsageError } from '../io/io.ts'
import { several } from './flags.ts'
import { bare, valueFor } from './written-value.ts'

export interface Wish {
  readonly option: Option
  /** What the flag says, as the field takes it; refused with the flag as the place if it does not fit. */
  readonly read: (flags: { readonly [name: string]: unknown }) => { readonly [name: string]: unknown }
}

/** The flag of a field. */
export const flagFor = (name: string): string => `--${kebab(name)}`

const WISHED = 'wishes.'

/** Does what was wished for; what is refused of a wish is told by the flag it was written with. */
export function byFlags<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof BadInput) || !error.place.startsWith(WISHED)) throw error
    const [name = '', ...within] = error.place.slice(WISHED.length).split(/(?=[.[])/)
    throw new UsageError(`${flagFor(name)}${within.join('')}${error.message.slice(error.place.length)}`)
  }
}

/** `hit_points` and `hitPoints` are `hit-points` on the command line. */
const kebab = (name: string): string =>
  name.replaceAll('_', '-').replace(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)

function flagOf(name: string, spec: Spec, says: string): Option {
  const flag = flagFor(name)
  const { kind } = bare(spec)
  switch (kind) {
    case 'flag':
      return new Option(spec.kind === 'default' && spec.value === true ? `--no-${kebab(name)}` : flag, says)
    case 'list':
      return new Option(`${flag} <one>`, `${says}; may be given several times`).argParser(several)
    case 'int':
    case 'number':
    case 'rolled':
      return new Option(`${flag} <number>`, says)
    case 'map':
    case 'record':
    case 'json':
      return new Option(`${flag} <json>`, says)
    default:
      return new Option(`${flag} <text>`, says)
  }
}

function wishFor(name: string, field: Field<unknown>, says: string): Wish {
  const option = flagOf(name, field.spec, says)
  const place = flagFor(name)
  return {
    option,
    read: flags => {
      const value = valueFor(field.spec, flags[option.attributeName()], place)
      field.read(value, place)
      return value === undefined ? {} : { [name]: value }
    },
  }
}

export const wishesFor = (making: Fields): readonly Wish[] =>
  Object.entries(making).map(([name, field]) => wishFor(name, field, fieldText(field.spec)))

/** The same, where each is said in words. */
export const titledWishes = (all: { readonly [name: string]: Titled }): readonly Wish[] =>
  Object.entries(all).map(([name, { title, field }]) => wishFor(name, field, title))

const quoted = (value: string): string => (value.includes(' ') ? `"${value}"` : value)

/** Wishes as somebody may write them: one for each field with a choice, each of several characters but the first. */
export const examplesOf = (making: Fields): readonly string[] =>
  Object.entries(making)
    .map(([name, { spec }]) => ({ name, wanted: bare(spec) }))
    .flatMap(({ name, wanted }) =>
      wanted.kind === 'oneOf' ? wanted.values.slice(0, 1).map(value => `--${kebab(name)} ${quoted(value)}`) : [],
    )
    .map((wished, index) => (index === 0 ? wished : `${wished} --count ${index + 2}`))
