/** The dice of a table while one command is carried out: thrown by the server, kept from before an undo, or typed in. */
import { type Dice, digest, FairDice } from '@umpire/dice'
import type { About, RollQuestion } from '@umpire/engine'
import type { KeptRoll, TableData } from './data.ts'
import type { FactOf } from './facts.ts'

type LogEntry = FactOf<'advanced'>['values']['dice'][number]

/** All that the log says of a secret roll's purpose: everybody reads it once it is closed. */
const SECRET = 'secret'

function purposeOf({ purpose, by, secret = false }: About): string {
  if (secret) return SECRET
  return by === undefined ? purpose : `${by}: ${purpose}`
}

const SALT_DIGITS = 24
const SALT = / #[\da-f]{24}$/

/** What a roll was for, without the salt of secret ones. */
export const unsalted = (purpose: string): string => purpose.replace(SALT, '')

export class TableDice {
  readonly #fair: FairDice
  readonly #typed: boolean
  /** Those that are still to fall as they did. */
  kept: readonly KeptRoll[]
  readonly used: KeptRoll[] = []
  /** New entries of the dice log. */
  readonly log: LogEntry[] = []

  constructor({ fair, settings, kept }: TableData) {
    this.#fair = FairDice.resume(fair)
    this.#typed = settings.dice === 'typed'
    this.kept = kept
  }

  /** Nobody needs to be asked for that roll. */
  canThrow({ dice, about }: Pick<RollQuestion, 'dice' | 'about'>): boolean {
    return !this.#typed || this.#again(dice, purposeOf(about)) >= 0
  }
  /** Where it stands among the kept ones that such a roll fell before. */
  #again(notation: string, purpose: string): number {
    return this.kept.findIndex(roll => roll.notation === notation && roll.purpose === purpose)
  }
  /** Faces for a roll of a procedure; none if people throw. */
  throws(dice: Dice, about: About): readonly number[] | undefined {
    const purpose = purposeOf(about)
    const index = this.#again(dice.text, purpose)
    const again = this.kept[index]
    if (again === undefined) return this.#typed ? undefined : this.roll(dice, purpose, about.secret === true).faces
    this.kept = this.kept.toSpliced(index, 1)
    this.used.push(again)
    return again.faces
  }
  /** Rolls by the server, whatever the table's settings say. */
  roll(
    notation: string | Dice,
    purpose: string,
    secret: boolean,
  ): { readonly faces: readonly number[]; readonly total: number } {
    const { entry } = this.#fair.roll(notation, this.#logged(purpose, secret))
    this.log.push(entry)
    return entry
  }
  /** Notes dice that people threw by hand. */
  note(notation: string, faces: readonly number[], about: About): void {
    const purpose = this.#logged(purposeOf(about), about.secret === true)
    this.log.push(this.#fair.recordTyped(notation, faces, purpose).entry)
  }

  /**
   * Everybody sees the hash of the log, and there are few ways for dice to fall: a secret roll is logged with a salt that
   * nobody can know before the log is closed, or trying them all would tell it.
   */
  #logged(purpose: string, secret: boolean): string {
    if (!secret) return purpose
    const { secret: key, hash } = this.#fair.state
    return `${SECRET} #${digest(`salt ${key} ${hash}`).slice(0, SALT_DIGITS)}`
  }
}
