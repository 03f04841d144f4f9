/** Entries of one log. */
export const MOST_ENTRIES = 1_000_000

/** Of a log: in version 1 people send texts, in version 2 pages give numbers. */
export type Version = 1 | 2

/** The log begins: from here on the secret cannot change. */
export interface Opened {
  readonly type: 'opened'
  readonly version: Version
  readonly commitment: string
  readonly hash: string
}

/** Version 1: a text from somebody at the table; every later die depends on it. */
export interface Entropy {
  readonly type: 'entropy'
  readonly n: number
  readonly from: string
  readonly text: string
  readonly hash: string
}

/** Version 2: a page sat down and committed to all the numbers it will give, by the last link of their chain. */
export interface PageEntry {
  readonly type: 'page'
  readonly n: number
  readonly from: string
  readonly anchor: string
  readonly hash: string
}

/** Version 2: the next number of a page. The rolls after it depend on it. */
export interface NumberEntry {
  readonly type: 'number'
  readonly n: number
  readonly page: number
  readonly value: string
  readonly hash: string
}

/** Every face in the order drawn; of many dice, in version 2, how many and their digest as one text (`packed.ts`). */
export type Faces = readonly number[] | string

interface Throwing {
  /** Rolls are numbered from 1, and so are typed rolls. */
  readonly n: number
  /** The canonical text. */
  readonly notation: string
  readonly faces: Faces
  readonly total: number
  readonly purpose: string
  readonly hash: string
}

/** Dice of the table. */
export interface RolledEntry extends Throwing {
  readonly type: 'rolled'
}

/** Dice that people rolled by hand and typed in: in the chain, but nothing can be proven of them. */
export interface TypedEntry extends Throwing {
  readonly type: 'typed'
}

/** The log ends, and the secret is told. */
export interface Closed {
  readonly type: 'closed'
  readonly rolled: number
  readonly typed: number
  readonly secret: string
  readonly hash: string
}

/** One entry of a dice log: plain data. */
export type DiceEntry = Opened | Entropy | PageEntry | NumberEntry | RolledEntry | TypedEntry | Closed

/** What was kept during play: how many rolls there were, and the hash of the last entry. */
export interface Receipt {
  readonly n: number
  readonly hash: string
}

/** All that is needed to go on with a log, as plain data. It holds the secret: nobody at the table may see it. */
export interface FairState {
  readonly secret: string
  /** The entropy so far, mixed. */
  readonly entropy: string
  /** The hash of the last entry. */
  readonly hash: string
  /** How many texts of entropy, rolls and typed rolls there were. */
  readonly texts: number
  readonly rolled: number
  readonly typed: number
  readonly closed: boolean
  /** Version 2 alone. */
  readonly pages?: PagesState
}

/** What a log of version 2 knows of the pages that sat down. */
export interface PagesState {
  /** How many there ever were. */
  readonly seated: number
  /** What the rolls depend on since the last number; nothing before the first. */
  readonly key: { readonly base: string; readonly value: string } | null
  /** How many open and secret rolls were made with that key. */
  readonly open: number
  readonly secret: number
  /** Those that may give numbers; who gave one last stands last. */
  readonly list: readonly PageState[]
}

export interface PageState {
  readonly n: number
  /** The last number it gave, at first its anchor. */
  readonly last: string
  /** All numbers mixed, as they were when it last said something. */
  readonly base: string
  /** How many pages had sat down then. */
  readonly seated: number
}

/** An entry that may not have its hash yet. */
type Hashless<E> = E extends DiceEntry ? Omit<E, 'hash'> : never
export type Content = Hashless<DiceEntry>

/** The fields of an entry in the order in which they are hashed. */
export function fieldsOf(entry: Content): readonly string[] {
  switch (entry.type) {
    case 'opened':
      return ['opened', `${entry.version}`, entry.commitment]
    case 'entropy':
      return ['entropy', `${entry.n}`, entry.from, entry.text]
    case 'page':
      return ['page', `${entry.n}`, entry.from, entry.anchor]
    case 'number':
      return ['number', `${entry.n}`, `${entry.page}`, entry.value]
    case 'rolled':
    case 'typed':
      return [entry.type, `${entry.n}`, entry.notation, facesText(entry.faces), `${entry.total}`, entry.purpose]
    case 'closed':
      return ['closed', `${entry.rolled}`, `${entry.typed}`, entry.secret]
  }
}

const facesText = (faces: Faces): string => (typeof faces === 'string' ? faces : faces.join(','))

/** All that a log says of what a secret roll was for: a salt, because there are few ways for dice to fall. */
export const secretPurpose = (salt: string): string => `secret #${salt}`
const SECRET_PURPOSE = /^secret #[\da-f]{24}$/

/** Secret rolls have a stream of their own: one more of them moves no open roll. */
export const isSecret = (purpose: string): boolean => SECRET_PURPOSE.test(purpose)
