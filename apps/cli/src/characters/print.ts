/** Prints characters in the formats of their system. */
import { BadInput, type Characters, type Json, ownValue } from '@umpire/engine'

/** What prints: all characters of a system, or one kind of them. */
type Printer = Pick<Characters, 'formats' | 'print'>

/** Every system's characters can be printed as they are stored, beside what the system itself offers. */
const formatsOf = ({ formats }: Printer): { readonly [format: string]: string } => ({
  ...formats,
  ...(Object.hasOwn(formats, 'json') ? {} : { json: 'as it is stored' }),
})

export const formatsHelp = (characters: Printer): string =>
  Object.entries(formatsOf(characters))
    .map(([format, says]) => `${format}: ${says}`)
    .join('; ')

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`)

/** Prints in a format, the system's usual one if none is named. */
export function printerFor(characters: Printer, format: string | undefined): (character: Json) => string {
  const formats = Object.keys(formatsOf(characters))
  const wanted = format?.toLowerCase() ?? formats[0]
  if (wanted === undefined || !formats.includes(wanted))
    throw new BadInput('--format', `one of ${formats.join(', ')}`, format)
  if (ownValue(characters.formats, wanted) === undefined) return character => `${JSON.stringify(character, null, 2)}\n`
  return character => ended(characters.print(character, wanted))
}
