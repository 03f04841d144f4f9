/**
 * Which thread leads which table: exactly one, from when somebody comes until everybody has been gone for a while. A
 * thread that died is replaced: its tables are opened again, from what is stored, when their people come back.
 */
import type { RefusalView } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { hearing } from '../operations/amiss.ts'
import type { Limits } from '../options.ts'
import { Refused } from '../refused.ts'
import type { Amiss, Arrival, AskName, Given, Gives } from '../rooms/wire.ts'
import { Deaths } from './deaths.ts'
import { type Browser, type Death, type Seat, TableThread } from './table-thread.ts'

const SECOND = 1000
/** A thread that takes more of a processor than this plays something big. */
const BUSY = 0.5
const NOBODY_THERE: RefusalView = { code: 'closed', message: 'the table was put away: try again' }

/** A table that is led. */
interface Led {
  readonly thread: TableThread
  /** Browsers that sit there, and questions under way. */
  users: number
  idleSince: number
  closing?: Promise<void>
}

export interface LeadersOptions {
  readonly store: Store
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** What the threads run. */
  readonly module: URL
}

export class Leaders {
  readonly #options: LeadersOptions
  readonly #threads = new Map<number, TableThread>()
  readonly #led = new Map<string, Led>()
  readonly #deaths = new Deaths()
  readonly #died: (why: Death) => void
  readonly #amiss: (amiss: Amiss) => void
  readonly #timers: readonly NodeJS.Timeout[]
  #started = 0
  /** What a thread that died still had to store is stored when this settles, or never will be. */
  #settling: Promise<void> | undefined
  #closed = false

  constructor(options: LeadersOptions) {
    this.#options = options
    const { limits, metrics } = options
    const each = (measure: (thread: TableThread) => number) => () =>
      Array.from(this.#threads, ([thread, one]) => [{ thread }, measure(one)] as const)
    metrics.gauge('umpire_tables_open', 'Tables in memory.', () => this.#led.size)
    metrics.gauge('umpire_tables_resting', 'Tables that stay closed because threads died of them.', () =>
      this.#resting(),
    )
    metrics.gauge(
      'umpire_table_thread_cpu_seconds',
      'Processor time of each thread that leads tables.',
      each(({ signs }) => signs.cpu),
    )
    metrics.gauge(
      'umpire_table_thread_heap_bytes',
      'Memory of its own of each thread that leads tables.',
      each(({ signs }) => signs.heap),
    )
    metrics.gauge(
      'umpire_table_thread_delay_seconds',
      'How late the event loop of each thread that leads tables was at most in its last second.',
      each(({ signs }) => signs.delay),
    )
    const deaths = metrics.counter('umpire_table_thread_deaths_total', 'Threads that died while leading tables.')
    this.#died = why => deaths.add({ why })
    this.#amiss = hearing(options.log, metrics)
    this.#timers = [
      setInterval(() => this.#sweep(Date.now()), limits.idleMs / 4),
      setInterval(() => {
        for (const thread of this.#threads.values()) thread.watch(limits.stuckMs / SECOND)
      }, SECOND),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Of all its threads, in bytes. */
  get heap(): number {
    return [...this.#threads.values()].reduce((sum, { signs }) => sum + signs.heap, 0)
  }
  async ask<N extends AskName>(name: N, table: string, given: Given[N]): Promise<Gives[N]> {
    const led = await this.#lead(table)
    try {
      return await led.thread.ask(name, table, given)
    } finally {
      this.#done(led)
    }
  }
  /** A browser sits down; what it is sent comes by `browser`. */
  async sit(at: Arrival, browser: Browser): Promise<Seat> {
    const led = await this.#lead(at.table)
    const seat = led.thread.sit(at, browser)
    let sits = true
    const leave = (): void => {
      if (!sits) return
      sits = false
      seat.leave()
      this.#done(led)
    }
    return { say: seat.say, leave }
  }
  /** Puts a table away that is to be deleted, and lets nobody in until that is done. */
  async remove(table: string, refusal: RefusalView, deleted: () => Promise<void>): Promise<void> {
    const led = await this.#lead(table)
    try {
      await this.#putAway(table, led, refusal, deleted)
    } finally {
      this.#done(led)
    }
  }
  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearInterval(timer)
    const { shutdownMs } = this.#options.limits
    await Promise.all(Array.from(this.#threads.values(), thread => thread.end(shutdownMs)))
    this.#led.clear()
  }

  /** With one more user, counted before anybody else may put it away. */
  async #lead(table: string): Promise<Led> {
    for (;;) {
      if (this.#closed) throw new Refused(503, 'closed', 'the server is closing')
      const led = this.#led.get(table)
      if (led !== undefined && led.closing === undefined) {
        led.users++
        return led
      }
      const waits = led?.closing ?? this.#settling
      if (waits === undefined) break
      await waits.catch(() => undefined)
    }
    const until = this.#deaths.restsUntil(table, Date.now())
    if (until !== null) throw new Refused(503, 'closed', restMessage(until))
    const thread = this.#leastLoaded()
    thread.tables.add(table)
    const led: Led = { thread, users: 1, idleSince: Date.now() }
    this.#led.set(table, led)
    return led
  }
  /**
   * The thread with the fewest tables, but none that is busy if another is not; a new one rather than one that has any, as
   * long as there may be more.
   */
  #leastLoaded(): TableThread {
    const isBusy = ({ load }: TableThread): number => (load > BUSY ? 1 : 0)
    const [least] = [...this.#threads.values()].toSorted(
      (a, b) => isBusy(a) - isBusy(b) || a.tables.size - b.tables.size,
    )
    const more = this.#threads.size < this.#options.limits.tableThreads
    return least === undefined || (more && least.tables.size > 0) ? this.#start() : least
  }
  #start(): TableThread {
    const { store, module, limits, log } = this.#options
    const number = ++this.#started
    const thread = new TableThread({
      store,
      module,
      megabytes: limits.tableMegabytes,
      failed: (error, told) => log.error({ err: error, thread: number, number: told }, 'a table failed'),
      amiss: this.#amiss,
      died: why => this.#replace(number, thread, why),
    })
    this.#threads.set(number, thread)
    return thread
  }
  /** Its tables are nobody's, and whoever comes back finds another thread. */
  #replace(number: number, thread: TableThread, why: Death): void {
    const { log, store } = this.#options
    this.#threads.delete(number)
    this.#died(why)
    const now = Date.now()
    const last = [...thread.tables].find(table => thread.signs.workedOn(table))
    for (const table of thread.tables) this.#led.delete(table)
    log.error({ thread: number, why, table: last, tables: thread.tables.size }, 'a thread of the tables died')
    if (last !== undefined && this.#deaths.add(last, now)) {
      log.error({ table: last, until: this.#deaths.restsUntil(last, now) }, 'a table of which threads die stays closed')
    }
    // Whatever it had handed to the store comes before this.
    const settling = store.check().catch(() => undefined)
    this.#settling = settling
    void settling.then(() => {
      if (this.#settling === settling) this.#settling = undefined
    })
  }

  #done(led: Led): void {
    led.users--
    led.idleSince = Date.now()
  }
  #sweep(now: number): void {
    for (const [table, led] of this.#led) {
      const isIdle = led.users === 0 && led.closing === undefined && now - led.idleSince >= this.#options.limits.idleMs
      if (isIdle) void this.#putAway(table, led, NOBODY_THERE)
    }
  }
  #putAway(table: string, led: Led, refusal: RefusalView, then?: () => Promise<void>): Promise<void> {
    const close = async (): Promise<void> => {
      try {
        // If its thread dies meanwhile, it is away as well.
        await led.thread.ask('close', table, refusal).catch(() => undefined)
        await then?.()
      } finally {
        led.thread.tables.delete(table)
        if (this.#led.get(table) === led) this.#led.delete(table)
      }
    }
    led.closing = close()
    return led.closing
  }
  #resting(): number {
    return this.#deaths.resting(Date.now()).length
  }
}

const restMessage = (until: number): string =>
  `this table crashed several times and stays closed until ${new Date(until).toISOString().slice(11, 16)} UTC; all of it is stored`
