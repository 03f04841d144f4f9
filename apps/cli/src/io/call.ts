import type { Io } from './io.ts'

/** One call of a command. */
export interface Call {
  readonly io: Io
  /** What was written behind the name of the command. */
  readonly words: readonly string[]
  /** Whether the command only has to say what it takes. */
  readonly isHelp: boolean
  /** To be called where the answer is no. */
  readonly no: () => void
}
