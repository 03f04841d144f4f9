import { MOST_BYTES } from './files.ts'
import { readAll } from './read-all.ts'

const STANDARD_INPUT = 0

export const readStandardInput = (): string => readAll(STANDARD_INPUT, MOST_BYTES, 'standard input')
