export { backupEmbedded, restoreEmbedded } from './embedded/backup.ts'
export { type EmbeddedOptions, openEmbedded } from './embedded/open.ts'
export { LIMITS } from './limits.ts'
export type {
  Appended,
  Command,
  NewDocument,
  NewTable,
  Seat,
  Snapshot,
  Store,
  StoredDocument,
  StoredFact,
  StoredTable,
  StoreStatistics,
} from './store.ts'
export { type StoreCode, StoreError } from './store-error.ts'
