export { backupEmbedded, restoreEmbedded } from './embedded/backup/backup.ts'
export { examine } from './embedded/examine/examine.ts'
export { type LookedInto, lookInto } from './embedded/looked-into.ts'
export { type EmbeddedOptions, openEmbedded, openShared } from './embedded/open.ts'
export type { Finding, FindingKind } from './store/finding.ts'
export { LIMITS } from './store/limits.ts'
export { isSetAside, setAsideId } from './store/set-aside.ts'
export type {
  Appended,
  Command,
  NewDocument,
  NewTable,
  ReadableStore,
  Seat,
  SharedStore,
  Snapshot,
  Store,
  StoredDocument,
  StoredFact,
  StoredTable,
  StoreStatistics,
} from './store/store.ts'
export { SET_ASIDE } from './store/store.ts'
export { type StoreCode, StoreError } from './store/store-error.ts'
