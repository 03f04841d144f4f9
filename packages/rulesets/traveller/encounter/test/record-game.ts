/**
 * Plays an encounter from a script and keeps what was given, every answer and every fact. Dice that the script does not
 * name are thrown from a seeded stream; who is not named stands still and does nothing, and wounds without a line are
 * laid where most is left.
 *
 *     record(world, { title, seed, file, begin: { dice: [6, 1], choices: ['meet'] }, rounds: [{ act: { Ada: … } }] })
 */
import { dice, seeded } from '@umpire/dice'
import {
  type Choice,
  type Play,
  type PlayAnswer,
  type Question,
  type StoredFact,
  startPlay,
  throwing,
  type World,
} from '@umpire/engine'
import { aboutField } from '../choice/about.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import type { EncounterFact } from '../facts/facts.ts'
import type { Encounter } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'

/** The total of a throw, or the faces of wound dice. */
type Die = number | readonly number[]
type ByName = { readonly [who: string]: string }

interface ScriptedRound {
  readonly move?: ByName
  readonly act?: ByName
  /** In the order in which they are asked for; after the last one the stream goes on. */
  readonly dice?: readonly Die[]
  /** Other choices, in order: where wounds are laid, who else is hit, whether a rout is pursued. */
  readonly choices?: readonly string[]
  readonly mode?: ByName
}

export interface ScriptedEncounter {
  readonly title: string
  readonly seed: string
  /** The encounter file as it is written. */
  readonly file: unknown
  /** Before it comes to blows. */
  readonly begin: ScriptedRound
  readonly rounds: readonly ScriptedRound[]
}

export interface RecordedEncounter {
  readonly title: string
  readonly file: unknown
  readonly answers: readonly PlayAnswer[]
  readonly facts: readonly StoredFact[]
}

export type EncounterPlayed = Play<Encounter, EncounterFact, unknown>

/** Starts the encounter of a file. */
export function begun(
  world: World<Encounter, EncounterFact>,
  written: unknown,
  answers: readonly PlayAnswer[] = [],
): EncounterPlayed {
  const file = encounterFile.read(written, 'file')
  const start = startOf(file, 'file', world.ruleset.silent)
  return startPlay(world, encounter, { rounds: file.rounds }, start, undefined, answers)
}

/** What is left of a script's line, to be taken from the front. */
interface Left {
  readonly round: ScriptedRound
  readonly dice: Die[]
  readonly choices: string[]
}

const lineOf = (round: ScriptedRound): Left => ({
  round,
  dice: [...(round.dice ?? [])],
  choices: [...(round.choices ?? [])],
})

type ChoiceQuestion = Extract<Question, { kind: 'choice' }>

function leftOf({ about }: Choice): number {
  const read = aboutField.read(about, 'about')
  return read.kind === 'wound' ? read.left : 0
}

function unscripted({ question, choices }: ChoiceQuestion): string {
  const open = choices.filter(({ refused }) => refused === undefined)
  const most = question === 'wound' ? open.toSorted((a, b) => leftOf(b) - leftOf(a)) : open
  return most[0]?.key ?? ''
}

function chosen(question: ChoiceQuestion, { round, choices }: Left): string {
  const { move = {}, act = {}, mode = {} } = round
  switch (question.question) {
    case 'movement':
      return move[question.who] ?? 'stand'
    case 'action':
      return act[question.who] ?? 'none'
    case 'fire mode':
      return mode[question.who] ?? 'keep'
    default:
      return choices.shift() ?? unscripted(question)
  }
}

function answerTo(question: Question, line: Left, thrower: ReturnType<typeof throwing>): PlayAnswer {
  if (question.kind === 'choice') return { choice: chosen(question, line), by: question.who }
  const die = line.dice.shift() ?? thrower(dice(question.dice))
  return typeof die === 'number' ? { total: die } : { faces: die }
}

/** Plays the script through. Lines that nobody asked for are mistakes in it. */
export function played(world: World<Encounter, EncounterFact>, script: ScriptedEncounter): EncounterPlayed {
  const play = begun(world, script.file)
  const thrower = throwing(seeded(script.seed))
  const lines = [script.begin, ...script.rounds].map(lineOf)
  for (let [question] = play.questions; question !== undefined; [question] = play.questions) {
    const at = play.state.stage === 'fight' ? play.state.round + 1 : 0
    play.answer(answerTo(question, lines[at] ?? lineOf({}), thrower))
  }
  for (const [at, line] of lines.entries()) {
    if (line.dice.length + line.choices.length > 0 || at > play.state.round + 1) {
      throw new Error(`${script.title}, round ${at}: not asked for ${JSON.stringify([line.dice, line.choices])}`)
    }
  }
  return play
}

export const record = (world: World<Encounter, EncounterFact>, script: ScriptedEncounter): RecordedEncounter => {
  const play = played(world, script)
  const { title, file } = script
  return { title, file, answers: play.save().answers, facts: play.entries.flatMap(({ fact }) => fact ?? []) }
}
