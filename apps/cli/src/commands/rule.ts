import { given, type Source, seeded } from '@umpire/dice'
import {
  type Answer,
  compose,
  explain,
  type InventoryRule,
  int,
  type Json,
  json,
  list,
  optional,
  type Reason,
  record,
  text,
} from '@umpire/engine'
import type { Command } from 'commander'
import { type Found, findRule } from '../catalog.ts'
import { parseJson, readText } from '../files.ts'
import { type Io, UsageError, writeAnswer, writeJson } from '../io.ts'

interface Flags {
  readonly given?: string
  readonly dice?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly why?: boolean
  readonly batch?: string
  readonly json?: boolean
}

export const addRule = (program: Command, io: Io): void => {
  program
    .command('rule')
    .description('show a rule, or work it out from what is given')
    .argument('[id]', 'the id of the rule; enough of it to be the only one will do')
    .option('--given <json>', 'the input, as a JSON object; - reads it from standard input')
    .option('--dice <faces>', 'throw these faces where the rule rolls, such as 3,4,2')
    .option('--seed <text>', 'throw seeded dice where the rule rolls')
    .option('--option <key>', 'an option in force; may be given several times', (key: string, so: string[] = []) => [
      ...so,
      key,
    ])
    .option('--why', 'explain the answer')
    .option('--batch <file>', 'one {"id", "given", "dice"?, "seed"?} a line, one answer a line; - reads standard input')
    .option('--json', 'JSON instead of text')
    .action((id: string | undefined, flags: Flags) => {
      if (flags.batch !== undefined) return batch(flags.batch, flags, io)
      if (id === undefined) throw new UsageError('rule: expected the id of a rule, or --batch FILE')
      const found = findRule(id)
      if (flags.given === undefined) return show(found, flags, io)
      const input = flags.given === '-' ? io.readInput() : flags.given
      const { answer, why } = work(found, parseJson(input, '--given'), sourceOf(flags.dice, flags.seed), flags)
      return writeAnswer(
        io,
        flags.json,
        () => (flags.why ? { ...answer, why } : answer),
        () => [...Object.entries(answer).map(named), ...(flags.why ? explain(why) : [])],
      )
    })
}

const named = ([name, value]: readonly [string, Json]): string =>
  `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`

/** Dice for a rule that rolls: faces told, or a seeded stream. */
function sourceOf(dice: string | undefined, seed: string | undefined): Source | undefined {
  if (dice !== undefined && seed !== undefined) throw new UsageError('expected --dice or --seed, got both')
  if (seed !== undefined) return seeded(seed)
  if (dice === undefined) return undefined
  const faces = dice.split(',').map(face => face.trim())
  const wrong = faces.find(face => !/^[1-9]\d{0,6}$/.test(face))
  if (wrong !== undefined)
    throw new UsageError(`--dice: expected faces such as 3,4,2, got ${wrong === '' ? 'nothing' : wrong}`)
  return given(faces.map(Number))
}

function work({ system, listed, callable }: Found, input: unknown, source: Source | undefined, flags: Flags) {
  if (callable === undefined) {
    const standing =
      listed.who === 'gm' ? 'is left to the game master: there is nothing to work out' : 'is open: it is not built yet'
    throw new UsageError(`rule ${listed.id} ${standing}`)
  }
  const ruleset = compose(system, { options: flags.option ?? [] })
  const listener = ruleset.listen()
  const answer: Answer = callable.answer(input, listener, source)
  const why: readonly Reason[] = listener.take()
  return { answer, why }
}

function show({ listed, callable }: Found, flags: Flags, io: Io): void {
  const fields = Object.entries(callable?.given ?? {}).map(([name, field]) => ({ name, ...field.spec }))
  writeAnswer(
    io,
    flags.json,
    () => ({ ...listed, fields }),
    () =>
      textOf(
        listed,
        fields.map(field => field.name),
      ),
  )
}

function textOf(listed: InventoryRule, fields: readonly string[]): string[] {
  const examples = (listed.example ?? []).map(
    ({ given: input, expect }) => `  ${JSON.stringify(input)} → ${JSON.stringify(expect)}`,
  )
  return [
    `${listed.title} [${listed.id}], lines ${listed.lines}`,
    listed.says,
    ...(listed.fix === undefined ? [] : [`Ruling: ${listed.fix}`]),
    ...(fields.length === 0 ? [] : [`Takes: ${fields.join(', ')}`]),
    ...(examples.length === 0 ? [] : ['Examples:', ...examples]),
  ]
}

const batchLine = record({
  id: text(200),
  given: json(),
  dice: optional(list(int({ min: 1 }))),
  seed: optional(text(1000)),
})

function batch(path: string, flags: Flags, io: Io): void {
  for (const line of readText(io, path).split('\n')) {
    if (line.trim() !== '') writeJson(io, answerLine(line, flags))
  }
}

function answerLine(line: string, flags: Flags): unknown {
  try {
    const asked = batchLine.read(parseJson(line, 'line'), 'line')
    const { answer, why } = work(findRule(asked.id), asked.given, sourceOf(asked.dice?.join(), asked.seed), flags)
    return flags.why ? { ...answer, why } : answer
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
