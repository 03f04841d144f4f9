/** What can happen at a table, beside what the rules of its game record. */
import {
  answerField,
  BadInput,
  entryField,
  everyone,
  type Field,
  type Fields,
  fact,
  flag,
  int,
  json,
  list,
  map,
  nullable,
  oneOf,
  optional,
  or,
  record,
  text,
  unseenField,
  type ValueOf,
  vocabulary,
  whole,
} from '@umpire/engine'
import { DIALS, DICE_POLICIES } from '@umpire/protocol'

const id = text(200)
const name = text(200)
const long = text(20_000)
const role = oneOf('gm', 'player', 'spectator')
const actors = list(id, 1000)
const MOST = 100_000
/**
 * What facts make of a table may be more than any one of them may bring: what is read back of it has no other limit than
 * the store has.
 */
const ANY = Number.MAX_SAFE_INTEGER
const grown = json(ANY)

/** What leaves of a fact is decided in `lines.ts` and `view.ts`, for each kind of its own. */
const happening = <const T extends string, const F extends Fields>(type: T, fields: F) =>
  fact({ type, version: 1, fields: { by: id, at: int({ min: 0 }), ...fields }, sight: whole(everyone) })

/** Faces as they fell; of many dice one short text. */
const faces: Field<readonly number[] | string> = {
  spec: { kind: 'json' },
  read: (value, place) => (typeof value === 'string' ? id.read(value, place) : list(int(), MOST).read(value, place)),
}
const thrown = {
  n: int({ min: 1 }),
  notation: text(1000),
  faces,
  total: int(),
  purpose: long,
  hash: id,
}
/** An entry of the dice log. */
const rolledDice = record({ type: oneOf('rolled'), ...thrown })
const typedDice = record({ type: oneOf('typed'), ...thrown })
const numberGiven = record({ type: oneOf('number'), n: int({ min: 1 }), page: int({ min: 1 }), value: id, hash: id })
const pageSeated = record({ type: oneOf('page'), n: int({ min: 1 }), from: name, anchor: id, hash: id })
const wordsGiven = record({ type: oneOf('entropy'), n: int({ min: 1 }), from: name, text: name, hash: id })
const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined

type DiceEntryValue = ValueOf<typeof rolledDice> | ValueOf<typeof typedDice> | ValueOf<typeof numberGiven>
const diceEntry: Field<DiceEntryValue> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const type = typeOf(value)
    if (type === 'number') return numberGiven.read(value, place)
    return type === 'typed' ? typedDice.read(value, place) : rolledDice.read(value, place)
  },
}
type StirringValue = ValueOf<typeof wordsGiven> | ValueOf<typeof pageSeated> | ValueOf<typeof numberGiven>
/** What changes later dice though nothing is rolled. */
const stirring: Field<StirringValue> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const type = typeOf(value)
    if (type === 'number') return numberGiven.read(value, place)
    return type === 'page' ? pageSeated.read(value, place) : wordsGiven.read(value, place)
  },
}
const diceEntries = list(diceEntry, MOST)

const fair = record({
  secret: id,
  entropy: id,
  hash: id,
  texts: int({ min: 0 }),
  rolled: int({ min: 0 }),
  typed: int({ min: 0 }),
  closed: flag(),
  pages: optional(
    record({
      seated: int({ min: 0 }),
      key: nullable(record({ base: id, value: id })),
      open: int({ min: 0 }),
      secret: int({ min: 0 }),
      list: list(record({ n: int({ min: 1 }), last: id, base: id, seated: int({ min: 0 }) }), 1000),
    }),
  ),
})

/** The version of a dice log: new ones are of version 2, and those of version 1 go on until they are sealed. */
const logVersion: Field<1 | 2> = {
  spec: { kind: 'int', min: 1, max: 2 },
  read: (value, place) => {
    if (value === 1 || value === 2) return value
    throw new BadInput(place, '1 or 2', value)
  },
}
const opening = record({ type: oneOf('opened'), version: logVersion, commitment: id, hash: id })

const underway = record({
  procedure: id,
  given: json(),
  state: grown,
  answers: list(answerField, ANY),
  /** Some older snapshots have it here as well. */
  turn: optional(int({ min: 0 })),
})
const people = or(map(json(), 10_000), {})
const allPeople = or(map(json(), ANY), {})
const sceneEntry = record({
  kind: id,
  title: name,
  ended: flag(),
  plays: int({ min: 0 }),
  state: grown,
  underway: nullable(underway),
  brought: people,
})
const game = record({ scenes: map(sceneEntry, ANY), shown: nullable(id), people: allPeople })
/** The way to a value in a state: names, and places in lists. */
const path: Field<readonly (string | number)[]> = {
  spec: { kind: 'json' },
  read: (value, place) =>
    list(json(), 20)
      .read(value, place)
      .map((part, index) => partOf(part, `${place}[${index}]`)),
}
function partOf(part: unknown, place: string): string | number {
  return typeof part === 'number' ? int({ min: 0 }).read(part, place) : text(200).read(part, place)
}

const unmetField = map(list(id, 10_000), 10_000)
/** Whom each seat had not perceived so far, where a scene is shown no more. */
const unmet = optional(unmetField)

/** Who did not perceive whom in the scene at that moment. */
const unseen = optional(unseenField)

const keptRoll = record({ notation: text(1000), purpose: long, faces: list(int(), MOST) })
const step = record({ version: int({ min: 1 }), to: int({ min: 1 }), what: long, by: id, dice: flag() })
const chosen = record({ options: list(id), settings: map(json()) })
const settings = record({
  dice: oneOf('server', 'typed'),
  timer: nullable(int({ min: 5, max: 3600 })),
  undo: oneOf(...DICE_POLICIES),
})
const member = record({ name, role, actors })
const dial = oneOf(...DIALS)

/** The whole table, as a snapshot holds it. */
export const tableField = record({
  version: int({ min: 0 }),
  title: name,
  system: id,
  chosen,
  members: map(member, ANY),
  names: map(name, ANY),
  kinds: map(id, ANY),
  settings,
  dials: map(dial, ANY),
  turned: or(list(id, ANY), []),
  notes: map(record({ text: long, shared: flag() }), ANY),
  unmet: or(map(list(id, ANY), ANY), {}),
  game,
  steps: list(step, MOST),
  undone: list(record({ version: int({ min: 1 }), steps: list(step, MOST), kept: list(keptRoll, MOST) }), MOST),
  kept: list(keptRoll, MOST),
  held: or(flag(), false),
  fair,
  commitment: id,
})

export const opened = happening('opened', { title: name, system: id, chosen, settings, dice: opening, fair })
export const seated = happening('seated', { seat: id, name, role, actors })
export const unseated = happening('unseated', { seat: id })
export const assigned = happening('assigned', { seat: id, actors })

export const sceneBegun = happening('sceneBegun', {
  scene: id,
  kind: id,
  title: name,
  state: json(),
  /** The characters it begins with. */
  people,
  unmet,
})
export const sceneEnded = happening('sceneEnded', { scene: id, unmet })
/** With another state, if people who are in it have changed elsewhere. */
export const sceneShown = happening('sceneShown', { scene: id, state: or(json(), null), unmet })
/** What has become of people in a scene; told where they come out of it. */
export const peopleKept = happening('peopleKept', { scene: id, people: map(json(), 10_000), told: flag(), unseen })

const stretch = record({
  begun: optional(record({ procedure: id, given: json(), turn: optional(int({ min: 0 })) })),
  answers: list(answerField, MOST),
  entries: list(entryField, MOST),
  ended: flag(),
})
/** The game went on: somebody answered or started something, or the program played. */
export const advanced = happening('advanced', {
  scene: id,
  what: long,
  stretches: list(stretch, MOST),
  /** New entries of the dice log. */
  dice: diceEntries,
  /** Dice kept from before an undo: those that fell again, and those that are left. */
  used: list(keptRoll, MOST),
  kept: list(keptRoll, MOST),
  /** It came of the fact before it, by the same command: both are one step. */
  follows: flag(),
  /** The time to answer was over, so the program did. */
  timedOut: nullable(record({ who: id, question: long })),
  /** Somebody else's answer was given: the actor's, and the seat that plays them. */
  insteadOf: or(nullable(record({ who: id, seat: id })), null),
  unseen,
})
export const overridden = happening('overridden', {
  scene: id,
  place: path,
  from: json(),
  to: json(),
  note: long,
  state: json(),
})

export const undone = happening('undone', {
  steps: list(step, MOST),
  dice: oneOf(...DICE_POLICIES),
  game,
  kept: list(keptRoll, MOST),
  unmet,
})
export const redone = happening('redone', { steps: list(step, MOST), game, unmet })

/** What goes on by itself waits for the game master's word. */
export const paused = happening('paused', {})

export const said = happening('said', { text: long, to: nullable(list(id, 1000)) })
export const rolledAside = happening('rolledAside', {
  dice: text(1000),
  purpose: long,
  /** None of many dice: those are counted. */
  faces: list(int(), MOST),
  many: optional(record({ dice: int({ min: 0 }), counts: list(list(int(), 2), 1000) })),
  total: int(),
  secret: flag(),
  log: diceEntries,
})
export const dialed = happening('dialed', { actor: id, to: dial, unseen })
export const settled = happening('settled', { settings })
export const noted = happening('noted', { text: long, shared: flag() })
/** Somebody gave words or a number to the dice, or a page sat down at them. */
export const stirred = happening('stirred', { entry: stirring })
export const sealed = happening('sealed', {
  closed: record({ type: oneOf('closed'), rolled: int({ min: 0 }), typed: int({ min: 0 }), secret: id, hash: id }),
  /** A new log begins. */
  dice: opening,
  fair,
})

export const tableFacts = vocabulary(
  opened,
  seated,
  unseated,
  assigned,
  sceneBegun,
  sceneEnded,
  sceneShown,
  peopleKept,
  advanced,
  overridden,
  undone,
  redone,
  paused,
  said,
  rolledAside,
  dialed,
  settled,
  noted,
  stirred,
  sealed,
)
export type TableFact = ReturnType<typeof tableFacts.read>
export type FactOf<T extends TableFact['type']> = Extract<TableFact, { readonly type: T }>
