/**
 * Why the store refused, as a code that a program can act on and one line that a person can.
 *
 *     throw new StoreError('conflict', 'table "a": expected version 3, it is at 5', { version: 5 })
 *
 * | code       | what happened                                                            | what helps            |
 * |------------|--------------------------------------------------------------------------|-----------------------|
 * | `conflict` | it is not in the state that the caller expected; `version` tells where   | read again            |
 * | `unknown`  | there is no such table                                                   |                       |
 * | `full`     | the disk or the allowed size is used up                                  | make room, try again  |
 * | `locked`   | another process holds the data                                           | stop it, try again    |
 * | `newer`    | a newer Umpire wrote the data                                            | use that one          |
 * | `corrupt`  | it is no data of ours, or damaged                                        | restore a backup      |
 * | `closed`   | the store was closed                                                     |                       |
 * | `io`       | anything else that reading or writing ran into                           | see the cause         |
 *
 * Nothing of a refused write was stored. Values that can never be stored are refused as `BadInput` of the engine.
 */
export type StoreCode = 'conflict' | 'unknown' | 'full' | 'locked' | 'newer' | 'corrupt' | 'closed' | 'io'

export class StoreError extends Error {
  readonly code: StoreCode
  /** For a `conflict`: the version that it is really at, if it has one. */
  readonly version: number | null

  constructor(code: StoreCode, message: string, about: { version?: number | null; cause?: unknown } = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause })
    this.name = 'StoreError'
    this.code = code
    this.version = about.version ?? null
  }
}
