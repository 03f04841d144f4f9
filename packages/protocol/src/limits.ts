/** Limits on whatever comes from outside. Generous to people, hard on everything else. */
export const LIMITS = {
  /** Of one message over the socket, in bytes. */
  message: 64 * 1024,
  /** Of a text that somebody types. */
  text: 2000,
  name: 100,
  /** Of the notes of a seat. */
  note: 20_000,
  /** Of an id or key. */
  id: 200,
  /** Parts of a path into a state. */
  path: 12,
  faces: 10_000,
  /** Choices made beforehand with one answer: a round of G&G of six acts has up to eighteen. */
  planned: 24,
  actors: 200,
  /** Of a document over HTTP, in bytes: a character, an encounter. */
  document: 1024 * 1024,
  /** Of plain data: far more than any document of ours has, and far less than a stack holds. */
  values: 100_000,
  depth: 64,
  /** Steps of one fight that is shown again; what comes after them is left out. */
  steps: 20_000,
  /** Of all those steps together, in bytes. */
  replay: 16 * 1024 * 1024,
} as const

/** What this program speaks. A client of another version is told to load the page again. */
export const PROTOCOL = 1
