/** How a server is started. Everything has a default: with none of it said, it serves this machine alone. */
import { availableParallelism } from 'node:os'
import type { DestinationStream, LevelWithSilent } from 'pino'
import type { Check, Part } from './house.ts'

/** What one address may ask for, and how much is done at a time. */
export interface Limits {
  /** Requests of one address in a minute. */
  readonly requests: number
  /** Of those that are worked out in the back room: a rule, a character checked. */
  readonly costly: number
  /** Of those that keep a processor busy: characters by the hundred, simulations. */
  readonly heavy: number
  /** Sockets of one address at a time: a convention may sit behind one. */
  readonly sockets: number
  /** Messages of one socket in a second, in the long run. */
  readonly messages: number
  /** Work of one seat in a second, in the long run: milliseconds of a processor. */
  readonly seatMs: number
  /** Work of all seats of one address. */
  readonly addressMs: number
  /** Threads that lead tables; each starts when there is a table for it. */
  readonly tableThreads: number
  /** The heap of one of them, in megabytes. */
  readonly tableMegabytes: number
  /** A thread that shows no sign of life for so long is ended, and its tables are opened again. */
  readonly stuckMs: number
  /** How long a table without anybody stays in memory, in milliseconds. */
  readonly idleMs: number
  /** Threads of the back room. */
  readonly threads: number
  /** How long one piece of work may take there, in milliseconds. */
  readonly workMs: number
  /** One of each address: they share the threads, so that a long one keeps nobody waiting. */
  readonly simulationsAtOnce: number
  /** How long one simulation may take, in milliseconds: then it is stopped and tells what it has. */
  readonly simulationMs: number
  /** How long a shutdown waits for what is under way, in milliseconds. */
  readonly shutdownMs: number
}

/** One processor stays with the tables and the main thread. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

export const LIMITS_BY_DEFAULT: Limits = {
  requests: 1200,
  costly: 600,
  heavy: 60,
  sockets: 500,
  messages: 40,
  seatMs: 250,
  addressMs: 1500,
  tableThreads: Math.max(1, Math.min(4, availableParallelism())),
  tableMegabytes: 1024,
  stuckMs: 30_000,
  idleMs: 60_000,
  threads: THREADS,
  workMs: 15_000,
  simulationsAtOnce: 8,
  simulationMs: 15 * 60_000,
  shutdownMs: 10_000,
}

/** Who may make tables, start simulations and have characters made by the hundred. */
export type WhoMakes = 'everyone' | 'local' | 'key' | 'nobody'
/** Who may read how the server is doing. */
export type Readers = 'local' | 'everyone' | 'nobody'

export interface ServerOptions {
  /** Nothing is open to the network unless this says so. */
  readonly host?: string
  /** 0 takes any that is free. */
  readonly port?: number
  readonly logLevel?: LevelWithSilent
  /** Standard error if left out. */
  readonly logTo?: DestinationStream
  /** The folder of the built page; none if only the documents and tables are served. */
  readonly pages?: string | null
  /** The names people reach it by, such as `umpire.example`, beside its addresses and this machine's own names. */
  readonly names?: readonly string[]
  /** Addresses of proxies that may say for whom they ask, and under which name. */
  readonly proxies?: readonly string[]
  /** The path below which everything is, such as `/umpire`. */
  readonly basePath?: string
  /**
   * Who may make tables and start simulations. Left out: whoever has the key, if there is one; if not, this machine
   * alone where others can come by, and everyone where nobody else can.
   */
  readonly makers?: WhoMakes | undefined
  readonly key?: string | undefined
  /** Who may read health and metrics; this machine alone if left out. */
  readonly readers?: Readers
  readonly checks?: { readonly [name: string]: Check }
  /** Further parts, such as the tables. */
  readonly parts?: readonly Part[]
  readonly limits?: Partial<Limits>
}
