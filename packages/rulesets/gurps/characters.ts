/** Characters for everybody outside: made from a template, read, checked, printed, taken to other programs and back. */
import { type Characters, type Json, json } from '@umpire/engine'
import { type Character, character } from './character/character.ts'
import { written } from './character/open-record.ts'
import { problemsOf } from './character/problems.ts'
import { explainedSheet } from './character/sheet.ts'
import { FACTS } from './effect/facts.ts'
import { fromGcs, isGcs, toFoundry, toGcs } from './exchange/index.ts'
import { type Beast, beastFile, isBeast } from './make/beast/beast.ts'
import { beasts } from './make/beast/outside.ts'
import { MAKING, makeAny } from './make/index.ts'
import { IMPROVING, improveFile } from './play/improve-file.ts'
import { oddsOf, TRIES } from './play/odds-of.ts'
import { FORMATS, printCharacter } from './sheet/formats.ts'
import { characterSchema, readCharacter } from './sheet/json.ts'
import { parseStatBlock } from './sheet/parse-stat-block.ts'
import { isStatBlock, statBlocksIn } from './sheet/stat-blocks.ts'

const plain = json()

/** As the file has it, which is what everybody outside sees. */
const file = (one: Character): Json => written(plain.read(one, 'character'), character)

const isMadeBeast = (made: Character | Beast): made is Beast => 'kind' in made

/** Programs that the character can be taken to, and what is lost on the way. */
const ELSEWHERE: {
  readonly [format: string]: (one: Character) => { readonly file: Json; readonly lost: readonly string[] }
} = { gcs: toGcs, foundry: toFoundry }

const elsewhere = (format: string) => (Object.hasOwn(ELSEWHERE, format) ? ELSEWHERE[format] : undefined)

const lostIn = (value: Json, format: string): readonly string[] =>
  elsewhere(format)?.(readCharacter(value, 'character')).lost ?? []

export const characters: Characters = {
  making: MAKING,
  make: (wishes, chosen, source) => {
    const made = makeAny(wishes, source, chosen)
    return isMadeBeast(made) ? beastFile(made) : file(made)
  },
  read: (value, place) => (isBeast(value) ? beasts.read(value, place) : file(readCharacter(value, place))),
  problems: value => (isBeast(value) ? beasts.problems(value) : problemsOf(readCharacter(value, 'character'))),
  formats: {
    ...FORMATS,
    gcs: 'a file of the program GCS, which plays by the fourth edition',
    foundry: 'an actor of Foundry for the GURPS Game Aid, which plays by the fourth edition',
  },
  print: (value, format) => {
    if (isBeast(value)) return beasts.print(value, format)
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
  lost: (value, format) => (isBeast(value) ? [] : lostIn(value, format)),
  schema: characterSchema,
  reasons: value =>
    isBeast(value) ? beasts.reasons(value) : explainedSheet(readCharacter(value, 'character')).reasons,
  odds: (value, asked) => (isBeast(value) ? beasts.no('of beasts there are no odds') : oddsOf(value, asked)),
  tries: TRIES,
  circumstances: FACTS,
  improving: IMPROVING,
  improve: (value, wishes) => (isBeast(value) ? beasts.no('beasts have no points') : improveFile(value, wishes)),
}
