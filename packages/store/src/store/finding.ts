/** What is wrong with stored data, as plain data. `message` is one line that stands alone. */
export interface Finding {
  readonly kind: FindingKind
  /** The table's id, where it is about one. */
  readonly table: string | null
  /** The fact, the first of several, or the version of a snapshot. */
  readonly version: number | null
  readonly message: string
}

/**
 * | kind         | what was found                                                                   |
 * |--------------|----------------------------------------------------------------------------------|
 * | `unopenable` | the database is missing, too new, somebody else's, or too damaged to open        |
 * | `structure`  | pages or indexes of the database contradict each other                           |
 * | `lost`       | commits that were acknowledged are not there                                     |
 * | `missing`    | facts of a table are not there                                                   |
 * | `unreadable` | something is there, and the database cannot read it                              |
 * | `altered`    | a fact is not what was stored                                                    |
 * | `snapshot`   | a snapshot is damaged: no harm, as it is made again from the facts               |
 * | `row`        | a command, seat or document is damaged, or belongs to no table                   |
 * | `exposed`    | others on this machine may read the file                                         |
 */
export type FindingKind =
  | 'unopenable'
  | 'structure'
  | 'lost'
  | 'missing'
  | 'unreadable'
  | 'altered'
  | 'snapshot'
  | 'row'
  | 'exposed'

export const finding = (kind: FindingKind, message: string, table?: string, version?: number): Finding => ({
  kind,
  table: table ?? null,
  version: version ?? null,
  message: table === undefined ? message : `table "${table}": ${message}`,
})
