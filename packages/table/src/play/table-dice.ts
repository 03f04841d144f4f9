/** The dice of a table while one command is carried out: thrown by the server, kept from before an undo, or typed in. */
import { type Dice, digest, FairDice, secretPurpose } from '@umpire/dice'
import { type About, mentions, type RollQuestion, type Scene, type Unseen, unseenBy } from '@umpire/engine'
import type { KeptRoll, TableData } from '../state/data.ts'
import type { FactOf } from '../state/facts.ts'
import { Refused } from './refused.ts'

type LogEntry = FactOf<'advanced'>['values']['dice'][number]

/** All that the log says of a secret roll's purpose: everybody reads it once it is closed. */
const SECRET = 'secret'

const SALT_DIGITS = 24
const SALT = / #[\da-f]{24}$/

/** What a roll was for, without the salt of secret ones. */
export const unsalted = (purpose: string): string => purpose.replace(SALT, '')

/** Its page sits down anew, and gives the command again. */
export const unfit = (): Refused => new Refused('number', 'the number of this page does not fit: load the page again')

export class TableDice {
  readonly #fair: FairDice
  /** The number that came with the command: it goes into the log before the first roll. */
  #number: string | undefined
  readonly #typed: boolean
  /** Those that are still to fall as they did. */
  kept: readonly KeptRoll[]
  readonly used: KeptRoll[] = []
  /** New entries of the dice log. */
  readonly log: LogEntry[] = []

  readonly #members: TableData['members']
  readonly #scene: Pick<Scene, 'unseen'> | undefined

  /** For what is thrown in a scene, or beside it. */
  constructor({ fair, settings, kept, members }: TableData, scene?: Pick<Scene, 'unseen'>, number?: string) {
    this.#members = members
    this.#scene = scene
    this.#fair = FairDice.resume(fair)
    if (number !== undefined && this.#fair.version === 2) {
      if (!this.#fair.fits(number)) throw unfit()
      this.#number = number
    }
    this.#typed = settings.dice === 'typed'
    this.kept = kept
  }

  /** As the scene stands that waits for somebody. */
  get #unseen(): readonly Unseen[] {
    return this.#scene?.unseen ?? []
  }
  /** Nobody needs to be asked for that roll. */
  canThrow({ dice, about }: Pick<RollQuestion, 'dice' | 'about'>): boolean {
    return !this.#typed || this.#again(dice, this.#purposeOf(about, this.#unseen)) >= 0
  }
  #purposeOf(about: About, unseen: readonly Unseen[]): string {
    if (this.#isSecret(about, unseen)) return SECRET
    const { purpose, by } = about
    return by === undefined ? purpose : `${by}: ${purpose}`
  }
  /** Also of somebody whom not every seat perceives now: the log would tell all of them. */
  #isSecret({ purpose, by = '', secret = false }: About, unseen: readonly Unseen[]): boolean {
    return (
      secret ||
      (unseen.length > 0 &&
        Object.values(this.#members).some(member => mentions([by, purpose], unseenBy(unseen, member))))
    )
  }
  /** Where it stands among the kept ones that such a roll fell before. */
  #again(notation: string, purpose: string): number {
    return this.kept.findIndex(roll => roll.notation === notation && roll.purpose === purpose)
  }
  /** Faces for a roll of a procedure; none if people throw. */
  throws(dice: Dice, about: About, unseen: readonly Unseen[]): readonly number[] | undefined {
    const purpose = this.#purposeOf(about, unseen)
    const index = this.#again(dice.text, purpose)
    const again = this.kept[index]
    if (again === undefined)
      return this.#typed ? undefined : this.roll(dice, purpose, this.#isSecret(about, unseen)).faces
    this.kept = this.kept.toSpliced(index, 1)
    this.used.push(again)
    return again.faces
  }
  /** Rolls by the server, whatever the table's settings say. */
  roll(
    notation: string | Dice,
    purpose: string,
    secret: boolean,
    packs = false,
  ): { readonly faces: readonly number[]; readonly total: number } {
    if (this.#number !== undefined) this.log.push(this.#fair.number(this.#number))
    this.#number = undefined
    const { entry, faces } = this.#fair.roll(notation, this.#logged(purpose, secret), packs)
    this.log.push(entry)
    return { faces, total: entry.total }
  }
  /** Notes dice that people threw by hand. */
  note(notation: string, faces: readonly number[], about: About): void {
    const unseen = this.#unseen
    const purpose = this.#logged(this.#purposeOf(about, unseen), this.#isSecret(about, unseen))
    this.log.push(this.#fair.recordTyped(notation, faces, purpose).entry)
  }

  /**
   * Everybody sees the hash of the log, and there are few ways for dice to fall: a secret roll is logged with a salt that
   * nobody can know before the log is closed, or trying them all would tell it.
   */
  #logged(purpose: string, secret: boolean): string {
    if (!secret) return purpose
    const { secret: key, hash } = this.#fair.state
    return secretPurpose(digest(`salt ${key} ${hash}`).slice(0, SALT_DIGITS))
  }
}
