/**
 * Signs of life of a thread that leads tables, in memory that the main thread reads at any time: also while the thread
 * is busy, and after it has died.
 */
import { memoryUsage, threadCpuUsage } from 'node:process'

/** Whole numbers: how often the heart beat, and the mark of the table that was worked on last. */
const BEATS = 0
const TABLE = 1
const WHOLE = 2
/** Measures. */
const CPU = 0
const HEAP = 1
const DELAY = 2
const MEASURES = 3

const bytesOf = (numbers: number, each: number): number => numbers * each
const MEASURES_AT = bytesOf(WHOLE, Int32Array.BYTES_PER_ELEMENT)
const MICROSECONDS = 1e6

/** A number that hardly any other table has. */
function markOf(table: string): number {
  let mark = 0
  for (let index = 0; index < table.length; index++) mark = (Math.imul(mark, 31) + table.charCodeAt(index)) | 0
  return mark
}

export class Signs {
  readonly buffer: SharedArrayBuffer
  readonly #whole: Int32Array<SharedArrayBuffer>
  readonly #measures: Float64Array<SharedArrayBuffer>

  constructor(buffer = new SharedArrayBuffer(MEASURES_AT + bytesOf(MEASURES, Float64Array.BYTES_PER_ELEMENT))) {
    this.buffer = buffer
    this.#whole = new Int32Array(buffer, 0, WHOLE)
    this.#measures = new Float64Array(buffer, MEASURES_AT, MEASURES)
  }

  get beats(): number {
    return Atomics.load(this.#whole, BEATS)
  }
  /** Processor time so far, in seconds. */
  get cpu(): number {
    return this.#measures[CPU] ?? 0
  }
  get heap(): number {
    return this.#measures[HEAP] ?? 0
  }
  /** How late its event loop was at most between the last two beats, in seconds. */
  get delay(): number {
    return this.#measures[DELAY] ?? 0
  }
  beat(delay: number): void {
    const { user, system } = threadCpuUsage()
    this.#measures[CPU] = (user + system) / MICROSECONDS
    this.#measures[HEAP] = memoryUsage().heapUsed
    this.#measures[DELAY] = delay
    Atomics.add(this.#whole, BEATS, 1)
  }
  /** From now on this table is worked on. */
  worksOn(table: string): void {
    Atomics.store(this.#whole, TABLE, markOf(table))
  }
  /** Whether this table was worked on last. */
  workedOn(table: string): boolean {
    return Atomics.load(this.#whole, TABLE) === markOf(table)
  }
}
