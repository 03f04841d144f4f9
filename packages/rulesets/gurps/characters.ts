/** Characters for everybody outside: made from a template, read, checked, printed, taken to other programs and back. */
import { type Characters, type Choosable, type Chosen, type Json, json, type Reason, written } from '@umpire/engine'
import { type Character, character } from './character/character.ts'
import { characterSchema, readCharacter } from './character/json.ts'
import { FACTS } from './effect/facts.ts'
import { fromGcs, isGcs, toFoundry, toGcs } from './exchange/index.ts'
import { type Beast, beastFile, isBeast } from './make/beast/beast.ts'
import { isBeastBlock } from './make/beast/parse.ts'
import { beasts } from './make/beast/plug-in.ts'
import { MAKING, makeAny } from './make/index.ts'
import { campaignRules } from './ruleset/campaign-rules.ts'
import { comparedNumbers } from './sheet/print/compare.ts'
import { FORMATS, printCharacter } from './sheet/print/formats.ts'
import { problemsOf } from './sheet/problems.ts'
import { explainedSheet, type Reasons } from './sheet/sheet.ts'
import { parseStatBlock } from './sheet/stat-block/parse-stat-block.ts'
import { isStatBlock, statBlocksIn } from './sheet/stat-block/stat-blocks.ts'
import { parryFractions } from './skill/unarmed.ts'
import { oddsOf, TRIES } from './story/odds/odds-for-file.ts'
import { IMPROVING, improveFile } from './story/session/improve-file.ts'

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

/** Whoever has no campaign of his own plays by the rules of wherever he is. */
function within(one: Character, { options = [], settings = {} }: Partial<Chosen>): Character {
  const { campaign } = one
  const own = campaign.options.length > 0 || Object.keys(campaign.settings).length > 0
  return own ? one : { ...one, campaign: { ...campaign, options, settings } }
}

const problems = (one: Character, choosable: Choosable, chosen: Partial<Chosen> = {}) =>
  problemsOf(within(one, chosen), undefined, choosable)

/** Parries stand in the lines of their weapons: told under their own name too. */
function reasonsOf(one: Character, choosable: Choosable): Reasons {
  const { reasons, sheet } = explainedSheet(one, campaignRules(one, choosable).ruleset)
  const told = Object.entries(reasons).filter(([, because]) => because.length > 0)
  const parrying = new Set(sheet.attacks.flatMap(({ weapon, parry }) => (parry === null ? [] : [weapon.toLowerCase()])))
  const parries = told.flatMap(([name, because]) => {
    const weapon = name.startsWith(ATTACK) ? name.slice(ATTACK.length) : ''
    const own = parrying.has(weapon.toLowerCase()) ? because.filter(isParry) : []
    return own.length === 0 ? [] : [[`parry: ${weapon}`, own] as const]
  })
  return Object.fromEntries([...told, ...parries])
}

const ATTACK = 'attack: '
const isParry = (reason: Reason): boolean => reason.kind === 'rule' && reason.id === parryFractions.id

/** Of campaigns that choose from these options and settings. */
export const charactersOf = (choosable: Choosable): Characters => ({
  making: MAKING,
  first: 'template',
  make: (wishes, chosen, source) => {
    const made = makeAny(wishes, source, chosen, choosable)
    return isMadeBeast(made) ? beastFile(made) : file(made)
  },
  read: (value, place) => (isBeast(value) ? beasts.read(value, place) : file(readCharacter(value, place))),
  problems: (value, chosen) =>
    isBeast(value) ? beasts.problems(value) : problems(readCharacter(value, 'character'), choosable, chosen),
  formats: {
    ...FORMATS,
    gcs: 'a file of the program GCS, which plays by the fourth edition',
    foundry: 'an actor of Foundry for the GURPS Game Aid, which plays by the fourth edition',
  },
  print: (value, format) => {
    if (isBeast(value)) return beasts.print(value, format)
    const one = readCharacter(value, 'character')
    const taken = elsewhere(format)?.(one)
    if (taken === undefined) {
      return printCharacter(one, format, problems(one, choosable), campaignRules(one, choosable).ruleset.silent)
    }
    return `${JSON.stringify(taken.file, null, 2)}\n`
  },
  parse: (text, place) =>
    isBeastBlock(text) ? beasts.parse(text, place) : file(parseStatBlock(text, place, choosable)),
  recognises: isStatBlock,
  apart: statBlocksIn,
  imported: (value, place) => {
    if (!isGcs(value)) return undefined
    const found = fromGcs(value, place)
    return { character: file(found.character), report: found.report }
  },
  lost: (value, format) => (isBeast(value) ? [] : lostIn(value, format)),
  schema: characterSchema,
  reasons: value => (isBeast(value) ? beasts.reasons(value) : reasonsOf(readCharacter(value, 'character'), choosable)),
  numbers: (value, chosen) => comparedNumbers(value, choosable, chosen),
  odds: (value, asked) => (isBeast(value) ? beasts.odds(value, asked) : oddsOf(value, asked, choosable)),
  tries: TRIES,
  circumstances: FACTS,
  improving: IMPROVING,
  improve: (value, wishes) => (isBeast(value) ? beasts.no('beasts have no points') : improveFile(value, wishes)),
})
