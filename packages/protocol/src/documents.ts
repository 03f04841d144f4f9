/** What goes over HTTP: documents to read, and the few things that are made before there is a socket. */
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { id, key, made, name, plain } from './plain.ts'

const seed = key
const chosen = { options: z.array(id).max(200).default([]), settings: z.record(id, plain).default({}) }

/** A rule as the lists and pages show it. */
export const ruleSummary = z.object({
  id,
  system: id,
  area: z.string(),
  title: z.string(),
  who: z.enum(['engine', 'gm']),
  status: z.enum(['built', 'gm', 'open']),
  fires: z.boolean(),
})
export type RuleSummary = z.infer<typeof ruleSummary>

export const rulePage = ruleSummary.extend({
  /** Why it fires in no game, where it is built. */
  silent: z.string().optional(),
  kind: z.string(),
  lines: z.string(),
  says: z.string(),
  /** The ruling where the book can be read in several ways, or was printed wrong. */
  fix: z.string().optional(),
  /** Tables of the inventory, as they are there. */
  table: made.optional(),
  examples: z.array(z.object({ given: made, expect: made, from: z.string() })),
  /** The input of its calculator: a field's kind, bounds and default by its name. */
  given: z.record(z.string(), made),
  /** Options that replace it. */
  options: z.array(z.object({ key: id, title: z.string(), says: z.string() })),
})
export type RulePage = z.infer<typeof rulePage>

export const calculate = z.strictObject({
  given: z.record(z.string(), plain),
  dice: z.array(z.int()).max(LIMITS.faces).optional(),
  seed: seed.optional(),
  options: z.array(id).max(200).default([]),
})
export const calculated = z.object({
  answer: z.record(z.string(), made),
  /** Reasons of the engine: plain data. */
  why: made,
  rolled: made.optional(),
})

export const systemDocument = z.object({
  id,
  title: z.string(),
  /** Fights that are ready to play. */
  demos: z.array(
    z.object({
      id,
      title: z.string(),
      about: z.string(),
      /** The book that it shows, where that is not the system's own. */
      book: z.string().optional(),
    }),
  ),
  options: z.array(z.object({ key: id, title: z.string(), says: z.string() })),
  /** Scenes that a table of this system can have. */
  scenes: z.array(z.object({ kind: id, title: z.string() })),
  characters: z.object({ formats: z.record(z.string(), z.string()), making: z.record(z.string(), made) }).optional(),
})
export type SystemDocument = z.infer<typeof systemDocument>

/** The fights that are ready to play, as a scene is given them; which rules they are played by is the table's to say. */
export const readyFights = z.array(z.object({ id, title: z.string(), about: z.string(), kind: id, given: made }))
export type ReadyFights = z.infer<typeof readyFights>

/** All that a campaign of a system may choose. */
export const campaignDocument = z.object({
  system: id,
  title: z.string(),
  options: z.array(
    z.object({
      key: id,
      title: z.string(),
      says: z.string(),
      /** The heading it stands under. */
      group: z.string(),
      requires: z.array(id),
      excludes: z.array(id),
      /** Ids of the rules that it replaces. */
      replaces: z.array(id),
      /** Keys of options that replace one of these as well, where neither says which is the exception. */
      clashes: z.array(id),
    }),
  ),
  presets: z.array(z.object({ key: id, title: z.string(), says: z.string(), options: z.array(id) })),
  settings: z.array(
    z.object({
      id,
      title: z.string(),
      group: z.string(),
      /** What it takes: a field's kind and bounds. */
      spec: made,
      fallback: made,
    }),
  ),
  /** Whom the numbers can be shown of: ready patterns by the wish that names them, of the ruleset or of a further kind. */
  samples: z.array(z.object({ kind: id.optional(), title: z.string(), wish: z.string(), ready: z.array(z.string()) })),
})
export type CampaignDocument = z.infer<typeof campaignDocument>

/** Somebody whose sheet is worked out twice: as printed, and by what is chosen. */
export const previewOf = z.strictObject({
  ...chosen,
  character: plain.optional(),
  kind: id.optional(),
  wishes: z.record(z.string(), plain).default({}),
})
const sheetValue = z.union([z.number(), z.string(), z.null()])
export const previewDocument = z.object({
  numbers: z.array(
    z.object({
      name: z.string(),
      printed: sheetValue,
      chosen: sheetValue,
      /** Reasons of the engine, of those that differ. */
      printedWhy: made.optional(),
      chosenWhy: made.optional(),
    }),
  ),
})

export const newTable = z.strictObject({
  system: id,
  title: name,
  /** What the game master is called. */
  name: name.default('Game master'),
  ...chosen,
  /** Begins with this fight. */
  demo: id.optional(),
})
export const madeTable = z.object({ table: id, title: z.string(), link: z.string() })
export type MadeTable = z.infer<typeof madeTable>

export const newSeat = z.strictObject({
  name,
  role: z.enum(['gm', 'player', 'spectator']),
  actors: z.array(id).max(LIMITS.actors).default([]),
})
export const seatLink = z.object({
  seat: id,
  name: z.string(),
  role: z.enum(['gm', 'player', 'spectator']),
  link: z.string(),
  /** The same by further addresses of the server's machine, where it has several in its network. */
  others: z.array(z.string()),
  /** Who can open it: others as well, or nobody else because the server listens to nobody else or has no network. */
  reach: z.enum(['network', 'this-machine', 'no-network']),
})
export type SeatLink = z.infer<typeof seatLink>

export const join = z.strictObject({ secret: key.min(20).max(100) })
export const joined = z.object({
  table: id,
  title: z.string(),
  system: id,
  seat: id,
  name: z.string(),
  role: z.string(),
})

/** The seats that the asking browser still has at a table: every link that was opened in it gave one. */
export const yourSeats = z.object({ seats: z.array(id) })

/** A campaign to be kept elsewhere: all that happened, but for what is somebody else's alone. */
export const tableExport = z.object({
  table: id,
  /** In their order; null stands for one that cannot be read. */
  facts: z.array(made),
  /** Why, where there are such facts. */
  unreadable: z.array(z.object({ version: z.int(), reason: z.string() })).optional(),
})

/** Why a table cannot be opened, for its game master. */
export const troubleDocument = z.object({
  /** The first fact that is in the way, and how many there are. */
  version: z.int(),
  of: z.int(),
  why: z.enum(['newer', 'damaged', 'rules', 'system']),
  /** For whoever wants to look into it. */
  reason: z.string(),
  /** There is a moment to go back to, with everything before that fact; and when that was. */
  back: z.boolean(),
  last: z.int().nullable(),
})
/** What stands in the way of a table; nothing does if it opens, and why is the game master's to know. */
export const troubleAnswer = z.object({
  opens: z.boolean(),
  title: z.string(),
  role: z.enum(['gm', 'player', 'spectator']),
  trouble: troubleDocument.nullable(),
})

export const makeCharacters = z.strictObject({
  system: id,
  /** Of a further kind, which a package brings; the ruleset's own, unless it is said. */
  kind: id.optional(),
  wishes: z.record(z.string(), plain).default({}),
  ...chosen,
  seed: seed.optional(),
  count: z.int().min(1).max(1000).default(1),
})
export const madeCharacters = z.object({ seed: z.string(), characters: z.array(made) })
export const characterDocument = z.strictObject({ system: id, character: plain })
export const problemsDocument = z.object({
  problems: z.array(
    z.object({
      rule: z.string(),
      where: z.string(),
      message: z.string(),
      severity: z.enum(['warning', 'allowed']).exactOptional(),
    }),
  ),
})
export const printed = z.object({ format: id, text: z.string() })

export const newSimulation = z.strictObject({
  system: id,
  encounter: plain,
  runs: z.int().min(1).max(1_000_000),
  seed: seed.optional(),
})
export const simulationDocument = z.object({
  id,
  system: id,
  seed: z.string(),
  runs: z.int(),
  fought: z.int(),
  state: z.enum(['waiting', 'running', 'done', 'stopped', 'failed']),
  error: z.string().optional(),
  statistics: made.optional(),
})

const path = z.array(z.union([z.string(), z.int()]))

/** One fight of a simulation, to be shown step by step: what is seen of it at first, and what each step changes. */
export const replayDocument = z.object({
  system: id,
  seed: z.string(),
  run: z.int(),
  /** Of the scene whose screens show it. */
  kind: id,
  chosen: z.object({ options: z.array(z.string()), settings: z.record(z.string(), made) }),
  actors: z.array(z.string()),
  start: made,
  steps: z.array(
    z.object({
      /** As a line of the log has it. */
      entry: made,
      changes: z.array(z.union([z.object({ at: path, to: made }), z.object({ at: path })])),
      /** The turn that begins with it. */
      turn: z.int().optional(),
    }),
  ),
  /** There were more steps than are told. */
  cut: z.boolean(),
  end: z.object({
    winner: z.string().nullable(),
    how: z.string(),
    rounds: z.int(),
    sides: z.array(made),
  }),
})

/** Every refusal over HTTP. */
export const problem = z.object({ code: z.string(), message: z.string() })
