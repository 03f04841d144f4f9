/**
 * What a seat may ask of its table. Each command is checked here for its form; whether the seat may do it, and whether
 * the rules allow it, the table decides.
 */
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { id, key, name, plain, text } from './plain.ts'

const line = text(LIMITS.text)
const place = z.union([key, z.int().min(0).max(100_000)])

export const DIALS = ['remind', 'propose', 'do'] as const
export type Dial = (typeof DIALS)[number]

/** What becomes of dice that were seen before a step was undone. */
export const DICE_POLICIES = ['keep', 're-roll', 'forbid'] as const
export type DicePolicy = (typeof DICE_POLICIES)[number]

/**
 * What answers the questions that the same person is asked next: about `subject` alone, if that is said. `ifOffered` ones are
 * dropped alone if they are not open.
 */
const planned = z.strictObject({
  question: key,
  subject: key.exactOptional(),
  choice: key,
  ifOffered: z.boolean().exactOptional(),
})
const answer = z.union([
  z.strictObject({ choice: key, then: z.array(planned).max(LIMITS.planned).readonly().exactOptional() }),
  z.strictObject({ faces: z.array(z.int().min(-1000).max(1000)).max(LIMITS.faces) }),
  z.strictObject({ total: z.int() }),
])

/** The next number of a page, which what is rolled for this command depends on: 64 hexadecimal digits. */
const number = z.string().regex(/^[0-9a-f]{64}$/)

const settings = z.strictObject({
  /** The server throws, or people do and type in what they threw. */
  dice: z.enum(['server', 'typed']),
  /** Seconds to answer a prompt; then the program answers and says so. */
  timer: z.int().min(5).max(3600).nullable(),
  undo: z.enum(DICE_POLICIES),
})
export type TableSettings = z.infer<typeof settings>

export const command = z.discriminatedUnion('type', [
  /** Answers a question of a scene, by its id. */
  z.strictObject({ type: z.literal('answer'), scene: id, question: id, answer, number: number.exactOptional() }),
  /** Starts a procedure of a scene, such as letting time pass. */
  z.strictObject({
    type: z.literal('start'),
    scene: id,
    procedure: id,
    given: plain,
    number: number.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('beginScene'),
    kind: id,
    title: name,
    given: plain,
    number: number.exactOptional(),
  }),
  z.strictObject({ type: z.literal('endScene'), scene: id }),
  z.strictObject({ type: z.literal('showScene'), scene: id }),
  /** Chat, with the commands people know: /r 3d6, /gmr, /w name, /undo. */
  z.strictObject({ type: z.literal('say'), text: line.min(1), number: number.exactOptional() }),
  z.strictObject({
    type: z.literal('roll'),
    dice: id,
    purpose: line,
    secret: z.boolean(),
    number: number.exactOptional(),
  }),
  /** The game master sets any number of a scene's state. */
  z.strictObject({
    type: z.literal('override'),
    scene: id,
    at: z.array(place).min(1).max(LIMITS.path),
    value: plain,
    note: line,
  }),
  /** Back to before that step and all after it; the last one if none is named. */
  z.strictObject({ type: z.literal('undo'), step: z.int().min(1).optional(), dice: z.enum(DICE_POLICIES).optional() }),
  z.strictObject({ type: z.literal('redo') }),
  /** After an undo the scene waits; now it goes on by itself as far as it can. */
  z.strictObject({ type: z.literal('goOn'), number: number.exactOptional() }),
  /** Stops what goes on by itself, such as a fight that the program plays, until the word to go on. */
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('dial'), actor: id, to: z.enum(DIALS) }),
  z.strictObject({ type: z.literal('assign'), seat: id, actors: z.array(id).max(LIMITS.actors) }),
  z.strictObject({ type: z.literal('settings'), settings: settings.partial() }),
  /** A text that all later dice depend on, at tables whose dice log is of version 1. */
  z.strictObject({ type: z.literal('entropy'), text: text(LIMITS.name).min(1) }),
  /** A page takes part in the dice: the anchor fixes every number it will give. */
  z.strictObject({ type: z.literal('sitAtDice'), anchor: number }),
  /** A number without a roll, in answer to a page that sat down. */
  z.strictObject({ type: z.literal('giveNumber'), number }),
  z.strictObject({ type: z.literal('note'), text: text(LIMITS.note), shared: z.boolean() }),
  /** Ends the dice log and tells its secret, so that anybody can verify it; a new one begins. */
  z.strictObject({ type: z.literal('sealDice') }),
])
export type Command = z.infer<typeof command>
export type CommandType = Command['type']

/** Letters, digits and the like, as programs make them: it becomes part of a key of the database. */
const commandId = z.string().regex(/^[ -~]{8,64}$/, 'an id of 8 to 64 plain characters')

/** What a browser sends. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message: what it has seen of the log already. */
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), seen: z.int().min(0) }),
  /** The id makes a retry harmless. */
  z.strictObject({ type: z.literal('command'), id: commandId, command }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
  /** Older lines of the log. */
  z.strictObject({ type: z.literal('earlier'), before: z.int().min(1) }),
])
export type ClientMessage = z.infer<typeof clientMessage>
