/**
 * What a ruleset offers to everybody outside who handles characters and encounters without knowing it: the command line,
 * the simulator, the server. Plain data in, plain data or text out.
 */
import type { Chance, Source } from '@umpire/dice'
import { BadInput } from '../field/bad-input.ts'
import { type Field, type Fields, json, list, map, or, text } from '../field/fields.ts'
import type { Json } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { EntryView, RollMade } from '../procedure/entry.ts'
import type { Choice } from '../procedure/procedure.ts'
import type { Reason } from '../rule/reason.ts'
import type { Chosen } from '../ruleset/ruleset.ts'

/** What is wrong with a character: the rule in the way, where, and what would be allowed. */
export interface Problem {
  readonly rule: string
  readonly where: string
  readonly message: string
  /** It makes the character illegal, unless it is only worth a warning, or the game master let it pass. */
  readonly severity?: 'warning' | 'allowed'
}

/** What a character would try, and against what. */
export interface OddsAsked {
  /** Or an attribute, or whatever else the ruleset rolls against, by its name. */
  readonly skill: string
  readonly modifier: number
  /** Somebody else with what he rolls, or only a number. */
  readonly against?: {
    readonly character?: Json
    readonly score?: number
    readonly skill?: string
    readonly modifier: number
  }
  /** The kind of a contest, where the ruleset has several. */
  readonly kind?: string
  /** What is so at that moment, by the names of the ruleset's circumstances. */
  readonly facts?: { readonly [name: string]: unknown }
}

/** Exact chances, and what they are of. */
export interface OddsAnswer {
  readonly title: string
  /** Together everything that can happen, beside those that are a part of another. */
  readonly outcomes: readonly { readonly outcome: string; readonly within?: string; readonly chance: Chance }[]
}

/** Something that may be told, and what it means: "the observer sees you", true or false. */
export interface Titled {
  readonly title: string
  readonly field: Field<unknown>
}

/** What may be wished for of a step: exactly one is the step itself, the others say how. */
export interface StepTitled extends Titled {
  readonly step?: true
}

/** A step of improvement: the character as it is then and what was done, or the rule in the way. */
export type Improvement =
  | { readonly character: Json; readonly told: string; readonly refused?: never }
  | { readonly character?: never; readonly told?: never; readonly refused: Problem }

/** A number of a sheet, as the rules in force have it, and why. */
export interface SheetNumber {
  readonly name: string
  /** Dice and words as text; nothing where there is none of it. */
  readonly value: number | string | null
  readonly why: readonly Reason[]
}

/** The characters of a ruleset. */
export interface Characters {
  /** What may be wished for when one is made, such as a service. */
  readonly making: Fields
  /** The wish that says most: which of the ready patterns it is made from. */
  readonly first?: string
  /** Makes one, with every choice made by a policy that follows the wishes. */
  readonly make: (wishes: unknown, chosen: Partial<Chosen>, source: Source) => Json
  /** Reads one from outside, or refuses it with the place and what was expected. */
  readonly read: (value: unknown, place: string) => Json
  /** By the rules of its campaign; of whoever names none, by those that were chosen where it is used. */
  readonly problems: (character: Json, chosen?: Partial<Chosen>) => readonly Problem[]
  /** The ways to print one, the usual one first, and what each is for. */
  readonly formats: { readonly [format: string]: string }
  readonly print: (character: Json, format: string) => string
  /** Reads one back from a text that was printed, or written in the book's way. */
  readonly parse: (text: string, place: string) => Json
  /** A text that is surely of this system, where it does not say so; missing where any text may be. */
  readonly recognises?: (text: string) => boolean
  /** The single characters in a text of several; blank lines part them where nothing is said. */
  readonly apart?: (text: string) => readonly string[]
  /** A file of another program, if it is one that can be read, and everything that is not the same in both. */
  readonly imported?: (
    value: unknown,
    place: string,
  ) => { readonly character: Json; readonly report: readonly string[] } | undefined
  /** What a format cannot tell of the character. */
  readonly lost?: (character: Json, format: string) => readonly string[]
  /** The form of a character's file, as a JSON Schema. */
  readonly schema: () => Json
  /** Why the numbers on the sheet are what they are, by the name of each. */
  readonly reasons?: (character: Json) => { readonly [number: string]: readonly Reason[] }
  /** The numbers of its sheet as these rules would have them; missing where rules change none. */
  readonly numbers?: (character: Json, chosen: Partial<Chosen>) => readonly SheetNumber[]
  /** The exact odds of something that one tries, alone or against somebody; missing where a ruleset has no such thing. */
  readonly odds?: (character: Json, asked: OddsAsked) => OddsAnswer
  /** What may be tried beside skills, and what may be told of the moment. */
  readonly tries?: readonly string[]
  readonly circumstances?: { readonly [name: string]: Titled }
  /** What may be wished for when a character improves, and the step itself; missing where nobody does by points. */
  readonly improving?: { readonly [name: string]: StepTitled }
  readonly improve?: (character: Json, wishes: unknown) => Improvement
  /** The same one, larger or smaller; missing where nobody can be. */
  readonly resized?: (character: Json, size: number) => Json
  /** What packages bring beside the ruleset's own. */
  readonly kinds?: readonly CharacterKind[]
}

/**
 * A further kind of character that a package brings to a ruleset which knows nothing of it. Its files say so by their
 * `kind`, and it is made by that name.
 */
export interface CharacterKind
  extends Pick<Characters, 'making' | 'read' | 'problems' | 'formats' | 'print' | 'schema' | 'reasons' | 'resized'> {
  readonly kind: string
  readonly title: string
  /** The wish that goes without saying its name, and what may be said there. */
  readonly first: string
  readonly ready: readonly string[]
  /** Wishes as somebody may write them. */
  readonly examples: readonly string[]
  /** Nothing is left to chance in it. */
  readonly make: (wishes: unknown) => Json
  /** As the ruleset's own encounters take it. */
  readonly fighter: (character: Json, place: string) => Json
}

/** How one side came out of an encounter. */
export interface SideEnd {
  readonly name: string
  readonly size: number
  /** Still in the fight, on their feet or not. */
  readonly standing: number
  /** Those of them who are dazed; none where nobody can be. */
  readonly stunned?: number
  readonly down: number
  readonly dead: number
  readonly fled: number
  /** Who gave themselves up; none where nobody can. */
  readonly surrendered?: number
}

/** How an encounter ended. */
export interface EncounterEnd {
  /** The side that won; none if neither did. */
  readonly winner: string | null
  /** In the ruleset's own words: "the thugs broke and ran". */
  readonly how: string
  readonly rounds: number
  readonly sides: readonly SideEnd[]
}

/** What happened in an encounter: a fact or a note with the dice behind it, and the lines that tell it. */
export interface ToldEntry {
  readonly fact?: { readonly type: string; readonly values: unknown }
  readonly note?: string
  readonly rolls: readonly RollMade[]
  readonly lines: readonly string[]
}

/** A step of an encounter that is shown again: what happened, and how things stood before and after. */
export interface ReplayStep {
  readonly entry: EntryView
  readonly before: Json
  readonly after: Json
  /** The turn that begins with it, where one does. */
  readonly turn?: number
}

/** An encounter that is shown again: on which stage, by which rules, from where, and how it ended. */
export interface Replayed {
  readonly kind: string
  readonly chosen: Chosen
  readonly actors: readonly string[]
  readonly start: Json
  readonly end: EncounterEnd
}

/** An encounter that is ready to be fought out by bots, again and again. */
export interface PreparedEncounter {
  /** Nobody listens: as fast as it goes. */
  readonly run: (source: Source) => EncounterEnd
  /** Told line by line, with the dice; and what happened behind the lines, for whoever wants to know. */
  readonly tell: (source: Source, line: (text: string) => void, entry?: (told: ToldEntry) => void) => EncounterEnd
  /** The same step by step, as the screens of a table show it to a game master; missing where there are none. */
  readonly replay?: (source: Source, step: (step: ReplayStep) => void) => Replayed
}

/** An attack that somebody may make as an encounter begins, by its key; where and how often, where it can be said. */
export interface AttackAsked {
  readonly who: string
  readonly attack: string
  readonly part?: string
  readonly rounds?: number
  /** Who comes where somebody keeps watch. */
  readonly comes?: string
}

/** The encounters of a ruleset. */
export interface Encounters {
  /** Reads an encounter file, parsed, the characters it names by file in their places. */
  readonly read: (file: unknown, place: string) => Json
  /** Makes what was read ready. */
  readonly prepare: (encounter: Json) => PreparedEncounter
  /** Every attack that somebody may think of as it begins, what is barred with its rule; missing where none are told. */
  readonly attacks?: (encounter: Json, who: string) => readonly Choice[]
  /** The exact odds of one of them: how it goes, and what becomes of everybody whom it may reach. */
  readonly odds?: (encounter: Json, asked: AttackAsked) => readonly OddsAnswer[]
}

/**
 * The fields of an encounter file that all rulesets share, beside `system` and `sides`: what the campaign chose. A ruleset
 * adds its own. Each side has a name and members; a member may be written as `file: path`, and whoever reads the file puts
 * the character there as `character`.
 *
 *     record({ system: oneOf('traveller'), ...ENCOUNTER_FIELDS, sides: twoSides({ ...SIDE }, { weapon: text() }) })
 */
export const ENCOUNTER_FIELDS = {
  title: or(text(200), ''),
  options: or(list(text(100), 200), []),
  settings: or(map(json(), 200), {}),
}

const MOST_MEMBERS = 100

const nameOf = (side: object): unknown => ('name' in side ? side.name : undefined)

/** Two sides with these fields, whose members have those. The names tell them apart in whatever is told of them. */
export function twoSides<const P extends Fields, const M extends Fields>(side: P, member: M) {
  const members = list(record(member), MOST_MEMBERS)
  const sides = list(record({ ...side, name: text(100), members }), 2)
  const read: typeof sides.read = (value, place) => {
    const found = sides.read(value, place)
    const [first, second] = found
    if (first === undefined || second === undefined) throw new BadInput(place, 'two sides', found.length)
    if (nameOf(first) !== nameOf(second)) return found
    throw new BadInput(`${place}[1].name`, "another name than the first side's", nameOf(second))
  }
  return { spec: sides.spec, read }
}
