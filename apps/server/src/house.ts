/** What every part of the server shares. A part is a plug-in: it adds its routes, and takes what it needs from here. */
import type { FastifyBaseLogger } from 'fastify'
import type { App } from './app.ts'
import type { Metrics } from './metrics.ts'
import type { Limits, Readers } from './options.ts'
import type { Makers } from './security/making.ts'
import type { BackRoom } from './work/back-room.ts'

/** Settles if all is well; throws, and the log says what, if not. */
export type Check = () => void | Promise<void>

export interface House {
  /** Whom it listens to: an address of this machine alone, or of a network. */
  readonly host: string
  readonly makers: Makers
  readonly readers: Readers
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** Whoever holds something that can break adds a check of it, by name. */
  readonly checks: Map<string, Check>
  /** Where everything is done that may take more than a few milliseconds. */
  readonly backRoom: BackRoom
  readonly limits: Limits
  /** Heaps of threads that parts have started, in bytes: each is asked whenever somebody wants to know. */
  readonly heaps: (() => number)[]
}

export type Part = (app: App, house: House) => void | Promise<void>
