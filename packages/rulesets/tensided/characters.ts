/** Characters for everybody outside: made from an archetype, read, checked, improved, printed and read back. */
import type { Characters, Chosen } from '@umpire/engine'
import { IMPROVING, improveFile } from './character/improve/improve-file.ts'
import { CIRCUMSTANCES, oddsOf, TRIES } from './character/odds/odds.ts'
import { problemsOf } from './character/problems/problems.ts'
import { explainedSheet } from './character/sheet.ts'
import { makeCharacter } from './make/make.ts'
import { MAKING } from './make/wishes.ts'
import { comparedNumbers } from './print/compared.ts'
import { FORMATS, printCharacter } from './print/formats.ts'
import { characterSchema, fileOf, readCharacter } from './print/json.ts'
import { isBlock, parseBlock } from './print/parse-block.ts'

const PLACE = 'character'

/** Nothing chosen is nothing to be written into a file. */
const isChosen = ({ options = [], settings = {} }: Partial<Chosen>): boolean =>
  options.length > 0 || Object.keys(settings).length > 0

export const characters: Characters = {
  making: MAKING,
  first: 'archetype',
  make: (wishes, chosen, source) =>
    fileOf(isChosen(chosen) ? makeCharacter(wishes, source, chosen) : makeCharacter(wishes, source)),
  read: (value, place) => fileOf(readCharacter(value, place)),
  problems: value => problemsOf(readCharacter(value, PLACE)),
  formats: FORMATS,
  print: (value, format) => {
    const one = readCharacter(value, PLACE)
    return printCharacter(one, format, problemsOf(one))
  },
  parse: (text, place) => fileOf(parseBlock(text, place)),
  recognises: isBlock,
  schema: characterSchema,
  reasons: value => explainedSheet(readCharacter(value, PLACE)).reasons,
  numbers: (value, chosen) => comparedNumbers(readCharacter(value, PLACE), chosen),
  odds: oddsOf,
  tries: TRIES,
  circumstances: CIRCUMSTANCES,
  improving: IMPROVING,
  improve: improveFile,
}
