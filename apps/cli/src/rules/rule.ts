import {
  explain,
  type Field,
  fieldText,
  type InventoryRule,
  int,
  json,
  list,
  map,
  optional,
  or,
  record,
  text,
} from '@umpire/engine'
import type { Command } from 'commander'
import { settingsOf, several } from '../flags/flags.ts'
import { isBadInput } from '../io/bad-input.ts'
import type { Call } from '../io/call.ts'
import { parseJson, readText } from '../io/files.ts'
import { inFile } from '../io/in-file.ts'
import { type Io, UsageError, writeAnswer, writeJson } from '../io/io.ts'
import { type FoundRule, findRule } from './catalog.ts'
import { dataLines } from './data-lines.ts'
import type { ListedProcedure } from './procedures.ts'
import { asJson, type WorkedOut, workOut } from './work-out.ts'

interface Flags {
  readonly [name: string]: unknown
  readonly given?: string
  readonly dice?: string
  readonly seed?: string
  readonly option: readonly string[]
  readonly setting: readonly string[]
  readonly why?: boolean
  readonly batch?: string
  readonly json?: boolean
}

export const addRule = (command: Command, { io }: Call): void => {
  command
    .argument('[id]', 'the id of the rule, or of a procedure; enough of it to be the only one will do')
    .option('--given <json>', 'the input, as a JSON object; - reads it from standard input')
    .option('--dice <faces>', 'throw these faces where the rule rolls, such as 3,4,2')
    .option('--seed <text>', 'throw seeded dice where the rule rolls')
    .option('--option <key>', 'an option in force; may be given several times', several, [])
    .option('--setting <id=json>', 'a setting of the campaign; may be given several times', several, [])
    .option('--why', 'explain the answer')
    .option(
      '--batch <file>',
      'one {"id", "given", "dice"?, "seed"?, "options"?, "settings"?} a line, one answer or {"error"} a line; - reads standard input',
    )
    .option('--json', 'JSON instead of text')
    .action((id: string | undefined, flags: Flags) => rule(id, flags, io))
}

async function rule(id: string | undefined, flags: Flags, io: Io): Promise<void> {
  const forAnswers = (['dice', 'seed', 'why', 'option', 'setting'] as const).filter(name => isSaid(flags[name]))
  if (flags.batch !== undefined) {
    const [surplus] = [
      ...(id === undefined ? [] : ['the id of a rule']),
      ...['given', 'dice', 'seed'].filter(name => isSaid(flags[name])),
    ]
    if (surplus !== undefined)
      throw new UsageError(`--batch: expected nothing beside it, got ${surplus}: each line of the batch has its own`)
    await batch(flags.batch, flags, io)
  } else if (id === undefined) throw new UsageError('rule: expected the id of a rule, or --batch FILE')
  else if (flags.given !== undefined) await answer(id, flags.given, flags, io)
  else if (forAnswers[0] === undefined) await show(id, flags, io)
  else throw new UsageError(`--given: expected with --${forAnswers[0]}: without it a rule is only shown`)
}

const isSaid = (flag: unknown): boolean => (Array.isArray(flag) ? flag.length > 0 : flag !== undefined)

async function answer(id: string, input: string, flags: Flags, io: Io): Promise<void> {
  const given = parseJson(input === '-' ? io.readInput() : input, '--given')
  const dice = flags.dice === undefined ? undefined : faces.read(flags.dice, '--dice')
  const worked = await workOut({
    id,
    given,
    dice,
    seed: flags.seed,
    options: flags.option,
    settings: settingsOf(flags.setting),
  })
  writeAnswer(
    io,
    flags.json,
    () => asJson(worked, flags.why),
    () => asText(worked, flags.why),
  )
}

function asText({ answer: told, rolled, why }: WorkedOut, withWhy: boolean | undefined): string[] {
  const plainly = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  return [
    ...Object.entries(rolled).map(
      ([name, { dice, faces: fell, total }]) => `${name} ${dice}: ${fell.join(' ')} = ${total}`,
    ),
    ...Object.entries(told).map(([name, value]) => `${name}: ${plainly(value)}`),
    ...(withWhy ? explain(why) : []),
  ]
}

/** Faces as a list, or as people write them: 3,4,2. */
const faces: Field<readonly number[]> = {
  spec: { kind: 'list', of: { kind: 'int', min: 1 }, most: 1000 },
  read: (value, place) => {
    const written =
      typeof value === 'string' ? value.split(',').map(face => (/^\s*\d+\s*$/.test(face) ? Number(face) : face)) : value
    return list(int({ min: 1 })).read(written, place)
  },
}

async function show(id: string, flags: Flags, io: Io): Promise<void> {
  const found = await findRule(id)
  if (found.kind === 'procedure') showProcedure(found.listed, flags, io)
  else showRule(found, flags, io)
}

function showProcedure(listed: ListedProcedure, flags: Flags, io: Io): void {
  const { id, title, lines, steps } = listed
  writeAnswer(
    io,
    flags.json,
    () => ({ ...listed, kind: 'procedure' }),
    () => [
      `${title} [${id}], a procedure${lines === undefined ? '' : `, lines ${lines} of the book`}`,
      ...steps.map((step, index) => `${index + 1}. ${step}`),
    ],
  )
}

function showRule({ system, listed, callable }: FoundRule, flags: Flags, io: Io): void {
  const fields = Object.entries(callable?.given ?? {}).map(([name, { spec }]) => ({ name, spec }))
  const options = system.options.filter(({ replaces }) => replaces.some(({ rule: replaced }) => replaced === listed.id))
  writeAnswer(
    io,
    flags.json,
    () => ({ ...listed, fields, options: options.map(({ key, title, says }) => ({ key, title, says })) }),
    () => [
      ...pageOf(listed),
      ...fields.map(({ name, spec }) => `Takes ${name}: ${fieldText(spec)}`),
      ...options.map(({ key, title, says }) => `Option ${key}, ${title}: ${says}`),
      ...examplesOf(listed),
    ],
  )
}

function pageOf({ id, title, lines, says, fix, data }: InventoryRule): string[] {
  return [
    `${title} [${id}], lines ${lines} of the book`,
    says,
    ...(fix === undefined ? [] : [`Ruling: ${fix}`]),
    ...(data === undefined ? [] : dataLines(data)),
  ]
}

const examplesOf = ({ example = [] }: InventoryRule): string[] =>
  example.map(({ given, expect }) => `Example: ${JSON.stringify(given)} → ${JSON.stringify(expect)}`)

const seed: Field<string> = {
  spec: { kind: 'text', most: 1000 },
  read: (value, place) => text(1000).read(typeof value === 'number' ? String(value) : value, place),
}

const batchLine = record({
  id: text(200),
  given: or(map(json()), {}),
  dice: optional(faces),
  seed: optional(seed),
  options: or(list(text(200)), []),
  settings: or(map(json()), {}),
})

/** One answer for each line, blank ones too, so that the answers can be told by their number. */
async function batch(path: string, flags: Flags, io: Io): Promise<void> {
  const lines = readText(io, path).split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const [index, line] of lines.entries()) writeJson(io, await answerLine(line, `line ${index + 1}`, flags))
}

async function answerLine(line: string, place: string, flags: Flags): Promise<object> {
  try {
    const parsed = parseJson(line, place)
    const asked = inFile(place, () => batchLine.read(parsed, ''))
    const options = [...asked.options, ...flags.option]
    return asJson(
      await workOut({ ...asked, options, settings: { ...settingsOf(flags.setting), ...asked.settings } }),
      flags.why,
    )
  } catch (error) {
    if (isBadInput(error)) return { error: error.message }
    throw error
  }
}
