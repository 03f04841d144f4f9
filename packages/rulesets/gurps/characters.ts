/** Characters for everybody outside: made from a template, read, checked, printed, taken to other programs and back. */
import { type Characters, type Json, json } from '@umpire/engine'
import { type Character, character } from './character/character.ts'
import { written } from './character/open-record.ts'
import { problemsOf } from './character/problems.ts'
import { explainedSheet } from './character/sheet.ts'
import { fromGcs, isGcs, toFoundry, toGcs } from './exchange/index.ts'
import { MAKING, makeCharacter } from './make/index.ts'
import { oddsOf } from './play/odds-of.ts'
import { FORMATS, printCharacter } from './sheet/formats.ts'
import { characterSchema, readCharacter } from './sheet/json.ts'
import { parseStatBlock } from './sheet/parse-stat-block.ts'
import { isStatBlock, statBlocksIn } from './sheet/stat-blocks.ts'

const plain = json()

/** As the file has it, which is what everybody outside sees. */
const file = (one: Character): Json => written(plain.read(one, 'character'), character)

/** Programs that the character can be taken to, and what is lost on the way. */
const ELSEWHERE: {
  readonly [format: string]: (one: Character) => { readonly file: Json; readonly lost: readonly string[] }
} = { gcs: toGcs, foundry: toFoundry }

const elsewhere = (format: string) => (Object.hasOwn(ELSEWHERE, format) ? ELSEWHERE[format] : undefined)

export const characters: Characters = {
  making: MAKING,
  make: (wishes, chosen, source) => file(makeCharacter(wishes, source, chosen)),
  read: (value, place) => file(readCharacter(value, place)),
  problems: value => problemsOf(readCharacter(value, 'character')),
  formats: {
    ...FORMATS,
    gcs: 'a file of the program GCS, which plays by the fourth edition',
    foundry: 'an actor of Foundry for the GURPS Game Aid, which plays by the fourth edition',
  },
  print: (value, format) => {
    const one = readCharacter(value, 'character')
    const taken = elsewhere(format)?.(one)
    if (taken === undefined) return printCharacter(one, format, problemsOf(one))
    return `${JSON.stringify(taken.file, null, 2)}\n`
  },
  parse: (text, place) => file(parseStatBlock(text, place)),
  recognises: isStatBlock,
  apart: statBlocksIn,
  imported: (value, place) => {
    if (!isGcs(value)) return undefined
    const found = fromGcs(value, place)
    return { character: file(found.character), report: found.report }
  },
  lost: (value, format) => elsewhere(format)?.(readCharacter(value, 'character')).lost ?? [],
  schema: characterSchema,
  reasons: value => explainedSheet(readCharacter(value, 'character')).reasons,
  odds: oddsOf,
}
