/**
 * The server's documents, by the contract of `@umpire/protocol`. Whatever goes wrong is one kind of error: a code for
 * the page, a sentence for people. The contract is taken as types only: the server checks what it sends and takes, and
 * the schemas would be a tenth of the first load.
 */
import type { Chosen, EncounterEnd, EntryView, Json, Reason } from '@umpire/engine'
import type {
  CampaignDocument,
  Change,
  calculated,
  joined,
  MadeTable,
  ReadyFights,
  RulePage,
  RuleSummary,
  SystemDocument,
  simulationDocument,
} from '@umpire/protocol'
import { placed } from '../browser/base-path.ts'
import { words } from '../text/words.ts'
import { placedSentence, type Refusal, refusalIn } from './refusal.ts'
import { keepServerKey, keyFromPerson, serverKey } from './server-key.ts'

/** What a schema gives. */
type Given<S> = S extends { readonly _zod: { readonly output: infer Output } } ? Output : never

export type Calculated = Given<typeof calculated>
export type SimulationDocument = Given<typeof simulationDocument>
/** What `calculate` and `newSimulation` of the contract take; theirs are lists and objects that may be changed. */
export interface Question {
  readonly given: { readonly [name: string]: Json }
  readonly options: readonly string[]
  readonly seed?: string | undefined
}
/** What `newTable` of the contract takes. */
export interface WantedTable extends Partial<Chosen> {
  readonly system: string
  readonly title: string
  readonly name?: string
  readonly demo?: string
}
export interface PreviewAsked extends Chosen {
  readonly character?: Json | undefined
  readonly kind?: string | undefined
  readonly wishes?: { readonly [name: string]: Json } | undefined
}
/** Somebody to be made, of a kind that a package brings where one is said. */
export interface Making {
  readonly system: string
  readonly kind?: string
  readonly wishes: { readonly [name: string]: Json }
}
/** What a choice changes on a sheet: `previewDocument` of the contract, with what its plain data is. */
export interface Preview {
  readonly numbers: readonly {
    readonly name: string
    readonly printed: number | string | null
    readonly chosen: number | string | null
    readonly printedWhy?: readonly Reason[]
    readonly chosenWhy?: readonly Reason[]
  }[]
}
export interface Battle {
  readonly system: string
  /** As plain data, or a text in YAML. */
  readonly encounter: Json
  readonly runs: number
  readonly seed?: string | undefined
}
/** One fight of a simulation, step by step: `replayDocument` of the contract, with what its plain data is. */
export interface Replay {
  readonly system: string
  readonly seed: string
  readonly run: number
  readonly kind: string
  readonly chosen: Chosen
  readonly actors: readonly string[]
  readonly start: Json
  readonly steps: readonly {
    readonly entry: EntryView
    readonly changes: readonly Change[]
    readonly turn?: number
  }[]
  readonly cut: boolean
  readonly end: EncounterEnd
}
/** Ids of the rules that a rule calls, and of those that call it. */
export interface RuleUses {
  readonly uses: readonly string[]
  readonly usedBy: readonly string[]
}
export type Joined = Given<typeof joined>

/**
 * `offline` and `unreadable` are the page's own codes; all others are the server's. The message is a sentence for people;
 * what the server said, word for word, is among the requests in the browser's developer tools.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly refusal: Refusal
  constructor(code: string, message: string) {
    const refusal = refusalIn(message)
    super(placedSentence(refusal))
    this.code = code
    this.refusal = refusal
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
export const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined)

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

async function fetched(path: string, { method = 'GET', body, signal }: Asked, key: string | null): Promise<Response> {
  try {
    return await fetch(placed(path), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && method !== 'GET' && { 'umpire-key': encodeURIComponent(key) }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError('offline', words.errors.offline)
  }
}

/** The refusal that the server sent, or what its status says. */
function refusalOf(status: number, text: string): ApiError {
  try {
    const { code, message }: { readonly code?: unknown; readonly message?: unknown } = JSON.parse(text) ?? {}
    if (typeof code === 'string' && typeof message === 'string') return new ApiError(code, message)
  } catch {
    // No document of ours: whatever stands between us and the server sent it.
  }
  return new ApiError(`http-${status}`, words.errors.status(status))
}

async function askWith<T>(key: string | null, path: string, asked: Asked): Promise<T> {
  const response = await fetched(path, asked, key)
  const text = await response.text()
  if (!response.ok) throw refusalOf(response.status, text)
  try {
    return JSON.parse(text === '' ? 'null' : text)
  } catch {
    throw new ApiError('unreadable', words.errors.unreadable)
  }
}

/** Asks the server for a document; where that takes its key, the person is asked for it. @throws ApiError */
export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  let key = serverKey()
  for (;;) {
    try {
      const answer = await askWith<T>(key, path, asked)
      if (key !== null && key !== serverKey()) keepServerKey(key)
      return answer
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'key') throw error
      key = await keyFromPerson(error.message)
      if (key === null) throw error
    }
  }
}

const part = (id: string): string => encodeURIComponent(id)

export const api = {
  systems: (signal?: AbortSignal) => ask<readonly SystemDocument[]>('/api/systems', { signal }),
  campaign: (system: string, signal?: AbortSignal) =>
    ask<CampaignDocument>(`/api/systems/${part(system)}/campaign`, { signal }),
  fights: (system: string, signal?: AbortSignal) => ask<ReadyFights>(`/api/systems/${part(system)}/fights`, { signal }),
  preview: (system: string, body: PreviewAsked, signal?: AbortSignal) =>
    ask<Preview>(`/api/systems/${part(system)}/preview`, { method: 'POST', body, signal }),
  makeCharacter: async (body: Making, signal?: AbortSignal): Promise<Json> => {
    const { characters } = await ask<{ readonly characters: readonly Json[] }>('/api/characters/new', {
      method: 'POST',
      body,
      signal,
    })
    return characters[0] ?? null
  },
  rules: (signal?: AbortSignal) => ask<readonly RuleSummary[]>('/api/rules', { signal }),
  rule: (id: string, signal?: AbortSignal) => ask<RulePage>(`/api/rules/${part(id)}`, { signal }),
  uses: (id: string, signal?: AbortSignal) => ask<RuleUses>(`/api/rules/${part(id)}/uses`, { signal }),
  answer: (id: string, body: Question, signal?: AbortSignal) =>
    ask<Calculated>(`/api/rules/${part(id)}/answer`, { method: 'POST', body, signal }),
  newTable: (body: WantedTable) => ask<MadeTable>('/api/tables', { method: 'POST', body }),
  join: (secret: string) => ask<Joined>('/api/join', { method: 'POST', body: { secret } }),
  newSimulation: (body: Battle) => ask<SimulationDocument>('/api/simulations', { method: 'POST', body }),
  simulation: (id: string, signal?: AbortSignal) => ask<SimulationDocument>(`/api/simulations/${part(id)}`, { signal }),
  replay: (id: string, run: string, signal?: AbortSignal) =>
    ask<Replay>(`/api/simulations/${part(id)}/fights/${part(run)}`, { signal }),
  stopSimulation: (id: string) => ask<unknown>(`/api/simulations/${part(id)}`, { method: 'DELETE' }),
} as const
