/** Why a table could not be opened as it is stored, and what was found amiss with one that could. */
import { Refused } from '@umpire/table'

export interface Trouble {
  /** The first fact that cannot be read, or cannot be followed. */
  readonly version: number
  /** How many facts there are. */
  readonly of: number
  /** When the last one happened that is in order, in milliseconds since 1970; null if there is none. */
  readonly last: number | null
  /**
   * `newer`: another program wrote it. `damaged`: it is not what was stored, or is missing. `rules`: it can be read, and the
   * rules of this program cannot follow it. `system`: its ruleset is not there.
   */
  readonly why: 'newer' | 'damaged' | 'rules' | 'system'
  readonly reason: string
}

const SAID: { readonly [why in Trouble['why']]: string } = {
  newer: 'was written by a newer Umpire',
  damaged: 'is damaged or missing',
  rules: "cannot be followed by this Umpire's rules",
  system: 'needs a ruleset that this Umpire does not have',
}

/** In one line, for those who run the server. */
export const troubleLine = ({ version, of, why, reason }: Trouble): string =>
  `fact ${version} of ${of} ${SAID[why]}: ${reason}`

/** What everybody reads at that table; why, only the game master and the log. */
const REFUSAL = 'this table cannot be opened at the moment; what can be read of it is safe, and the GM can see why'

export class CannotOpen extends Refused {
  readonly table: string
  readonly trouble: Trouble

  constructor(table: string, trouble: Trouble) {
    super('cannot-open', REFUSAL)
    this.table = table
    this.trouble = trouble
  }
  /** For the log. */
  get line(): string {
    return `table ${this.table} cannot be opened: ${troubleLine(this.trouble)}`
  }
}

/**
 * Something about a snapshot: the table is led all the same. `unreadable` and `beyond` (it is of a version that the facts
 * do not reach) were set aside, as was one that is `wrong`: with it the table could not be opened, and without it, it
 * could. One that was `not-written` could not have been read back.
 */
export class SnapshotFault extends Error {
  override readonly name = 'SnapshotFault'
  readonly what: 'unreadable' | 'beyond' | 'wrong' | 'not-written'
  readonly version: number
  readonly reason: string

  constructor(what: SnapshotFault['what'], table: string, version: number, reason: string) {
    const became = what === 'not-written' ? 'was not written' : 'was set aside'
    super(`table ${table}: the snapshot at ${version} ${became}: ${reason}`)
    this.what = what
    this.version = version
    this.reason = reason
  }
}

/** Hears of what somebody should know who runs the server. */
export type Heard = (fault: SnapshotFault) => void
