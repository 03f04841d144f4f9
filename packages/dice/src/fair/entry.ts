/** Entries of one log. */
export const MOST_ENTRIES = 1_000_000

/** The log begins: from here on the secret cannot change. */
export interface Opened {
  readonly type: 'opened'
  readonly version: 1
  readonly commitment: string
  readonly hash: string
}

/** A text from somebody at the table; every later die depends on it. */
export interface Entropy {
  readonly type: 'entropy'
  readonly n: number
  readonly from: string
  readonly text: string
  readonly hash: string
}

interface Throwing {
  /** Rolls are numbered from 1, and so are typed rolls. */
  readonly n: number
  /** The canonical text. */
  readonly notation: string
  /** Every face in the order drawn. */
  readonly faces: readonly number[]
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
export type DiceEntry = Opened | Entropy | RolledEntry | TypedEntry | Closed

/** What a player wrote down during play: the number of a roll and the hash of its entry. */
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
    case 'rolled':
    case 'typed':
      return [entry.type, `${entry.n}`, entry.notation, entry.faces.join(','), `${entry.total}`, entry.purpose]
    case 'closed':
      return ['closed', `${entry.rolled}`, `${entry.typed}`, entry.secret]
  }
}
