/** Where a command reads and writes: the process, or a test. Answers go to `stdout`, everything else to `stderr`. */
interface Out {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

export interface Io {
  readonly stdout: Out
  readonly stderr: Out
  /** Reads all of standard input. */
  readonly readInput: () => string
  /** From now on the first Ctrl-C does not end the program, but is told by this signal; a second one ends it. */
  readonly interrupt: () => AbortSignal
}

/** A question that cannot be answered: one line, exit status 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** One line of JSON. */
export const writeJson = (io: Io, value: unknown): void => {
  io.stdout.write(`${JSON.stringify(value)}\n`)
}

/** The answer as one line of JSON or as text, whichever was asked for. */
export const writeAnswer = (
  io: Io,
  json: boolean | undefined,
  value: () => unknown,
  lines: () => readonly string[],
): void => (json ? writeJson(io, value()) : writeLines(io, lines()))

/** A text of several lines as it is; for somebody who looks, without what would command their terminal. */
export const writeText = (io: Io, text: string): void => {
  io.stdout.write(io.stdout.isTTY ? text.replace(/[^\P{Cc}\n\t]/gu, ' ') : text)
}

/** What somebody should know beside the answer. */
export const warn = (io: Io, lines: readonly string[]): void => {
  for (const line of lines) io.stderr.write(`${line}\n`)
}

export const writeLines = (io: Io, lines: readonly string[]): void => {
  io.stdout.write(lines.map(line => `${line}\n`).join(''))
}
