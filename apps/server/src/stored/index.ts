/** Tables as they are stored, for whoever looks after them without serving them: no web framework is loaded for it. */
export { checkTable, type TableFinding } from './check-table.ts'
export { mendTable } from './mend-table.ts'
