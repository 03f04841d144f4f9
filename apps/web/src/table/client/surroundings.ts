/** What of a WebSocket is used. */
export interface Line {
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface Hearing {
  readonly opened: () => void
  readonly heard: (text: string) => void
  readonly closed: (code: number) => void
}

/** What the client cannot do by itself: sockets, time and chance. */
export interface Surroundings {
  readonly open: (path: string, hearing: Hearing) => Line
  /** Calls back later; answers how to call it off. */
  readonly later: (milliseconds: number, act: () => void) => () => void
  /** From 0 to 1. */
  readonly chance: () => number
  /** A name for a command that nobody else uses. */
  readonly newId: () => string
}
