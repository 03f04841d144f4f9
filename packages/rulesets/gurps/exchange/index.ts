/** Exchange with other programs: GCS both ways, the GURPS Game Aid for Foundry VTT one way. */
export { toFoundry } from './foundry/write.ts'
export { isGcs } from './gcs/format.ts'
export { fromGcs } from './gcs/read/read.ts'
export { toGcs } from './gcs/write/write.ts'
